/// The way that the point of a view which a hand holds takes as a change goes from progress 0 to 1,
/// and where on it the point comes nearest to the hand.
///
/// It is known at equal steps of progress, so the change's curve is undone under the hand. Where the
/// point waits, and from where it turns by more than a right angle, the hand goes on evenly in the
/// direction of the point, as it does where it holds nothing; but an overshoot is left to the
/// release.
struct HeldPath {
  /// A place on the path.
  struct Place {
    var progress: Double
    /// The way of a hand beyond the change's start or end, in points along the path.
    var beyond: Point
  }

  /// A shorter way is none, in points.
  private static let shortest = 24.0
  private static let steps = 128
  /// Distances that differ by less are as good as equal, in points.
  private static let equal = 0.5

  /// The hand's places.
  private let points: [Point]
  /// The steps that a drag can reach.
  private let reach: ClosedRange<Int>
  private let length: Double

  /// The way of a view's point, in the hand's coordinates.
  ///
  /// The change is taken along its whole way, and back to where it stood; no marker counts as
  /// crossed by that.
  /// - Parameters:
  ///   - point: the place at which the hand holds the view, in the hand's coordinates.
  ///   - hand: the drag, as far as it has come.
  /// - Returns: nil if the point does not go far, or not with the hand, or the change never ends.
  init?(
    of view: View, heldAt point: Point, in change: any Change, to map: AffineTransform,
    by hand: Drag
  ) {
    let progress = change.progress
    guard change.duration.isFinite, let share = view.share(at: point, to: map) else { return nil }
    func points(_ steps: Int) -> [Point] {
      (0...steps).map { step in
        change.seek(to: Double(step) / Double(steps))
        return view.point(at: share, to: map)
      }
    }
    let points: [Point]? = change.peek {
      let few = points(8)
      return few.contains { $0.distance(to: few[0]) > 1 } ? points(Self.steps) : nil
    }
    guard let points else { return nil }
    self.init(points, at: progress, by: hand)
  }

  /// - Parameter points: at equal steps of progress, two at least.
  init?(_ points: [Point], at progress: Double, by hand: Drag) {
    let course = HandCourse(points, at: progress, by: hand)
    (self.points, reach) = (course.points, course.reach)
    length = course.length
    guard course.held > Self.shortest else { return nil }
    if hand.isBound, !leads(hand.way, from: progress) { return nil }
  }

  /// True if it goes as a hand does, within 60 degrees; on its way, there or back.
  private func leads(_ way: Point, from progress: Double) -> Bool {
    let own = points[reach.upperBound] - points[reach.lowerBound]
    let lengths = Point.zero.distance(to: own) * Point.zero.distance(to: way)
    let along = own.x * way.x + own.y * way.y
    let onward = progress <= 0 ? along : progress >= 1 ? -along : abs(along)
    return onward >= lengths / 2
  }

  /// The point at a progress.
  func point(at progress: Double) -> Point {
    let (step, share) = step(at: progress)
    return points[step] + (points[step + 1] - points[step]) * share
  }

  /// The place on the path that is nearest to a point; of several that are as good as equally near,
  /// as where the path comes back to itself, the one next to where the change stands.
  func nearest(to point: Point, from progress: Double) -> Place {
    let near = reach.dropLast().map { step -> (place: Double, distance: Double) in
      let share = min(1, max(0, share(of: point, on: step)))
      let place = points[step] + (points[step + 1] - points[step]) * share
      return ((Double(step) + share) / Double(points.count - 1), place.distance(to: point))
    }
    let least = (near.map(\.distance).min() ?? 0) + Self.equal
    var best = (place: progress, gap: Double.infinity)
    for index in near.indices {
      let (place, distance) = near[index]
      let isNearest = [index - 1, index + 1].allSatisfy {
        !near.indices.contains($0) || near[$0].distance >= distance
      }
      let gap = abs(place - progress)
      if isNearest, distance <= least, gap < best.gap { best = (place, gap) }
    }
    return Place(progress: best.place, beyond: beyond(point, at: best.place))
  }

  /// The way of a point beyond the start or the end of the whole change.
  private func beyond(_ point: Point, at progress: Double) -> Point {
    guard progress == 0 || progress == 1 else { return .zero }
    let step = progress == 0 ? 0 : points.count - 2
    let share = share(of: point, on: step)
    let over = share < 0 ? share : max(0, share - 1)
    return (points[step + 1] - points[step]) * over
  }

  /// The change of the progress, a second, as the hand moves at a velocity.
  ///
  /// A point that hardly moves yet counts as moving a quarter as fast as on the whole way.
  func progress(of velocity: Point, at progress: Double) -> Double {
    let step = step(at: progress).index
    let way = points[step + 1] - points[step]
    let distance = max(1e-9, Point.zero.distance(to: way))
    let pace = max(distance * Double(points.count - 1), length / 4)
    return (velocity.x * way.x + velocity.y * way.y) / distance / pace
  }

  private func step(at progress: Double) -> (index: Int, share: Double) {
    let place = min(1, max(0, progress)) * Double(points.count - 1)
    let index = min(points.count - 2, Int(place))
    return (index, place - Double(index))
  }

  /// The share of a step at which the path is nearest to a point; 0…1 within the step.
  private func share(of point: Point, on step: Int) -> Double {
    let (way, hand) = (points[step + 1] - points[step], point - points[step])
    let square = way.x * way.x + way.y * way.y
    return square > 0 ? (hand.x * way.x + hand.y * way.y) / square : 0
  }
}

extension View {
  /// The share of the view's width and height at which a point lies; nil if the view is flat.
  fileprivate func share(at point: Point, to hand: AffineTransform) -> Point? {
    let size = presented.size
    guard size.width > 0, size.height > 0,
      let place = presentedToRoot.then(hand).inverse?.apply(to: point)
    else { return nil }
    return Point(place.x / size.width, place.y / size.height)
  }

  fileprivate func point(at share: Point, to hand: AffineTransform) -> Point {
    let size = presented.size
    let place = Point(share.x * size.width, share.y * size.height)
    return presentedToRoot.then(hand).apply(to: place)
  }
}
