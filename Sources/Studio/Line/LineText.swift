/// A line's text with a selection in it, or a caret.
struct LineText: Hashable {
  /// As a person counts them: what is joined into one is one.
  private(set) var characters: [Character]
  /// The number of characters before the caret, from 0 to that of all.
  private(set) var caret: Int
  /// The selection's other end; the caret's place, if nothing is selected.
  private(set) var anchor: Int

  init(_ text: String) {
    characters = Array(text)
    caret = characters.count
    anchor = caret
  }

  var string: String { String(characters) }
  var selection: Range<Int> { min(anchor, caret)..<max(anchor, caret) }
  var selected: String { String(characters[selection]) }

  /// Puts the caret behind so many characters, or as near as there are.
  ///
  /// - Parameter extends: the selection goes there from where it began.
  mutating func place(_ wanted: Int, extends: Bool = false) {
    caret = min(max(wanted, 0), characters.count)
    if !extends { anchor = caret }
  }

  /// Puts text in the place of what is selected, and the caret behind it. What touches there may
  /// become one character.
  mutating func replaceSelection(with text: String) {
    let head = String(characters[..<selection.lowerBound]) + text
    let tail = String(characters[selection.upperBound...])
    characters = Array(head + tail)
    var (length, count) = (0, 0)
    while length < head.utf8.count {
      length += characters[count].utf8.count
      count += 1
    }
    place(count)
  }

  // MARK: Places

  /// The place that a step leads to.
  func place(after step: LineStep) -> Int {
    switch step {
    case .back: max(0, caret - 1)
    case .on: min(characters.count, caret + 1)
    case .wordBack: Self.start(of: characters[..<caret])
    case .wordOn: characters.count - Self.start(of: characters[caret...].reversed()[...])
    case .start: 0
    case .end: characters.count
    }
  }

  /// The word, the blanks or the signs that a character stands among.
  func word(at index: Int) -> Range<Int> {
    guard characters.indices.contains(index) else { return characters.count..<characters.count }
    let kind = Kind(characters[index])
    let before = characters[..<index].reversed().prefix { Kind($0) == kind }.count
    let after = characters[index...].prefix { Kind($0) == kind }.count
    return index - before..<index + after
  }

  /// The number of characters before a text's last word, or its last signs.
  private static func start(of text: ArraySlice<Character>) -> Int {
    var rest = text
    while let last = rest.last, Kind(last) == .blank { rest.removeLast() }
    guard let kind = rest.last.map(Kind.init) else { return 0 }
    while let last = rest.last, Kind(last) == kind { rest.removeLast() }
    return rest.count
  }

  private enum Kind {
    case word, sign, blank

    init(_ character: Character) {
      self =
        character.isWhitespace
        ? .blank : character.isLetter || character.isNumber || character == "_" ? .word : .sign
    }
  }
}

/// A step of the caret.
enum LineStep: Hashable, CaseIterable {
  case back, on, wordBack, wordOn, start, end
}
