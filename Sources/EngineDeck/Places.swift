public import Engine

/// A view's angle in radians; positive turns clockwise on screen.
public func rotate(_ view: View) -> EffectTarget<Double> { .rotate(view) }

/// A view's scale, the same along both axes.
public func scale(_ view: View) -> EffectTarget<Double> { .scale(view) }

/// A view's shift from where it lies, in points.
public func translate(_ view: View) -> EffectTarget<Point> { .translate(view) }
