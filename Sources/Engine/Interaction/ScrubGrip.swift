/// A change in a hand: where it stood when the hand was at one of its ways, and what it follows.
struct ScrubGrip {
  private(set) var change: any Change
  private let start: Double
  /// The hand's way from the press when the change stood there.
  private let origin: Point
  /// The way of what was picked; nil if nothing that moves was.
  private let path: HeldPath?

  /// A change in a hand that has come a way from a place where it picked something.
  ///
  /// - Parameter hand: the whole way of the hand, which may be ahead of that.
  init(
    _ change: any Change, heldAt place: Point, from way: Point, by hand: Point,
    on target: some ScrubTarget
  ) {
    (self.change, origin, start) = (change, way, change.progress)
    let drag = Drag(way: hand, path: target.path, isBound: target.followsPathOnly)
    path = target.held(at: place, in: change).flatMap {
      HeldPath(of: $0, heldAt: place, in: change, to: target.toHand, by: drag)
    }
  }

  /// The same grip on another change that goes the same way.
  func moving(_ change: any Change) -> ScrubGrip {
    var grip = self
    grip.change = change
    return grip
  }

  /// The place to which a hand brings the change, and its way beyond the ends.
  func place(of way: Point, on target: some ScrubTarget) -> HeldPath.Place {
    let way = way - origin
    if let path { return path.nearest(to: path.point(at: start) + way, from: change.progress) }
    let straight = ScrubPath(target.path)
    let progress = start + straight.progress(of: way)
    let over = progress - min(1, max(0, progress))
    return HeldPath.Place(progress: progress, beyond: straight.way(to: over))
  }

  /// The change of the progress, a second, as the hand moves at a velocity.
  func progress(of velocity: Point, on target: some ScrubTarget) -> Double {
    path?.progress(of: velocity, at: change.progress)
      ?? ScrubPath(target.path).progress(of: velocity)
  }
}

/// The straight way of a hand along which a change is scrubbed.
struct ScrubPath {
  private let length: Double
  private let direction: Point

  init(_ path: Point) {
    length = max(1e-6, Point.zero.distance(to: path))
    direction = path * (1 / length)
  }

  /// The way of a hand that makes a progress.
  func way(to progress: Double) -> Point { direction * (length * progress) }

  /// The part of a hand's way that leads along it.
  func along(_ way: Point) -> Point { self.way(to: progress(of: way)) }

  /// The progress that a way of the hand makes, or a velocity a second.
  func progress(of way: Point) -> Double {
    (way.x * direction.x + way.y * direction.y) / length
  }
}
