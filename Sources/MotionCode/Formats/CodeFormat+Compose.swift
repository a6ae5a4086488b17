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

  @Sendable private static func composeReading(
    _ text: PastedText
  ) throws(PastedProblem) -> PastedReading? {
    if text.words.contains(/keyframes(WithSpline)?(<[a-z]+>)? ?\{/.ignoresCase()) {
      throw PastedProblem("Keyframes are several motions: paste one of them")
    }
    for call in text.calls(["spring"]) where !call.isMember {
      if let reading = try spring(call.arguments.arguments, text) { return reading }
    }
    guard let tween = text.call(["tween"])?.arguments.arguments else {
      return try PastedCurve.path(in: text).map { PastedReading(.curve($0)) }
    }
    let named = Dictionary(
      zip(["durationmillis", "delaymillis", "easing"], tween).map { ($1.name ?? $0, $1) }
    ) { first, _ in first }
    func seconds(_ name: String) throws(PastedProblem) -> Double? {
      guard let argument = named[name], !argument.value.allSatisfy(\.isWhitespace) else {
        return nil
      }
      guard let time = argument.number else {
        throw PastedProblem("tween has its times in milliseconds: tween(300)")
      }
      return time / 1000
    }
    return PastedReading(
      .curve(try easing(named["easing"], text)), duration: try seconds("durationmillis") ?? 0.3,
      delay: try seconds("delaymillis"))
  }

  /// The easing of a tween; without one it has the standard one.
  private static func easing(
    _ argument: PastedText.Argument?, _ text: PastedText
  ) throws(PastedProblem) -> TimingCurve {
    guard let argument else { return .cubicBezier(CubicBezier(0.4, 0, 0.2, 1)) }
    let value = PastedText(plain: String(argument.value))
    if let path = try PastedCurve.path(in: value) { return path }
    if let curve = try PastedCurve.curve(in: value) { return curve }
    // A name that is explained elsewhere.
    if let path = try PastedCurve.path(in: text) { return path }
    if let found = try PastedCurve.bezier(in: text) { return found.curve }
    throw PastedProblem(
      "No easing in “\(argument.value.prefix(24))”: FastOutSlowInEasing is one")
  }

  /// Compose's `spring(dampingRatio, stiffness)`, in numbers or by the names of `Spring`, in this
  /// order or by name; nil: they are no such arguments.
  private static func spring(
    _ arguments: [PastedText.Argument], _ text: PastedText
  ) throws(PastedProblem) -> PastedReading? {
    var (ratio, stiffness) = (1.0, 1500.0)
    let isEmpty = arguments.count == 1 && arguments[0].value.allSatisfy(\.isWhitespace)
    guard arguments.count <= 3 else { return nil }
    for (place, argument) in arguments.enumerated() where !isEmpty {
      let word = argument.value.filter { !$0.isWhitespace }
      let value =
        springs.first { word == "spring." + $0.key || word == $0.key }?.value ?? argument.number
      switch argument.name ?? ["dampingratio", "stiffness", "visibilitythreshold"][place] {
      case "dampingratio": ratio = value ?? -1
      case "stiffness": stiffness = value ?? -1
      case "visibilitythreshold": break
      default: return nil
      }
    }
    guard ratio > 0, stiffness > 0 else {
      throw PastedProblem(
        "A spring’s damping ratio and stiffness are above 0: spring(0.75f, 200f)")
    }
    return try .spring(
      frequency: stiffness.squareRoot(), damping: ratio, velocity: text.velocity)
  }

  /// The constants of Compose's `Spring`.
  static let springs: KeyValuePairs<String, Double> = [
    "dampingratiohighbouncy": 0.2, "dampingratiomediumbouncy": 0.5, "dampingratiolowbouncy": 0.75,
    "dampingrationobouncy": 1, "stiffnesshigh": 10_000, "stiffnessmedium": 1500,
    "stiffnessmediumlow": 400, "stiffnesslow": 200, "stiffnessverylow": 50,
  ]
}
