/// The text of an expression, read from left to right. Blanks count for nothing.
package struct ExpressionScanner {
  private let characters: [Character]
  private var place = 0

  package init(_ characters: [Character]) { self.characters = characters }

  /// A piece of the text, and where it begins.
  package struct Word {
    package let text: String
    package let column: Int
  }

  /// The column of the next character, counted from 1; at the end, one more than the last one's.
  package mutating func column() -> Int {
    skipBlanks()
    return place + 1
  }

  /// The next character; nil at the end.
  package mutating func next() -> Character? {
    skipBlanks()
    return place < characters.count ? characters[place] : nil
  }

  /// Goes over one character; returns its column, or nil if another one is next.
  package mutating func take(_ character: Character) -> Int? {
    guard next() == character else { return nil }
    place += 1
    return place
  }

  /// A name, or a number with its decimals: letters, digits and `_`. A point belongs to it if it
  /// stands between digits. Empty if something else is next.
  package mutating func word() -> Word {
    let column = column()
    skip(while: Self.isOfWord)
    let isNumber = place >= column && characters[column - 1].isNumber
    if isNumber, place + 1 < characters.count, characters[place] == ".",
      characters[place + 1].isNumber
    {
      place += 1
      skip(while: Self.isOfWord)
    }
    return Word(text: String(characters[(column - 1)..<place]), column: column)
  }

  /// All up to the next blank or parenthesis.
  package mutating func value() -> Word {
    let column = column()
    skip { !$0.isWhitespace && $0 != "(" && $0 != ")" }
    return Word(text: String(characters[(column - 1)..<place]), column: column)
  }

  /// A word, or the one character that is next and in none.
  package func glimpse() -> String {
    var ahead = self
    let word = ahead.word().text
    return word.isEmpty ? ahead.next().map { String($0) } ?? "" : word
  }

  /// True if a part, a number or a parenthesis begins next.
  package func isBeforePrimary() -> Bool {
    var ahead = self
    return ahead.next() == "(" || !ahead.word().text.isEmpty
  }

  private mutating func skipBlanks() { skip(while: \.isWhitespace) }

  private mutating func skip(while isSkipped: (Character) -> Bool) {
    while place < characters.count, isSkipped(characters[place]) { place += 1 }
  }

  private static func isOfWord(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_"
  }
}
