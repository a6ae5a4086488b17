/// The deck's easings, as values and as functions of how strong they are: `time(easeOut)`,
/// `time(easeOut(1.5))`.
public let easeIn = TimingCurve.easeIn(2)
/// The deck's curve that slows down, at its usual strength.
public let easeOut = TimingCurve.easeOut(2)
/// The deck's curve that is slow at both ends, at its usual strength.
public let easeInOut = TimingCurve.easeInOut(1)

/// Slow at the start: 1 − (1 − t)^(1/c) for c > 1 ends steeply; for c < 1 it starts steeply.
///
/// - Parameter c: > 0.
public func easeIn(_ c: Double) -> TimingCurve { .easeIn(c) }

/// 1 − (1 − t)^c: for c > 1 it starts steeply and ends gently.
///
/// - Parameter c: > 0.
public func easeOut(_ c: Double) -> TimingCurve { .easeOut(c) }

/// Flat at both ends, and steeper in the middle the larger c is.
///
/// - Parameter c: > 0.
public func easeInOut(_ c: Double) -> TimingCurve { .easeInOut(c) }
