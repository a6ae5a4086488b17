import EngineTestSupport
import Testing

@testable import Engine

/// Ways along paths.
@Suite struct PathMotionTests {
  // MARK: An oracle

  /// A path as very many short straight ways.
  private struct Polyline {
    private(set) var points: [Point] = []
    private var lengths: [Double] = []
    /// The lengths at which a new line or curve begins, where there may be a corner.
    private(set) var seams: [Double] = []

    init(_ path: Path) {
      for part in path.subpaths {
        var current = part.start
        add(current, distance: 0)
        let end = part.isClosed ? [Path.Element.line(part.start)] : []
        for element in part.elements + end {
          seams.append(length)
          for step in 1...Self.steps {
            let next = Self.point(element, from: current, Double(step) / Double(Self.steps))
            add(next, distance: points.last.map { $0.distance(to: next) } ?? 0)
          }
          current = element.endPoint
        }
      }
    }

    private static let steps = 400

    var length: Double { lengths.last ?? 0 }

    private mutating func add(_ point: Point, distance: Double) {
      points.append(point)
      lengths.append(length + distance)
    }

    private static func point(_ element: Path.Element, from: Point, _ time: Double) -> Point {
      func mix(_ a: Point, _ b: Point) -> Point { a * (1 - time) + b * time }
      switch element {
      case .line(let to), .move(let to): return mix(from, to)
      case .quad(let control, let to): return mix(mix(from, control), mix(control, to))
      case .cubic(let first, let second, let to):
        let (a, b, c) = (mix(from, first), mix(first, second), mix(second, to))
        return mix(mix(a, b), mix(b, c))
      case .close: return from
      }
    }

    /// The distance of a point from the place after a share of the length, or from those on the other
    /// side of a lifted pen.
    func distance(of point: Point, at share: Double) -> Double {
      let after = lengths.firstIndex { $0 >= share * length } ?? points.count - 1
      return (max(0, after - 2)...min(points.count - 1, after + 2))
        .map { points[$0].distance(to: point) }.min() ?? 0
    }
  }

  // MARK: Small worlds

  private static let places = [Point(0, 0), Point(30, 0), Point(10, 40)]

  private static var steps: [Path.Element] {
    places.flatMap { place -> [Path.Element] in
      [.line(place), .move(place), .quad(control: Point(50, 20), to: place)]
    } + [
      .cubic(control1: Point(60, 0), control2: Point(0, 60), to: Point(30, 30)),
      .cubic(control1: Point(0, 0), control2: Point(30, 30), to: Point(0, 0)), .close,
    ]
  }

  private static func values(_ path: Path) -> Animation<Average<Point>> {
    linear(along: path, in: 1)
  }

  private static func point(_ animation: Animation<Average<Point>>, _ progress: Double) -> Point {
    animation.value(progress).map { Point(lanes: $0.sum / $0.count) } ?? Point(.nan, .nan)
  }

  /// A pen that is not lifted goes on from where a closed part began.
  @Test func partsEndWhereTheyAreClosed() {
    var path = Path()
    path.elements = [.move(Point(1, 2)), .line(Point(5, 2)), .close, .line(Point(9, 9))]
    let parts = path.subpaths
    #expect(parts.map(\.start) == [Point(1, 2), Point(1, 2)])
    #expect(parts.map(\.end) == [Point(5, 2), Point(9, 9)])
    #expect(parts.map(\.isClosed) == [true, false])
  }

  /// Everything of up to three steps: both ends exactly, and so much of the length after so much of
  /// the time.
  @Test func everySmallPathIsGoneAlongAtASteadyPace() {
    for steps in allLists(of: Self.steps, upTo: 3) {
      let path = Path([.move(Point(5, 5))] + steps)
      let oracle = Polyline(path)
      guard let start = oracle.points.first, let end = oracle.points.last else { continue }
      let way = Self.values(path)
      // Rounding gives ways within one place a length.
      guard oracle.length > 1e-9 else {
        #expect([start, end].contains(Self.point(way, 0.5)), "\(steps)")
        continue
      }
      #expect(Self.point(way, 0) == start && Self.point(way, 1) == end, "\(steps)")
      for number in 1..<8 {
        let share = Double(number) / 8
        let miss = oracle.distance(of: Self.point(way, share), at: share)
        // Half of one of the oracle's lines, which are no longer than three times the mean.
        #expect(miss <= 1.5 * oracle.length / 400, "\(steps) at \(share)")
      }
    }
  }

  private func randomPath(_ random: inout SeededGenerator) -> Path {
    func point() -> Point { Point(random.double(in: -80...80), random.double(in: -80...80)) }
    var path = Path([.move(point())])
    for _ in 0..<random.int(in: 1...5) {
      switch random.int(in: 0...5) {
      case 0, 1: path.line(to: point())
      case 2: path.quad(point(), to: point())
      case 3, 4: path.cubic(point(), point(), to: point())
      default: path.close()
      }
    }
    return path
  }

  /// Equal times make equal ways where the path is smooth, to a thousandth of the pace.
  @Test func thePaceIsConstant() {
    forAll(seeds: 0..<200) { random in
      let path = randomPath(&random)
      guard let course = PathCourse(path), course.length > 1 else { return }
      let count = 2000
      let step = course.length / Double(count)
      var others = 0
      for number in 0..<count {
        let (from, to) = (Double(number) / Double(count), Double(number + 1) / Double(count))
        let way = course.point(at: from).distance(to: course.point(at: to))
        // A straight way is no longer than the path, and where that bends it is shorter. Where a
        // curve almost stands still, in less than a step, its length is known less well.
        #expect(way <= step * 1.05)
        if abs(way - step) > step / 1000 { others += 1 }
      }
      // Corners and sharp turns, a few steps of each.
      #expect(others <= count / 20)
    }
  }

  @Test func theAngleIsThatOfTheWayAhead() {
    forAll(seeds: 0..<200) { random in
      let path = randomPath(&random)
      guard let course = PathCourse(path), course.length > 1 else { return }
      let seams = Polyline(path).seams.map { $0 / course.length }
      let step = 1e-5
      for _ in 0..<50 {
        let share = random.double(in: 0.001...0.999)
        guard seams.allSatisfy({ abs($0 - share) > 1e-3 }) else { continue }
        let way = course.point(at: share + step) - course.point(at: share - step)
        // Where it turns so sharply that the way is short there is no direction to compare.
        guard way.distance(to: .zero) > 1.999_99 * step * course.length else { continue }
        let difference = course.angle(at: share) - Math.atan2(way.y, way.x)
        let turns = (difference / (2 * .pi)).rounded()
        #expect(abs(difference - turns * 2 * .pi) < 0.04)
      }
    }
  }

  /// Whole turns are counted: a circle twice is 4π.
  @Test func theAngleGoesOn() throws {
    var path = Path.circle(center: .zero, radius: 10)
    path.elements += Array(path.elements.dropFirst())
    let course = try #require(PathCourse(Path(path.elements.filter { $0 != .close })))
    let angles = (0...400).map { course.angle(at: Double($0) / 400) }
    #expect(zip(angles, angles.dropFirst()).allSatisfy { abs($0 - $1) < 0.1 })
    #expect(isClose(abs(angles[400] - angles[0]), 4 * .pi, within: 0.05))
  }

  // MARK: Degenerate paths

  @Test func aPathOfOnePlaceStaysThere() {
    let place = Point(3, 4)
    for elements: [Path.Element] in [
      [.move(place)], [.move(place), .line(place)], [.move(place), .close], [.line(place)],
      [.move(place), .cubic(control1: place, control2: place, to: place), .close],
    ] {
      let way = Self.values(Path(elements))
      for progress in [0, 0.3, 1] { #expect(Self.point(way, progress) == place, "\(elements)") }
      #expect(PathCourse(Path(elements))?.angle(at: 0.5) == 0)
    }
  }

  @Test func hugePathsAreFinite() {
    let far = 1e300
    let path = Path([.move(Point(-far, 0)), .line(Point(far, far)), .line(Point(0, -far))])
    let way = Self.values(path)
    for progress in stride(from: 0.0, through: 1, by: 0.125) {
      let point = Self.point(way, progress)
      #expect(point.x.isFinite && point.y.isFinite)
    }
    #expect(Self.point(way, 1) == Point(0, -far))
  }

  @Test func anEmptyPathIsRefused() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { _ = linear(along: Path(), in: 1) }
    expectText(result, "nothing can go along an empty path; it needs a point")
  }

  @Test func aPathWithoutALengthIsRefused() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let most = Double.greatestFiniteMagnitude
      let path = Path([.move(.zero), .line(Point(most, 0)), .line(Point(-most, 0))])
      _ = linear(along: path, in: 1)
    }
    expectText(result, "nothing can go along a path whose length is inf")
  }

  @Test func aPathWithAnEndNowhereIsRefused() async {
    let place = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { _ = linear(along: Path([.move(Point(3, .infinity))]), in: 1) }
    expectText(place, "nothing can go along a path with an end at (3.0, inf)")
  }

  // MARK: Views

  @Test func aViewGoesAlongAndTurns() {
    let stage = OneViewStage()
    let path = Path([
      .move(Point(10, 10)), .line(Point(60, 10)), .line(Point(60, 60)), .line(Point(10, 60)),
    ])
    stage.stage.play(.move(stage.view, along: path, orientsToPath: true, in: 3))
    for (time, place, angle) in [
      (0.5, Point(35, 10), 0.0), (1.5, Point(60, 35), .pi / 2), (2.5, Point(35, 60), .pi),
    ] {
      stage.advance(to: time)
      #expect(stage.view.presented.center.distance(to: place) < 1e-9)
      #expect(isClose(stage.view.presented.transform.rotation, angle))
    }
  }

  @Test func reversedItGoesTheSameWayBack() {
    let path = Path.circle(center: Point(50, 50), radius: 40)
    let way = Self.values(path)
    for progress in stride(from: 0.0, through: 1, by: 0.1) {
      let back = Self.point(way.reversed, progress)
      #expect(back.distance(to: Self.point(way, 1 - progress)) < 1e-9)
    }
  }
}
