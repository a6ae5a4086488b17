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
}
