// The deck's third layer: what is done to views so often that it has a name. The static functions
// are whole animations (`.fadeIn(title)`); EngineDeck has the targets as functions, as the deck has.

extension EffectTarget<Double> {
  /// A view's opacity, 0…1.
  package static func fade(_ view: View) -> Self { Self(view.property(.alpha)) }

  /// A view's width and height, equal, in points; the centre stays.
  package static func resize(_ view: View) -> Self { Self(view.property(.size), lanes: both) }

  /// A view's angle in radians; positive turns clockwise on screen.
  package static func rotate(_ view: View) -> Self { Self(view.property(.rotation)) }

  /// A view's scale, the same along both axes.
  package static func scale(_ view: View) -> Self { Self(view.property(.scale), lanes: both) }

  private static func both(_ lanes: Lanes) -> Lanes { Lanes(lanes[0], lanes[0], 0, 0, 0, 0, 0, 0) }
}

extension EffectTarget<Size> {
  /// A view's size in points; the centre stays.
  package static func resize(_ view: View) -> Self { Self(view.property(.size)) }
}

extension EffectTarget<Point> {
  /// A view's shift from where it lies, in points.
  package static func translate(_ view: View) -> Self { Self(view.property(.translation)) }
}

extension EffectTarget<Color> {
  /// A view's background colour.
  package static func colour(_ view: View) -> Self { Self(view.property(.backgroundColor)) }
}

extension Animation where Value == Effect {
  /// From transparent to opaque, in seconds.
  public static func fadeIn(_ view: View, in duration: Double = 1) -> Animation {
    linear(from: 0, to: 1, in: duration).do(.fade(view))
  }

  /// From opaque to transparent, in seconds.
  public static func fadeOut(_ view: View, in duration: Double = 1) -> Animation {
    linear(from: 1, to: 0, in: duration).do(.fade(view))
  }

  /// Shifted by points from where the view lies, in seconds.
  public static func translate(
    _ view: View, from: Point = .zero, to: Point, in duration: Double = 1
  ) -> Animation {
    linear(from: from, to: to, in: duration).do(.translate(view))
  }

  /// Along a path in the parent's coordinates, at a steady pace, in seconds.
  ///
  /// - Parameters:
  ///   - path: has at least one point, and a length that is a number.
  ///   - orientsToPath: true if the view turns with it: by the angle of the way ahead, which is 0
  ///     where it leads to the right.
  public static func move(
    _ view: View, along path: Path, orientsToPath: Bool = false, in duration: Double = 1,
    file: StaticString = #fileID, line: UInt = #line
  ) -> Animation {
    let course = PathCourse.checked(path, file, line)
    let places = course.places(in: duration, file: file, line: line)
      .do(EffectTarget<Point>(view.property(.center)))
    guard orientsToPath else { return places }
    return places + course.angles(in: duration, file: file, line: line).do(.rotate(view))
  }

  /// From one scale to another, in seconds.
  public static func scale(
    _ view: View, from: Double = 1, to: Double, in duration: Double = 1
  ) -> Animation {
    linear(from: from, to: to, in: duration).do(.scale(view))
  }

  /// From one angle in radians to another, in seconds.
  public static func rotate(
    _ view: View, from: Double = 0, to: Double, in duration: Double = 1
  ) -> Animation {
    linear(from: from, to: to, in: duration).do(.rotate(view))
  }

  /// From one size to another, in seconds; the centre stays.
  public static func resize(
    _ view: View, from: Size, to: Size, in duration: Double = 1
  ) -> Animation {
    linear(from: from, to: to, in: duration).do(.resize(view))
  }

  /// From one background colour to another, in seconds.
  public static func colour(
    _ view: View, from: Color, to: Color, in duration: Double = 1
  ) -> Animation {
    linear(from: from, to: to, in: duration).do(.colour(view))
  }
}
