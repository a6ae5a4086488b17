package import Engine

/// The properties of an element that may have a time of their own in its motion.
package enum MotionProperty: String, CaseIterable, Sendable {
  case place, size, scale, rotation, opacity, fill, radius, border, shadow

  /// The properties of its view. An element that comes or goes in another size has the box scaled.
  var properties: [ViewProperty] {
    switch self {
    case .place: [.center, .translation]
    case .size: [.size, .contentFit]
    case .scale: [.scale, .size, .contentFit]
    case .rotation: [.rotation]
    case .opacity: [.alpha]
    case .fill: [.backgroundColor] + ViewProperty.gradients
    case .radius: [.cornerRadius]
    case .border: [.borderWidth, .borderColor, .borderLine]
    case .shadow: ViewProperty.shadows
    }
  }
}

/// The time of a property in a motion.
package struct SlideTime: Hashable, Sendable {
  /// The curve or spring; nil: that of the motion.
  package var curve: TimingCurve?
  /// In seconds; nil: that of the motion.
  package var duration: Double?
  /// Seconds for which it waits since the motion has begun, ≥ 0.
  package var delay: Double

  /// A time after a delay.
  package init(_ curve: TimingCurve? = nil, duration: Double? = nil, delay: Double = 0) {
    (self.curve, self.duration, self.delay) = (curve, duration, delay)
  }

  /// The time of a motion.
  init(_ type: AnimationType) {
    let timing = type.timing
    self.init(timing?.curve, duration: timing?.duration)
  }
}

extension [MotionProperty: SlideTime] {
  /// The time of each property of a view that has its own.
  var details: [ViewProperty: MotionDetails.Time] {
    var times: [ViewProperty: MotionDetails.Time] = [:]
    // The size of a box is that of its scale, too, unless it has its own.
    for part in MotionProperty.allCases.reversed() {
      guard let time = self[part] else { continue }
      for property in part.properties {
        times[property] = MotionDetails.Time(
          time.curve, duration: time.duration, delay: time.delay)
      }
    }
    return times
  }
}
