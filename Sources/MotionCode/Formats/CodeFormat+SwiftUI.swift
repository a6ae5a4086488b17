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

  @Sendable private static func swiftUIReading(_ text: PastedText) -> PastedReading? {
    let words = text.words
    if words.contains("keyframetrack") { return keyframes(words) }
    if let found = words.firstMatch(of: /timingcurve\(([^()]*)\)/) {
      let numbers = found.output.1.split(separator: ",").prefix(4).map(PastedText.value)
      return PastedCurve.bezier(numbers).map { PastedReading(.curve($0)) }
    }
    if words.contains("response") || words.contains("dampingfraction")
      || words.contains("interactivespring")
    {
      let isQuick = words.contains("interactivespring")
      return swinging(
        response: text.number("response") ?? (isQuick ? 0.15 : 0.5),
        damping: text.number("dampingfraction") ?? (isQuick ? 0.86 : 0.825), text)
    }
    if let preset = presets.first(where: { words.contains("." + $0.key) }) {
      return swinging(
        response: text.number("duration") ?? 0.5,
        bounce: preset.value + (text.number("extrabounce") ?? 0), text)
    }
    guard words.contains(/\.spring\b|\bspring\((?:duration|bounce):/),
      !words.contains("damping"), !words.contains("stiffness")
    else { return nil }
    return swinging(
      response: text.number("duration") ?? 0.5, bounce: text.number("bounce") ?? 0, text)
  }

  /// The bounce of SwiftUI's springs that have names.
  static let presets: KeyValuePairs<String, Double> = ["smooth": 0, "snappy": 0.15, "bouncy": 0.3]

  static func swinging(response: Double, bounce: Double, _ text: PastedText) -> PastedReading? {
    guard bounce > -1, bounce < 1 else { return nil }
    return swinging(
      response: response, damping: bounce >= 0 ? 1 - bounce : 1 / (1 + bounce), text)
  }

  private static func swinging(
    response: Double, damping: Double, _ text: PastedText
  ) -> PastedReading? {
    .spring(frequency: 2 * .pi / response, damping: damping, velocity: text.velocity)
  }

  private static func keyframes(_ words: String) -> PastedReading? {
    let key = /(move|linear)keyframe\(([^(),]+)(?:, ?duration: ?([\d.]+))?\)( \/\* delay)?/
    var (stops, time): ([(value: Double, time: Double)], Double) = ([], 0)
    var delay: Double?
    for found in words.matches(of: key) {
      guard let value = PastedText.value(of: found.output.2) else { return nil }
      let seconds = found.output.3.flatMap { Double($0) } ?? 0
      if found.output.4 != nil {
        (stops, delay) = ([], seconds)
      } else {
        time += seconds
        stops.append((value, time))
      }
    }
    guard time > 0, time.isFinite else { return nil }
    let lines = PastedCurve.lines(
      stops.map { PiecewiseLinear.Stop($0.value, at: min(1, $0.time / time)) })
    // Each key's time was rounded.
    let whole = (time * 10_000).rounded() / 10_000
    return lines.map { PastedReading(.curve($0), duration: whole, delay: delay) }
  }
}
