import Engine

/// The numbers in which a spring is said. Another form changes no motion.
package enum SpringForm: String, CaseIterable, Codable {
  /// The time of a swing without damping, and the damping ratio, as on iOS.
  case response
  /// The perceived duration, which is the response, and the bounce, as in SwiftUI and Figma.
  case bounce
  /// Stiffness, mass and damping, as in CSS's libraries.
  case physics
  /// The time after which a thousandth of the way is left, and the damping ratio, as in UIKit.
  case duration

  var title: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }

  /// The parameters of a spring that is said so, by rows.
  var rows: [[TunerParameter]] {
    switch self {
    case .response: [[.response], [.damping], [.velocity]]
    case .bounce: [[.perceived], [.bounce], [.velocity]]
    case .physics: [[.stiffness], [.mass, .friction], [.velocity]]
    case .duration: [[.duration], [.damping], [.velocity]]
    }
  }
}

/// A spring of mass 1 that goes from 0 to 1, as a motion can have it: with a duration.
struct MotionSpring: Equatable {
  /// ω, in radians a second.
  let frequency: Double
  /// ζ, at most 1.
  let ratio: Double
  /// In whole distances a second.
  let velocity: Double

  /// The ratios of motions.
  private static let ratios = 0.003...1.0
  /// The greatest start velocity as a share of ζω: one that is faster overshoots so far that no
  /// duration is the time after which a thousandth is left.
  private static let mostVelocity = 0.95

  /// The spring, or the nearest one that a motion can have.
  init(frequency: Double, ratio: Double, velocity: Double) {
    self.frequency = frequency
    self.ratio = min(Self.ratios.upperBound, max(Self.ratios.lowerBound, ratio))
    self.velocity = min(velocity, Self.mostVelocity * self.ratio * frequency)
  }

  /// The spring of a motion.
  init(duration: Double, damping: Double, velocity: Double) {
    let curve = SpringCurve(duration: duration, damping: damping, initialVelocity: velocity)
    frequency = curve.angularFrequency
    (ratio, self.velocity) = (curve.damping, velocity)
  }

  /// In seconds.
  var response: Double { 2 * .pi / frequency }

  /// The duration of the motion with this spring.
  var duration: Double {
    SpringCurve.duration(frequency: frequency, damping: ratio, velocity: velocity)
  }
}
