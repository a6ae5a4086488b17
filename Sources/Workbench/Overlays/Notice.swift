package import Engine

/// A word to the person, for a while.
package struct Notice: Hashable {
  package let text: String
  /// The program's time from which on it is gone.
  package let end: Instant
  /// True while one more Esc quits.
  package var lastsUntilQuit = false
}
