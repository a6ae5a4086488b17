import EngineTestSupport
import Testing

@testable import Engine

/// Ways of views that are parts of circles.
@Suite struct ArcTests {
  private static let angles = [
    -1.5 * Double.pi, -.pi, -.pi / 2, -0.001, 1e-12, 0.3, .pi / 2, .pi, 1.5 * .pi,
  ]
  private static let places = [
    Point(0, 0), Point(100, 0), Point(0, -70), Point(-30, 40), Point(1e6, 1),
  ]

  private func point(_ from: Point, _ to: Point, _ angle: Double, _ progress: Double) -> Point {
    Point(lanes: Arc.point(from: from.lanes, to: to.lanes, angle: angle, at: progress))
  }

  /// Everything about every arc between a few places.
  @Test func everyArcIsAPartOfACircleAtASteadyPace() {
    for from in Self.places {
      for to in Self.places where to != from {
        for angle in Self.angles {
          let chord = from.distance(to: to)
          #expect(point(from, to, angle, 0) == from && point(from, to, angle, 1) == to)
          let points = (0...64).map { point(from, to, angle, Double($0) / 64) }
          let steps = zip(points, points.dropFirst()).map { $0.distance(to: $1) }
          // The chord of a 64th of the angle, on the circle that the whole chord lies in.
          let half = angle / 2
          let step =
            abs(half) < 1e-9 ? chord / 64 : chord * Math.sin(half / 64) / Math.sin(half)
          #expect(steps.allSatisfy { isClose($0, step, within: 1e-9 * chord) })
          expectTurns(points, by: angle)
        }
      }
    }
  }

  /// Each step turns by a 64th of the angle; clockwise on screen, where y grows downwards, is > 0.
  private func expectTurns(_ points: [Point], by angle: Double) {
    let ways = zip(points, points.dropFirst()).map { $1 - $0 }
    for (way, next) in zip(ways, ways.dropFirst()) {
      let turn = Math.atan2(
        way.x * next.y - way.y * next.x, way.x * next.x + way.y * next.y)
      #expect(isClose(turn, angle / 64, within: 1e-5))
    }
  }

  /// Back along an arc that turns the other way is the same way.
  @Test func theWayBackIsTheSame() {
    for angle in Self.angles {
      for progress in stride(from: 0.0, through: 1, by: 0.125) {
        let there = point(Point(3, 4), Point(50, -9), angle, progress)
        let back = point(Point(50, -9), Point(3, 4), -angle, 1 - progress)
        #expect(there.distance(to: back) < 1e-9)
      }
    }
  }

  @Test func whatIsNoNumberOrTooMuchIsCut() {
    #expect(Arc.cut(.nan) == 0 && Arc.cut(.infinity) == Arc.most && Arc.cut(-100) == -Arc.most)
    let most = Double.greatestFiniteMagnitude
    for angle in [Double.nan, .infinity, -1e300, 2] {
      for progress in [-1, 0.25, 0.5, 2] {
        let place = point(Point(-most, most), Point(most, 0), angle, progress)
        #expect(!place.x.isNaN && !place.y.isNaN)
      }
    }
  }

  // MARK: On screen

  @Test func aChangeGoesAlongAnArc() {
    let stage = OneViewStage()
    stage.view.center = Point(0, 0)
    stage.advance(to: 0)
    stage.stage.animate(withDuration: 1, curve: .linear, arc: .pi) {
      stage.view.center = Point(100, 0)
    }
    stage.advance(to: 0.5)
    // Half a circle, clockwise: to the right it leads over the top.
    #expect(stage.view.presented.center.distance(to: Point(50, -50)) < 1e-9)
    stage.advance(to: 1)
    #expect(stage.view.presented.center == Point(100, 0))
  }

  @Test func onlyTheMiddleIsBent() {
    let stage = OneViewStage()
    stage.advance(to: 0)
    stage.stage.animate(withDuration: 1, curve: .linear, arc: .pi) {
      stage.view.size = Size(200, 40)
      stage.view.translation = Point(10, 0)
    }
    stage.advance(to: 0.5)
    #expect(stage.view.presented.size == Size(150, 40))
    #expect(stage.view.presented.transform.translation == Point(5, 0))
  }

  /// Caught on its way it goes on without a jump, and comes to where the new change leads.
  @Test func anInterruptedArcDoesNotJump() {
    let stage = OneViewStage()
    stage.view.center = Point(0, 0)
    stage.advance(to: 0)
    stage.stage.animate(withDuration: 1, arc: .pi / 2) { stage.view.center = Point(100, 0) }
    stage.advance(to: 0.4)
    let caught = stage.view.presented.center
    let back = stage.stage.animate(withDuration: 1, arc: -.pi / 2) { stage.view.center = .zero }
    #expect(stage.view.presented.center.distance(to: caught) < 1e-9)
    stage.advance(to: 0.6)
    back.seek(to: 1)
    stage.advance(to: 3)
    back.play()
    stage.advance(to: 3.1)
    #expect(stage.view.presented.center == .zero && !stage.stage.isRunning)
  }

  @Test func aLayoutsWaysAreArcs() throws {
    let stage = Stage()
    let host = View(frame: Rect(0, 0, 200, 100))
    stage.root.addSubview(host)
    func layout(_ x: Double) -> any Layout {
      SizeLayout(width: 20, height: 20, alignment: .topLeading, viewReuseId: "box")
        .inset(Insets(top: 40, left: x))
    }
    layout(0).arrangement(width: 200, height: 100).makeViews(in: host)
    let animation = layout(100).arrangement(width: 200, height: 100).prepareAnimation(for: host)
    animation.timing = .linear(duration: 1)
    animation.timing.arc = .pi
    animation.change.seek(to: 0.5)
    let box = try #require(host.first(key: "box"))
    #expect(box.presented.center.distance(to: Point(60, 0)) < 1e-9)
    animation.change.commit()
    #expect(box.presented.center == Point(110, 50))
  }

  @Test func anAnimatorsUpdatesAreArcs() throws {
    let stage = Stage()
    let list = ComponentView(frame: Rect(0, 0, 200, 200))
    stage.root.addSubview(list)
    var animator = TransformAnimator(transform: .identity, timing: .linear(duration: 1))
    animator.timing.arc = .pi
    list.animator = animator
    func box(_ y: Double) -> any Layout {
      SizeLayout(width: 20, height: 20, alignment: .topLeading, viewReuseId: "box").inset(
        Insets(top: y, left: 100))
    }
    list.component = box(0)
    stage.advance(to: .seconds(0))
    list.component = box(100)
    stage.advance(to: .seconds(1))
    stage.advance(to: .seconds(1.5))
    let view = try #require(list.first(key: "box"))
    // Down, clockwise: over the right.
    #expect(view.presented.center.distance(to: Point(160, 60)) < 1e-9)
  }
}
