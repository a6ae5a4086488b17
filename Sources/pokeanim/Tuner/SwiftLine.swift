import Engine

/// A motion as the line of Swift that makes it.
enum SwiftLine {
  static func text(of model: TunerModel, name: String, use: TunableMotion.Use) -> String {
    switch use {
    case .child: "container[.\(name)] = Animation(type: \(type(model)))"
    case .layout:
      "stage.animate(withDuration: \(number(model[.duration])), curve: \(curve(model)), "
        + "animations: layout.apply)"
    case .animator(let call): "componentView.animator = " + call.text(timing: timing(model))
    }
  }

  private static func type(_ model: TunerModel) -> String {
    switch model.kind {
    case .easeInOut: ".linear(duration: \(number(model[.duration])))"
    case .bezier: ".curve(\(curve(model)), duration: \(number(model[.duration])))"
    case .spring: ".spring(\(spring(model)))"
    }
  }

  private static func timing(_ model: TunerModel) -> String {
    switch model.kind {
    case .easeInOut: ".easeInOut(duration: \(number(model[.duration])))"
    case .bezier:
      "AnimatorTiming(curve: \(curve(model)), duration: \(number(model[.duration])))"
    case .spring:
      ".spring(duration: \(number(model[.duration])), damping: \(number(model[.damping]))"
        + (model[.velocity] == 0 ? ")" : ", velocity: \(number(model[.velocity])))")
    }
  }

  private static func curve(_ model: TunerModel) -> String {
    switch model.kind {
    case .easeInOut: ".cssEaseInOut"
    case .bezier: ".cubicBezier(CubicBezier(\(points(model))))"
    case .spring: ".spring(SpringCurve(\(spring(model))))"
    }
  }

  private static func points(_ model: TunerModel) -> String {
    [TunerParameter.x1, .y1, .x2, .y2].map { number(model[$0]) }.joined(separator: ", ")
  }

  private static func spring(_ model: TunerModel) -> String {
    "duration: \(number(model[.duration])), damping: \(number(model[.damping])), "
      + "initialVelocity: \(number(model[.velocity]))"
  }

  /// As short as it can be without another meaning.
  static func number(_ value: Double) -> String {
    value == value.rounded() && abs(value) < 1e6 ? "\(Int(value))" : "\(value)"
  }
}
