import Engine
import MotionCode

/// A motion as the line of Swift that makes it.
enum SwiftLine {
  /// - Parameter delay: of a child's motion, in seconds.
  static func text(
    of model: TunerModel, name: String, use: TunableMotion.Use, delay: Double = 0
  ) -> String {
    switch use {
    case .child:
      "container[.\(key(name))] = " + CodeFormat.swift.text(CodedMotion(model.type, delay: delay))
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
    CodeFormat.swiftCurve(model.curve)
  }
}

extension TunerModel {
  /// A parameter as it is written in code.
  fileprivate func text(_ parameter: TunerParameter) -> String {
    PlainNumber.exact(self[parameter])
  }
}
