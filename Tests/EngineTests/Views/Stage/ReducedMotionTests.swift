import EngineTestSupport
import Testing

@testable import Engine

/// For people who asked for less motion: what changes its place goes out, and comes in there.
@Suite struct ReducedMotionTests {
  private let scene = OneViewStage()
  private var view: View { scene.view }
  private var alpha: Double { view.presented.alpha }

  init() { scene.stage.reducesMotion = true }

  /// Out in the first third of 0.15 s, elsewhere from the middle on, in in the last third.
  private static let fade = [
    (0.0, 50.0, 1.0), (0.025, 50, 0.5), (0.05, 50, 0), (0.07, 50, 0), (0.08, 250, 0),
    (0.1, 250, 0), (0.125, 250, 0.5), (0.15, 250, 1),
  ]

  @Test(arguments: [1.0, 0.5]) func aMoveIsAFade(_ opacity: Double) {
    view.alpha = opacity
    scene.stage.play(scene.move(to: 250, in: 3))
    for (time, x, strength) in Self.fade {
      scene.advance(to: time)
      #expect(scene.x == x && isClose(alpha, strength * opacity), "\(time)")
      #expect(view.alpha == opacity && scene.stage.isRunning == (time < 0.15))
    }
    #expect(scene.stage.dimmed.isEmpty && scene.stage.properties.isEmpty)
  }

  /// A view that comes is not seen before, and one that goes is not seen afterwards.
  @Test(arguments: [LifePhase.entering, .leaving]) func comingAndGoing(_ phase: LifePhase) {
    view.phase = phase
    scene.stage.hold(scene.move(to: 250)).play()
    for (time, x, strength) in Self.fade {
      scene.advance(to: time)
      let isSeen = (phase == .entering) == (x == 250)
      #expect(scene.x == x && isClose(alpha, isSeen ? strength : 0), "\(time)")
    }
  }

  @Test func whatIsNoPlaceChangesEvenly() {
    scene.stage.animate(withDuration: 3, curve: .linear) {
      view.cornerRadius = 10
      view.alpha = 0.5
    }
    for (time, share) in [(0.0, 0.0), (0.03, 0.2), (0.075, 0.5), (0.12, 0.8), (0.15, 1)] {
      scene.advance(to: time)
      #expect(isClose(view.presented.cornerRadius, 10 * share), "\(time)")
      #expect(isClose(alpha, 1 - share / 2), "\(time)")
    }
    #expect(!scene.stage.isRunning)
  }

  @Test func everyPartOfItsPlaceIsOne() {
    for (index, property) in ViewProperty.allCases.enumerated() {
      let world = OneViewStage()
      world.stage.reducesMotion = true
      let lanes = world.view.rest[property]
      world.stage.animate(withDuration: 1) {
        world.view.set(property, to: property == .alpha ? .zero : lanes + Lanes(repeating: 0.5))
      }
      world.advance(to: 0.06)
      let isPlace = [.center, .size, .translation, .scale, .rotation].contains(property)
      #expect((world.view.presented.alpha == 0) == isPlace, "\(index) \(property)")
    }
  }

  @Test func aMoveToWhereItIsDimsNothing() {
    scene.stage.play(scene.move(to: 50))
    scene.advance(to: 0.06)
    #expect(alpha == 1)
  }

  /// Another move before places have changed waits for a fade of its own; what has gone out by then
  /// does not come back for it.
  @Test func anotherMoveGoesOutWhereItIs() {
    scene.stage.play(scene.move(to: 250))
    scene.advance(to: 0.025)
    scene.stage.play(scene.move(to: 90))
    for (time, x, strength) in [
      (0.025, 50.0, 0.5), (0.04, 50, 0.2), (0.05, 50, 0), (0.09, 50, 0), (0.11, 90, 0),
      (0.15, 90, 0.5), (0.175, 90, 1),
    ] {
      scene.advance(to: time)
      #expect(scene.x == x && isClose(alpha, strength), "\(time): \(scene.x), \(alpha)")
    }
    scene.advance(to: 0.2)
    #expect(scene.x == 90 && alpha == 1 && !scene.stage.isRunning)
  }

  @Test func aHandStillMovesEverything() {
    let change = scene.stage.hold(scene.move(to: 250))
    change.seek(to: 0.5)
    #expect(scene.x == 150 && alpha == 1)
    scene.stage.reducesMotion = false
    change.play()
    scene.advance(to: 0.25)
    #expect(isClose(scene.x, 200) && alpha == 1)
  }

  @Test func onAFasterStageTheFadeIsShorter() {
    scene.stage.speed = 2
    scene.stage.play(scene.move(to: 250))
    scene.advance(to: 0.0125)
    #expect(isClose(alpha, 0.5) && scene.x == 50)
    scene.advance(to: 0.0625)
    #expect(isClose(alpha, 0.5) && scene.x == 250)
    scene.advance(to: 0.075)
    #expect(alpha == 1 && !scene.stage.isRunning)
  }
}
