import Engine

/// A line of text with a caret, as keys change it.
struct LineEditor: Equatable {
  private(set) var characters: [Character]
  /// The number of characters before the caret, from 0 to that of all.
  private(set) var caret: Int
  /// True while keys are for the line.
  var isEditing: Bool

  init(_ text: String, isEditing: Bool = true) {
    characters = Array(text.prefix(Self.longest))
    caret = characters.count
    self.isEditing = isEditing
  }

  /// The most characters a line takes.
  static let longest = ExpressionLimits.characters

  var text: String { String(characters) }

  /// Does what a key asks of the line; returns true if it did, or could have done, something there.
  mutating func handle(_ key: Key) -> Bool {
    guard isEditing else { return false }
    switch key {
    case .left: place(caret: caret - 1)
    case .right: place(caret: caret + 1)
    case .home: caret = 0
    case .end: caret = characters.count
    case .backspace: if caret > 0 { characters.remove(at: step(-1)) }
    case .delete: if caret < characters.count { characters.remove(at: caret) }
    case .escape: isEditing = false
    default: return false
    }
    return true
  }

  private mutating func step(_ by: Int) -> Int {
    caret += by
    return caret
  }

  /// Writes at the caret; line breaks and other controls become blanks, and what is too much for
  /// the line is left out.
  mutating func insert(_ text: String) {
    let room = Self.longest - characters.count
    let typed = text.prefix(room).map { $0.isNewline || $0 == "\t" ? " " : $0 }
    characters.insert(contentsOf: typed, at: caret)
    caret += typed.count
  }

  /// Puts the caret behind so many characters, or as near as there are.
  mutating func place(caret wanted: Int) { caret = min(max(wanted, 0), characters.count) }
}
