import Engine

/// A line of the list of keys.
struct KeyRow: Equatable {
  /// As they stand there.
  let names: String
  /// The keys; none for what a hand does.
  let keys: [Key]
  let story: String

  private init(_ names: String, _ keys: [Key], _ story: String) {
    (self.names, self.keys, self.story) = (names, keys, story)
  }

  /// The rows for a screen's keys: its own ones first, then those that all screens have.
  static func rows(of screen: ScreenName) -> [KeyRow] {
    let own =
      switch screen {
      case .onboarding: onboarding
      case .squares: squares
      case .algebra: algebra
      case .gallery: gallery
      }
    return own + all
  }

  private static let onboarding = [
    KeyRow("Right  ·  Left", [.right, .left], "the next slide, the previous one"),
    KeyRow("Return", [.return], "the next slide"),
    KeyRow("drag", [], "scrub; let go to commit or cancel"),
    KeyRow("L", ["L"], "loop, or no more"),
    KeyRow("T", [.t], "tune the curves and springs"),
  ]

  private static let squares = [
    KeyRow("drag", [], "scrub; let go to commit or cancel"),
    KeyRow("Return", [.return], "to the other layout, or back"),
    KeyRow("Right  ·  Left", [.right, .left], "to the later layout, to the earlier one"),
    KeyRow("Up  ·  Down", [.up, .down], "another pair of layouts"),
    KeyRow("M", [.m], "mirror the later layout"),
    KeyRow("G", [.g], "guides: frames, ids, ways"),
    KeyRow("L", ["L"], "there and back again and again"),
    KeyRow("T", [.t], "tune the curve"),
  ]

  private static let algebra = [
    KeyRow("drag", [], "scrub; it stays where you let go"),
    KeyRow("Return", [.return], "play"),
    KeyRow("Up  ·  Down", [.up, .down], "the pages"),
    KeyRow("Right  ·  Left", [.right, .left], "the next law, the previous one"),
    KeyRow("Tab  ·  Esc", [.tab], "edit the line, leave it"),
    KeyRow("L", ["L"], "loop, or no more"),
  ]

  private static let gallery = [
    KeyRow("click, drag", [], "take a card away, carry it"),
    KeyRow("drag beside", [], "scrub the last change"),
    KeyRow("Right  ·  Left", [.right, .left], "the last change on, back"),
    KeyRow("A  ·  −  ·  C  ·  F", ["A", "-", "C", "F"], "add, remove, clear, fill with 500"),
    KeyRow("S  ·  O  ·  V", ["S", "O", "V"], "shuffle, sort, turn round"),
    KeyRow("L  ·  I", ["L", "I"], "list, interruptions"),
    KeyRow("Tab  W  E  D  P  Z", [.tab, "W", "E", "D", "P", "Z"], "motion, order, timing, size"),
    KeyRow("T", [.t], "tune the cards\u{2019} motion"),
  ]

  private static let all = [
    KeyRow("Space", [.space], "pause and resume, or play"),
    KeyRow("R", [.r], "reverse"),
    KeyRow(",  ·  .", [.comma, .period], "a frame back, a frame on"),
    KeyRow("[  ·  ]", [.leftBracket, .rightBracket], "half or double speed"),
    KeyRow(
      "1  ·  2  ·  3  ·  4", [.one, .two, .three, .four], "slides, squares, algebra, gallery"),
    KeyRow("F11", [.f11], "full screen"),
    KeyRow("H", [.h], "show or hide the keys"),
    KeyRow("Esc  ·  Q", [.escape, .q], "quit"),
  ]
}
