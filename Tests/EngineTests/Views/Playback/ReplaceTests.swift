import EngineTestSupport
import Testing

@testable import Engine

/// Playing another animation from the same progress on.
@Suite struct ReplaceTests {
  private let scene = OneViewStage()
  private var stage: Stage { scene.stage }

  private func way(
    from: Double = 50, to: Double, in duration: Double = 1, curve: TimingCurve = .linear
  ) -> Animation<Effect> {
    .tween(
      scene.view.property(.center), from: Point(from, 20).lanes, to: Point(to, 20).lanes,
      duration: duration, curve: curve, startsFromScreen: true)
  }

  @Test func itTakesOverAtOnceAtTheSameProgress() {
    let playback = stage.play(way(to: 150))
    scene.advance(to: 0.5)
    playback.replace(by: way(from: 0, to: 400))
    #expect(isClose(scene.x, 200) && isClose(playback.progress, 0.5))
    #expect(scene.view.center.x == 400)
    scene.advance(to: 0.75)
    #expect(isClose(scene.x, 300))
    scene.advance(to: 1)
    #expect(scene.x == 400 && playback.outcome == .finished && stage.properties.isEmpty)
  }

  @Test func theSameAgainChangesNothing() {
    let playback = stage.play(way(to: 150))
    scene.advance(to: 0.3)
    playback.replace(by: way(to: 150))
    #expect(isClose(scene.x, 80))
    scene.advance(to: 0.9)
    #expect(isClose(scene.x, 140))
  }

  @Test func anotherDurationKeepsTheProgress() {
    let playback = stage.play(way(to: 150))
    scene.advance(to: 0.5)
    playback.replace(by: way(to: 150, in: 4))
    #expect(isClose(scene.x, 100))
    scene.advance(to: 1.5)
    #expect(isClose(scene.x, 125))
    scene.advance(to: 2.5)
    #expect(scene.x == 150 && playback.outcome == .finished)
  }

  @Test(arguments: [1.0, 3.0]) func aFadeIsContinuous(duration: Double) {
    let playback = stage.play(way(to: 150))
    scene.advance(to: 0.5)
    playback.replace(by: way(from: 50, to: -250, in: duration), fade: 0.25)
    #expect(isClose(scene.x, 100))
    var last = scene.x
    for step in 1...500 {
      scene.advance(to: 0.5 + Double(step) / 1000)
      #expect(abs(scene.x - last) < 3)
      last = scene.x
    }
    scene.advance(to: 0.5 + duration / 2)
    #expect(scene.x == -250 && playback.outcome == .finished && stage.properties.isEmpty)
  }

  @Test func aHeldOneFadesToo() {
    let playback = stage.hold(way(to: 150))
    playback.seek(to: 0.5)
    playback.replace(by: way(from: 50, to: -50), fade: 0.2)
    #expect(isClose(scene.x, 100) && stage.isRunning)
    scene.advance(to: 0.1)
    #expect(isClose(scene.x, 50))
    scene.advance(to: 0.2)
    #expect(isClose(scene.x, 0) && !stage.isRunning)
  }

  @Test func whatFadesOutGoesOnUnderTheSameAgain() {
    let playback = stage.hold(way(to: 150))
    playback.seek(to: 0.5)
    playback.replace(by: way(from: 50, to: -50), fade: 0.2)
    scene.advance(to: 0.1)
    playback.replace(by: way(from: 50, to: -50))
    #expect(isClose(scene.x, 50))
    scene.advance(to: 0.2)
    #expect(isClose(scene.x, 0) && !stage.isRunning)
  }

  @Test func aBlendUnderAFadeIsContinuous() {
    stage.play(way(to: 150))
    scene.advance(to: 0.5)
    let hand = stage.hold(way(from: 150, to: 250), blending: true)
    hand.seek(to: 0.5)
    let before = scene.x
    hand.replace(by: way(from: 150, to: 250, curve: .deckEaseIn(3)), fade: 0.2)
    #expect(isClose(scene.x, before))
  }

  @Test func whatTheNewOneDoesNotMoveIsLetGo() {
    let playback = stage.hold(
      stage.animation(withDuration: 1, curve: .linear) {
        scene.view.alpha = 0
        scene.view.center.x = 150
      })
    playback.seek(to: 0.5)
    playback.replace(by: way(to: 150))
    #expect(scene.view.presented.alpha == 0 && isClose(scene.x, 100))
    playback.commit()
    #expect(stage.properties.isEmpty)
  }

  @Test func whatTheNewOneDoesNotMoveFadesToItsRest() {
    let playback = fading()
    #expect(isClose(scene.view.presented.alpha, 0.5))
    scene.advance(to: 0.1)
    #expect(isClose(scene.view.presented.alpha, 0.25))
    scene.advance(to: 0.2)
    #expect(scene.view.presented.alpha == 0)
    playback.commit()
    #expect(stage.properties.isEmpty)
  }

  @Test func aReplacedOneTakesNewPropertiesFromWhereTheyAre() {
    let playback = stage.hold(way(to: 150))
    playback.seek(to: 0.5)
    let both =
      way(to: 150) + stage.animation(withDuration: 1, curve: .linear) { scene.view.alpha = 0 }
    playback.replace(by: both)
    #expect(isClose(scene.view.presented.alpha, 0.5))
    playback.rollBack()
    #expect(scene.view.alpha == 1 && scene.x == 50 && stage.properties.isEmpty)
  }

  @Test func aPartTakesOverFromTheWhole() {
    let whole = linear(from: Point(50, 20), to: Point(150, 120), in: 1)
    let playback = stage.play(whole.bind(scene.view, with: \.center))
    scene.advance(to: 0.5)
    playback.replace(by: linear(from: 0, to: 400, in: 1).bind(scene.view, with: \.center.x))
    #expect(scene.view.presented.center == Point(200, 120), "the other part is let go")
    scene.advance(to: 0.75)
    #expect(scene.view.presented.center == Point(300, 120))
    scene.advance(to: 1)
    #expect(scene.view.center == Point(400, 120) && playback.outcome == .finished)
    #expect(stage.properties.isEmpty)
  }

  @Test func aPartTakesOverFromTheWholeWhileAnotherFadesOut() {
    let playback = stage.play(linear(from: 1.0, to: 0, in: 1).bind(scene.view, with: \.alpha))
    scene.advance(to: 0.25)
    let whole = linear(from: Point(50, 20), to: Point(150, 120), in: 1)
    playback.replace(by: whole.bind(scene.view, with: \.center), fade: 0.25)
    scene.advance(to: 0.375)
    playback.replace(by: linear(from: 0, to: 400, in: 1).bind(scene.view, with: \.center.x))
    scene.advance(to: 0.5)
    #expect(scene.view.presented.center == Point(200, 120))
    scene.advance(to: 1)
    #expect(scene.view.center == Point(400, 120) && playback.outcome == .finished)
    #expect(stage.properties.isEmpty)
  }

  @Test func theWholeTakesOverFromAPart() {
    let part = linear(from: 0.0, to: 400, in: 1)
    let playback = stage.play(part.bind(scene.view, with: \.center.x))
    scene.advance(to: 0.5)
    let whole = linear(from: Point(0, 0), to: Point(100, 200), in: 1)
    playback.replace(by: whole.bind(scene.view, with: \.center))
    #expect(scene.view.presented.center == Point(50, 100))
    scene.advance(to: 1)
    #expect(scene.view.center == Point(100, 200) && playback.outcome == .finished)
    #expect(stage.properties.isEmpty)
  }

  @Test func partsAndTheWholeFadeIntoEachOther() {
    let whole = linear(from: Point(50, 20), to: Point(150, 120), in: 1)
    let part = linear(from: 0.0, to: 400, in: 1)
    let animations = [
      whole.bind(scene.view, with: \.center), part.bind(scene.view, with: \.center.x),
    ]
    for (first, second) in [(0, 1), (1, 0)] {
      let playback = stage.hold(animations[first])
      playback.seek(to: 0.5)
      let before = scene.view.presented.center
      playback.replace(by: animations[second], fade: 0.2)
      #expect(scene.view.presented.center.distance(to: before) < 1e-9)
      scene.advance(to: stage.seconds + 0.2)
      #expect(isClose(scene.x, second == 0 ? 100 : 200))
      playback.commit()
      #expect(stage.properties.isEmpty)
    }
  }

  // MARK: While it fades

  /// A held one whose opacity fades out, as the new one moves the place only.
  private func fading() -> Playback {
    let playback = stage.hold(
      stage.animation(withDuration: 1, curve: .linear) {
        scene.view.alpha = 0
        scene.view.center.x = 150
      })
    playback.seek(to: 0.5)
    playback.replace(by: way(to: 150), fade: 0.2)
    return playback
  }

  @Test func whoeverStillFadesSomethingIsNotEndedBefore() {
    let playback = fading()
    stage.play(way(from: 100, to: 300, in: 0.1))
    #expect(playback.outcome == nil && isClose(scene.view.presented.alpha, 0.5))
    scene.advance(to: 0.1)
    #expect(isClose(scene.view.presented.alpha, 0.25))
    scene.advance(to: 2)
    #expect(playback.outcome == .retargeted && stage.properties.isEmpty && !stage.isRunning)
    #expect(scene.view.presented.alpha == 0)
  }

  @Test func whatFadesIsTakenOverWithoutAJump() {
    _ = fading()
    scene.advance(to: 0.1)
    #expect(isClose(scene.view.presented.alpha, 0.25))
    stage.animate(withDuration: 1) { scene.view.alpha = 1 }
    #expect(isClose(scene.view.presented.alpha, 0.25))
  }

  @Test func whatTakesNoTimeFadesFromWhereItWas() {
    let playback = stage.hold(way(to: 150))
    playback.seek(to: 0.5)
    playback.replace(by: .one, fade: 0.2)
    #expect(isClose(scene.x, 100))
    scene.advance(to: 0.1)
    #expect(isClose(scene.x, 125))
    scene.advance(to: 0.2)
    #expect(scene.x == 150)
  }

  /// It has nothing of its own that others could take.
  @Test(arguments: [0, 0.1]) func whatTakesNoTimeStaysHeldWithoutWhatFaded(_ time: Double) {
    let playback = stage.hold(way(to: 150))
    playback.seek(to: 0.5)
    playback.replace(by: .one, fade: 0.2)
    scene.advance(to: time)
    scene.view.center.x = 70
    scene.advance(to: 0.2)
    #expect(!playback.isFading && playback.outcome == nil && scene.x == 70 && !stage.isRunning)
    playback.commit()
    #expect(playback.outcome == .finished && stage.changeCount == 0)
  }

  @Test func whatFadesToNothingIsTakenOverWithoutAJump() {
    let playback = stage.hold(way(to: 150))
    playback.seek(to: 0.5)
    playback.replace(by: .one, fade: 0.2)
    scene.advance(to: 0.1)
    stage.animate(withDuration: 1, curve: .linear) { scene.view.center.x = 300 }
    #expect(isClose(scene.x, 125))
    scene.advance(to: 0.1 + 1e-6)
    #expect(abs(scene.x - 125) < 0.01, "it goes on fading")
    scene.advance(to: 0.6)
    #expect(isClose(scene.x, 225) && !stage.hasLeftovers)
  }

  @Test func newPropertiesFadeToWhereTheNewOneHasThem() {
    let playback = stage.hold(way(to: 150))
    playback.seek(to: 0.5)
    let alpha = Animation<Effect>.tween(
      scene.view.property(.alpha), from: 0.0.lanes, to: 1.0.lanes, duration: 1, curve: .linear,
      startsFromScreen: true)
    playback.replace(by: way(to: 150) + alpha, fade: 0.2)
    #expect(scene.view.presented.alpha == 1)
    scene.advance(to: 0.2)
    #expect(isClose(scene.view.presented.alpha, 0.5))
    playback.seek(to: 0)
    #expect(scene.view.presented.alpha == 0)
  }
}
