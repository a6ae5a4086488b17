import Engine

extension CodeFormat {
  /// The options of motion.dev's `animate`, which knows all but that a velocity is one of whole
  /// ways: it counts in the unit of the value, so that of a value from 0 to 1 is the same.
  static let motion = CodeFormat(
    title: "motion.dev", text: motionText, read: motionReading, element: motionElement)

  /// A call for what moves alike; velocities are those of each value.
  @Sendable private static func motionElement(_ element: CodedElement) -> String {
    let groups = element.groups.flatMap { motion, ways in
      calls(of: ways.flatMap(\.motionLanes), by: motion)
    }
    let pieced = element.pieced.compactMap { way -> String? in
      let (keys, span) = (way.plainKeys, way.span)
      let length = span.end - span.start
      let times = keys.map { PlainNumber.text($0.time / length, decimals: 4) }
      let eases = keys.dropLast().map { ease(CodedMotion($0.curve, duration: 1)) }
      let wait = span.start > 0 ? ", delay: \(CodeNumber.text(span.start))" : ""
      let values = way.motionLanes.map { lane in
        "\(lane.name): [\(keys.map { lane.text($0.value) }.joined(separator: ", "))]"
      }
      return values.isEmpty
        ? nil
        : "{ \(values.joined(separator: ", ")) }, { duration: \(CodeNumber.text(length)), "
          + "times: [\(times.joined(separator: ", "))], ease: [\(eases.joined(separator: ", "))]\(wait) }"
    }
    return (groups + pieced).map { "animate(\"#\(element.name)\", \($0))" }
      .joined(separator: "\n")
  }

  /// The arguments of calls; values with a velocity have each its own one.
  private static func calls(of lanes: [MotionLane], by motion: CodedMotion) -> [String] {
    guard let (spring, velocity) = motion.spring, velocity != 0 else {
      let values = lanes.map(\.ends).joined(separator: ", ")
      return values.isEmpty ? [] : ["{ \(values) }, \(motionText(motion))"]
    }
    let wait = motion.delay > 0 ? ", delay: \(CodeNumber.text(motion.delay))" : ""
    return lanes.map { lane in
      "{ \(lane.ends) }, { type: \"spring\", stiffness: \(CodeNumber.text(spring.stiffness)), "
        + "damping: \(CodeNumber.text(spring.damping)), mass: 1, "
        + "velocity: \(CodeNumber.text(velocity * lane.distance))\(wait) }"
    }
  }

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
      "transform([\(motion.stops.map { CodeNumber.share($0.position) }.joined(separator: ", "))], "
        + "[\(motion.stops.map { CodeNumber.share($0.value) }.joined(separator: ", "))])"
    }
  }

  /// Springs are those of motion-dom 13.4.7, `spring.ts`: stiffness, damping and mass go before all
  /// times, and a spring by its time begins at rest.
  ///
  /// - `duration` is the time at whose end a thousandth is left, as the engine has it; beside `bounce`
  ///   alone it is 0.8 s.
  /// - `visualDuration` is the time to the end of the first swing. It counts only beside `bounce` or
  ///   `duration`; a spring without these is one of the usual stiffness and damping.
  @Sendable private static func motionReading(
    _ text: PastedText
  ) throws(PastedProblem) -> PastedReading? {
    let words = text.words
    if words.contains(/times["']?\s*:\s*\[/) || words.contains(/ease["']?\s*:\s*\[\s*["'\[]/) {
      throw PastedProblem("Keyframes are several motions: paste one of them")
    }
    if let found = words.firstMatch(of: /transform\(\[([^\[\]]*)\], ?\[([^\[\]]*)\]\)/) {
      let (positions, values) = (
        found.output.1.split(separator: ","), found.output.2.split(separator: ",")
      )
      guard positions.count == values.count else {
        throw PastedProblem("transform has a value for each place: [0, 1], [0, 1]")
      }
      let curve = try PastedCurve.lines(through: Array(zip(values, positions)))
      return PastedReading(.curve(curve))
    }
    guard words.contains(/type["']?\s*:\s*["']?spring/) else { return nil }
    let isPhysical = ["stiffness", "damping", "mass"].contains { text.number($0) != nil }
    let (duration, bounce) = (text.number("duration"), text.number("bounce"))
    guard !isPhysical, duration != nil || bounce != nil else {
      return try .spring(
        mass: text.number("mass") ?? 1, stiffness: text.number("stiffness") ?? 100,
        damping: text.number("damping") ?? 10, velocity: text.velocity)
    }
    guard let time = text.number("visualduration") else {
      return PastedReading(
        .settling(damping: limited(1 - (bounce ?? 0.3)), velocity: 0), duration: duration ?? 0.8)
    }
    guard time > 0 else {
      throw PastedProblem("A spring’s visualDuration is above 0: 0.4 is")
    }
    return try .spring(
      frequency: 2 * .pi / (1.2 * time), damping: limited(1 - (bounce ?? 0)), velocity: 0)
  }

  /// The library's limits of damping by bounce.
  private static func limited(_ damping: Double) -> Double { min(1, max(0.05, damping)) }
}

/// A value that motion.dev moves by a name of its own.
private struct MotionLane {
  let name: String
  /// What it goes from and to.
  let ends: String
  /// From its beginning to its end; 0 for colours.
  let distance: Double
  let text: (Lanes) -> String

  init(_ name: String, _ way: CodedWay, distance: Double, _ text: @escaping (Lanes) -> String) {
    (self.name, self.distance, self.text) = (name, distance, text)
    ends = "\(name): [\(text(way.from)), \(text(way.to))]"
  }
}

extension CodedWay {
  /// The values of the property that move, each by its name.
  fileprivate var motionLanes: [MotionLane] {
    func lane(_ name: String, _ index: Int) -> MotionLane {
      let factor = property == .rotation ? 180 / Double.pi : 1
      return MotionLane(name, self, distance: (to[index] - from[index]) * factor) {
        property.number($0, index)
      }
    }
    func color(_ name: String) -> MotionLane {
      MotionLane(name, self, distance: 0) { "\"\(CodedProperty.cssColor($0))\"" }
    }
    switch property {
    case .center: return []
    case .offset: return moving.map { lane(["x", "y"][$0], $0) }
    case .size: return moving.map { lane(["width", "height"][$0], $0) }
    case .scale:
      return isEven ? [lane("scale", 0)] : moving.map { lane(["scaleX", "scaleY"][$0], $0) }
    case .rotation: return [lane("rotate", 0)]
    case .opacity: return [lane("opacity", 0)]
    case .color: return [color("backgroundColor")]
    case .borderColor: return [color("borderColor")]
    case .radius: return [lane("borderRadius", 0)]
    case .borderWidth: return [lane("borderWidth", 0)]
    }
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
