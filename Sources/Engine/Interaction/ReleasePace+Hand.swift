extension ReleasePace {
  private static let steps = 128
  /// The hand's speed times this is what a throw may reach, or the way of a whole change as often a
  /// second.
  private static let (ofHand, ofPaths) = (2.5, 2.0)
  /// The share of the limit that allows for what lies between the steps.
  private static let margin = 0.985
  /// A change goes at least as many of a whole hand's ways, also where nothing moves.
  private static let least = 0.15

  /// The pace of a change that a hand throws: the distances of whatever is seen to go farthest.
  ///
  /// - Parameter velocity: the hand's, in points a second.
  init(of change: any Change, by velocity: Point, on target: some ScrubTarget) {
    let path = Point.zero.distance(to: target.path)
    let slowest = Self.least * path / Double(Self.steps)
    let limit = max(Self.ofHand * Point.zero.distance(to: velocity), Self.ofPaths * path)
    guard change.duration.isFinite else {
      self.init(steps: [max(1e-6, path)], limit: limit, isJudgedByWay: target.settlesByWay)
      return
    }
    let steps = Self.distances(of: change, in: target.stage.root, to: target.toHand)
      .map { max(1e-6, slowest, $0) }
    self.init(
      steps: steps, limit: max(1e-6, Self.margin * limit), isJudgedByWay: target.settlesByWay)
  }

  /// The distances that a change brings whatever is seen to go farthest, in equal steps of progress.
  ///
  /// - Parameter map: from the root's coordinates to those in which the distances count.
  package static func distances(
    of change: any Change, in root: View, to map: AffineTransform = .identity
  ) -> [Double] {
    change.peek {
      var distances: [Double] = []
      var last: [ObjectIdentifier: ViewTrace] = [:]
      for step in 0...steps {
        change.seek(to: Double(step) / Double(steps))
        let now = ViewTrace.all(in: root, to: map)
        if step > 0 {
          distances.append(now.reduce(0) { max($0, $1.value.distance(from: last[$1.key])) })
        }
        last = now
      }
      return distances
    }
  }
}

/// The place of a view in a frame.
private struct ViewTrace {
  let corners: [Point]
  let isSeen: Bool

  /// The places of all views but the root, in the hand's coordinates.
  static func all(in root: View, to map: AffineTransform) -> [ObjectIdentifier: ViewTrace] {
    let room = Rect(origin: .zero, size: root.size)
    var traces: [ObjectIdentifier: ViewTrace] = [:]
    root.forEachInPaintOrder { view in
      guard view !== root else { return }
      let place = view.presentedToRoot
      let size = view.presented.size
      traces[ObjectIdentifier(view)] = ViewTrace(
        corners: [Point.zero, Point(size.width, size.height)].map {
          place.then(map).apply(to: $0)
        },
        isSeen: view.presented.alpha > 0.01 && view.presentedBox.intersects(room))
    }
    return traces
  }

  /// The distance of the corner that went farthest; 0 if nobody sees it.
  func distance(from last: ViewTrace?) -> Double {
    guard let last, isSeen || last.isSeen else { return 0 }
    return zip(corners, last.corners).reduce(0) { max($0, $1.0.distance(to: $1.1)) }
  }
}
