import EngineTestSupport
import Testing

@testable import Engine

/// The times at which what moves a property comes to its end, and what is left of motions that were
/// taken over.
@Suite struct ArrivalTests {
  private let scene = OneViewStage()
  private var stage: Stage { scene.stage }
  private var motion: PropertyMotion? { stage.motion(of: scene.view.property(.center)) }

  private func tween(_ from: Double, _ to: Double, in duration: Double) -> Animation<Effect> {
    .tween(
      scene.view.property(.center), from: Point(from, 20).lanes, to: Point(to, 20).lanes,
      duration: duration, curve: .linear, startsFromScreen: true)
  }

  @Test func whatIsHeldNeverArrives() {
    #expect(PropertyMotion(property: scene.view.property(.center)).arrival == -.infinity)
    let held = stage.hold(scene.move(to: 150))
    #expect(motion?.arrival == .infinity)
    held.play()
    #expect(motion?.arrival == 1)
  }

  @Test func theLastOfAllThatMovesItCounts() {
    stage.play(scene.move(to: 150, in: 2))
    scene.advance(to: 0.5)
    stage.play(scene.move(to: 20, in: 1))
    #expect(isClose(motion?.arrival ?? 0, 2), "what was taken over ends later")
    stage.play(scene.move(to: 30, in: 4))
    #expect(isClose(motion?.arrival ?? 0, 4.5))
    let spring = Spring(response: 0.5, dampingRatio: 0.5)
    stage.setVelocity(Point(100, 0), of: scene.view, spring: spring)
    // A millionth is left of e^(−ωζt) then.
    let decay = spring.angularFrequency * 0.5
    #expect(isClose(motion?.arrival ?? 0, max(4.5, 0.5 - Math.log(1e-6) / decay), within: 1e-6))
  }

  @Test func aMotionThatIsReplacedFadesOutFirst() {
    let playback = stage.play(scene.move(to: 150))
    scene.advance(to: 0.5)
    playback.replace(by: tween(50, 90, in: 1), fade: 2)
    #expect(isClose(motion?.arrival ?? 0, 2.5))
    playback.replace(by: tween(50, 70, in: 1), fade: 0.25)
    #expect(isClose(motion?.arrival ?? 0, 2.5), "the fade before goes on")
  }

  @Test func whatOnlyRoundingPartsIsNoDistance() {
    func offset(_ from: Double, _ to: Double) -> Lanes {
      PropertyMotion.offset(from: Point(from, 5).lanes, to: Point(to, 5).lanes)
    }
    #expect(offset(1, 1 + 5e-10) == .zero && offset(-1e6, -1e6 + 5e-4) == .zero)
    #expect(offset(0, 1e-8) == Point(1e-8, 0).lanes && offset(3, 1) == Point(-2, 0).lanes)
    let one = PropertyMotion.offset(from: Point(0, 1e-12).lanes, to: Point(1, 0).lanes)
    #expect(one == Point(1, -1e-12).lanes, "if one lane is apart, all are as they are")
  }

  // MARK: What is left of a playback

  @Test func aViewHasLeftoversOnceItsMotionIsTakenOver() {
    let other = View()
    stage.root.addSubview(other)
    stage.play(scene.move(to: 250))
    #expect(stage.isMoving(scene.view, .center) && !stage.isMoving(scene.view, .alpha))
    #expect(!stage.hasLeftovers(of: scene.view))
    scene.advance(to: 0.25)
    stage.play(scene.move(to: 10, in: 3))
    #expect(stage.hasLeftovers(of: scene.view) && !stage.hasLeftovers(of: other))
    scene.advance(to: 1)
    #expect(!stage.hasLeftovers(of: scene.view) && stage.isMoving(scene.view, .center))
  }

  // What moves goes on, wherever it rests from now on; all else is there at once.
  @Test func whatAViewRestsAtIsSetUnderItsMotion() {
    stage.play(scene.move(to: 150))
    scene.advance(to: 0.5)
    var wanted = scene.view.rest
    wanted.center.x = 200
    wanted.alpha = 0.5
    stage.rest(scene.view, at: wanted)
    #expect(scene.view.rest == wanted && scene.x == 100 && stage.isMoving(scene.view, .center))
    #expect(scene.view.presented.alpha == 0.5 && !stage.isMoving(scene.view, .alpha))
  }

  @Test func theSecondsLeftAreThoseOfTheMotionThatWasTakenOver() {
    let first = stage.play(scene.move(to: 250))
    scene.advance(to: 0.25)
    let second = stage.play(scene.move(to: 10, in: 3))
    #expect(isClose(stage.secondsLeft(of: first) ?? 0, 0.75))
    #expect(stage.hasLeftovers(of: first) && first.outcome == .retargeted)
    scene.advance(to: 0.75)
    #expect(isClose(stage.secondsLeft(of: first) ?? 0, 0.25))
    scene.advance(to: 1)
    #expect(stage.secondsLeft(of: first) == nil && !stage.hasLeftovers(of: first))
    scene.advance(to: 4)
    #expect(stage.secondsLeft(of: second) == nil && scene.x == 10)
  }

  /// A motion of two parts is no straight way, and is kept as it is.
  @Test func alsoOfAMotionThatIsNoStraightWay() {
    let first = stage.play(tween(50, 150, in: 1) * tween(150, 50, in: 1))
    scene.advance(to: 0.5)
    #expect(scene.x == 100)
    let second = stage.play(tween(50, 250, in: 1))
    #expect(motion?.layers.count == 2 && motion?.leftovers.isEmpty == true)
    #expect(isClose(stage.secondsLeft(of: first) ?? 0, 1.5))
    #expect(isClose(stage.secondsLeft(of: second) ?? 0, 1))
    scene.advance(to: 1)
    #expect(isClose(scene.x, 150 + 100), "100 points beside its end, and half of the other")
    #expect(isClose(stage.secondsLeft(of: first) ?? 0, 1))
    scene.advance(to: 2)
    #expect(scene.x == 250 && stage.secondsLeft(of: first) == nil)
  }

  @Test func whatNeverEndsHasNoSecondsLeft() {
    let first = stage.play(
      linear(from: Point(0, 20), to: Point(100, 20), in: 1).looped.repeatingForever
        .bind(scene.view, with: \.center))
    scene.advance(to: 0.5)
    stage.play(scene.move(to: 250))
    #expect(first.outcome == .retargeted && stage.hasLeftovers(of: first))
    #expect(stage.secondsLeft(of: first) == nil && motion?.arrival == .infinity)
    stage.dropLeftovers()
    #expect(!stage.hasLeftovers(of: first) && motion?.arrival == 1.5)
  }

  /// A way that its value has turned round is left as the way that it is on screen.
  @Test func aWayThatIsTurnedRoundIsLeftToo() {
    // From 250 to 150; it begins at 50, where the view is, and so it is one from 50 to 150.
    stage.play(tween(150, 250, in: 1).reversed)
    #expect(scene.view.center.x == 150 && isClose(scene.x, 50))
    scene.advance(to: 0.25)
    #expect(isClose(scene.x, 75))
    stage.play(scene.move(to: 350))
    #expect(motion?.leftovers.count == 1 && motion?.layers.count == 1 && isClose(scene.x, 75))
    scene.advance(to: 0.75)
    #expect(isClose(scene.x, 250 - 25), "a quarter of its way is left")
    scene.advance(to: 1.25)
    #expect(scene.x == 350 && stage.properties.isEmpty)
  }

  // Where its new animation is no straight way, what is left goes on along that.
  @Test func relaidAlongAnotherKindOfWayItGoesOn() {
    let first = stage.play(scene.move(to: 100))
    scene.advance(to: 0.5)
    stage.play(scene.move(to: 30))
    #expect(motion?.leftovers.count == 1 && motion?.layers.count == 1 && isClose(scene.x, 75))
    stage.relayLeftovers(of: first, by: tween(100, 150, in: 0.5) * tween(150, 200, in: 0.5))
    #expect(motion?.leftovers.isEmpty == true && motion?.layers.count == 2)
    #expect(isClose(scene.x, 50), "100, and 50 points that it has still to go")
    scene.advance(to: 0.75)
    #expect(isClose(scene.x, 57.5))
    scene.advance(to: 1.5)
    #expect(scene.x == 30 && !stage.hasLeftovers)
  }
}
