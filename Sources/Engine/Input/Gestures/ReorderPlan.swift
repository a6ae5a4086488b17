/// The place that a dragged item takes among the others, who make room for it.
///
/// The places are those the items had when the drag began, so what moves aside does not change
/// the answer. The target is the place nearest to the dragged point, by the distance to its
/// rectangle; another must be nearer by more than the hysteresis to take over, so a hand that
/// trembles by less never sees the items jump to and fro.
///
///     var plan = ReorderPlan(frames: cards.map(\.frame), dragged: 2)
///     plan.move(to: Point(15, 40))  // true: the target is another one now
///     plan.order                    // [0, 2, 1, 3], say
public struct ReorderPlan: Hashable, Sendable {
  /// The items' places when the drag began.
  public let frames: [Rect]
  /// The item that is dragged.
  public let dragged: Int
  /// By how much another place must be nearer than the target, in points.
  public let hysteresis: Double
  /// The index that the dragged item would get.
  public private(set) var target: Int

  /// A drag that has not left its place.
  ///
  /// - Parameters:
  ///   - frames: in one coordinate system; one with a number missing is never a target.
  ///   - dragged: an index of the frames.
  ///   - hysteresis: in points, finite and at least 0.
  public init(
    frames: [Rect], dragged: Int, hysteresis: Double = 6, file: StaticString = #fileID,
    line: UInt = #line
  ) {
    require(
      frames.indices.contains(dragged), "ReorderPlan: item \(dragged) of \(frames.count) is none",
      file: file, line: line)
    require(
      hysteresis >= 0 && hysteresis.isFinite, "ReorderPlan: hysteresis must be finite, at least 0",
      file: file, line: line)
    (self.frames, self.dragged, self.hysteresis) = (frames, dragged, hysteresis)
    target = dragged
  }

  /// The dragged point (its card's middle, or the hand) is there now.
  ///
  /// - Returns: true if the target has changed.
  public mutating func move(to point: Point) -> Bool {
    require(point.x.isFinite && point.y.isFinite, "ReorderPlan: a point must be finite")
    var (best, least) = (target, frames[target].distance(to: point) - hysteresis)
    for (index, frame) in frames.enumerated() where index != target {
      let distance = frame.distance(to: point)
      if distance < least { (best, least) = (index, distance) }
    }
    defer { target = best }
    return best != target
  }

  /// The items in their new order.
  public var order: [Int] {
    var order = Array(frames.indices)
    order.remove(at: dragged)
    order.insert(dragged, at: target)
    return order
  }

  /// The index that an item has in the new order.
  public func place(of item: Int) -> Int {
    require(frames.indices.contains(item), "ReorderPlan: item \(item) is none")
    if item == dragged { return target }
    if dragged < item, item <= target { return item - 1 }
    if target <= item, item < dragged { return item + 1 }
    return item
  }
}

extension Rect {
  /// The distance of a point from the rectangle; 0 inside, infinite if an edge is not finite.
  fileprivate func distance(to point: Point) -> Double {
    let across = max(minX - point.x, point.x - maxX, 0)
    let down = max(minY - point.y, point.y - maxY, 0)
    let distance = Math.hypot(across, down)
    return minX.isFinite && minY.isFinite && maxX.isFinite && maxY.isFinite ? distance : .infinity
  }
}
