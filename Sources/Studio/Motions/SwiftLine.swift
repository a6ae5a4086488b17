import Engine

/// A motion as the line of Swift that makes it.
enum SwiftLine {
  /// - Parameter delay: of a child's motion, in seconds.
  static func text(
    of model: TunerModel, name: String, use: TunableMotion.Use, delay: Double = 0
  ) -> String {
    switch use {
    case .child: "container[.\(key(name))] = Animation(type: \(type(model))\(options(delay)))"
    case .layout:
      "stage.animate(withDuration: \(model.text(.duration)), curve: \(curve(model)), "
        + "animations: layout.apply)"
    case .animator(let call): "componentView.animator = " + call.text(timing: timing(model))
    }
  }

  /// As `pokeanim export` names an element.
  private static func key(_ name: String) -> String {
    var names = SwiftNames()
    return names.name(for: name, kind: "element")
  }

  private static func options(_ delay: Double) -> String {
    delay > 0 ? ", options: AnimationOptions(delay: \(PlainNumber.exact(delay)))" : ""
  }

  private static func type(_ model: TunerModel) -> String {
    switch model.kind {
    case .easeInOut, .bezier, .steps, .lines:
      ".curve(\(curve(model)), duration: \(model.text(.duration)))"
    case .spring: ".spring(\(spring(model)))"
    }
  }

  private static func timing(_ model: TunerModel) -> String {
    switch model.kind {
    case .easeInOut: ".easeInOut(duration: \(model.text(.duration)))"
    case .bezier, .steps, .lines:
      "AnimatorTiming(curve: \(curve(model)), duration: \(model.text(.duration)))"
    case .spring:
      ".spring(duration: \(model.text(.duration)), damping: \(model.text(.damping))"
        + (model[.velocity] == 0 ? ")" : ", velocity: \(model.text(.velocity)))")
    }
  }

  private static func curve(_ model: TunerModel) -> String {
    switch model.kind {
    case .easeInOut: ".cssEaseInOut"
    case .bezier: ".cubicBezier(CubicBezier(\(points(model))))"
    case .spring: ".spring(SpringCurve(\(spring(model))))"
    case .steps: steps(model)
    case .lines where model.curve == .linear: ".linear"
    case .lines: ".piecewiseLinear(PiecewiseLinear([\(stops(model))]))"
    }
  }

  private static func points(_ model: TunerModel) -> String {
    [TunerParameter.x1, .y1, .x2, .y2].map { model.text($0) }.joined(separator: ", ")
  }

  private static func steps(_ model: TunerModel) -> String {
    guard case .steps(let steps) = model.curve else { return "" }
    return ".steps(Steps(\(steps.count), jump: .\(steps.jump)))"
  }

  private static func stops(_ model: TunerModel) -> String {
    model.stops.map { "(\(PlainNumber.exact($0.value)), \(PlainNumber.exact($0.position)))" }
      .joined(separator: ", ")
  }

  private static func spring(_ model: TunerModel) -> String {
    "duration: \(model.text(.duration)), damping: \(model.text(.damping)), "
      + "initialVelocity: \(model.text(.velocity))"
  }
}

extension TunerModel {
  /// A parameter as it is written in code.
  fileprivate func text(_ parameter: TunerParameter) -> String {
    PlainNumber.exact(self[parameter])
  }
}
