/// A text that somebody has written elsewhere, and the numbers with names in it.
struct PastedText {
  /// In small letters.
  let words: String

  /// - Parameter text: whatever is on the clipboard.
  init(_ text: String) {
    // No motion is longer: whole books may be on a clipboard.
    words = text.prefix(Self.longest).lowercased()
  }

  /// The most characters that are read.
  private static let longest = 8000

  /// The number behind a name, and a colon, an equals sign or a blank; a time in seconds.
  func number(_ name: String) -> Double? {
    let named = /([a-z]+)["']?(?:\s*[:=]\s*|\s+)([-+]?[\d.]+)(\s?ms\b)?/
    for match in words.matches(of: named) where match.output.1 == name {
      return Double(match.output.2).map { match.output.3 == nil ? $0 : $0 / 1000 }
    }
    return nil
  }

  /// The velocity at a spring's start, in whole ways a second; 0: none is named.
  var velocity: Double {
    let names = ["velocity", "initialvelocity", "initialspringvelocity", "dx"]
    return names.lazy.compactMap(number).first ?? 0
  }

  /// In seconds: `duration: 0.5`, `durationMillis = 500`, `transition-duration: 500ms`, `0.5s`.
  var duration: Double? {
    let found = ["duration", "withduration"].lazy.compactMap(seconds).first ?? times.first
    return found.flatMap { $0 > 0 && $0 <= 60 ? $0 : nil }
  }

  /// In seconds: `delay: 0.5`, `delayMillis = 500`, `.delay(0.5)`, the second time of CSS.
  var delay: Double? {
    let found =
      ["delay", "afterdelay"].lazy.compactMap(seconds).first ?? delayCall ?? times.dropFirst().first
    return found.flatMap { $0 >= 0 && $0 <= 60 ? $0 : nil }
  }

  /// SwiftUI's `.delay(0.5)` is in seconds, Kotlin's `delay(500)` in milliseconds.
  private var delayCall: Double? {
    guard let found = words.firstMatch(of: /(\.?)\bdelay\(([\d.]+)\)/) else { return nil }
    return Double(found.output.2).map { found.output.1.isEmpty ? $0 / 1000 : $0 }
  }

  private func seconds(_ name: String) -> Double? {
    number(name + "millis").map { $0 / 1000 } ?? number(name)
  }

  /// The times with a unit of the first of CSS's transitions, in seconds.
  private var times: [Double] {
    guard let first = words.firstMatch(of: /[\d.]+ ?m?s\b/) else { return [] }
    let part = Self.firstPart(of: words[first.range.lowerBound...])
    return part.matches(of: /([\d.]+) ?(m?s)\b/).compactMap { match in
      Double(match.output.1).map { match.output.2 == "ms" ? $0 / 1000 : $0 }
    }
  }

  /// All before the first comma that is in no parentheses.
  private static func firstPart(of text: Substring) -> Substring {
    var depth = 0
    let end = text.firstIndex { character in
      depth += character == "(" ? 1 : character == ")" ? -1 : 0
      return character == "," && depth <= 0
    }
    return text[..<(end ?? text.endIndex)]
  }

  /// A finite number, maybe with blanks around it and Kotlin's sign behind it.
  static func value(of text: Substring) -> Double? {
    let start = text.firstIndex { !$0.isWhitespace } ?? text.endIndex
    var digits = text[start...]
    while let last = digits.last, last.isWhitespace || last == "f" { digits.removeLast() }
    return Double(digits).flatMap { $0.isFinite ? $0 : nil }
  }
}
