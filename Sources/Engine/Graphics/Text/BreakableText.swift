/// A paragraph without what is not seen of it, and the places at which its lines may end.
struct BreakableText {
  /// A place at which a line may end, in UTF-8 bytes from the start.
  struct Break: Equatable {
    /// The end of the line.
    var end: Int
    /// The start of the next line, behind blanks.
    var next: Int
    /// True at a soft hyphen: a line that ends here shows it.
    var isHyphenated = false
  }

  /// The text, with one blank wherever there are several, and none at its ends.
  private(set) var text = ""
  /// Never inside a `Character`; the last one is the end of the text.
  private(set) var breaks: [Break] = []

  static let softHyphen: Unicode.Scalar = "\u{AD}"
  static let zeroWidthSpace: Unicode.Scalar = "\u{200B}"

  /// Words by UAX 14, but for signs that begin words.
  ///
  /// - Parameter wordEnds: as in ``LineBreaks``.
  init(_ paragraph: Substring, wordEnds: @escaping (String) -> [Int]? = { _ in nil }) {
    if let plain = BreakableText(plain: paragraph) {
      self = plain
    } else {
      self = BreakableText(any: paragraph, wordEnds: wordEnds)
    }
  }

  /// - Parameter any: a paragraph of any characters.
  init(any paragraph: Substring, wordEnds: @escaping (String) -> [Int]? = { _ in nil }) {
    var found = LineBreaks(of: paragraph, wordEnds: wordEnds)
    found.letSignsBeginWords(of: paragraph)
    let places = found.places
    var (place, offset, solidEnd) = (0, 0, 0)
    var (mayEnd, hasBlank, isSoft) = (false, false, false)
    for scalar in paragraph.unicodeScalars {
      if place < places.count, places[place].offset == offset {
        (mayEnd, place) = (true, place + 1)
      }
      offset += UTF8.width(scalar)
      if scalar == " " {
        hasBlank = true
      } else if scalar == Self.softHyphen {
        isSoft = true
      } else if scalar != Self.zeroWidthSpace {
        let start = text.utf8.count
        if hasBlank, start > 0 { text += " " }
        if mayEnd, start > 0 {
          let end = solidEnd > breaks.last?.next ?? 0 ? solidEnd : start
          breaks.append(
            Break(end: end, next: text.utf8.count, isHyphenated: isSoft && !hasBlank))
        }
        (mayEnd, hasBlank, isSoft) = (false, false, false)
        text.unicodeScalars.append(scalar)
        if !scalar.isWideSpace { solidEnd = text.utf8.count }
      }
    }
    keepCharactersWhole()
    breaks.append(Break(end: text.utf8.count, next: text.utf8.count))
  }

  /// Drops the breaks inside of characters.
  private mutating func keepCharactersWhole() {
    var index = text.startIndex
    var kept: [Break] = []
    for place in breaks {
      let ends = [place.end, place.next].map { text.utf8.index(text.startIndex, offsetBy: $0) }
      var isWhole = true
      for end in ends {
        while index < end { index = text.index(after: index) }
        isWhole = isWhole && index == end
      }
      if isWhole { kept.append(place) }
    }
    breaks = kept
  }

  /// A part of the text.
  func part(_ start: Int, _ end: Int) -> Substring {
    let first = text.utf8.index(text.startIndex, offsetBy: start)
    return text[first..<text.utf8.index(first, offsetBy: end - start)]
  }
}

extension BreakableText {
  private enum PlainKind { case blank, solid, closing, other }

  private static func plainKind(_ byte: UInt8) -> PlainKind {
    switch byte {
    case UInt8(ascii: " "): .blank
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "'"), UInt8(ascii: "\""):
      .solid
    case UInt8(ascii: "."), UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: ";"),
      UInt8(ascii: "!"), UInt8(ascii: "?"):
      .closing
    default: .other
    }
  }

  /// The same for words in letters and digits of ASCII, with signs that end a word: they are what
  /// lies between blanks, without a look at the rules. nil: there is something else in it.
  private init?(plain paragraph: Substring) {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(paragraph.utf8.count)
    var last = PlainKind.blank
    for byte in paragraph.utf8 {
      let kind = Self.plainKind(byte)
      switch (last, kind) {
      case (_, .other), (.blank, .closing), (.closing, .solid): return nil
      case (_, .blank): break
      case (.blank, _):
        if !bytes.isEmpty {
          breaks.append(Break(end: bytes.count, next: bytes.count + 1))
          bytes.append(UInt8(ascii: " "))
        }
        bytes.append(byte)
      default: bytes.append(byte)
      }
      last = kind
    }
    text = String(decoding: bytes, as: UTF8.self)
    breaks.append(Break(end: bytes.count, next: bytes.count))
  }
}

extension Unicode.Scalar {
  /// A space that is no blank between words, and is not seen where a line ends.
  fileprivate var isWideSpace: Bool {
    switch value {
    case 0x1680, 0x2000...0x2006, 0x2008...0x200A, 0x205F, 0x3000: true
    default: false
    }
  }
}
