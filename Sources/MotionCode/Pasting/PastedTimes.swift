/// The times that a text says beside its curve, in seconds.
extension PastedText {
  /// `duration: 0.5`, `durationMillis = 500`, `transition-duration: 500ms`, `0.5s`.
  var duration: Double? {
    ["duration", "withduration"].lazy.compactMap(seconds).first
      ?? number("milliseconds").map { $0 / 1000 }
      ?? call(["setanimationduration"]).flatMap { Self.value(of: $0.arguments.words) }
      ?? times.first
  }

  /// `delay: 0.5`, `delayMillis = 500`, `.delay(0.5)`, the second time of CSS.
  var delay: Double? {
    ["delay", "afterdelay"].lazy.compactMap(seconds).first ?? delayCall ?? times.dropFirst().first
  }

  /// SwiftUI's `.delay(0.5)` is in seconds, Kotlin's `delay(500)` in milliseconds.
  private var delayCall: Double? {
    guard let call = call(["delay"]), let time = Self.value(of: call.arguments.words) else {
      return nil
    }
    return call.isMember ? time : time / 1000
  }

  private func seconds(_ name: String) -> Double? {
    number(name + "millis").map { $0 / 1000 } ?? number(name)
  }

  /// The times with a unit in the part of the text with the first of them, as CSS has its transitions.
  private var times: [Double] {
    guard let first = words.firstMatch(of: Self.time) else { return [] }
    return Self.times(in: Self.firstPart(of: words[first.range.lowerBound...]))
  }

  private static var time: Regex<(Substring, Substring, Substring)> { /(-?[\d.]{1,24}) ?(m?s)\b/ }

  /// The times with a unit.
  static func times(in text: Substring) -> [Double] {
    text.matches(of: time).compactMap { match in
      value(of: match.output.1).map { match.output.2 == "ms" ? $0 / 1000 : $0 }
    }
  }

  /// All before the first comma that is in no parentheses.
  static func firstPart(of text: Substring) -> Substring {
    var depth = 0
    let end = text.firstIndex { character in
      depth += character == "(" ? 1 : character == ")" ? -1 : 0
      return character == "," && depth <= 0
    }
    return text[..<(end ?? text.endIndex)]
  }
}
