import EngineTestSupport
import Testing

@testable import Engine

/// The velocity of views on screen, as it is told and as a throw gives it.
@Suite struct StageVelocityTests {
  private let scene = OneViewStage()
  private var velocity: Double { scene.stage.velocity(of: scene.view).x }

  @Test func aViewAtRestHasNone() {
    #expect(velocity == 0)
    scene.stage.animate(withDuration: 1) { scene.view.alpha = 0 }
    scene.advance(to: 0.5)
    #expect(velocity == 0, "something else of it moves")
  }

  @Test func itIsTheSlopeOfTheWay() {
    scene.stage.play(scene.move(to: 250))
    scene.advance(to: 0.5)
    #expect(isClose(velocity, 200, within: 1e-5))
    scene.advance(to: 1)
    #expect(velocity == 0 && scene.x == 250)
  }

  @Test func motionsOnEachOtherAddUp() {
    scene.stage.play(scene.move(to: 250))
    scene.advance(to: 0.25)
    // 150 points are left of the first way, which go out while the other adds its own.
    scene.stage.play(scene.move(to: 650))
    scene.advance(to: 0.5)
    #expect(isClose(velocity, 600, within: 1e-5))
  }

  @Test func aThrowGivesIt() {
    scene.stage.setVelocity(Point(300, -40), of: scene.view)
    let thrown = scene.stage.velocity(of: scene.view)
    #expect(isClose(thrown.x, 300, within: 0.1) && isClose(thrown.y, -40, within: 0.1))
  }

  @Test func whereAChangeStandsStillThereIsNone() {
    let change = scene.stage.hold(scene.move(to: 250))
    change.seek(to: 0.5)
    scene.advance(to: 0.1)
    #expect(scene.x == 150 && velocity == 0)
  }

  @Test func everyPropertyHasOne() {
    scene.stage.animate(withDuration: 2, curve: .linear) {
      scene.view.alpha = 0
      scene.view.rotation = 3
      scene.view.size.width = 300
      scene.view.center = Point(250, 20)
    }
    scene.advance(to: 1)
    let (stage, view) = (scene.stage, scene.view)
    #expect(isClose(stage.velocity(of: view, \.alpha), -0.5, within: 1e-5))
    #expect(isClose(stage.velocity(of: view, \.transform.rotation), 1.5, within: 1e-5))
    #expect(isClose(stage.velocity(of: view, \.size.width), 100, within: 1e-5))
    #expect(isClose(stage.velocity(of: view, \.center.x), 100, within: 1e-5))
    #expect(isClose(stage.velocity(of: view, \.center).y, 0, within: 1e-5))
    #expect(stage.velocity(of: view, \.scale) == .zero)
  }

  @Test func ofAWholeThatIsMadeOfOthersItIsNone() {
    scene.stage.animate(withDuration: 1, curve: .linear) {
      scene.view.frame = Rect(50, 50, 300, 300)
      scene.view.transform = .scale(3)
    }
    scene.advance(to: 0.5)
    #expect(scene.stage.velocity(of: scene.view, \.frame) == .zero)
    #expect(scene.stage.velocity(of: scene.view, \.transform) == Transform(lanes: .zero))
    let scale = scene.stage.velocity(of: scene.view, \.scale)
    #expect(isClose(scale.x, 2, within: 1e-5) && isClose(scale.y, 2, within: 1e-5))
  }

  /// The spring of a hand's throw, unless another one is named.
  @Test func aThrowSwingsOutAndComesBack() {
    let spring = Spring(response: 0.35, dampingRatio: 0.8)
    scene.stage.setVelocity(Point(300, -40), of: scene.view)
    for time in [0.05, 0.1, 0.3] {
      scene.advance(to: time)
      let x = spring.value(at: time, from: 50, to: 50, velocity: 300)
      let y = spring.value(at: time, from: 20, to: 20, velocity: -40)
      #expect(isClose(scene.x, x, within: 1e-6), "\(time)")
      #expect(isClose(scene.view.presented.center.y, y, within: 1e-6), "\(time)")
    }
    #expect(scene.stage.isRunning)
    scene.advance(to: 5)
    #expect(scene.view.presented.center == Point(50, 20) && !scene.stage.isRunning)
  }

  @Test func aThrowTakesThePlaceOfTheVelocityOnScreen() {
    scene.stage.play(scene.move(to: 250))
    scene.advance(to: 0.5)
    scene.stage.setVelocity(Point(-100, 30), of: scene.view)
    #expect(isClose(scene.x, 150))
    let thrown = scene.stage.velocity(of: scene.view)
    #expect(isClose(thrown.x, -100, within: 0.1) && isClose(thrown.y, 30, within: 0.1))
    scene.advance(to: 9)
    #expect(scene.view.presented.center == Point(250, 20))
  }

  @Test func withLessMotionNothingIsThrown() {
    scene.stage.reducesMotion = true
    scene.stage.setVelocity(Point(300, -40), of: scene.view)
    #expect(velocity == 0 && !scene.stage.isRunning && !scene.stage.hasLeftovers)
  }

  /// Each axis by itself, however far it has to go: a card thrown down that belongs to the right.
  @Test func aSpringIsLaunchedInPointsASecond() {
    let spring = Spring(response: 0.4, dampingRatio: 0.7)
    let playback = scene.stage.animate(
      spring: spring, velocity: Point(-300, 900), animations: { scene.view.center.x = 250 })
    let thrown = scene.stage.velocity(of: scene.view)
    #expect(isClose(thrown.x, -300, within: 0.5) && isClose(thrown.y, 900, within: 0.5))
    for time in [0.05, 0.1, 0.3, 0.5] {
      scene.advance(to: time)
      let x = spring.value(at: time, from: 50, to: 250, velocity: -300)
      let y = spring.value(at: time, from: 20, to: 20, velocity: 900)
      // The velocity that it already has is measured over a short time.
      #expect(isClose(scene.x, x, within: 0.02), "\(time)")
      #expect(isClose(scene.view.presented.center.y, y, within: 1e-6), "\(time)")
    }
    scene.advance(to: 10)
    scene.advance(to: 10.1)
    #expect(scene.view.presented.center == Point(250, 20) && playback.outcome == .finished)
  }

  @Test func withoutALaunchTheSpringGoesOn() {
    scene.stage.play(scene.move(to: 250))
    scene.advance(to: 0.5)
    scene.stage.animate(
      spring: Spring(response: 0.4, dampingRatio: 1), animations: { scene.view.center.x = 50 })
    #expect(isClose(velocity, 200, within: 1))
  }

  @Test func anAnimationHasOneAtATime() {
    let way = linear(from: 0, to: 10, in: 2).time(.deckEaseOut(2))
    #expect(isClose(way.velocity(atSecond: 1) ?? 0, 5, within: 1e-4))
    let seam = linear(from: 0, to: 1, in: 1) * linear(from: 1, to: 5, in: 1)
    #expect(isClose(seam.velocity(atSecond: 0.5) ?? 0, 1, within: 1e-6))
    #expect(isClose(seam.velocity(atSecond: 2) ?? 0, 4, within: 1e-6))
    #expect(Animation<FloatAverage>.one.velocity(atSecond: 0) == nil)
    let point = linear(from: Point(0, 0), to: Point(3, -4), in: 0.5)
    #expect(point.velocity(atSecond: 0.2).map { $0.distance(to: Point(6, -8)) < 1e-5 } == true)
  }
}
