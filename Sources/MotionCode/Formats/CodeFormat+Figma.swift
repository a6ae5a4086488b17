import Engine

extension CodeFormat {
  /// The words of Figma's panel “Prototype”. Its springs begin at rest, and it has no lines and no steps.
  static let figma = CodeFormat(title: "Figma", text: figmaText, read: figmaReading)

  @Sendable private static func figmaText(_ motion: CodedMotion) -> String {
    let wait =
      motion.delay > 0 ? ", after delay \(CodeNumber.milliseconds(motion.delay)) ms" : ""
    if let (spring, velocity) = motion.spring {
      let speed =
        velocity == 0
        ? "" : " (it begins at rest there, and here with a velocity: \(CodeNumber.text(velocity)))"
      return "Custom spring: Mass 1, Stiffness \(CodeNumber.text(spring.stiffness)), "
        + "Damping \(CodeNumber.text(spring.damping))\(wait)\(speed)"
    }
    let time = ", \(CodeNumber.milliseconds(motion.duration)) ms\(wait)"
    switch motion.curve {
    case .linear: return "Linear\(time)"
    case .cssEaseInOut: return "Ease in and out\(time)"
    case .cssEaseIn: return "Ease in\(time)"
    case .cssEaseOut: return "Ease out\(time)"
    case .cubicBezier(let curve):
      return "Custom bezier: \(CodeNumber.list(curve).joined(separator: ", "))\(time)"
    default: return "Figma has no curve like this one: \(motion.easing)\(time)"
    }
  }

  @Sendable private static func figmaReading(
    _ text: PastedText
  ) throws(PastedProblem) -> PastedReading? {
    let words = text.words
    // As plugins have it: "type": "EASE_IN".
    let type = words.firstMatch(
      of: /["']?type["']?\s*:\s*["']([a-z]+(?:_[a-z]+)+|gentle|quick|bouncy|slow)["']/)
    let name = type?.output.1.replacing("_", with: " ") ?? ""
    if let spring = figmaSprings.first(where: { $0.key == name })?.value {
      return try .spring(stiffness: spring.stiffness, damping: spring.damping, velocity: 0)
    }
    if let ease = eases.first(where: { $0.key == name }) {
      return PastedReading(.curve(ease.value))
    }
    let points = ["x1", "y1", "x2", "y2"].map(text.number)
    if let curve = try PastedCurve.bezier(points) { return PastedReading(.curve(curve)) }
    if let found = words.wholeMatch(
      of: /\W*(?:figma\W+)?(gentle|quick|bouncy|slow)(?:\W+spring)?(?:[, ]+\d+ ?ms)?\W*/),
      let spring = figmaSprings.first(where: { $0.key == found.output.1 })?.value
    {
      return try .spring(stiffness: spring.stiffness, damping: spring.damping, velocity: 0)
    }
    let alone = /\s*(?:custom )?(?:bezier)?:?\s*([-\d.]+\s*,\s*[-\d.]+\s*,\s*[-\d.]+\s*,\s*[-\d.]+)/
    if let found = words.prefixMatch(of: alone) {
      let numbers = found.output.1.split(separator: ",").map { PastedText.value(of: $0) }
      return try PastedCurve.bezier(numbers).map { PastedReading(.curve($0)) }
    }
    let start = words.drop { $0.isWhitespace }
    return eases.first { start.hasPrefix($0.key) }.map { PastedReading(.curve($0.value)) }
  }

  /// The stiffness and damping of Figma's springs that have names, all of mass 1.
  static let figmaSprings: KeyValuePairs<String, (stiffness: Double, damping: Double)> = [
    "gentle": (100, 15), "quick": (300, 20), "bouncy": (600, 15), "slow": (80, 20),
  ]

  /// Figma's curves that have names of their own, longer names first.
  static let eases: KeyValuePairs<String, TimingCurve> = [
    "ease in and out back": .cubicBezier(CubicBezier(0.7, -0.4, 0.4, 1.4)),
    "ease in back": .cubicBezier(CubicBezier(0.3, -0.05, 0.7, -0.5)),
    "ease out back": .cubicBezier(CubicBezier(0.45, 1.45, 0.8, 1)),
    "ease in and out": .cssEaseInOut, "ease in": .cssEaseIn, "ease out": .cssEaseOut,
  ]
}
