package import Engine

/// The properties of an element that may have a time of their own in its motion.
package enum MotionPart: String, CaseIterable, Sendable {
  case place, size, scale, rotation, opacity, fill, radius, border

  /// The properties of its view. An element that comes or goes in another size has the box scaled.
  var properties: [ViewProperty] {
    switch self {
    case .place: [.center, .translation]
    case .size: [.size]
    case .scale: [.scale, .size]
    case .rotation: [.rotation]
    case .opacity: [.alpha]
    case .fill: [.backgroundColor]
    case .radius: [.cornerRadius]
    case .border: [.borderWidth, .borderColor]
    }
  }
}

/// The time of a part of a motion.
package struct SlideTime: Hashable, Sendable {
  /// The curve or spring and the duration; nil: those of the motion.
  package var type: AnimationType?
  /// Seconds for which it waits since the motion has begun, ≥ 0.
  package var delay: Double

  /// A time after a delay.
  package init(_ type: AnimationType? = nil, delay: Double = 0) {
    (self.type, self.delay) = (type, delay)
  }
}

extension [MotionPart: SlideTime] {
  /// The time of each property that has its own, in a motion of a type.
  func times(in type: AnimationType) -> [ViewProperty: MotionDetails.Time] {
    var times: [ViewProperty: MotionDetails.Time] = [:]
    // The size of a box is that of its scale, too, unless it has its own.
    for part in MotionPart.allCases.reversed() {
      guard let time = self[part], let timing = (time.type ?? type).timing else { continue }
      for property in part.properties {
        times[property] = MotionDetails.Time(timing, delay: time.delay)
      }
    }
    return times
  }
}
