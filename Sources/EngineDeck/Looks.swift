public import Engine

/// A view's opacity, 0…1.
public func fade(_ view: View) -> EffectTarget<Double> { .fade(view) }

/// A view's background colour.
public func colour(_ view: View) -> EffectTarget<Color> { .colour(view) }
