import Engine

/// A curve in the words of CSS, which other languages have borrowed, and what curves must be.
enum PastedCurve {
  /// The most steps, and the most ends of straight lines.
  static let most = 200
  /// Values of a curve lie within so much of 0.
  static let farthest = 10.0

  /// A curve in a text, and the byte at which it begins.
  struct Found {
    let curve: TimingCurve
    let place: Int
  }

  /// The first curve in a text; nil: there is none.
  ///
  /// - Throws: ``PastedProblem`` if one is beyond what curves may be.
  static func curve(in text: PastedText) throws(PastedProblem) -> TimingCurve? {
    var found = named(in: text.words)
    // Each kind is looked for only before the one that was found.
    if let earlier = try css(in: text.before(found?.place)) { found = earlier }
    if let earlier = try spans(in: text.before(found?.place).words) { found = earlier }
    if let earlier = try bezier(in: text.before(found?.place)) { found = earlier }
    return found?.curve
  }

  /// The first name of a curve that is no key: motion.dev's has the name of one of CSS's curves.
  private static func named(in text: String) -> Found? {
    let bytes = Array(text.utf8)
    var place = 0
    while place < bytes.count {
      let start = place
      while place < bytes.count, bytes[place].isSmallLetter || [0x2D, 0x5F].contains(bytes[place]) {
        place += 1
      }
      let end = place
      while place < bytes.count, bytes[place].isBlank { place += 1 }
      let isKey = place < bytes.count && [0x3A, 0x3D].contains(bytes[place])
      if end - start >= shortestName, !isKey, !isLines(start..<end, bytes),
        let curve = curve(named: String(decoding: bytes[start..<end], as: UTF8.self))
      {
        return Found(curve: curve, place: start)
      }
      if place == start { place += 1 }
    }
    return nil
  }

  private static let shortestName = "ease".utf8.count

  /// True for the name of CSS's `linear(…)`, which is another curve than the name alone.
  private static func isLines(_ name: Range<Int>, _ bytes: [UInt8]) -> Bool {
    bytes[name].elementsEqual("linear".utf8) && bytes[name.upperBound...].first == UInt8(ascii: "(")
      && bytes[..<name.lowerBound].last != UInt8(ascii: ".")
  }

  private static func curve(named name: String) -> TimingCurve? {
    let name = name.replacing("_", with: "-")
    return curves[name] ?? EasingNames.curve(named: name)
  }

  /// The named curves in all their spellings: Swift and Compose write something before or behind.
  private static let curves = Dictionary(
    words.flatMap { name, curve in
      [name, "css" + name, "curve" + name, name + "easing"].map { ($0, curve) }
    }, uniquingKeysWith: { first, _ in first })

  private static let words: KeyValuePairs<String, TimingCurve> = [
    "ease-in-out": .cssEaseInOut, "easeinout": .cssEaseInOut, "easeineaseout": .cssEaseInOut,
    "ease-in": .cssEaseIn, "easein": .cssEaseIn,
    "ease-out": .cssEaseOut, "easeout": .cssEaseOut,
    "step-start": .cssStepStart, "step-end": .cssStepEnd,
    "ease": .cssEase, "linear": .linear,
  ]

  /// CSS's `steps(…)` and `linear(…)`; motion.dev writes the first with quotes.
  private static func css(in text: PastedText) throws(PastedProblem) -> Found? {
    for call in text.calls(["steps", "linear"]) where !call.isMember {
      let inside = call.arguments.words.filter { $0 != "\"" && $0 != "'" }
      switch try? TimingCurve(css: "\(call.name)(\(inside))") {
      case .steps(let found):
        return Found(curve: try steps(found.count, found.jump), place: call.place)
      case .piecewiseLinear(let curve):
        return Found(curve: try lines(curve.stops), place: call.place)
      case .some, nil:
        // Others have functions of these names, whose arguments have names.
        guard call.arguments.arguments.allSatisfy({ $0.name == nil }) else { continue }
        throw call.name == "steps" ? wrongSteps : wrongLines
      }
    }
    return nil
  }

  /// Steps by the whole spans that are gone, as a function of motion.dev or Compose.
  private static func spans(in text: String) throws(PastedProblem) -> Found? {
    let spans = /floor\([a-z]+ \* (\d+)f?\)( \+ 1f?\))? \/ (\d+)f?/
    guard let found = text.firstMatch(of: spans) else { return nil }
    guard let count = Int(found.output.1), let jumps = Int(found.output.3) else { throw wrongSteps }
    for jump in found.output.2 != nil ? [Steps.Jump.start, .both] : [.end, .neither] {
      if jump == .neither, count < 2 { continue }
      let curve = try steps(count, jump)
      if case .steps(let steps) = curve, steps.jumps == jumps {
        return Found(curve: curve, place: text.utf8Offset(of: found.range.lowerBound))
      }
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
