import Engine

/// A line of the list of keys.
struct KeyRow: Equatable, Sendable {
  /// As they stand there.
  let names: String
  /// The keys; none for what a hand does.
  let keys: [Key]
  let story: String

  init(_ names: String, _ keys: [Key], _ story: String) {
    (self.names, self.keys, self.story) = (names, keys, story)
  }

  /// The sign between two keys of a row.
  static let separator = "  ·  "

  /// The row as text: keys, then what they do.
  var text: String { names.replacing(Self.separator, with: ", ") + ": " + story }

  /// The keys of everything that plays.
  static let playing = [
    KeyRow("Space", [.space], "pause and resume, or play"),
    KeyRow("R", [.r], "reverse"),
    KeyRow("F5", [.f5], "play the last change again"),
    KeyRow(",  ·  .", [.comma, .period], "a frame back, a frame on"),
    KeyRow("[  ·  ]", [.leftBracket, .rightBracket], "half or double speed"),
  ]

  /// The keys that go through what can be pressed.
  static let controls = [
    KeyRow("Tab  ·  Shift+Tab", [.tab, .shiftTab], "to the next control, the one before"),
    KeyRow("Return  ·  arrows", [], "press it, move its slider"),
  ]

  /// The keys of the window.
  static let window = [
    KeyRow("H  ·  F1", [.h, .f1], "show or hide the keys"),
    KeyRow("F2", ["F2"], "the timeline of the last change"),
    KeyRow("F3", [.f3], "how even frames are"),
    KeyRow("F4", ["F4"], "the whole way of what moves"),
    KeyRow("F6", [.f6], "theme: desktop, light or dark"),
    KeyRow("F7", ["F7"], "compare with what was designed"),
    KeyRow("Shift+F7", ["Shift+F7"], "compare with what moves now"),
    KeyRow("F9", ["F9"], "record, and save the recording"),
    KeyRow("F11", [.f11], "full screen"),
    KeyRow("F12", [.f12], "save a picture of the window"),
    KeyRow("Ctrl  +  −  0", ["Ctrl++", "Ctrl+-", "Ctrl+0"], "larger, smaller, as designed"),
    KeyRow("Esc", [.escape], "close what is open; twice: quit"),
    KeyRow("Q  ·  Ctrl+Q", [.q, "Ctrl+Q"], "quit"),
  ]
}
