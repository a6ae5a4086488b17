import EngineTestSupport
import Testing

@testable import Engine

/// The places and angles of ways along paths, exactly.
@Suite struct PathCourseTests {
  private func course(_ points: Point...) throws -> PathCourse {
    try #require(PathCourse(.lines(points)))
  }

  @Test func aPathWithoutAPointIsNoWay() {
    #expect(PathCourse(Path()) == nil)
    #expect(PathCourse(Path([.close, .close])) == nil)
  }

  @Test func placesLieBetweenTheEnds() throws {
    let way = try course(Point(1, 2), Point(5, 2), Point(5, 14))
    #expect(way.length == 16)
    let places = [-1, 0, 0.125, 0.25, 0.5, 1, 2].map(way.point)
    #expect(
      places == [
        Point(1, 2), Point(1, 2), Point(3, 2), Point(5, 2), Point(5, 6), Point(5, 14), Point(5, 14),
      ])
  }

  /// At a corner it is still that of the way before.
  @Test func anglesAreHeldBeyondBothEnds() throws {
    let way = try course(Point(1, 2), Point(5, 2), Point(5, 14))
    let angles = [-1, 0, 0.125, 0.25, 0.26, 1, 2].map(way.angle)
    let down = Double.pi / 2
    for (angle, wanted) in zip(angles, [0, 0, 0, 0, down, down, down]) {
      #expect(isClose(angle, wanted))
    }
  }

  @Test func theFirstAngleIsToldAsItIsAndOthersAreNearThoseBefore() throws {
    let up = try course(Point(0, 0), Point(-4, 0), Point(-4, -4), Point(0, -4), Point(0, 0))
    for (share, turns) in [(0.1, 0.5), (0.4, 0.75), (0.6, 1), (0.9, 1.25)] {
      #expect(isClose(up.angle(at: share), turns * 2 * .pi), "\(share)")
    }
    let down = try course(Point(0, 0), Point(-4, 0), Point(-4, 4), Point(0, 4), Point(0, 0))
    for (share, turns) in [(0.1, 0.5), (0.4, 0.25), (0.6, 0), (0.9, -0.25)] {
      #expect(isClose(down.angle(at: share), turns * 2 * .pi), "\(share)")
    }
  }

  @Test func aLiftedPenGoesOnAtOnce() throws {
    let path = Path([
      .move(Point(0, 0)), .line(Point(2, 0)), .move(Point(10, 10)), .line(Point(10, 12)),
    ])
    let way = try #require(PathCourse(path))
    #expect(way.length == 4)
    #expect([0.25, 0.5, 0.75].map(way.point) == [Point(1, 0), Point(2, 0), Point(10, 11)])
  }

  /// Lines that no move begins start where the first one leads.
  @Test func aPathMayBeginWithALineOrACurve() throws {
    let line = try #require(PathCourse(Path([.line(Point(3, 4)), .line(Point(3, 8))])))
    #expect(line.length == 4 && line.point(at: 0) == Point(3, 4))
    let closed = try #require(PathCourse(Path([.close, .line(Point(3, 4))])))
    #expect(closed.length == 0 && closed.point(at: 0.5) == Point(3, 4))
  }

  @Test func aClosedPathEndsWhereItBegan() throws {
    let triangle = Path.lines([Point(0, 0), Point(3, 0), Point(3, 4)], closed: true)
    let way = try #require(PathCourse(triangle))
    #expect(way.length == 12 && way.point(at: 1) == .zero)
    #expect(way.point(at: 9.5 / 12).distance(to: Point(1.5, 2)) < 1e-12)
  }

  /// A curve that stands still at an end begins in the direction that it takes next.
  @Test func whereACurveStandsStillTheWayIntoItCounts() throws {
    let path = Path([
      .move(.zero), .cubic(control1: .zero, control2: Point(0, 9), to: Point(0, 9)),
    ])
    let way = try #require(PathCourse(path))
    #expect(way.length > 8.999_999 && way.length < 9.000_001)
    for share in [0, 0.5, 1] { #expect(isClose(way.angle(at: share), .pi / 2, within: 1e-6)) }
  }
}
