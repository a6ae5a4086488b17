import Engine

extension CodeFormat {
  /// An animation of Jetpack Compose, whose springs know no delay and no start velocity: both belong
  /// to the call that animates.
  static let compose = CodeFormat(
    title: "Compose", text: composeText, read: composeReading, element: composeElement)

  @Sendable static func composeText(_ motion: CodedMotion) -> String {
    guard let (spring, velocity) = motion.spring else {
      let wait =
        motion.delay > 0 ? ", delayMillis = \(CodeNumber.milliseconds(motion.delay))" : ""
      return "tween(durationMillis = \(CodeNumber.milliseconds(motion.duration))\(wait), "
        + "easing = \(easing(motion)))"
    }
    let notes =
      (motion.delay > 0 ? ["before it: delay(\(CodeNumber.milliseconds(motion.delay)))"] : [])
      + (velocity == 0
        ? [] : ["animateTo(…, initialVelocity = \(CodeNumber.text(velocity))f * the way)"])
    return "spring(dampingRatio = \(CodeNumber.text(spring.dampingRatio))f, "
      + "stiffness = \(CodeNumber.text(spring.stiffness))f)"
      + (notes.isEmpty ? "" : " /* \(notes.joined(separator: "; ")) */")
  }

  static func easing(_ motion: CodedMotion) -> String {
    switch motion.curve {
    case .linear: return "LinearEasing"
    case .steps(let steps):
      let heights = steps.heights(of: "floor(it * \(steps.count)f)", unit: "f")
      return "Easing { min(1f, \(heights)) }"
    case .cubicBezier(let curve):
      return "CubicBezierEasing(\(CodeNumber.list(curve).map { $0 + "f" }.joined(separator: ", ")))"
    default:
      let places = motion.stops.map {
        "(\(CodeNumber.share($0.position))f, \(CodeNumber.share($0.value))f)"
      }
      let rest = places.dropFirst().map { "lineTo\($0)" }.joined(separator: "; ")
      return "PathEasing(Path().apply { moveTo\(places[0]); \(rest) })"
    }
  }

  @Sendable private static func composeReading(_ text: PastedText) -> PastedReading? {
    let words = text.words
    if words.contains("patheasing") {
      let places = words.matches(of: /(?:move|line)to\(([^,()]+), ([^,()]+)\)/)
      return PastedCurve.lines(through: places.map { ($0.2, $0.1) }).map {
        PastedReading(.curve($0))
      }
    }
    if let found = words.firstMatch(of: /\bspring(?:<[a-z]+>)?\(([^()]*)\)/),
      let reading = spring(String(found.output.1), text)
    {
      return reading
    }
    guard
      let found = words.firstMatch(of: /\btween(?:<[a-z]+>)?\((?:\s*(\d+)\s*(?:,\s*(\d+)\s*)?)?/)
    else { return named(words).map { PastedReading(.curve($0)) } }
    // Without an easing it has the standard one.
    let curve = PastedCurve.curve(in: words) ?? named(words) ?? easings[0].value
    func seconds(_ digits: Substring?) -> Double? {
      digits.flatMap { Double($0) }.map { $0 / 1000 }
    }
    return PastedReading(
      .curve(curve), duration: seconds(found.output.1) ?? text.duration ?? 0.3,
      delay: seconds(found.output.2))
  }

  private static func named(_ words: String) -> TimingCurve? {
    easings.first { words.contains($0.key) }?.value
  }

  /// Compose's `spring(dampingRatio, stiffness)`, in numbers or by the names of `Spring`, in this
  /// order or by name; nil: they are no such arguments.
  private static func spring(_ arguments: String, _ text: PastedText) -> PastedReading? {
    var (ratio, stiffness) = (1.0, 1500.0)
    let parts = arguments.split(separator: ",").map { part in
      part.split(separator: "=").map { $0.filter { !$0.isWhitespace } }
    }
    guard parts.count <= 3 else { return nil }
    for (place, part) in parts.enumerated() {
      let name =
        part.count == 2 ? part[0] : ["dampingratio", "stiffness", "visibilitythreshold"][place]
      guard let word = part.last, part.count <= 2 else { return nil }
      let value =
        springs.first { word == "spring." + $0.key }?.value ?? PastedText.value(of: word[...])
      switch name {
      case "dampingratio": ratio = value ?? -1
      case "stiffness": stiffness = value ?? -1
      case "visibilitythreshold": break
      default: return nil
      }
    }
    return .spring(frequency: stiffness.squareRoot(), damping: ratio, velocity: text.velocity)
  }

  /// The constants of Compose's `Spring`.
  static let springs: KeyValuePairs<String, Double> = [
    "dampingratiohighbouncy": 0.2, "dampingratiomediumbouncy": 0.5, "dampingratiolowbouncy": 0.75,
    "dampingrationobouncy": 1, "stiffnesshigh": 10_000, "stiffnessmedium": 1500,
    "stiffnessmediumlow": 400, "stiffnesslow": 200, "stiffnessverylow": 50,
  ]

  /// The easings of Compose that have names of their own.
  static let easings: KeyValuePairs<String, TimingCurve> = [
    "fastoutslowineasing": .cubicBezier(CubicBezier(0.4, 0, 0.2, 1)),
    "linearoutslowineasing": .cubicBezier(CubicBezier(0, 0, 0.2, 1)),
    "fastoutlinearineasing": .cubicBezier(CubicBezier(0.4, 0, 1, 1)),
    "linearEasing".lowercased(): .linear,
  ]
}
