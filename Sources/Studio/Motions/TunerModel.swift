import Engine

/// A motion's parameters, all at once: those of the kinds that it is not keep their values for
/// the way back.
package struct TunerModel: Equatable {
  /// The kind of a motion.
  enum Kind: String, CaseIterable {
    case easeInOut = "Ease"
    case bezier = "Bézier"
    case spring = "Spring"
    case steps = "Steps"
    /// One straight line, or several through points.
    case lines = "Linear"
  }

  var kind = Kind.easeInOut
  /// The ends of the straight lines, in the order of their positions; at least one.
  var stops = Self.straight
  /// The curve that it was before it became one straight line: more points lie on that one, until
  /// a hand moves them.
  var former: TimingCurve?
  /// The numbers in which its spring is said.
  var form = SpringForm.duration
  /// The numbers of the form that a person has set, also those that its motion can't have.
  var wanted: [TunerParameter: Double] = [:]
  private var values: [TunerParameter: Double] = [
    .duration: 0.3, .x1: 0.25, .y1: 0.1, .x2: 0.25, .y2: 1, .damping: 0.5, .velocity: 0,
    .count: 4, .jump: 1,
  ]

  static let straight = [PiecewiseLinear.Stop(0, at: 0), PiecewiseLinear.Stop(1, at: 1)]

  /// The parameters of a type; a curve of another kind becomes straight lines near it.
  init(_ type: AnimationType) { take(type) }

  /// Becomes a type, keeping what it doesn't name.
  mutating func take(_ type: AnimationType) {
    guard type != self.type else { return }
    (kind, former) = (.easeInOut, nil)
    keep(type.timing?.duration ?? self[.duration], .duration)
    switch type.timing?.curve {
    case nil: break
    case .cssEaseInOut where type == .linear(duration: self[.duration]): break
    case .spring(let spring):
      kind = .spring
      keep(spring.damping, .damping)
      keep(spring.initialVelocity, .velocity)
    case .cubicBezier(let curve):
      kind = .bezier
      (self[.x1], self[.y1], self[.x2], self[.y2]) = (curve.x1, curve.y1, curve.x2, curve.y2)
    case .steps(let steps):
      kind = .steps
      self[.jump] = Double(Steps.Jump.allCases.firstIndex(of: steps.jump) ?? 0)
      self[.count] = Double(steps.count)
    case .some(let curve):
      kind = .lines
      stops = Self.stops(near: curve)
    }
    sayAnew()
  }

  /// Goes over to another kind; lines begin as a single one.
  mutating func turn(into kind: Kind) {
    if kind == .lines, self.kind != .lines { (former, stops) = (curve, Self.straight) }
    self.kind = kind
    sayAnew()
  }

  /// The name of a kind beside this motion.
  func title(of kind: Kind) -> String {
    kind == .lines && self.kind == .lines && stops != Self.straight ? "Points" : kind.rawValue
  }

  /// The name of its kind.
  var title: String { title(of: kind) }

  subscript(parameter: TunerParameter) -> Double {
    get { parameter == .points ? Double(stops.count) : values[parameter] ?? 0 }
    set {
      guard parameter != .points else { return spread(over: Int(newValue)) }
      if kind == .spring, form != .duration, form.rows.joined().contains(parameter) {
        return want(newValue, for: parameter)
      }
      keep(newValue, parameter)
      // Between two places there is one jump at least.
      if jump == .neither { values[.count] = max(2, values[.count] ?? 0) }
    }
  }

  /// Sets a number by itself.
  mutating func keep(_ value: Double, _ parameter: TunerParameter) { values[parameter] = value }

  private var jump: Steps.Jump {
    let all = Steps.Jump.allCases
    return all[min(all.count - 1, max(0, Int(values[.jump] ?? 0)))]
  }

  /// The parameters that the sliders of its kind are for, from top to bottom, some beside another.
  var rows: [[TunerParameter]] { rows(in: form) }

  private func rows(in form: SpringForm) -> [[TunerParameter]] {
    switch kind {
    case .easeInOut: [[.duration]]
    case .bezier: [[.duration], [.x1, .y1], [.x2, .y2]]
    case .spring: form.rows
    case .steps: [[.duration], [.count, .jump]]
    case .lines: [[.duration], [.points]]
    }
  }

  /// The parameters of its kind.
  var parameters: [TunerParameter] { rows.flatMap(\.self) }

  /// The parameters of its motion, in whatever form that is said.
  var ownParameters: [TunerParameter] { rows(in: .duration).flatMap(\.self) }

  /// The motion of these parameters.
  var type: AnimationType {
    switch kind {
    case .easeInOut: .linear(duration: self[.duration])
    case .bezier, .steps, .lines: .curve(curve, duration: self[.duration])
    case .spring:
      .spring(
        duration: self[.duration], damping: self[.damping], initialVelocity: self[.velocity])
    }
  }

  /// Its way from 0 to 1 over its duration.
  var curve: TimingCurve {
    switch kind {
    case .easeInOut: .cssEaseInOut
    case .bezier: .cubicBezier(CubicBezier(self[.x1], self[.y1], self[.x2], self[.y2]))
    case .spring:
      .spring(
        SpringCurve(
          duration: self[.duration], damping: self[.damping],
          initialVelocity: self[.velocity]))
    case .steps: .steps(Steps(max(1, Int(self[.count])), jump: jump))
    case .lines: stops == Self.straight ? .linear : .piecewiseLinear(PiecewiseLinear(stops))
    }
  }
}
