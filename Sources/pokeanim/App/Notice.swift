import Engine

/// A word to the person, for a while.
struct Notice: Hashable {
  let text: String
  /// The program's time from which on it is gone.
  let end: Instant
  /// True while one more Esc quits.
  var lastsUntilQuit = false
}
