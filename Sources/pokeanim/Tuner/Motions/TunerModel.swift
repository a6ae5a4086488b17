import Engine

/// A motion's parameters, all at once: those of the kinds that it is not keep their values for
/// the way back.
struct TunerModel: Equatable {
  /// The kind of a motion.
  enum Kind: String, CaseIterable {
    case easeInOut = "Ease"
    case bezier = "Bézier"
    case spring = "Spring"
  }

  var kind = Kind.easeInOut
  private var values: [TunerParameter: Double] = [
    .duration: 0.3, .x1: 0.25, .y1: 0.1, .x2: 0.25, .y2: 1, .damping: 0.5, .velocity: 0,
  ]

  /// The parameters of a type; other curves than ease-in-out and cubic-bezier have none but
  /// their duration, and are taken for ease-in-out.
  init(_ type: AnimationType) { take(type) }

  /// Becomes a type, keeping what it doesn't name.
  mutating func take(_ type: AnimationType) {
    guard type != self.type else { return }
    kind = .easeInOut
    self[.duration] = type.timing?.duration ?? self[.duration]
    switch type.timing?.curve {
    case .spring(let spring):
      kind = .spring
      self[.damping] = spring.damping
      self[.velocity] = spring.initialVelocity
    case .cubicBezier(let curve) where type != .linear(duration: self[.duration]):
      kind = .bezier
      (self[.x1], self[.y1], self[.x2], self[.y2]) = (curve.x1, curve.y1, curve.x2, curve.y2)
    default: break
    }
  }

  subscript(parameter: TunerParameter) -> Double {
    get { values[parameter] ?? 0 }
    set { values[parameter] = newValue }
  }

  /// The parameters that the sliders of its kind are for, from top to bottom.
  var parameters: [TunerParameter] {
    switch kind {
    case .easeInOut: [.duration]
    case .bezier: [.duration, .x1, .y1, .x2, .y2]
    case .spring: [.duration, .damping, .velocity]
    }
  }

  /// The motion of these parameters.
  var type: AnimationType {
    switch kind {
    case .easeInOut: .linear(duration: self[.duration])
    case .bezier: .curve(curve, duration: self[.duration])
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
    }
  }
}
