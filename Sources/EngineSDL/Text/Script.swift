import Engine

/// A script of the world, by its code of ISO 15924 in four letters, as HarfBuzz has it.
struct Script: Hashable {
  let tag: UInt32

  init(tag: UInt32) { self.tag = tag }

  /// - Parameter code: four letters of ASCII, such as `"Arab"`.
  init(_ code: StaticString) {
    tag = code.withUTF8Buffer { $0.prefix(4).reduce(0) { $0 << 8 | UInt32($1) } }
  }

  /// The script of a character; nil: nobody can tell.
  init?(of scalar: Unicode.Scalar) {
    guard let library = HarfBuzz.shared else { return nil }
    tag = library.script(library.unicode(), scalar.value)
  }

  static let common = Script("Zyyy")
  static let arabic = Script("Arab")
  static let han = Script("Hani")
  static let kana: Set = [Script("Hira"), Script("Kana")]
  static let hangul = Script("Hang")

  /// True of what is written in several scripts, as blanks, digits and most signs are, and of what
  /// takes the script of the letter before it.
  var isShared: Bool { Self.sharedOnes.contains(self) }

  /// True if it is shaped as fonts do by themselves: nothing of it depends on its script's name.
  var isPlain: Bool { isShared || Self.plainOnes.contains(self) }

  /// True if it runs from right to left.
  var isRightToLeft: Bool { Self.fromRight.contains(self) }

  /// True if there may be room between its letters: of all others the letters hang together, or change
  /// beside each other.
  var isSeparable: Bool { isPlain || Self.separableOnes.contains(self) }

  /// The four letters of its code.
  var code: String {
    String(
      decoding: [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: tag >> $0) }, as: UTF8.self)
  }

  private static let sharedOnes: Set = [common, Script("Zinh"), Script("Zzzz")]
  private static let plainOnes = kana.union([
    Script("Latn"), Script("Grek"), Script("Cyrl"), han, Script("Bopo"), Script("Armn"),
  ])
  private static let fromRight: Set = [
    arabic, Script("Hebr"), Script("Syrc"), Script("Thaa"), Script("Nkoo"), Script("Samr"),
    Script("Mand"), Script("Adlm"), Script("Rohg"),
  ]
  private static let separableOnes: Set = [
    Script("Hebr"), Script("Thai"), Script("Laoo"), Script("Geor"), Script("Ethi"), Script("Cher"),
    Script("Tfng"), Script("Cans"), Script("Thaa"), hangul,
  ]
}
