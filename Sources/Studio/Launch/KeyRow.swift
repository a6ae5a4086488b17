package import Engine

/// A line of the list of keys.
package struct KeyRow: Equatable, Sendable {
  /// As they stand there.
  package let names: String
  /// The keys; none for what a hand does.
  package let keys: [Key]
  package let story: String

  package init(_ names: String, _ keys: [Key], _ story: String) {
    (self.names, self.keys, self.story) = (names, keys, story)
  }

  /// The sign between two keys of a row.
  package static let separator = "  ·  "

  /// The row as text: keys, then what they do.
  package var text: String { names.replacing(Self.separator, with: ", ") + ": " + story }

  /// The keys of everything that plays.
  package static let playing = [
    KeyRow("Space", [.space], "pause and resume, or play"),
    KeyRow("R", [.r], "reverse"),
    KeyRow("F5", [.f5], "play the last change again"),
    KeyRow(",  ·  .", [.comma, .period], "a frame back, a frame on"),
    KeyRow("[  ·  ]", [.leftBracket, .rightBracket], "half or double speed"),
  ]

  /// The keys that go through what can be pressed.
  package static let controls = [
    KeyRow("Tab  ·  Shift+Tab", [.tab, .shiftTab], "to the next control, the one before"),
    KeyRow("Return  ·  arrows", [], "press it, move its slider"),
  ]
}
