public import Engine

/// The deck's curve that is slow at its start, at its usual strength: `time(easeIn)`.
public let easeIn = TimingCurve.deckEaseIn(2)

/// Slow at the start: 1 − (1 − t)^(1/c) for c > 1 ends steeply; for c < 1 it starts steeply.
///
/// - Parameter c: > 0.
public func easeIn(_ c: Double) -> TimingCurve { .deckEaseIn(c) }

/// The deck's curve that slows down, at its usual strength: `time(easeOut)`.
public let easeOut = TimingCurve.deckEaseOut(2)

/// 1 − (1 − t)^c: for c > 1 it starts steeply and ends gently.
///
/// - Parameter c: > 0.
public func easeOut(_ c: Double) -> TimingCurve { .deckEaseOut(c) }

/// The deck's curve that is slow at both ends, at its usual strength: `time(easeInOut)`.
public let easeInOut = TimingCurve.deckEaseInOut(1)

/// Flat at both ends, and steeper in the middle the larger c is.
///
/// - Parameter c: > 0.
public func easeInOut(_ c: Double) -> TimingCurve { .deckEaseInOut(c) }

/// A view's opacity, 0…1.
public func fade(_ view: View) -> EffectTarget<Double> { .fade(view) }

/// A view's background colour.
public func colour(_ view: View) -> EffectTarget<Color> { .colour(view) }

/// A view's angle in radians; positive turns clockwise on screen.
public func rotate(_ view: View) -> EffectTarget<Double> { .rotate(view) }

/// A view's scale, the same along both axes.
public func scale(_ view: View) -> EffectTarget<Double> { .scale(view) }

/// A view's shift from where it lies, in points.
public func translate(_ view: View) -> EffectTarget<Point> { .translate(view) }

/// A view's width and height, equal, in points; the centre stays.
public func resize(_ view: View) -> EffectTarget<Double> { .resize(view) }

/// A view's size in points; the centre stays.
public func resize(_ view: View) -> EffectTarget<Size> { .resize(view) }
