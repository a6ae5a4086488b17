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

/// The size of everything, in steps that can be told apart.
struct Zoom: Hashable {
  private static let steps = [0.5, 0.75, 1, 1.25, 1.5, 2, 2.5, 3, 4]
  private(set) var factor = 1.0

  /// In words.
  var text: String { "\(Int((factor * 100).rounded())) %" }

  mutating func grow() { factor = Self.steps.first { $0 > factor } ?? factor }
  mutating func shrink() { factor = Self.steps.last { $0 < factor } ?? factor }
  mutating func reset() { factor = 1 }
}
