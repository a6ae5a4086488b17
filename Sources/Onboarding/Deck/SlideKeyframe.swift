package import Engine

/// How an element looks at a moment of its motion; what is nil goes on as without it.
package struct SlideKeyframe: Hashable, Sendable {
  /// The part of the motion's time after which it looks so, 0…1.
  package var fraction: Double
  /// Factors of the values at rest.
  package var opacity, scale: Double?
  /// The turn beside that at rest, in radians, clockwise.
  package var rotation: Double?
  /// The distance from the straight way, in points of the design.
  package var x, y: Double?
  /// The colour of its box.
  package var fill: Color?
  /// The radius of its box's corners, in points of the design.
  package var radius: Double?
  /// The shares of the length of lines between which they are drawn.
  package var trim: [Double]?
  /// The curve of the way to it; nil: that of the motion.
  package var curve: TimingCurve?

  /// True if it has looks that no loop has.
  package var hasLooksOfChanges: Bool { radius != nil || trim != nil }

  /// A moment at which nothing differs yet.
  package init(_ fraction: Double) { self.fraction = fraction }

  /// The stops of the properties that it is about.
  fileprivate func stops(
    in layout: IntroLayout
  ) -> [(property: ViewProperty, stop: PropertyStop)] {
    func stop(_ offset: Lanes, factor: Double = 1, lane: Int? = nil) -> PropertyStop {
      PropertyStop(fraction, factor: factor, offset: offset, lane: lane, curve: curve)
    }
    let line = trim.map { trim in
      var line = BorderLine.plain
      (line.start, line.end) = (trim[0], trim[1])
      return line
    }
    let (right, down) = (x.map(layout.across), y.map(layout.scaled))
    let stops: [(ViewProperty, PropertyStop?)] = [
      (.alpha, opacity.map { stop(.zero, factor: $0) }),
      (.scale, scale.map { stop(.zero, factor: $0) }),
      (.rotation, rotation.map { stop($0.lanes) }),
      (.translation, right.map { stop(Lanes(repeating: $0), lane: 0) }),
      (.translation, down.map { stop(Lanes(repeating: $0), lane: 1) }),
      (.backgroundColor, fill.map { stop($0.lanes, factor: 0) }),
      (.cornerRadius, radius.map { stop(layout.scaled($0).lanes, factor: 0) }),
      (.borderLine, line.map { stop($0.lanes, factor: 0, lane: BorderLine.startLane) }),
      (.borderLine, line.map { stop($0.lanes, factor: 0, lane: BorderLine.endLane) }),
    ]
    return stops.compactMap { property, stop in stop.map { (property, $0) } }
  }
}

extension [SlideKeyframe] {
  /// The stops of each property, in their order.
  func stops(in layout: IntroLayout) -> [ViewProperty: [PropertyStop]] {
    let stops = flatMap { $0.stops(in: layout) }
    return Dictionary(grouping: stops, by: \.property).mapValues { $0.map(\.stop) }
  }
}
