public import Engine

/// A view's width and height, equal, in points; the centre stays.
public func resize(_ view: View) -> EffectTarget<Double> { .resize(view) }

/// A view's size in points; the centre stays.
public func resize(_ view: View) -> EffectTarget<Size> { .resize(view) }
