/// A stretch of a change that is played again and again: each time from its start, or there and
/// back.
///
/// The place is a function of the time since it began, not a sum, so that it never drifts.
package struct PlayLoop: Hashable, Sendable {
  /// In seconds of the change.
  package let stretch: ClosedRange<Double>
  /// True if it is played there and back.
  package let turnsBack: Bool
  /// The time at which it was at the stretch's start, or would have been.
  private let origin: Double
  private let isReversed: Bool

  /// - Parameters:
  ///   - stretch: in seconds of the change.
  ///   - place: the place from which it goes on, in seconds of the change; outside of the stretch
  ///     it begins at the nearer end.
  ///   - isReversed: true if it goes back at first.
  ///   - time: the present, in seconds.
  package init(
    _ stretch: ClosedRange<Double>, turnsBack: Bool, from place: Double, isReversed: Bool,
    at time: Double
  ) {
    self.stretch = stretch
    self.turnsBack = turnsBack
    let length = stretch.upperBound - stretch.lowerBound
    let way = min(length, max(0, place - stretch.lowerBound))
    self.isReversed = isReversed && !turnsBack
    let done = turnsBack && isReversed ? 2 * length - way : self.isReversed ? length - way : way
    origin = time - done
  }

  /// The place at a time, in seconds of the change.
  package func place(at time: Double) -> Double {
    let length = stretch.upperBound - stretch.lowerBound
    guard length > 0 else { return stretch.lowerBound }
    let round = turnsBack ? 2 * length : length
    let done = max(0, time - origin).truncatingRemainder(dividingBy: round)
    if isReversed { return stretch.upperBound - done }
    return stretch.lowerBound + (turnsBack ? min(done, round - done) : done)
  }

  /// True if it goes back at a time.
  package func goesBack(at time: Double) -> Bool {
    let length = stretch.upperBound - stretch.lowerBound
    guard turnsBack, length > 0 else { return isReversed }
    return max(0, time - origin).truncatingRemainder(dividingBy: 2 * length) >= length
  }
}
