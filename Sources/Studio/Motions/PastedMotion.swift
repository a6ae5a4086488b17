import Engine

/// A motion that somebody has written elsewhere: CSS, Swift, options of motion.dev, Compose.
struct PastedMotion: Equatable {
  /// The motion; its duration is the old one if the text names none.
  let type: AnimationType
  /// The seconds for which it waits; nil: the text names none.
  let delay: Double?

  /// - Parameters:
  ///   - text: whatever is on the clipboard.
  ///   - duration: of the present motion, in seconds.
  /// - Throws: ``Problem`` if it says no motion that the tuner has sliders for.
  init(_ text: String, duration: Double) throws(Problem) {
    // No motion is longer: whole books may be on a clipboard.
    let text = text.prefix(Self.longest).lowercased()
    let lasting = max(Self.shortest, Self.duration(in: text) ?? duration)
    delay = Self.delay(in: text)
    if let spring = Self.spring(in: text, duration: lasting) {
      type = spring
    } else if text.contains(".linear(duration") || text.contains(".csseaseinout") {
      type = .linear(duration: lasting)
    } else if let curve = PastedCurve.curve(in: text) {
      type = .curve(curve, duration: lasting)
    } else {
      throw Problem("No curve in “\(text.prefix(24))”: cubic-bezier(0.25, 0.1, 0.25, 1) is one")
    }
  }

  /// The most characters that are read.
  private static let longest = 8000
  /// The least duration that the tuner has a place for, in seconds.
  private static let shortest = TunerParameter.duration.range(standard: 0).lowerBound

  /// The reason why a text is no motion, in words.
  struct Problem: Error, Equatable {
    let words: String
    init(_ words: String) { self.words = words }
  }

  /// A spring by its damping, or by stiffness and damping or damping ratio.
  private static func spring(in text: String, duration: Double) -> AnimationType? {
    guard text.contains("spring") else { return nil }
    let velocity = TunerModel.limited(number(named: "velocity", in: text) ?? 0, .velocity)
    if let stiffness = number(named: "stiffness", in: text), stiffness > 0 {
      let mass = number(named: "mass", in: text).flatMap { $0 > 0 ? $0 : nil } ?? 1
      let frequency = (stiffness / mass).squareRoot()
      let ratio =
        number(named: "dampingratio", in: text)
        ?? number(named: "damping", in: text).map { $0 / (2 * frequency * mass) }
      // As exact as what is written is: the equation of a critical spring is another one.
      guard let ratio = ratio.map({ ($0 * 1000).rounded() / 1000 }), ratio > 0 else { return nil }
      return .spring(
        duration: lasting(frequency, min(1, ratio), velocity), damping: min(1, ratio),
        initialVelocity: velocity)
    }
    guard let damping = number(named: "damping", in: text), 0 < damping, damping <= 1 else {
      return nil
    }
    return .spring(
      duration: duration, damping: TunerModel.limited(damping, .damping), initialVelocity: velocity)
  }

  /// The duration of a spring of a frequency, in seconds: that at whose end a thousandth is left, as
  /// the engine's springs of a duration and a damping have it.
  private static func lasting(_ frequency: Double, _ ratio: Double, _ velocity: Double) -> Double {
    var duration = 1.0
    // The phase at the end hardly depends on the duration: not at all for a start at rest.
    for _ in 0..<(velocity == 0 ? 1 : 12) {
      let curve = SpringCurve(duration: duration, damping: ratio, initialVelocity: velocity)
      duration = min(60, max(shortest, curve.angularFrequency * duration / frequency))
    }
    return duration
  }

  /// In seconds: `duration: 0.5`, `durationMillis = 500`, `transition-duration: 500ms`, `0.5s`.
  private static func duration(in text: String) -> Double? {
    let found = seconds(named: "duration", in: text) ?? times(in: text).first
    return found.flatMap { $0 > 0 && $0 <= 60 ? $0 : nil }
  }

  /// In seconds: `delay: 0.5`, `delayMillis = 500`, the second time of CSS.
  private static func delay(in text: String) -> Double? {
    let found = seconds(named: "delay", in: text) ?? times(in: text).dropFirst().first
    return found.flatMap { $0 >= 0 && $0 <= 60 ? $0 : nil }
  }

  private static func seconds(named name: String, in text: String) -> Double? {
    number(named: name + "millis", in: text).map { $0 / 1000 } ?? number(named: name, in: text)
  }

  /// The times with a unit of the first of CSS's transitions, in seconds.
  private static func times(in text: String) -> [Double] {
    guard let first = text.firstMatch(of: /[\d.]+m?s\b/) else { return [] }
    let part = firstPart(of: text[first.range.lowerBound...])
    return part.matches(of: /([\d.]+)(m?s)\b/).compactMap { match in
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

  /// The number behind a name and a colon or an equals sign, a time in seconds.
  private static func number(named name: String, in text: String) -> Double? {
    for match in text.matches(of: /([a-z]+)\s*[:=]\s*(-?[\d.]+)(ms\b)?/)
    where match.output.1 == name {
      return Double(match.output.2).map { match.output.3 == nil ? $0 : $0 / 1000 }
    }
    return nil
  }
}
