import Engine

/// The languages in which the tuner says a motion.
enum CodeFormat: String, CaseIterable {
  case swift = "Swift"
  case css = "CSS"
  case motion = "motion.dev"
  case compose = "Compose"

  /// A motion as code.
  ///
  /// - Parameters:
  ///   - swift: the same in Swift.
  ///   - delay: in seconds, before the motion begins.
  func text(of model: TunerModel, swift: String, delay: Double) -> String {
    switch self {
    case .swift: swift
    case .css: Self.css(model, delay)
    case .motion: Self.motion(model, delay)
    case .compose: Self.compose(model, delay)
    }
  }

  private static func css(_ model: TunerModel, _ delay: Double) -> String {
    let wait = delay > 0 ? " \(number(delay))s" : ""
    return "transition: all \(number(model[.duration]))s \(model.curve.cssText)\(wait);"
  }

  /// As the options of motion.dev's `animate`.
  private static func motion(_ model: TunerModel, _ delay: Double) -> String {
    let wait = delay > 0 ? ", delay: \(number(delay))" : ""
    if case .spring(let curve) = model.curve {
      let velocity = model[.velocity] == 0 ? "" : ", velocity: \(number(model[.velocity]))"
      return "{ type: \"spring\", stiffness: \(number(curve.spring.stiffness)), "
        + "damping: \(number(curve.spring.damping)), mass: 1\(velocity)\(wait) }"
    }
    return "{ duration: \(number(model[.duration])), ease: \(motionEase(model.curve))\(wait) }"
  }

  private static func motionEase(_ curve: TimingCurve) -> String {
    switch curve {
    case .cssEaseInOut: "\"easeInOut\""
    case .linear: "\"linear\""
    case .cubicBezier(let curve): "[\(list(curve).joined(separator: ", "))]"
    // Its own steps jump at one end.
    case .steps(let steps) where steps.jump == .start || steps.jump == .end:
      "steps(\(steps.count), \"\(steps.jump)\")"
    case .steps(let steps):
      "(t) => Math.min(1, \(jumps(steps, of: "Math.floor(t * \(steps.count))", unit: "")))"
    case .piecewiseLinear(let lines):
      "transform([\(lines.stops.map { number($0.position) }.joined(separator: ", "))], "
        + "[\(lines.stops.map { number($0.value) }.joined(separator: ", "))])"
    default: "\"easeInOut\""
    }
  }

  /// As an animation of Jetpack Compose, whose springs know no delay.
  private static func compose(_ model: TunerModel, _ delay: Double) -> String {
    if case .spring(let curve) = model.curve {
      return "spring(dampingRatio = \(number(curve.spring.dampingRatio))f, "
        + "stiffness = \(number(curve.spring.stiffness))f)"
    }
    let wait = delay > 0 ? ", delayMillis = \(Int((delay * 1000).rounded()))" : ""
    return "tween(durationMillis = \(Int((model[.duration] * 1000).rounded()))\(wait), "
      + "easing = \(composeEasing(model.curve)))"
  }

  private static func composeEasing(_ curve: TimingCurve) -> String {
    switch curve {
    case .linear: return "LinearEasing"
    case .steps(let steps):
      return "Easing { min(1f, \(jumps(steps, of: "floor(it * \(steps.count)f)", unit: "f"))) }"
    case .piecewiseLinear(let lines):
      let places = lines.stops.map { "(\(number($0.position))f, \(number($0.value))f)" }
      let rest = places.dropFirst().map { "lineTo\($0)" }.joined(separator: "; ")
      return "PathEasing(Path().apply { moveTo\(places[0]); \(rest) })"
    default:
      var points = CubicBezier(0.42, 0, 0.58, 1)
      if case .cubicBezier(let own) = curve { points = own }
      return "CubicBezierEasing(\(list(points).map { $0 + "f" }.joined(separator: ", ")))"
    }
  }

  /// The height of steps from the number of whole spans that are gone.
  ///
  /// - Parameter unit: behind each number.
  private static func jumps(_ steps: Steps, of spans: String, unit: String) -> String {
    let isAhead = steps.jump == .start || steps.jump == .both
    return (isAhead ? "(\(spans) + 1\(unit))" : spans) + " / \(steps.jumps)\(unit)"
  }

  private static func list(_ curve: CubicBezier) -> [String] {
    [curve.x1, curve.y1, curve.x2, curve.y2].map(number)
  }

  private static func number(_ value: Double) -> String { PlainNumber.text(value, decimals: 4) }
}
