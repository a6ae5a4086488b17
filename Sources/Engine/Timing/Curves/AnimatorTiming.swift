/// A duration, and the curve that spreads a motion over it: of an animator, a playback, a change of
/// layout, or an ``AnimationType``.
public struct AnimatorTiming: Hashable, Sendable {
  /// The curve of progress.
  public var curve: TimingCurve
  /// In seconds; > 0 and finite.
  public let duration: Double
  /// The angle by which the way of a view's middle turns, in radians: 0 is straight, π/2 a quarter of
  /// a circle; > 0 clockwise on screen. Cut to three quarters of a circle.
  public var arc = 0.0

  /// The time of a motion that is there at once: it is over in the next frame.
  static let atOnce = 1e-6

  /// A curve, gone along in a duration.
  ///
  /// - Parameter duration: in seconds; finite. 0 or less is at once, whatever the curve.
  public init(
    curve: TimingCurve, duration: Double = 0.5, file: StaticString = #fileID, line: UInt = #line
  ) {
    require(
      duration.isFinite, "a duration must be finite, not \(duration)", file: file, line: line)
    self.curve = duration > 0 ? curve : .atOnce
    self.duration = duration > 0 ? duration : Self.atOnce
  }

  /// At one pace; `duration` in seconds.
  public static func linear(duration: Double = 0.5) -> AnimatorTiming {
    AnimatorTiming(curve: .linear, duration: duration)
  }
  /// Slow at its start, as UIKit and CSS ease in; `duration` in seconds.
  public static func easeIn(duration: Double = 0.5) -> AnimatorTiming {
    AnimatorTiming(curve: .cssEaseIn, duration: duration)
  }
  /// Slow at its end, as UIKit and CSS ease out; `duration` in seconds.
  public static func easeOut(duration: Double = 0.5) -> AnimatorTiming {
    AnimatorTiming(curve: .cssEaseOut, duration: duration)
  }
  /// Slow at both ends, as UIKit and CSS ease in and out; `duration` in seconds.
  public static func easeInOut(duration: Double = 0.5) -> AnimatorTiming {
    AnimatorTiming(curve: .cssEaseInOut, duration: duration)
  }

  /// A spring.
  ///
  /// - Parameters:
  ///   - damping: 1 does not overshoot; cut to 0…1.
  ///   - velocity: in whole distances a second.
  public static func spring(
    duration: Double = 0.5, damping: Double = 0.9, velocity: Double = 0
  ) -> AnimatorTiming {
    guard duration > 0 else { return AnimatorTiming(curve: .atOnce, duration: duration) }
    let curve = SpringCurve(
      duration: duration, damping: min(1, max(0.003, damping)), initialVelocity: velocity)
    return AnimatorTiming(curve: .spring(curve), duration: duration)
  }

  /// A spring by its bounce: 0 does not overshoot; cut to 0…1.
  public static func spring(
    duration: Double = 0.5, bounce: Double, velocity: Double = 0
  ) -> AnimatorTiming {
    .spring(duration: duration, damping: 1 - bounce, velocity: velocity)
  }

  /// The same kind of motion in another time; `duration` in seconds, finite, 0 or less is at once.
  public func withDuration(_ duration: Double) -> AnimatorTiming {
    var timing = AnimatorTiming(curve: curve, duration: duration)
    if case .spring(let spring) = curve {
      timing = .spring(
        duration: duration, damping: spring.damping, velocity: spring.initialVelocity)
    }
    timing.arc = arc
    return timing
  }
}

extension TimingCurve {
  /// At its end from the beginning.
  static let atOnce = TimingCurve.steps(Steps(1, jump: .start))
}
