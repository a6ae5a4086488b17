import Engine

/// A word to the person, for a while.
struct Notice: Hashable {
  let text: String
  /// The program's time from which on it is gone.
  let end: Instant
  /// True while one more Esc quits.
  var lastsUntilQuit = false

  /// The longest that the host may sleep meanwhile: time does not count that was slept away.
  private static let nap = 0.2

  /// The time of the next look at it.
  func nextPicture(after time: Instant) -> Instant {
    min(end, time.advanced(bySeconds: Self.nap))
  }
}
