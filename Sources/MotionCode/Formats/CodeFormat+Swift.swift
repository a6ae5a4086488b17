package import Engine

extension CodeFormat {
  /// The animation of an element, in a program of this engine.
  package static let swift = CodeFormat(
    title: "Swift",
    text: { motion in
      var type = ".curve(\(swiftCurve(motion.curve)), duration: \(exact(motion.duration)))"
      if case .spring(let curve) = motion.curve, curve.damping <= 1 {
        type = ".spring(\(arguments(curve)))"
      }
      let wait =
        motion.delay > 0 ? ", options: AnimationOptions(delay: \(exact(motion.delay)))" : ""
      return "Animation(type: \(type)\(wait))"
    }, read: swiftReading)

  /// A curve as the engine's Swift names it.
  package static func swiftCurve(_ curve: TimingCurve) -> String {
    switch curve {
    case .cssEaseInOut: return ".cssEaseInOut"
    case .linear: return ".linear"
    case .cubicBezier(let curve):
      let points = [curve.x1, curve.y1, curve.x2, curve.y2].map(exact).joined(separator: ", ")
      return ".cubicBezier(CubicBezier(\(points)))"
    // What is damped more has no such type, and is lines.
    case .spring(let spring) where spring.damping <= 1:
      return ".spring(SpringCurve(\(arguments(spring))))"
    case .steps(let steps): return ".steps(Steps(\(steps.count), jump: .\(steps.jump)))"
    default:
      let lines = CodedMotion(curve, duration: 1).stops
      let stops = lines.map { "(\(exact($0.value)), \(exact($0.position)))" }
      return ".piecewiseLinear(PiecewiseLinear([\(stops.joined(separator: ", "))]))"
    }
  }

  private static func exact(_ value: Double) -> String { PlainNumber.exact(value) }

  private static func arguments(_ spring: SpringCurve) -> String {
    "duration: \(exact(spring.duration)), damping: \(exact(spring.damping)), "
      + "initialVelocity: \(exact(spring.initialVelocity))"
  }

  @Sendable private static func swiftReading(
    _ text: PastedText
  ) throws(PastedProblem) -> PastedReading? {
    let words = text.words
    // The engine plays the named type as the original does.
    if words.contains("type: .linear(duration") || words.contains(".csseaseinout") {
      return PastedReading(.easeInOut)
    }
    if let call = text.calls(["spring", "springcurve"]).first(where: {
      $0.arguments.number("damping") != nil && $0.arguments.number("stiffness") == nil
    }), let damping = call.arguments.number("damping") {
      guard 0 < damping, damping <= 1 else {
        throw PastedProblem("This spring’s damping is above 0, and 1 at most")
      }
      return PastedReading(.settling(damping: damping, velocity: call.arguments.velocity))
    }
    if let found = words.firstMatch(of: /piecewiselinear\(\[([^\[\]]*)\]/) {
      let pairs = found.output.1.matches(of: /\(([^,()]+), ([^,()]+)\)/).map { ($0.1, $0.2) }
      return PastedReading(.curve(try PastedCurve.lines(through: pairs)))
    }
    guard let found = words.firstMatch(of: /steps\((\d+), jump: \.([a-z]+)\)/),
      let jump = Steps.Jump.allCases.first(where: { "\($0)" == found.output.2 })
    else { return nil }
    return PastedReading(.curve(try PastedCurve.steps(Int(found.output.1) ?? .max, jump)))
  }
}
