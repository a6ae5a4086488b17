public import Engine

/// The deck's curve that is slow at both ends, at its usual strength: `time(easeInOut)`.
public let easeInOut = TimingCurve.deckEaseInOut(1)

/// Flat at both ends, and steeper in the middle the larger c is.
///
/// - Parameter c: > 0.
public func easeInOut(_ c: Double) -> TimingCurve { .deckEaseInOut(c) }
