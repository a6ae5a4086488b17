import Engine

extension CodeFormat {
  /// An animation of SwiftUI. It has no curve of lines or steps: those are the keys of a
  /// `keyframeAnimator`.
  static let swiftUI = CodeFormat(
    title: "SwiftUI", text: swiftUIText, read: swiftUIReading, element: swiftUIElement)

  @Sendable static func swiftUIText(_ motion: CodedMotion) -> String {
    let time = "duration: \(CodeNumber.text(motion.duration))"
    let wait = motion.delay > 0 ? ".delay(\(CodeNumber.text(motion.delay)))" : ""
    if let (spring, velocity) = motion.spring {
      guard velocity != 0 else {
        return ".spring(response: \(CodeNumber.text(2 * .pi / spring.angularFrequency)), "
          + "dampingFraction: \(CodeNumber.text(spring.dampingRatio)))\(wait)"
      }
      return ".interpolatingSpring(mass: 1, stiffness: \(CodeNumber.text(spring.stiffness)), "
        + "damping: \(CodeNumber.text(spring.damping)), "
        + "initialVelocity: \(CodeNumber.text(velocity)))\(wait)"
    }
    switch motion.curve {
    case .cssEaseInOut: return ".easeInOut(\(time))\(wait)"
    case .linear: return ".linear(\(time))\(wait)"
    case .cubicBezier(let curve):
      return ".timingCurve(\(CodeNumber.list(curve).joined(separator: ", ")), \(time))\(wait)"
    default: return keyframes(motion)
    }
  }

  /// Keys from value to value; what waits is said at first.
  private static func keyframes(_ motion: CodedMotion) -> String {
    let stops = motion.stops
    func line(to value: Double, _ seconds: Double) -> String {
      "LinearKeyframe(\(decimal(value)), duration: \(PlainNumber.text(seconds, decimals: 6)))"
    }
    var keys =
      motion.delay > 0
      ? ["MoveKeyframe(0.0)", line(to: 0, motion.delay) + " /* delay */"] : []
    keys.append("MoveKeyframe(\(decimal(stops[0].value)))")
    var last = PiecewiseLinear.Stop(stops[0].value, at: 0)
    for stop in stops + [PiecewiseLinear.Stop(stops[stops.count - 1].value, at: 1)] {
      let seconds = (stop.position - last.position) * motion.duration
      if seconds > 0 {
        keys.append(line(to: stop.value, seconds))
      } else if stop.value != last.value {
        keys.append("MoveKeyframe(\(decimal(stop.value)))")
      }
      last = stop
    }
    // Steps may jump once more at their end.
    let end = motion.curve.value(at: 1)
    if end != last.value { keys.append("MoveKeyframe(\(decimal(end)))") }
    return "KeyframeTrack { \(keys.joined(separator: "; ")) }"
  }

  private static func decimal(_ value: Double) -> String {
    let text = CodeNumber.text(value)
    return text.contains(".") ? text : text + ".0"
  }

  @Sendable private static func swiftUIReading(
    _ text: PastedText
  ) throws(PastedProblem) -> PastedReading? {
    if text.words.contains("keyframetrack") { return try keyframes(text.words) }
    let names: Set = [
      "spring", "interactivespring", "interpolatingspring", "smooth", "snappy", "bouncy",
    ]
    for call in text.calls(names) {
      // A spring in a spring's parentheses is the one, and comes later.
      if call.arguments.call(names) != nil { continue }
      if let bare = bareSpring(in: call.arguments) { return try spring(bare) }
      if let reading = try spring(call) { return reading }
    }
    return try bareSpring(in: text).flatMap(spring)
  }

  /// A spring without parentheses.
  private static func bareSpring(in text: PastedText) -> PastedCall? {
    let bare = /\.(smooth|snappy|bouncy|spring|interactivespring|interpolatingspring)(?![a-z(])/
    return text.words.firstMatch(of: bare).map {
      PastedCall(
        name: String($0.output.1), place: text.words.utf8Offset(of: $0.range.lowerBound),
        isMember: true, arguments: PastedText(plain: ""))
    }
  }

  /// The bounce of SwiftUI's springs that have names.
  static let presets: KeyValuePairs<String, Double> = ["smooth": 0, "snappy": 0.15, "bouncy": 0.3]

  /// The spring of a call; nil: it is another language's.
  private static func spring(
    _ call: PastedCall
  ) throws(PastedProblem) -> PastedReading? {
    let arguments = call.arguments
    let time = arguments.number("duration")
    if let preset = presets.first(where: { $0.key == call.name }) {
      guard call.isMember else { return nil }
      return try swinging(
        response: time ?? 0.5, bounce: preset.value + (arguments.number("extrabounce") ?? 0),
        velocity: 0)
    }
    let isQuick = call.name == "interactivespring"
    if isQuick, time != nil || arguments.number("extrabounce") != nil {
      return try swinging(
        response: time ?? 0.15, bounce: 0.14 + (arguments.number("extrabounce") ?? 0), velocity: 0)
    }
    let response = arguments.number("response")
    let fraction = arguments.number("dampingfraction")
    let ratio = fraction ?? (response == nil ? nil : arguments.number("dampingratio"))
    if isQuick || response != nil || ratio != nil {
      return try swinging(
        response: response ?? (isQuick ? 0.15 : 0.5), damping: ratio ?? (isQuick ? 0.86 : 0.825),
        velocity: arguments.velocity)
    }
    let bounce = arguments.number("bounce")
    let isOwn = call.isMember || call.name == "interpolatingspring"
    let hasOthers = ["damping", "dampingratio", "stiffness"].contains {
      arguments.words.contains($0)
    }
    guard time != nil || bounce != nil || isOwn, !hasOthers else { return nil }
    return try swinging(response: time ?? 0.5, bounce: bounce ?? 0, velocity: arguments.velocity)
  }

  /// A spring by its perceived duration and its bounce, which UIKit has, too.
  static func swinging(
    response: Double, bounce: Double, velocity: Double
  ) throws(PastedProblem) -> PastedReading? {
    guard bounce > -1, bounce < 1 else {
      throw PastedProblem("A spring’s bounce lies between -1 and 1: 0.3 does")
    }
    return try swinging(
      response: response, damping: bounce >= 0 ? 1 - bounce : 1 / (1 + bounce), velocity: velocity)
  }

  private static func swinging(
    response: Double, damping: Double, velocity: Double
  ) throws(PastedProblem) -> PastedReading? {
    guard response > 0 else {
      throw PastedProblem("A spring’s response or duration is above 0: 0.5 is")
    }
    return try .spring(frequency: 2 * .pi / response, damping: damping, velocity: velocity)
  }

  private static func keyframes(
    _ words: String
  ) throws(PastedProblem) -> PastedReading {
    guard !["cubickeyframe", "springkeyframe", "timingcurve"].contains(where: words.contains) else {
      throw PastedProblem("Keyframes along curves are several motions: paste one of them")
    }
    let key = /(move|linear)keyframe\(([^(),]+)(?:, ?duration: ?([\d.]+))?\)( \/\* delay)?/
    var (stops, time): ([(value: Double, time: Double)], Double) = ([], 0)
    var delay: Double?
    for found in words.matches(of: key) {
      guard let value = PastedText.value(of: found.output.2) else { throw wrongKeyframes }
      let seconds = found.output.3.flatMap { PastedText.value(of: $0) } ?? 0
      if found.output.4 != nil {
        (stops, delay) = ([], seconds)
      } else {
        time += seconds
        stops.append((value, time))
      }
    }
    guard time > 0, time.isFinite else { throw wrongKeyframes }
    let places = stops.map { PiecewiseLinear.Stop($0.value, at: min(1, $0.time / time)) }
    // Each key's time was rounded.
    let whole = (time * 10_000).rounded() / 10_000
    let steps = try held(places)
    let curve = steps == nil ? try PastedCurve.lines(places) : steps
    return PastedReading(.curve(curve ?? .linear), duration: whole, delay: delay)
  }

  private static let wrongKeyframes = PastedProblem(
    "These keyframes lead nowhere: MoveKeyframe(0.0); LinearKeyframe(1.0, duration: 0.3) do")

  /// The steps whose levels are held for equal times; nil: they are lines.
  private static func held(
    _ stops: [PiecewiseLinear.Stop]
  ) throws(PastedProblem) -> TimingCurve? {
    // The last one may be the jump at the end.
    let count = stops.count / 2
    guard count > 0 else { return nil }
    let isHeld = (0..<count).allSatisfy { step in
      let ends = stops[(2 * step)...(2 * step + 1)]
      return ends.allSatisfy { abs($0.value - stops[2 * step].value) < 1e-9 }
        && zip(ends, [step, step + 1]).allSatisfy {
          abs($0.position - Double($1) / Double(count)) < 1e-4
        }
    }
    guard isHeld else { return nil }
    let curve = try PastedCurve.steps(at: (0..<count).map { stops[2 * $0].value })
    if case .steps = curve { return curve }
    return nil
  }
}
