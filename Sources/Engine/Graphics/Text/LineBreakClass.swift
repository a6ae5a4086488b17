/// The classes of characters by UAX 14, as rule LB1 resolves them, with those told apart that a rule
/// asks about beside the class.
enum LineBreakClass: UInt8, CaseIterable {
  case mandatory, carriageReturn, lineFeed, nextLine
  case space, zeroWidthSpace, joiner, mark, wordJoiner, glue
  case open, wideOpen, close, closeParenthesis, wideCloseParenthesis, quotation
  case exclamation, infixSeparator, slash, nonstarter, inseparable
  case breakAfter, breakBefore, breakBoth, contingent, hyphen
  case letter, hebrewLetter, complexLetter, number, prefix, postfix
  case ideograph, unassignedPictograph, emojiBase, emojiModifier, regionalIndicator
  case hangulL, hangulV, hangulT, hangulLV, hangulLVT

  /// The letters of the classes in ``UnicodeTables``; those of Hangul syllables come by number.
  private static let letters = "L<>=_&ZCWGO[()]QX:YSTDFBK-AH~NP%I^EMRJUV"
  private static let syllable = UInt8(ascii: "*")

  private static let table = RangeTable(UnicodeTables.lineBreaks, usual: "A") { letter in
    letters.utf8.enumerated().first { $0.element == letter }.map { UInt8($0.offset) } ?? syllable
  }

  init(of scalar: Unicode.Scalar) {
    let value = Self.table[scalar]
    guard value == Self.syllable else {
      self = LineBreakClass(rawValue: value) ?? .letter
      return
    }
    self = (scalar.value - 0xAC00) % 28 == 0 ? .hangulLV : .hangulLVT
  }
}

/// Some classes.
struct LineBreakClasses: OptionSet {
  let rawValue: UInt64

  init(rawValue: UInt64) { self.rawValue = rawValue }

  init(_ classes: LineBreakClass...) {
    rawValue = classes.reduce(0) { $0 | 1 << UInt64($1.rawValue) }
  }

  func contains(_ one: LineBreakClass) -> Bool { rawValue >> UInt64(one.rawValue) & 1 != 0 }

  static let lineEnds = Self(.mandatory, .carriageReturn, .lineFeed, .nextLine)
  static let opening = Self(.open, .wideOpen)
  static let closing = Self(.close, .closeParenthesis, .wideCloseParenthesis)
  static let letters = Self(.letter, .hebrewLetter, .complexLetter)
  static let pictures = Self(.ideograph, .unassignedPictograph, .emojiBase, .emojiModifier)
  static let hangul = Self(.hangulL, .hangulV, .hangulT, .hangulLV, .hangulLVT)
  static let affixes = Self(.prefix, .postfix)
}
