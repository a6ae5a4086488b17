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

/// Keys that have a meaning on the screens, by the names that `SDL_GetKeyName` gives them.
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
  package static let shiftTab: Key = "Shift+Tab"
  package static let backspace: Key = "Backspace"
  package static let delete: Key = "Delete"
  package static let home: Key = "Home"
  package static let end: Key = "End"
  package static let pageUp: Key = "PageUp"
  package static let pageDown: Key = "PageDown"
  package static let undo: Key = "Ctrl+Z"
  package static let redo: Key = "Ctrl+Shift+Z"
  package static let paste: Key = "Ctrl+V"
  package static let comma: Key = ","
  package static let period: Key = "."
  package static let leftBracket: Key = "["
  package static let rightBracket: Key = "]"
  package static let one: Key = "1"
  package static let two: Key = "2"
  package static let three: Key = "3"
  package static let four: Key = "4"
  /// The function keys.
  public static let f1: Key = "F1", f2: Key = "F2", f3: Key = "F3", f4: Key = "F4", f5: Key = "F5",
    f6: Key = "F6", f11: Key = "F11", f12: Key = "F12"
  package static let g: Key = "G"
  package static let h: Key = "H"
  package static let m: Key = "M"
  package static let q: Key = "Q"
  package static let r: Key = "R"
  package static let t: Key = "T"
}
