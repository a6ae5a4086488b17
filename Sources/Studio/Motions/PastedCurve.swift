import Engine

/// A curve in the words of CSS, Swift, motion.dev or Compose.
enum PastedCurve {
  /// The most steps, and the most ends of straight lines.
  private static let most = 200
  /// Values of a curve lie within so much of 0.
  private static let farthest = 10.0

  /// The first curve in a text; nil: there is none.
  ///
  /// - Parameter text: in small letters.
  static func curve(in text: String) -> TimingCurve? {
    css(in: text) ?? steps(in: text) ?? stops(in: text).flatMap(lines)
      ?? points(in: text).map { .cubicBezier($0) } ?? named(in: text)
  }

  private static func named(in text: String) -> TimingCurve? {
    guard !text.contains("linear(") else { return nil }
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

  /// Lines whose ends lie where a graph can show them.
  private static func lines(_ stops: [PiecewiseLinear.Stop]) -> TimingCurve? {
    guard 1...most ~= stops.count,
      stops.allSatisfy({ abs($0.value) <= farthest && 0...1 ~= $0.position })
    else { return nil }
    return .piecewiseLinear(PiecewiseLinear(stops))
  }

  /// Swift's `Steps(4, jump: .end)`, and steps by the whole spans that are gone.
  private static func steps(in text: String) -> TimingCurve? {
    if let found = text.firstMatch(of: /steps\((\d+)(?:, jump: \.([a-z]+))?\)/) {
      let jump =
        found.output.2.map { name in
          Steps.Jump.allCases.first { "\($0)" == name || $0.rawValue == name }
        } ?? .end
      return Int(found.output.1).flatMap { count in jump.flatMap { steps(count, $0) } }
    }
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

  private static func steps(_ count: Int, _ jump: Steps.Jump) -> TimingCurve? {
    let least = jump == .neither ? 2 : 1
    return least...most ~= count ? .steps(Steps(count, jump: jump)) : nil
  }

  /// The ends of lines: Swift's pairs, motion.dev's two lists, Compose's path.
  private static func stops(in text: String) -> [PiecewiseLinear.Stop]? {
    if let found = text.firstMatch(of: /piecewiselinear\(\[([^\]]*)\]/) {
      return pairs(found.output.1.matches(of: /\(([^,()]+), ([^,()]+)\)/).map { ($0.1, $0.2) })
    }
    if let found = text.firstMatch(of: /transform\(\[([^\]]*)\], ?\[([^\]]*)\]\)/) {
      let (positions, values) = (
        found.output.1.split(separator: ","), found.output.2.split(separator: ",")
      )
      guard positions.count == values.count else { return nil }
      return pairs(Array(zip(values, positions)))
    }
    guard text.contains("patheasing") else { return nil }
    return pairs(
      text.matches(of: /(?:move|line)to\(([^,()]+), ([^,()]+)\)/).map { ($0.2, $0.1) })
  }

  private static func pairs(
    _ pairs: [(value: Substring, position: Substring)]
  ) -> [PiecewiseLinear.Stop]? {
    let stops = pairs.compactMap { pair in
      number(pair.value).flatMap { value in
        number(pair.position).map { PiecewiseLinear.Stop(value, at: $0) }
      }
    }
    return stops.count == pairs.count ? stops : nil
  }

  /// The four numbers in parentheses or brackets behind the name of a Bézier curve, or alone.
  private static func points(in text: String) -> CubicBezier? {
    for list in text.matches(of: /[(\[]([-+.\def, ]+)[)\]]/) {
      let numbers = list.output.1.split(separator: ",").map(number)
      guard numbers.count == 4, case let numbers = numbers.compactMap(\.self), numbers.count == 4,
        0...1 ~= numbers[0], 0...1 ~= numbers[2], abs(numbers[1]) <= farthest,
        abs(numbers[3]) <= farthest
      else { continue }
      return CubicBezier(numbers[0], numbers[1], numbers[2], numbers[3])
    }
    return nil
  }

  /// A finite number, maybe with blanks around it and Kotlin's sign behind it.
  private static func number(_ text: Substring) -> Double? {
    let start = text.firstIndex { !$0.isWhitespace } ?? text.endIndex
    var digits = text[start...]
    while let last = digits.last, last.isWhitespace || last == "f" { digits.removeLast() }
    return Double(digits).flatMap { $0.isFinite ? $0 : nil }
  }
}
