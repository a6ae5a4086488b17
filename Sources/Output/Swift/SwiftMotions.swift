package import Engine

/// Curves and types of motion as Swift that makes them again, to the last digit.
extension SwiftValues {
  package static func curve(_ curve: TimingCurve) -> SwiftCode {
    switch curve {
    case .linear: ".linear"
    case .cssEase: ".cssEase"
    case .cssEaseIn: ".cssEaseIn"
    case .cssEaseOut: ".cssEaseOut"
    case .cssEaseInOut: ".cssEaseInOut"
    case .deckEaseIn(let c): ".deckEaseIn(\(number(c)))"
    case .deckEaseOut(let c): ".deckEaseOut(\(number(c)))"
    case .deckEaseInOut(let c): ".deckEaseInOut(\(number(c)))"
    case .cubicBezier(let curve):
      .call(
        ".cubicBezier",
        [.call("CubicBezier", [curve.x1, curve.y1, curve.x2, curve.y2].map { .text(number($0)) })])
    case .spring(let spring): .call(".spring", [Self.spring("SpringCurve", spring)])
    case .steps(let steps): ".steps(Steps(\(steps.count), jump: .\(steps.jump)))"
    case .piecewiseLinear(let lines):
      .call(".piecewiseLinear", [.call("PiecewiseLinear", [.array(lines.stops.map(stop))])])
    case .penner(let family, let side): ".penner(.\(family), .\(side))"
    case .custom: lines(along: curve)
    }
  }

  /// The places at which a function is looked at.
  private static let places = 240

  /// A function as lines between places of it.
  private static func lines(along curve: TimingCurve) -> SwiftCode {
    let stops = (0...places).map { step -> SwiftCode in
      let place = Double(step) / Double(places)
      return stop(PiecewiseLinear.Stop(curve.value(at: place), at: place))
    }
    return .call(".piecewiseLinear", [.call("PiecewiseLinear", [.array(stops)])])
  }

  private static func stop(_ stop: PiecewiseLinear.Stop) -> SwiftCode {
    "(\(number(stop.value)), \(number(stop.position)))"
  }

  private static func spring(_ name: String, _ spring: SpringCurve) -> SwiftCode {
    .call(
      name,
      [
        "duration: \(number(spring.duration))", "damping: \(number(spring.damping))",
        "initialVelocity: \(number(spring.initialVelocity))",
      ])
  }

  package static func type(_ type: AnimationType) -> SwiftCode {
    switch type {
    case .none: ".none"
    case .linear(let duration): ".linear(duration: \(number(duration)))"
    case .curve(let curve, let duration):
      .call(".curve", [self.curve(curve), "duration: \(number(duration))"])
    case .spring(let duration, let damping, let velocity):
      .call(
        ".spring",
        [
          "duration: \(number(duration))", "damping: \(number(damping))",
          "initialVelocity: \(number(velocity))",
        ])
    }
  }
}
