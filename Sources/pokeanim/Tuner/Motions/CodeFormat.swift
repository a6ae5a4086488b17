import Engine

/// The languages in which the tuner says a motion.
enum CodeFormat: String, CaseIterable {
  case swift = "Swift"
  case css = "CSS"
  case motion = "motion.dev"
  case compose = "Compose"

  var following: CodeFormat {
    let all = Self.allCases
    return all[((all.firstIndex(of: self) ?? 0) + 1) % all.count]
  }

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
    let way =
      switch model.curve {
      case .spring(let curve):
        "type: \"spring\", stiffness: \(number(curve.spring.stiffness)), "
          + "damping: \(number(curve.spring.damping)), mass: 1"
          + (model[.velocity] == 0 ? "" : ", velocity: \(number(model[.velocity]))")
      case .cubicBezier(let curve):
        "duration: \(number(model[.duration])), ease: [\(list(curve).joined(separator: ", "))]"
      default: "duration: \(number(model[.duration])), ease: \"easeInOut\""
      }
    return "{ \(way)\(wait) }"
  }

  /// As an animation of Jetpack Compose, whose springs know no delay.
  private static func compose(_ model: TunerModel, _ delay: Double) -> String {
    if case .spring(let curve) = model.curve {
      return "spring(dampingRatio = \(number(curve.spring.dampingRatio))f, "
        + "stiffness = \(number(curve.spring.stiffness))f)"
    }
    var curve = CubicBezier(0.42, 0, 0.58, 1)
    if case .cubicBezier(let own) = model.curve { curve = own }
    let wait = delay > 0 ? ", delayMillis = \(Int((delay * 1000).rounded()))" : ""
    let points = list(curve).map { $0 + "f" }.joined(separator: ", ")
    return "tween(durationMillis = \(Int((model[.duration] * 1000).rounded()))\(wait), "
      + "easing = CubicBezierEasing(\(points)))"
  }

  private static func list(_ curve: CubicBezier) -> [String] {
    [curve.x1, curve.y1, curve.x2, curve.y2].map(number)
  }

  private static func number(_ value: Double) -> String { PlainNumber.text(value, decimals: 4) }
}
