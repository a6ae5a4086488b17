// The deck's third layer: what is done to views so often that it has a name.
//
// A target says where values go (`linear(from: 100, to: 10, in: 2).do(resize(circle))`); the
// static functions are whole animations (`.fadeIn(title)`).

/// A view's opacity, 0…1.
public func fade(_ view: View) -> EffectTarget<Double> { EffectTarget(view.property(.alpha)) }

/// A view's width and height, equal, in points; the centre stays.
public func resize(_ view: View) -> EffectTarget<Double> {
  EffectTarget(view.property(.size)) { Lanes($0[0], $0[0], 0, 0, 0, 0, 0, 0) }
}

/// A view's size in points; the centre stays.
public func resize(_ view: View) -> EffectTarget<Size> { EffectTarget(view.property(.size)) }

/// A view's angle in radians; positive turns clockwise on screen.
public func rotate(_ view: View) -> EffectTarget<Double> { EffectTarget(view.property(.rotation)) }

/// A view's scale, the same along both axes.
public func scale(_ view: View) -> EffectTarget<Double> {
  EffectTarget(view.property(.scale)) { Lanes($0[0], $0[0], 0, 0, 0, 0, 0, 0) }
}

/// A view's shift from where it lies, in points.
public func translate(_ view: View) -> EffectTarget<Point> {
  EffectTarget(view.property(.translation))
}

/// A view's background colour.
public func colour(_ view: View) -> EffectTarget<Color> {
  EffectTarget(view.property(.backgroundColor))
}

extension Animation where Value == Effect {
  /// From transparent to opaque, in seconds.
  public static func fadeIn(_ view: View, in duration: Double = 1) -> Animation {
    linear(from: 0, to: 1, in: duration).do(fade(view))
  }

  /// From opaque to transparent, in seconds.
  public static func fadeOut(_ view: View, in duration: Double = 1) -> Animation {
    linear(from: 1, to: 0, in: duration).do(fade(view))
  }

  /// Shifted by points from where the view lies, in seconds.
  public static func translate(
    _ view: View, from: Point = .zero, to: Point, in duration: Double = 1
  ) -> Animation {
    linear(from: from, to: to, in: duration).do(Engine.translate(view))
  }

  /// From one scale to another, in seconds.
  public static func scale(
    _ view: View, from: Double = 1, to: Double, in duration: Double = 1
  ) -> Animation {
    linear(from: from, to: to, in: duration).do(Engine.scale(view))
  }

  /// From one angle in radians to another, in seconds.
  public static func rotate(
    _ view: View, from: Double = 0, to: Double, in duration: Double = 1
  ) -> Animation {
    linear(from: from, to: to, in: duration).do(Engine.rotate(view))
  }

  /// From one size to another, in seconds; the centre stays.
  public static func resize(
    _ view: View, from: Size, to: Size, in duration: Double = 1
  ) -> Animation {
    linear(from: from, to: to, in: duration).do(Engine.resize(view))
  }

  /// From one background colour to another, in seconds.
  public static func colour(
    _ view: View, from: Color, to: Color, in duration: Double = 1
  ) -> Animation {
    linear(from: from, to: to, in: duration).do(Engine.colour(view))
  }
}
