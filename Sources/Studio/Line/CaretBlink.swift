import Engine

/// A caret that is seen and not seen, and stays after a while without input.
struct CaretBlink {
  /// False for a caret that is always seen.
  var blinks: Bool
  private var start = Instant.zero

  /// The time for which it is seen, and then is not, in seconds.
  private static let half = 0.53
  /// So often it is not seen; then it stays.
  private static let times = 28

  init(blinks: Bool) { self.blinks = blinks }

  /// Shows it, and counts from here on.
  mutating func restart(at time: Instant) { start = time }

  func isShown(at time: Instant) -> Bool {
    let part = part(at: time)
    return !blinks || part % 2 == 0 || part > 2 * Self.times
  }

  /// The time at which it looks different next; nil: it stays as it is.
  func next(after time: Instant) -> Instant? {
    let next = part(at: time) + 1
    return blinks && next <= 2 * Self.times
      ? start.advanced(bySeconds: Double(next) * Self.half) : nil
  }

  /// The number of the part of its time, each seen or not.
  private func part(at time: Instant) -> Int {
    max(0, Int((time.seconds(since: start) / Self.half + 1e-6).rounded(.down)))
  }
}
