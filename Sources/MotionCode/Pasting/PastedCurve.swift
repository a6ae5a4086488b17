import Engine

/// A curve in the words of CSS, which other languages have borrowed, and what curves must be.
enum PastedCurve {
  /// The most steps, and the most ends of straight lines.
  private static let most = 200
  /// Values of a curve lie within so much of 0.
  private static let farthest = 10.0

  /// The first curve in a text; nil: there is none.
  ///
  /// - Parameter text: in small letters.
  static func curve(in text: String) -> TimingCurve? {
    css(in: text) ?? spans(in: text) ?? points(in: text) ?? named(in: text)
  }

  private static func named(in text: String) -> TimingCurve? {
    guard !text.contains("linear(") || text.contains(".linear(") else { return nil }
    // motion.dev's key has the name of one of CSS's curves.
    let values = text.replacing(/[a-z-]+\s*[:=]/, with: " ")
    let found = Set(values.split { !$0.isLetter && $0 != "-" })
    return words.first { name, _ in
      [name, "css" + name, "curve" + name, name + "easing"].contains { found.contains($0[...]) }
    }?.value
  }

  /// The named curves, as words of their own; Swift and Compose write something before or behind.
  private static let words: KeyValuePairs<String, TimingCurve> = [
    "ease-in-out": .cssEaseInOut, "easeinout": .cssEaseInOut,
    "ease-in": .cssEaseIn, "easein": .cssEaseIn,
    "ease-out": .cssEaseOut, "easeout": .cssEaseOut,
    "step-start": .cssStepStart, "step-end": .cssStepEnd,
    "ease": .cssEase, "linear": .linear,
  ]

  /// CSS's `steps(…)` and `linear(…)`; motion.dev writes the first with quotes.
  private static func css(in text: String) -> TimingCurve? {
    for found in text.matches(of: /\b(?:steps|linear)\([^()]*\)/) {
      let function = found.output.filter { $0 != "\"" && $0 != "'" }
      guard let curve = try? TimingCurve(css: String(function)) else { continue }
      switch curve {
      case .steps(let steps) where steps.count <= most: return curve
      case .piecewiseLinear(let curve): return lines(curve.stops)
      default: break
      }
    }
    return nil
  }

  /// Steps by the whole spans that are gone, as a function of motion.dev or Compose.
  private static func spans(in text: String) -> TimingCurve? {
    let spans = /floor\([a-z]+ \* (\d+)f?\)( \+ 1f?\))? \/ (\d+)f?/
    guard let found = text.firstMatch(of: spans), let count = Int(found.output.1),
      let jumps = Int(found.output.3)
    else { return nil }
    let isAhead = found.output.2 != nil
    let all = isAhead ? [Steps.Jump.start, .both] : [.end, .neither]
    return all.compactMap { steps(count, $0) }.first { curve in
      if case .steps(let steps) = curve { steps.jumps == jumps } else { false }
    }
  }

  /// The four numbers in parentheses or brackets behind the name of a Bézier curve, or alone.
  private static func points(in text: String) -> TimingCurve? {
    for list in text.matches(of: /[(\[]([-+.\def, ]+)[)\]]/) {
      let numbers = list.output.1.split(separator: ",").map(PastedText.value)
      if let curve = bezier(numbers) { return curve }
    }
    return nil
  }

  // MARK: What curves must be

  /// A Bézier curve of four numbers that lie where a graph can show them.
  static func bezier(_ numbers: [Double?]) -> TimingCurve? {
    guard numbers.count == 4, case let numbers = numbers.compactMap(\.self), numbers.count == 4,
      0...1 ~= numbers[0], 0...1 ~= numbers[2], abs(numbers[1]) <= farthest,
      abs(numbers[3]) <= farthest
    else { return nil }
    return .cubicBezier(CubicBezier(numbers[0], numbers[1], numbers[2], numbers[3]))
  }

  /// Lines whose ends lie where a graph can show them.
  static func lines(_ stops: [PiecewiseLinear.Stop]) -> TimingCurve? {
    guard 1...most ~= stops.count,
      stops.allSatisfy({ abs($0.value) <= farthest && 0...1 ~= $0.position })
    else { return nil }
    return .piecewiseLinear(PiecewiseLinear(stops))
  }

  /// Lines through pairs of a value and a position.
  static func lines(through pairs: [(value: Substring, position: Substring)]) -> TimingCurve? {
    let stops = pairs.compactMap { pair in
      PastedText.value(of: pair.value).flatMap { value in
        PastedText.value(of: pair.position).map { PiecewiseLinear.Stop(value, at: $0) }
      }
    }
    return stops.count == pairs.count ? lines(stops) : nil
  }

  /// Steps, not too many.
  static func steps(_ count: Int, _ jump: Steps.Jump) -> TimingCurve? {
    let least = jump == .neither ? 2 : 1
    return least...most ~= count ? .steps(Steps(count, jump: jump)) : nil
  }

  /// The steps that stay at values for equal times; lines that jump, if there are no such steps.
  static func steps(at values: [Double]) -> TimingCurve? {
    let count = Double(values.count)
    for curve in Steps.Jump.allCases.compactMap({ steps(values.count, $0) }) {
      let differences = values.enumerated().map { place, value in
        abs(curve.value(at: (Double(place) + 0.5) / count) - value)
      }
      if differences.allSatisfy({ $0 < 1e-4 }) { return curve }
    }
    return lines(
      values.enumerated().flatMap { place, value in
        [place, place + 1].map { PiecewiseLinear.Stop(value, at: Double($0) / count) }
      })
  }
}
