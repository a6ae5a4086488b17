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

extension SlideElement {
  /// The loop in which it goes on: its own, or that of its motion.
  package func idle(in set: MotionSet) -> SlideIdle? {
    idle ?? motion(in: set).flatMap { $0.isLoop ? SlideIdle($0) : nil }
  }
}
