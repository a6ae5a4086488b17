/// The letters of one text that is broken into two sets of lines: all but blanks, and but what
/// breaking has added.
struct SharedLetters {
  /// A line of one of the two.
  struct Line {
    /// Its letters.
    var range: Range<Int>
    /// True if it ends in a hyphen that is none of the letters.
    var isHyphenated = false
  }

  private(set) var letters: [Unicode.Scalar] = []
  /// For each letter whether there is a blank before it, as far as it begins no line of both.
  private var hasBlank: [Bool] = []
  /// The lines of each set.
  private(set) var lines: [[Line]] = [[], []]

  /// nil if they are lines of two texts.
  init?(_ first: [String], _ second: [String]) {
    var (one, other) = (Reader(first), Reader(second))
    while !one.isAtEnd || !other.isAtEnd {
      if let letter = one.letter, letter == other.letter {
        let isInside = (one.isInside, other.isInside)
        if isInside == (true, true), one.hasBlank != other.hasBlank { return nil }
        hasBlank.append(isInside.0 && one.hasBlank || isInside.1 && other.hasBlank)
        letters.append(letter)
        one.take()
        other.take()
      } else if !one.skipAdded(), !other.skipAdded() {
        return nil
      }
    }
    lines = [one.lines, other.lines]
  }

  /// Some of the letters with the blanks between them.
  func text(_ range: Range<Int>) -> String {
    var text = String.UnicodeScalarView()
    for index in range {
      if index > range.lowerBound, hasBlank[index] { text.append(" ") }
      text.append(letters[index])
    }
    return String(text)
  }

  /// The blank before a letter, if there is one.
  func blank(before index: Int) -> String {
    index < letters.count && hasBlank[index] ? " " : ""
  }
}

/// Reads the lines of one of the two, letter by letter.
private struct Reader {
  private let texts: [[Unicode.Scalar]]
  private var index = 0
  private var count = 0
  private(set) var lines: [SharedLetters.Line] = []
  /// True if a letter of the line was read.
  private(set) var isInside = false
  /// True if there is a blank before the letter.
  private(set) var hasBlank = false

  init(_ lines: [String]) {
    texts = lines.map { Array($0.unicodeScalars) }
    begin()
  }

  var isAtEnd: Bool { lines.count == texts.count && letter == nil }

  /// The next letter; nil: there is none.
  var letter: Unicode.Scalar? {
    guard let text = texts.indices.contains(lines.count - 1) ? texts[lines.count - 1] : nil
    else { return nil }
    return index < text.count ? text[index] : nil
  }

  /// Goes on behind a letter.
  mutating func take() {
    count += 1
    isInside = true
    lines[lines.count - 1].range = lines[lines.count - 1].range.lowerBound..<count
    goOn()
  }

  /// Goes on behind a mark of direction before a line, or a hyphen behind it; false: it is neither.
  mutating func skipAdded() -> Bool {
    guard let letter else { return false }
    let text = texts[lines.count - 1]
    let rest = text[index...].dropFirst()
    let isMark = Self.marks.contains(letter)
    if isMark && (index == 0 || rest.isEmpty && text[index - 1] == "-") {
      goOn()
      return true
    }
    guard letter == "-", rest.isEmpty || rest.count == 1 && rest.allSatisfy(Self.marks.contains)
    else { return false }
    lines[lines.count - 1].isHyphenated = true
    goOn()
    return true
  }

  private static let marks = Set(TextDirection.allCases.map(\.mark))

  private mutating func goOn() {
    index += 1
    begin()
  }

  /// Goes to the next letter, in the next line if the line has none.
  private mutating func begin() {
    hasBlank = false
    while true {
      if let text = lines.isEmpty ? nil : texts[lines.count - 1] {
        while index < text.count, text[index] == " " { (index, hasBlank) = (index + 1, true) }
        if index < text.count { return }
      }
      guard lines.count < texts.count else { return }
      lines.append(SharedLetters.Line(range: count..<count))
      (index, isInside, hasBlank) = (0, false, false)
    }
  }
}
