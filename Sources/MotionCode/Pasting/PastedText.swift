/// A text that somebody has written elsewhere, and the numbers with names in it.
struct PastedText {
  /// In small letters.
  let words: String
  /// The numbers with a name, in their order.
  private let numbers: [NamedNumber]
  /// The velocity that is said behind the text, if it is a part of another one.
  private let velocityBehind: Double

  /// - Parameter text: whatever is on the clipboard.
  init(_ text: String) { self.init(plain: Self.plain(text)) }

  /// - Parameter words: a part of such a text.
  init(plain words: String, velocityBehind: Double = 0) {
    (self.words, self.velocityBehind) = (words, velocityBehind)
    numbers = NamedNumber.all(in: words)
  }

  /// The most characters that are read: no motion is longer, and whole books may be on a clipboard.
  private static let longest = 24_000
  /// The longest run of letters, of digits, or of blanks and signs that is read. No word of any language
  /// is longer; the time that patterns need grows with the square of it.
  private static let longestRun = 64

  private enum Kind {
    case letter, digit, other

    init(_ scalar: Unicode.Scalar) {
      let properties = scalar.properties
      self = properties.isAlphabetic ? .letter : properties.numericType == nil ? .other : .digit
    }
  }

  /// The beginning of a text in small letters. Accents that are characters of their own are left out, the
  /// ends of runs that are too long, and the signs between digits in `1_000`.
  private static func plain(_ text: String) -> String {
    var kept = String.UnicodeScalarView()
    var (run, last) = (0, Kind.other)
    let scalars = text.unicodeScalars.prefix(longest)
    for (index, scalar) in zip(scalars.indices, scalars)
    where scalar.properties.canonicalCombiningClass == .notReordered {
      let kind = Kind(scalar)
      if scalar == "_", last == .digit,
        scalars[index...].dropFirst().first.map({ Kind($0) == .digit }) == true
      {
        continue
      }
      run = kind == last ? run + 1 : 1
      last = kind
      if run <= longestRun { kept.append(scalar) }
    }
    return String(kept).lowercased()
  }

  /// The number behind a name, and a colon, an equals sign or a blank; a time in seconds.
  func number(_ name: String) -> Double? { numbers.first { $0.name == name }?.value }

  /// The text before a byte; nil: all of it.
  func before(_ place: Int?) -> PastedText {
    guard let place else { return self }
    return PastedText(plain: String(decoding: words.utf8.prefix(place), as: UTF8.self))
  }

  /// The velocity at a spring's start, in whole ways a second; 0: none is named.
  var velocity: Double {
    let names = ["velocity", "initialvelocity", "initialspringvelocity", "dx", "dy"]
    return names.lazy.compactMap(number).first { $0 != 0 } ?? velocityBehind
  }
}

extension PastedText {
  /// A finite number, maybe with blanks around it and Kotlin's sign behind it.
  static func value(of text: some StringProtocol) -> Double? {
    let start = text.firstIndex { !$0.isWhitespace } ?? text.endIndex
    var digits = text[start...]
    while let last = digits.last, last.isWhitespace || last == "f" { digits.removeLast() }
    guard digits.allSatisfy({ $0.isNumber || "+-.e".contains($0) }) else { return nil }
    return Double(digits).flatMap { $0.isFinite ? $0 : nil }
  }
}

extension String {
  /// The number of bytes before a place.
  func utf8Offset(of index: Index) -> Int { utf8.distance(from: startIndex, to: index) }
}
