public import Engine

/// The deck's curve that slows down, at its usual strength: `time(easeOut)`.
public let easeOut = TimingCurve.deckEaseOut(2)

/// 1 − (1 − t)^c: for c > 1 it starts steeply and ends gently.
///
/// - Parameter c: > 0.
public func easeOut(_ c: Double) -> TimingCurve { .deckEaseOut(c) }
