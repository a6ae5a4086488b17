import Engine

/// A motion that somebody has written elsewhere: CSS, Swift, options of motion.dev, Compose.
struct PastedMotion: Equatable {
  /// The motion; its duration is the old one if the text names none.
  let type: AnimationType

  /// - Parameters:
  ///   - text: whatever is on the clipboard.
  ///   - duration: of the present motion, in seconds.
  /// - Throws: ``Problem`` if it says no motion that the tuner has sliders for.
  init(_ text: String, duration: Double) throws(Problem) {
    let text = text.lowercased()
    let lasting = Self.duration(in: text) ?? duration
    if let spring = Self.spring(in: text, duration: lasting) {
      type = spring
    } else if let points = Self.points(in: text) {
      type = .curve(.cubicBezier(points), duration: lasting)
    } else if let word = Self.words.first(where: { text.contains($0.key) }) {
      type = .curve(word.value, duration: lasting)
    } else if text.contains("steps(") || text.contains("linear(0") {
      throw Problem("The tuner has no sliders for steps() and linear()")
    } else {
      throw Problem("No curve in “\(text.prefix(24))”: cubic-bezier(0.25, 0.1, 0.25, 1) is one")
    }
  }

  /// The reason why a text is no motion, in words.
  struct Problem: Error, Equatable {
    let words: String
    init(_ words: String) { self.words = words }
  }

  /// The named curves, the longer names first.
  private static let words: KeyValuePairs<String, TimingCurve> = [
    "ease-in-out": .cubicBezier(CubicBezier(0.42, 0, 0.58, 1)),
    "easeinout": .cubicBezier(CubicBezier(0.42, 0, 0.58, 1)),
    "ease-in": .cubicBezier(CubicBezier(0.42, 0, 1, 1)),
    "easein": .cubicBezier(CubicBezier(0.42, 0, 1, 1)),
    "ease-out": .cubicBezier(CubicBezier(0, 0, 0.58, 1)),
    "easeout": .cubicBezier(CubicBezier(0, 0, 0.58, 1)),
    "ease": .cubicBezier(CubicBezier(0.25, 0.1, 0.25, 1)),
  ]

  /// The four numbers in parentheses or brackets behind the name of a Bézier curve, or alone.
  private static func points(in text: String) -> CubicBezier? {
    for list in text.matches(of: /[(\[]([-+.\deEf, ]+)[)\]]/) {
      let numbers = list.output.1.split(separator: ",").map {
        Double($0.trimmingWhitespace.trimmingSuffix("f"))
      }
      guard numbers.count == 4, case let numbers = numbers.compactMap(\.self), numbers.count == 4,
        0...1 ~= numbers[0], 0...1 ~= numbers[2], abs(numbers[1]) <= 10, abs(numbers[3]) <= 10
      else { continue }
      return CubicBezier(numbers[0], numbers[1], numbers[2], numbers[3])
    }
    return nil
  }

  /// A spring by its damping, or by stiffness and damping or damping ratio.
  private static func spring(in text: String, duration: Double) -> AnimationType? {
    guard text.contains("spring") else { return nil }
    let velocity = number(named: "velocity", in: text) ?? 0
    if let stiffness = number(named: "stiffness", in: text), stiffness > 0 {
      let frequency = stiffness.squareRoot()
      let ratio =
        number(named: "dampingratio", in: text)
        ?? number(named: "damping", in: text).map { $0 / (2 * frequency) }
      // As exact as what is written is: the equation of a critical spring is another one.
      guard let ratio = ratio.map({ ($0 * 1000).rounded() / 1000 }), ratio > 0 else { return nil }
      return .spring(
        duration: lasting(frequency, min(1, ratio), velocity), damping: min(1, ratio),
        initialVelocity: velocity)
    }
    guard let damping = number(named: "damping", in: text), 0 < damping, damping <= 1 else {
      return nil
    }
    return .spring(duration: duration, damping: damping, initialVelocity: velocity)
  }

  /// The duration of a spring of a frequency, in seconds: that at whose end a thousandth is left, as
  /// the engine's springs of a duration and a damping have it.
  private static func lasting(_ frequency: Double, _ ratio: Double, _ velocity: Double) -> Double {
    var duration = 1.0
    // The phase at the end hardly depends on the duration: not at all for a start at rest.
    for _ in 0..<(velocity == 0 ? 1 : 12) {
      let curve = SpringCurve(duration: duration, damping: ratio, initialVelocity: velocity)
      duration = min(60, max(0.01, curve.angularFrequency * duration / frequency))
    }
    return duration
  }

  /// In seconds: `duration: 0.5`, `durationMillis = 500`, `0.5s`, `500ms`.
  private static func duration(in text: String) -> Double? {
    let milliseconds =
      number(named: "durationmillis", in: text)
      ?? text.firstMatch(of: /([\d.]+)ms\b/).flatMap { Double($0.output.1) }
    let seconds =
      number(named: "duration", in: text)
      ?? text.firstMatch(of: /([\d.]+)s\b/).flatMap { Double($0.output.1) }
    let found = milliseconds.map { $0 / 1000 } ?? seconds
    return found.flatMap { $0 > 0 && $0 <= 60 ? $0 : nil }
  }

  /// The number behind a name and a colon or an equals sign.
  private static func number(named name: String, in text: String) -> Double? {
    for match in text.matches(of: /([a-z]+)\s*[:=]\s*(-?[\d.]+)/) where match.output.1 == name {
      return Double(match.output.2)
    }
    return nil
  }
}

extension Substring {
  fileprivate var trimmingWhitespace: Substring {
    let start = firstIndex { !$0.isWhitespace } ?? endIndex
    let end = lastIndex { !$0.isWhitespace }.map(index(after:)) ?? start
    return self[start..<end]
  }

  fileprivate func trimmingSuffix(_ suffix: String) -> Substring {
    hasSuffix(suffix) ? dropLast(suffix.count) : self
  }
}
