package import Engine

/// A loop in which an element goes on as long as its slide is shown: from rest through keyframes to
/// rest, for ever.
package struct SlideIdle: Hashable, Sendable {
  /// How it looks at moments of a round, in their order.
  package var keyframes: [SlideKeyframe]
  /// The seconds of a round, > 0.
  package var duration: Double
  /// The curve of the ways that have none of their own.
  package var curve: TimingCurve
  /// The seconds for which it rests first, ≥ 0.
  package var delay: Double

  /// A loop; see the properties.
  package init(
    _ keyframes: [SlideKeyframe], duration: Double, curve: TimingCurve = .cssEaseInOut,
    delay: Double = 0
  ) {
    (self.keyframes, self.duration) = (keyframes, duration)
    (self.curve, self.delay) = (curve, delay)
  }

  /// The loop through a motion's keyframes.
  init(_ motion: SlideMotion) {
    let timing = motion.type.timing
    self.init(
      motion.keyframes, duration: timing?.duration ?? 0.5,
      curve: timing?.curve.ofSegment ?? .cssEaseInOut, delay: motion.delay)
  }
}

extension SlideIdle {
  /// An element's loop.
  package struct Name: Hashable, Sendable {
    let key: String
    let idle: SlideIdle
  }
}

extension [SlideElement] {
  /// The loops that elements of a slide have in each set of motions, in their order; none for a set
  /// in which there are none.
  var idles: [MotionSet: [SlideIdle.Name]] {
    var idles: [MotionSet: [SlideIdle.Name]] = [:]
    for set in MotionSet.allCases {
      let names = compactMap { element in
        element.idle(in: set).map { SlideIdle.Name(key: element.key, idle: $0) }
      }
      if !names.isEmpty { idles[set] = names }
    }
    return idles
  }
}

extension SlideElement {
  /// True if it goes on in a loop in a set of motions.
  var hasIdle: Bool { MotionSet.allCases.contains { idle(in: $0) != nil } }

  /// The loop in which it goes on: its own, or that of its motion.
  package func idle(in set: MotionSet) -> SlideIdle? {
    idle ?? motion(in: set).flatMap { $0.isLoop ? SlideIdle($0) : nil }
  }
}
