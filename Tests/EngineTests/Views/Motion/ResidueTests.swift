import EngineTestSupport
import Testing

@testable import Engine

/// The remainders of motions that nobody leads any more.
@Suite struct ResidueTests {
  private let scene = OneViewStage()

  private func course() -> ViewCourse {
    ViewCourse(of: scene.view, in: nil, on: scene.stage, withColours: false)
  }

  private func center(_ lanes: Lanes) -> Point { Point(lanes: lanes) }

  @Test func aSpringLeadsToNothingAndIsOver() {
    let spring = Spring(response: 0.5, dampingRatio: 0.6)
    let residue = Residue(
      spring: spring, for: 0.75, from: Point(10, -20).lanes, velocity: Point(30, 40).lanes, since: 2
    )
    #expect(residue.end == 2.75 && residue.generation == -1)
    #expect(residue.value(at: 1.5) == Point(10, -20).lanes, "not before it began")
    for time in [0.0, 0.1, 0.4, 0.74] {
      let x = spring.value(at: time, from: 10, to: 0, velocity: 30)
      let y = spring.value(at: time, from: -20, to: 0, velocity: 40)
      #expect(center(residue.value(at: 2 + time)).distance(to: Point(x, y)) < 1e-9, "\(time)")
    }
    #expect(residue.value(at: 2.75) == .zero && residue.value(at: 9) == .zero)
  }

  @Test func aCourseIsFollowedToItsEnd() {
    scene.stage.play(scene.move(to: 250))
    scene.advance(to: 0.25)
    let residue = Residue(of: course(), .center, at: 0.25)
    #expect(residue.end == 1 && residue.generation == 0)
    scene.view.center.x = 7
    for (time, x) in [(0.25, -150.0), (0.5, -100), (0.75, -50), (1, 0), (2, 0)] {
      #expect(center(residue.value(at: time)).distance(to: Point(x, 0)) < 1e-9, "\(time)")
    }
  }

  /// One that never ends is left within half a second, from where it is and as fast as it is.
  @Test func aCourseWithoutAnEndIsLeft() {
    scene.stage.play(
      linear(from: Point(0, 0), to: Point(100, 40), in: 1).looped.repeatingForever
        .bind(scene.view, with: \.center))
    scene.advance(to: 0.25)
    let course = course()
    let residue = Residue(of: course, .center, at: 0.25)
    #expect(course.arrival == .infinity && residue.end == 0.75 && residue.generation == -1)
    let start = course.pose(at: 0.25).appearance.center - course.rest.appearance.center
    #expect(center(residue.value(at: 0.25)).distance(to: start) < 1e-6)
    // Hermite's curve at its middle: half of the distance, an eighth of the way at the velocity.
    let middle = start * 0.5 + Point(100, 40) * (0.5 / 8)
    #expect(center(residue.value(at: 0.5)).distance(to: middle) < 1e-6)
    // At a quarter: 27/32 of the distance, 9/64 of the way.
    let quarter = start * (27.0 / 32) + Point(100, 40) * (0.5 * 9 / 64)
    #expect(center(residue.value(at: 0.375)).distance(to: quarter) < 1e-6)
    #expect(residue.value(at: 0.75) == .zero)
  }

  @Test func aViewAtRestLeavesNothing() {
    let residue = Residue(of: course(), .center, at: 3)
    #expect(residue.end == -.infinity && residue.value(at: 0) == .zero)
  }
}
