/// The way that the point of a view which a hand holds takes as a change goes from progress 0 to 1,
/// and where on it the point comes nearest to the hand.
///
/// It is known at equal steps of progress, so the change's curve is undone under the hand. Only the
/// part around the present progress counts on which the point keeps going: not beyond a turn of
/// more than a right angle, nor where the point waits.
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

  private let points: [Point]
  /// The steps between which the point keeps going.
  private let reach: ClosedRange<Int>
  private let length: Double

  /// The way of a view's point, in the hand's coordinates.
  ///
  /// The change is taken along its whole way, and back to where it stood; no marker counts as
  /// crossed by that.
  /// - Parameters:
  ///   - point: the place at which the hand holds the view, in the hand's coordinates.
  ///   - way: the way of a hand that it must go along; nil: any.
  /// - Returns: nil if the point does not go far, or elsewhere, or the change never ends.
  init?(
    of view: View, heldAt point: Point, in change: any Change, to hand: AffineTransform,
    along way: Point? = nil
  ) {
    let progress = change.progress
    guard change.duration.isFinite, let share = view.share(at: point, to: hand) else { return nil }
    func points(_ steps: Int) -> [Point] {
      (0...steps).map { step in
        change.seek(to: Double(step) / Double(steps))
        return view.point(at: share, to: hand)
      }
    }
    let points: [Point]? = change.peek {
      let few = points(8)
      return few.contains { $0.distance(to: few[0]) > 1 } ? points(Self.steps) : nil
    }
    guard let points else { return nil }
    self.init(points, at: progress)
    if let way, !leads(along: way) { return nil }
  }

  /// True if it goes as a hand does on its way, within 60 degrees.
  private func leads(along way: Point) -> Bool {
    let own = points[reach.upperBound] - points[reach.lowerBound]
    let lengths = Point.zero.distance(to: own) * Point.zero.distance(to: way)
    return own.x * way.x + own.y * way.y >= lengths / 2
  }

  /// - Parameter points: at equal steps of progress, two at least.
  init?(_ points: [Point], at progress: Double) {
    self.points = points
    let last = points.count - 2
    let present = min(last, Int(progress * Double(points.count - 1)))
    let ahead = Self.end(of: points, from: present, by: 1, last)
    let behind = Self.end(of: points, from: present, by: -1, last)
    reach = min(behind, ahead)...max(behind, ahead) + 1
    length = reach.dropLast().reduce(0) { $0 + points[$1].distance(to: points[$1 + 1]) }
    guard length > Self.shortest else { return nil }
  }

  /// The last step to which the point keeps going.
  private static func end(of points: [Point], from start: Int, by step: Int, _ last: Int) -> Int {
    var (end, way) = (start, points[start + 1] - points[start])
    while 0...last ~= end + step {
      let next = points[end + step + 1] - points[end + step]
      guard next.x * way.x + next.y * way.y > 0 else { break }
      (end, way) = (end + step, next)
    }
    return end
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
