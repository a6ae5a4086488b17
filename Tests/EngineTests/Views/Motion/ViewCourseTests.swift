import EngineTestSupport
import Testing

@testable import Engine

/// Courses of views that get other parents, and what they leave in properties.
@Suite struct ViewCourseTests {
  private let stage = Stage(root: View(frame: Rect(0, 0, 300, 200)))
  private let parents = [
    View(frame: Rect(0, 0, 100, 100), key: "p"), View(frame: Rect(100, 50, 50, 50), key: "q"),
  ]
  private let view = View(frame: Rect(10, 10, 20, 20), key: "v")

  init() {
    for parent in parents { stage.root.addSubview(parent) }
    parents[0].addSubview(view)
  }

  /// Gives the view its other parent while it keeps its place.
  private func move() {
    var places = PlaceKeeper(below: stage.root)
    places.remember(view)
    parents[1].addSubview(view)
    _ = places.hold(view)
  }

  private var middle: Point { view.presentedBox.center }

  /// The view's velocity on screen, from now on, in points a second.
  private func velocity(at seconds: Double) -> Point {
    let step = 1e-6
    let here = middle
    stage.advance(to: .seconds(seconds + step))
    return (middle - here) * (1 / step)
  }

  @Test func aViewAtRestKeepsItsPlaceAndNothingMoves() {
    move()
    #expect(view.frame == Rect(-90, -40, 20, 20) && view.presentedBox == Rect(10, 10, 20, 20))
    #expect(!stage.hasLeftovers)
  }

  @Test func whatMovedItAndItsParentRunsOn() {
    stage.animate(withDuration: 1, curve: .linear) { [self] in
      view.center.x += 40
      parents[0].center.y += 80
    }
    stage.advance(to: .seconds(0.25))
    move()
    #expect(middle == Point(30, 40) && view.center == Point(-40, 50))
    stage.advance(to: .seconds(0.5))
    #expect(middle == Point(40, 60))
    let now = velocity(at: 0.5)
    #expect(isClose(now.x, 40, within: 1e-3) && isClose(now.y, 80, within: 1e-3))
    stage.advance(to: .seconds(1))
    #expect(middle == Point(60, 100) && !stage.hasLeftovers)
  }

  @Test func itsNewParentsMotionIsMadeUpForUntilItEnds() {
    stage.animate(withDuration: 1, curve: .linear) { [self] in parents[1].center.x += 60 }
    stage.advance(to: .seconds(0.5))
    move()
    for time in [0.5, 0.75, 1, 2] {
      stage.advance(to: .seconds(time))
      #expect(isClose(middle.x, 20) && isClose(middle.y, 20))
    }
  }

  @Test func turnedAndScaledParents() {
    parents[0].transform = Transform(scale: Point(2, 2), rotation: 5)
    parents[1].transform = Transform(translation: Point(9, 9), scale: Point(0.5, 0.5), rotation: -1)
    view.transform = Transform(translation: Point(3, 4), scale: Point(1, -1), rotation: 1)
    stage.animate(withDuration: 1) { [self] in
      parents[0].rotation = 7
      view.rotation = 2
    }
    stage.advance(to: .seconds(0.4))
    let (box, map) = (view.presentedBox, view.presentedToRoot)
    move()
    #expect(view.presentedBox.lanes.isClose(to: box.lanes))
    let now = view.presentedToRoot
    #expect(isClose(now.a, map.a) && isClose(now.b, map.b) && isClose(now.d, map.d))
    #expect(view.translation == Point(3, 4) && isClose(view.rotation, 7 + 2 + 1))
    #expect(isClose(view.scale.x, 4) && isClose(view.scale.y, -4))
  }

  @Test func aFadedParentIsMadeUpForAsFarAsCanBe() {
    parents[0].alpha = 0.4
    parents[1].alpha = 0.8
    view.alpha = 0.5
    move()
    #expect(isClose(view.alpha, 0.25))
    parents[1].alpha = 0.1
    var places = PlaceKeeper(below: stage.root)
    places.remember(view)
    parents[0].addSubview(view)
    let held = places.hold(view)
    #expect(held.isFaded && !held.isTurned && isClose(view.alpha, 0.0625))
  }

  @Test func whatNeverEndsIsLeftAtItsVelocity() {
    stage.play(
      linear(from: Point(50, 50), to: Point(50, 150), in: 1).looped.repeatingForever
        .bind(parents[0], with: \.center))
    stage.advance(to: .seconds(0.25))
    move()
    let now = velocity(at: 0.25)
    #expect(isClose(now.y, 100, within: 0.1), "\(now)")
    stage.advance(to: .seconds(0.76))
    let rest = middle
    stage.advance(to: .seconds(0.9))
    #expect(middle == rest && rest == Point(20, 20))
  }

  @Test func aThousandMovesAtOnceAreNoTrouble() {
    stage.animate(withDuration: 1, curve: .cssEaseInOut) { [self] in
      view.center.x += 40
      parents[0].center.y += 80
      parents[1].center.y -= 80
    }
    stage.advance(to: .seconds(0.4))
    let here = middle
    for _ in 0..<500 {
      move()
      var places = PlaceKeeper(below: stage.root)
      places.remember(view)
      parents[0].addSubview(view)
      _ = places.hold(view)
    }
    #expect(isClose(middle.x, here.x, within: 1e-6) && isClose(middle.y, here.y, within: 1e-6))
    stage.advance(to: .seconds(3))
    #expect(isClose(middle.x, 60) && isClose(middle.y, 100) && !stage.hasLeftovers)
  }

  @Test func nothingIsRememberedOnceItHasEnded() {
    weak var old: View?
    do {
      let parent = View(frame: Rect(0, 0, 10, 10))
      old = parent
      stage.root.addSubview(parent)
      parent.addSubview(view)
      stage.animate(withDuration: 1) { parent.center.x += 50 }
      stage.advance(to: .seconds(0.5))
      move()
      parent.removeFromSuperview()
    }
    stage.advance(to: .seconds(1.5))
    stage.advance(to: .seconds(1.6))
    #expect(old == nil && !stage.isRunning)
  }

  @Test func settingThePropertyEndsWhatIsLeft() {
    stage.animate(withDuration: 1) { [self] in view.center.x += 50 }
    stage.advance(to: .seconds(0.5))
    move()
    #expect(stage.hasLeftovers)
    view.center = Point(25, 25)
    #expect(!stage.hasLeftovers && view.presented.center == Point(25, 25))
  }

  @Test func aPlayheadKnowsWhenItArrives() {
    var playhead = Playhead(duration: 4, from: 1)
    #expect(playhead.arrival == .infinity)
    playhead.setSpeed(2, at: 10)
    playhead.run(at: 10)
    #expect(playhead.arrival == 11.5)
    playhead.turn(reversed: true, at: 10.5)
    #expect(playhead.arrival == 11.5)
    playhead.ease(at: 11, in: 3, curve: .linear)
    #expect(playhead.arrival == 12.5)
    let spring = SettleSpring(progress: 0.5, velocity: 0, target: 1)
    playhead.settle(at: 20, .spring(spring))
    #expect(playhead.arrival == 20 + spring.duration && playhead.hasArrived(at: playhead.arrival))
  }
}

extension Lanes {
  fileprivate func isClose(to other: Lanes) -> Bool {
    (0..<Self.scalarCount).allSatisfy { abs(self[$0] - other[$0]) < 1e-9 }
  }
}
