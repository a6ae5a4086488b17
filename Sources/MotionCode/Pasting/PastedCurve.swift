import Engine

/// A curve in the words of CSS, which other languages have borrowed, and what curves must be.
enum PastedCurve {
  /// The most steps, and the most ends of straight lines.
  static let most = 200
  /// Values of a curve lie within so much of 0.
  static let farthest = 10.0

  /// The first curve in a text; nil: there is none.
  ///
  /// - Throws: ``PastedProblem`` if one is beyond what curves may be.
  static func curve(in text: PastedText) throws(PastedProblem) -> TimingCurve? {
    if let curve = try css(in: text) { return curve }
    if let curve = try spans(in: text.words) { return curve }
    if let curve = try bezier(in: text) { return curve }
    return named(in: text.words)
  }

  private static func named(in text: String) -> TimingCurve? {
    guard !text.contains("linear(") || text.contains(".linear(") else { return nil }
    let names = names(in: text)
    let word = words.first { name, _ in
      let forms: [String] = [name, "css" + name, "curve" + name, name + "easing"]
      return forms.contains { names.contains($0) }
    }
    return word?.value ?? EasingNames.curve(among: names)
  }

  /// The words that are no keys: motion.dev's has the name of one of CSS's curves.
  private static func names(in text: String) -> Set<String> {
    let bytes = Array(text.utf8)
    var names: Set<String> = []
    var place = 0
    while place < bytes.count {
      let start = place
      while place < bytes.count, bytes[place].isSmallLetter || [0x2D, 0x5F].contains(bytes[place]) {
        place += 1
      }
      let name = String(decoding: bytes[start..<place], as: UTF8.self)
      while place < bytes.count, bytes[place].isBlank { place += 1 }
      let isKey = place < bytes.count && [0x3A, 0x3D].contains(bytes[place])
      if !name.isEmpty, !isKey { names.insert(name.replacing("_", with: "-")) }
      if place == start { place += 1 }
    }
    return names
  }

  /// The named curves, as words of their own; Swift and Compose write something before or behind.
  private static let words: KeyValuePairs<String, TimingCurve> = [
    "ease-in-out": .cssEaseInOut, "easeinout": .cssEaseInOut, "easeineaseout": .cssEaseInOut,
    "ease-in": .cssEaseIn, "easein": .cssEaseIn,
    "ease-out": .cssEaseOut, "easeout": .cssEaseOut,
    "step-start": .cssStepStart, "step-end": .cssStepEnd,
    "ease": .cssEase, "linear": .linear,
  ]

  /// CSS's `steps(…)` and `linear(…)`; motion.dev writes the first with quotes.
  private static func css(in text: PastedText) throws(PastedProblem) -> TimingCurve? {
    for call in text.calls(["steps", "linear"]) where !call.isMember {
      let inside = call.arguments.words.filter { $0 != "\"" && $0 != "'" }
      switch try? TimingCurve(css: "\(call.name)(\(inside))") {
      case .steps(let found): return try steps(found.count, found.jump)
      case .piecewiseLinear(let curve): return try lines(curve.stops)
      case .some, nil:
        // Others have functions of these names, whose arguments have names.
        guard call.arguments.arguments.allSatisfy({ $0.name == nil }) else { continue }
        throw call.name == "steps" ? wrongSteps : wrongLines
      }
    }
    return nil
  }

  /// Steps by the whole spans that are gone, as a function of motion.dev or Compose.
  private static func spans(in text: String) throws(PastedProblem) -> TimingCurve? {
    let spans = /floor\([a-z]+ \* (\d+)f?\)( \+ 1f?\))? \/ (\d+)f?/
    guard let found = text.firstMatch(of: spans) else { return nil }
    guard let count = Int(found.output.1), let jumps = Int(found.output.3) else { throw wrongSteps }
    for jump in found.output.2 != nil ? [Steps.Jump.start, .both] : [.end, .neither] {
      if jump == .neither, count < 2 { continue }
      let curve = try steps(count, jump)
      if case .steps(let steps) = curve, steps.jumps == jumps { return curve }
    }
    return nil
  }

  // MARK: What curves must be

  private static let wrongSteps = PastedProblem(
    "steps(…) has a whole number from 1 to \(most), and where it jumps: steps(4, jump-end)")
  private static let wrongLines = PastedProblem(
    "linear(…) has 1 to \(most) numbers from -10 to 10, with places from 0% to 100%: "
      + "linear(0, 1.2 60%, 1)")

  /// Lines whose ends lie where a graph can show them.
  static func lines(_ stops: [PiecewiseLinear.Stop]) throws(PastedProblem) -> TimingCurve {
    guard 1...most ~= stops.count,
      stops.allSatisfy({ abs($0.value) <= farthest && 0...1 ~= $0.position })
    else { throw wrongLines }
    return .piecewiseLinear(PiecewiseLinear(stops))
  }

  /// Lines through pairs of a value and a position.
  static func lines(
    through pairs: [(value: Substring, position: Substring)]
  ) throws(PastedProblem) -> TimingCurve {
    let stops = pairs.compactMap { pair in
      PastedText.value(of: pair.value).flatMap { value in
        PastedText.value(of: pair.position).map { PiecewiseLinear.Stop(value, at: $0) }
      }
    }
    guard stops.count == pairs.count else { throw wrongLines }
    return try lines(stops)
  }

  /// Steps, not too many.
  static func steps(_ count: Int, _ jump: Steps.Jump) throws(PastedProblem) -> TimingCurve {
    guard (jump == .neither ? 2 : 1)...most ~= count else { throw wrongSteps }
    return .steps(Steps(count, jump: jump))
  }

  /// The steps that stay at values for equal times; lines that jump, if there are no such steps.
  static func steps(at values: [Double]) throws(PastedProblem) -> TimingCurve {
    guard 1...most ~= values.count else { throw wrongSteps }
    let count = Double(values.count)
    for jump in Steps.Jump.allCases where jump != .neither || values.count > 1 {
      let curve = TimingCurve.steps(Steps(values.count, jump: jump))
      let differences = values.enumerated().map { place, value in
        abs(curve.value(at: (Double(place) + 0.5) / count) - value)
      }
      if differences.allSatisfy({ $0 < 1e-4 }) { return curve }
    }
    return try lines(
      values.enumerated().flatMap { place, value in
        [place, place + 1].map { PiecewiseLinear.Stop(value, at: Double($0) / count) }
      })
  }
}
