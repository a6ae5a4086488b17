import Engine

extension CodeFormat {
  /// The options of motion.dev's `animate`, which knows all but that a velocity is one of whole
  /// ways: it counts in the unit of the value, so that of a value from 0 to 1 is the same.
  static let motion = CodeFormat(title: "motion.dev", text: motionText, read: motionReading)

  @Sendable private static func motionText(_ motion: CodedMotion) -> String {
    let wait = motion.delay > 0 ? ", delay: \(CodeNumber.text(motion.delay))" : ""
    guard let (spring, velocity) = motion.spring else {
      return "{ duration: \(CodeNumber.text(motion.duration)), ease: \(ease(motion))\(wait) }"
    }
    let speed =
      velocity == 0 ? "" : ", velocity: \(CodeNumber.text(velocity)) /* times the way */"
    return "{ type: \"spring\", stiffness: \(CodeNumber.text(spring.stiffness)), "
      + "damping: \(CodeNumber.text(spring.damping)), mass: 1\(speed)\(wait) }"
  }

  private static func ease(_ motion: CodedMotion) -> String {
    switch motion.curve {
    case .cssEaseInOut: "\"easeInOut\""
    case .linear: "\"linear\""
    case .cubicBezier(let curve): "[\(CodeNumber.list(curve).joined(separator: ", "))]"
    // Its own steps jump at one end.
    case .steps(let steps) where steps.jump == .start || steps.jump == .end:
      "steps(\(steps.count), \"\(steps.jump)\")"
    case .steps(let steps):
      "(t) => Math.min(1, \(steps.heights(of: "Math.floor(t * \(steps.count))", unit: "")))"
    default:
      "transform([\(motion.stops.map { CodeNumber.text($0.position) }.joined(separator: ", "))], "
        + "[\(motion.stops.map { CodeNumber.text($0.value) }.joined(separator: ", "))])"
    }
  }

  /// - `visualDuration` is the time to the end of the first swing, as the library has it; `duration`
  ///   is that at whose end a thousandth is left, as the engine has it.
  @Sendable private static func motionReading(_ text: PastedText) -> PastedReading? {
    let words = text.words
    if let found = words.firstMatch(of: /transform\(\[([^\]]*)\], ?\[([^\]]*)\]\)/) {
      let (positions, values) = (
        found.output.1.split(separator: ","), found.output.2.split(separator: ",")
      )
      guard positions.count == values.count else { return nil }
      return PastedCurve.lines(through: Array(zip(values, positions)))
        .map { PastedReading(.curve($0)) }
    }
    guard words.contains(/type"?\s*:\s*"?'?spring/) else { return nil }
    let bounce = text.number("bounce")
    if let time = text.number("visualduration"), time > 0 {
      let damping = max(0.05, 1 - (bounce ?? 0))
      return .spring(
        frequency: 2 * .pi / (1.2 * time), damping: damping, velocity: text.velocity)
    }
    if bounce != nil || text.number("duration") != nil, text.number("stiffness") == nil {
      return PastedReading(
        .settling(damping: max(0.05, 1 - (bounce ?? 0.25)), velocity: text.velocity))
    }
    return .spring(
      mass: text.number("mass") ?? 1, stiffness: text.number("stiffness") ?? 100,
      damping: text.number("damping") ?? 10, velocity: text.velocity)
  }
}

extension Steps {
  /// The height of steps from the number of whole spans that are gone.
  ///
  /// - Parameter unit: behind each number.
  func heights(of spans: String, unit: String) -> String {
    let isAhead = jump == .start || jump == .both
    return (isAhead ? "(\(spans) + 1\(unit))" : spans) + " / \(jumps)\(unit)"
  }
}
