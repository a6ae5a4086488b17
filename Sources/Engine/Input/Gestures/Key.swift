/// A key, by SDL's name for it ("Right", "Return", ",", "Q"); case does not matter.
///
/// With other keys held it is another one, a chord: "Ctrl+Q", "Ctrl+Shift+Z", "Alt+R", "Shift+Tab".
/// What is held is named in this order: Ctrl, Alt, AltGr, Super, Shift. Shift is not, if it but makes
/// another character of a character.
public struct Key: RawRepresentable, ExpressibleByStringLiteral, Hashable, Sendable {
  /// SDL's name, in the case it was given.
  public let rawValue: String

  /// The key of that name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The key of that name.
  public init(stringLiteral name: String) { self.init(rawValue: name) }

  /// Equal names, apart from the case of A to Z.
  public static func == (a: Key, b: Key) -> Bool {
    a.folded.elementsEqual(b.folded)
  }

  /// The same for names that differ only in case.
  public func hash(into hasher: inout Hasher) {
    for byte in folded { hasher.combine(byte) }
  }

  /// The name's bytes with ASCII capitals made small.
  private var folded: some Sequence<UInt8> {
    rawValue.utf8.lazy.map { 65...90 ~= $0 ? $0 + 32 : $0 }
  }
}

/// Keys by the names that `SDL_GetKeyName` gives them. Any other key is written by its name:
/// `"Keypad Enter"`, and a chord by its parts: `"Ctrl+S"`.
extension Key {
  /// The right arrow.
  public static let right: Key = "Right"
  /// The left arrow.
  public static let left: Key = "Left"
  /// The up arrow.
  public static let up: Key = "Up"
  /// The down arrow.
  public static let down: Key = "Down"
  /// The Return key.
  public static let `return`: Key = "Return"
  /// The space bar.
  public static let space: Key = "Space"
  /// The Escape key.
  public static let escape: Key = "Escape"
  /// The tabulator.
  public static let tab: Key = "Tab"
  /// The tabulator with Shift held.
  public static let shiftTab: Key = "Shift+Tab"
  /// The key that deletes what is before the caret.
  public static let backspace: Key = "Backspace"
  /// The key of keyboards, and the fourth button of mice, that goes back to where one came from.
  public static let goBack: Key = "AC Back"
  /// The key that deletes what is after the caret.
  public static let delete: Key = "Delete"
  /// The key that goes to the start.
  public static let home: Key = "Home"
  /// The key that goes to the end.
  public static let end: Key = "End"
  /// The key that goes a page up.
  public static let pageUp: Key = "PageUp"
  /// The key that goes a page down.
  public static let pageDown: Key = "PageDown"
  /// Z with Ctrl held.
  public static let undo: Key = "Ctrl+Z"
  /// Z with Ctrl and Shift held.
  public static let redo: Key = "Ctrl+Shift+Z"
  /// V with Ctrl held.
  public static let paste: Key = "Ctrl+V"
  /// The comma.
  public static let comma: Key = ","
  /// The full stop.
  public static let period: Key = "."
  /// The opening square bracket.
  public static let leftBracket: Key = "["
  /// The closing square bracket.
  public static let rightBracket: Key = "]"
  /// The digits, above the letters.
  public static let zero: Key = "0", one: Key = "1", two: Key = "2", three: Key = "3",
    four: Key = "4", five: Key = "5", six: Key = "6", seven: Key = "7", eight: Key = "8",
    nine: Key = "9"
  /// The function keys.
  public static let f1: Key = "F1", f2: Key = "F2", f3: Key = "F3", f4: Key = "F4", f5: Key = "F5",
    f6: Key = "F6", f7: Key = "F7", f8: Key = "F8", f9: Key = "F9", f10: Key = "F10",
    f11: Key = "F11", f12: Key = "F12"
  /// The letters.
  public static let a: Key = "A", b: Key = "B", c: Key = "C", d: Key = "D", e: Key = "E",
    f: Key = "F", g: Key = "G", h: Key = "H", i: Key = "I", j: Key = "J", k: Key = "K",
    l: Key = "L", m: Key = "M", n: Key = "N", o: Key = "O", p: Key = "P", q: Key = "Q",
    r: Key = "R", s: Key = "S", t: Key = "T", u: Key = "U", v: Key = "V", w: Key = "W",
    x: Key = "X", y: Key = "Y", z: Key = "Z"
}

extension Key {
  /// True if a key of this name has written the text: the same, or a character of another script.
  package func hasWritten(_ text: String) -> Bool {
    if self == Key(rawValue: text) { return true }
    guard text.count == 1, rawValue.count == 1, let first = text.unicodeScalars.first else {
      return false
    }
    return first.value > 0x24F
  }
}
