/// The places of a hand along which it takes a change, where it holds a point that goes along a path.
struct HandCourse {
  /// At equal steps of progress.
  private(set) var points: [Point]
  /// The steps that it can reach.
  private(set) var reach: ClosedRange<Int>
  /// The way of the held point with the hand, in points.
  private(set) var held = 0.0

  /// The steps of the held point.
  private let steps: [Point]
  /// The distance of a hand for a step in which the point does not go along.
  private let pace: Double

  /// A shorter step is none, in points.
  private static let still = 1e-6

  /// - Parameter path: the places of the held point, at equal steps of progress, two at least.
  init(_ path: [Point], at progress: Double, by hand: Drag) {
    steps = zip(path, path.dropFirst()).map { $1 - $0 }
    points = path
    pace = Point.zero.distance(to: hand.path) / Double(steps.count)
    let present = min(steps.count - 1, Int(progress * Double(steps.count)))
    reach = present...present + 1
    let start =
      isMoving(present) ? steps[present] : Self.direction(of: hand, among: steps, at: present)
    if isMoving(present) { held = length(of: present) }
    let first = isMoving(present) ? start : start * pace
    points[present + 1] = points[present] + first
    let last = go(from: present, by: 1, along: start)
    reach = go(from: present, by: -1, along: start)...last + 1
  }

  /// The length of all that it can reach, in points.
  var length: Double {
    reach.dropLast().reduce(0) { $0 + points[$1].distance(to: points[$1 + 1]) }
  }

  /// The direction of a hand on a point that waits: that in which the point goes before or after, or
  /// that of a hand which holds nothing, whichever is nearer to its own.
  private static func direction(of hand: Drag, among steps: [Point], at present: Int) -> Point {
    let moving = steps.indices.filter { Point.zero.distance(to: steps[$0]) > still }
    let next = moving.first { $0 > present } ?? moving.last
    let ways = [hand.path] + [next.map { steps[$0] }].compactMap(\.self)
    let units = ways.map(\.direction)
    return units.max { $0.dot(hand.way) < $1.dot(hand.way) } ?? .zero
  }

  /// Places the hand along the steps after, or before, the present one; returns the last one that it
  /// can reach.
  private mutating func go(from present: Int, by side: Int, along start: Point) -> Int {
    var (last, way, isHeld) = (present, start, true)
    while steps.indices ~= last + side {
      let next = last + side
      let isTurn = isMoving(next) && steps[next].dot(way) <= 0
      if isHeld, isTurn, isOvershoot(from: next, by: side, after: abs(next - present)) { break }
      isHeld = isHeld && !isTurn
      let goesAlong = isHeld && isMoving(next)
      if goesAlong {
        way = steps[next]
        held += length(of: next)
      }
      let step = goesAlong ? way : way.direction * pace
      if side > 0 {
        points[next + 1] = points[next] + step
      } else {
        points[next] = points[next + 1] - step
      }
      last = next
    }
    return last
  }

  /// True if from a turn on the point goes nowhere but back a little, as a spring does.
  private func isOvershoot(from turn: Int, by side: Int, after count: Int) -> Bool {
    var (place, farthest) = (Point.zero, 0.0)
    for step in stride(from: turn, through: side > 0 ? steps.count - 1 : 0, by: side) {
      place = place + steps[step]
      farthest = max(farthest, Point.zero.distance(to: place))
    }
    let before = (1...count).reduce(Point.zero) { $0 + steps[turn - side * $1] }
    return farthest <= Point.zero.distance(to: before) / 2
  }

  private func isMoving(_ step: Int) -> Bool { length(of: step) > Self.still }

  private func length(of step: Int) -> Double { Point.zero.distance(to: steps[step]) }
}

/// A drag, as far as it has come.
struct Drag {
  /// From the press to the hand.
  var way: Point
  /// The way of a hand that holds nothing for a whole change.
  var path: Point
  /// True if it holds only what goes along with it.
  var isBound = false
}

extension Point {
  fileprivate var direction: Point {
    let length = Point.zero.distance(to: self)
    return length > 0 ? self * (1 / length) : .zero
  }

  fileprivate func dot(_ other: Point) -> Double { x * other.x + y * other.y }
}
