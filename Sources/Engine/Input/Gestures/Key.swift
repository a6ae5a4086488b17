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
  public static let right: Key = "Right"
  public static let left: Key = "Left"
  public static let up: Key = "Up"
  public static let down: Key = "Down"
  public static let `return`: Key = "Return"
  public static let space: Key = "Space"
  public static let escape: Key = "Escape"
  public static let tab: Key = "Tab"
  public static let shiftTab: Key = "Shift+Tab"
  public static let backspace: Key = "Backspace"
  public static let delete: Key = "Delete"
  public static let home: Key = "Home"
  public static let end: Key = "End"
  public static let pageUp: Key = "PageUp"
  public static let pageDown: Key = "PageDown"
  public static let undo: Key = "Ctrl+Z"
  public static let redo: Key = "Ctrl+Shift+Z"
  public static let paste: Key = "Ctrl+V"
  public static let comma: Key = ","
  public static let period: Key = "."
  public static let leftBracket: Key = "["
  public static let rightBracket: Key = "]"
  public static let one: Key = "1"
  public static let two: Key = "2"
  public static let three: Key = "3"
  public static let four: Key = "4"
  public static let f1: Key = "F1"
  public static let f2: Key = "F2"
  public static let f3: Key = "F3"
  public static let f4: Key = "F4"
  public static let f5: Key = "F5"
  public static let f6: Key = "F6"
  public static let f11: Key = "F11"
  public static let f12: Key = "F12"
  public static let g: Key = "G"
  public static let h: Key = "H"
  public static let m: Key = "M"
  public static let q: Key = "Q"
  public static let r: Key = "R"
  public static let t: Key = "T"
}
