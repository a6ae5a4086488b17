public import Engine

/// The deck's curve that is slow at its start, at its usual strength: `time(easeIn)`.
public let easeIn = TimingCurve.deckEaseIn(2)

/// Slow at the start: 1 − (1 − t)^(1/c) for c > 1 ends steeply; for c < 1 it starts steeply.
///
/// - Parameter c: > 0.
public func easeIn(_ c: Double) -> TimingCurve { .deckEaseIn(c) }
