import Engine

extension CodeFormat {
  /// The first of the transitions or animations: its own curve with its own times.
  @Sendable static func cssReading(
    _ text: PastedText
  ) throws(PastedProblem) -> PastedReading? {
    if let list = declared("", in: text.words) {
      let part = PastedText.firstPart(of: list)
      if !PastedText.times(in: part).isEmpty { return try transition(part, text.words) }
    }
    let function = declared("timing-function", in: text.words)
    let duration = declared("duration", in: text.words)
    guard function != nil || duration != nil else {
      // A list of transitions alone.
      let part = PastedText.firstPart(of: text.words[...])
      guard part.endIndex < text.words.endIndex, !PastedText.times(in: part).isEmpty,
        try PastedCurve.curve(in: PastedText(plain: String(part))) != nil
      else { return nil }
      return try transition(part, text.words)
    }
    let curve = try curve(in: function, or: .cssEase)
    return PastedReading(
      .curve(curve), duration: firstTime(in: duration),
      delay: firstTime(in: declared("delay", in: text.words)), isWhole: true)
  }

  /// A transition with its times in it, in a text where other declarations may say what it doesn't.
  private static func transition(
    _ part: Substring, _ words: String
  ) throws(PastedProblem) -> PastedReading {
    let times = PastedText.times(in: part)
    var found = try PastedCurve.curve(in: PastedText(plain: String(part)))
    if found == nil {
      let function = declared("timing-function", in: words) ?? unknownFunction(in: part)
      found = try curve(in: function, or: .cssEase)
    }
    return PastedReading(
      .curve(found ?? .cssEase), duration: times.first,
      delay: times.dropFirst().first ?? firstTime(in: declared("delay", in: words)), isWhole: true)
  }

  /// What can only be a timing function in a transition without a known one: a call, or the second name,
  /// since the first is a property's or an animation's.
  private static func unknownFunction(in part: Substring) -> Substring? {
    let line = part.prefix { !$0.isNewline }
    let words = line.matches(of: /[^\s()]*\([^()]*\)\S*|\S+/).map(\.output)
    if let call = words.first(where: { $0.contains("(") }) { return call }
    let names = words.filter { word in
      word.contains(/^-{0,2}[a-z_]/) && !word.contains("(") && !keywords.contains(String(word))
    }
    return names.dropFirst().first
  }

  /// The words of a transition or an animation that are no names.
  private static let keywords: Set = [
    "infinite", "normal", "reverse", "alternate", "alternate-reverse", "none", "forwards",
    "backwards", "both", "running", "paused", "allow-discrete",
  ]

  private static func curve(
    in function: Substring?, or initial: TimingCurve
  ) throws(PastedProblem) -> TimingCurve {
    guard let function else { return initial }
    let first = PastedText(plain: String(PastedText.firstPart(of: function)))
    guard let curve = try PastedCurve.curve(in: first) else {
      throw PastedProblem("No curve in “\(function.prefix(24))”: ease-in-out is one")
    }
    return curve
  }

  private static func firstTime(in list: Substring?) -> Double? {
    list.flatMap { PastedText.times(in: PastedText.firstPart(of: $0)).first }
  }

  /// The value of a transition's or an animation's declaration, or of a member in JavaScript; nil: there
  /// is none, or it is no list of CSS.
  ///
  /// - Parameter name: what is behind the hyphen; empty: all in one.
  private static func declared(_ name: String, in words: String) -> Substring? {
    for found in words.matches(of: /(?:transition|animation)(-[a-z-]{1,40})?["']?\s*[:=]\s*/)
    where found.output.1.map({ $0.dropFirst() }) ?? "" == name {
      let value = words[found.range.upperBound...]
      guard value.first != "{" else { continue }
      let text = value.drop { "\"'`".contains($0) }
      return text[..<(text.firstIndex { ";}\"'`".contains($0) } ?? text.endIndex)]
    }
    return nil
  }
}
