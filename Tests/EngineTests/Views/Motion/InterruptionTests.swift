import EngineTestSupport
import Testing

@testable import Engine

/// Playbacks on top of each other on one property.
@Suite struct InterruptionTests {
  /// A change that was begun: its closed form.
  private struct Way {
    let from: Double
    let to: Double
    let since: Double
    let duration: Double
    let curve: TimingCurve

    func rest(at time: Double) -> Double {
      (from - to) * (1 - curve.value(at: (time - since) / duration))
    }

    func velocity(at time: Double) -> Double {
      let progress = (time - since) / duration
      return 0..<1 ~= progress ? (to - from) * curve.slope(at: progress) / duration : 0
    }
  }

  private static let curves: [TimingCurve] = [
    .cssEaseInOut, .deckEaseInOut(1.5), .spring(SpringCurve(duration: 0.5, damping: 0.4)),
    .spring(SpringCurve(duration: 0.5, damping: 1)),
  ]

  /// x(t) = T_n + Σ (T_{k−1} − T_k)(1 − p_k(t − t_k)): 10,000 interruptions.
  @Test func interruptedChangesAddUp() {
    forAll(seeds: 0..<500) { random in
      let scene = OneViewStage()
      var ways: [Way] = []
      var frame = 0
      let value = { (time: Double) in
        (ways.last?.to ?? 50) + ways.reduce(0) { $0 + $1.rest(at: time) }
      }
      let velocity = { (time: Double) in ways.reduce(0) { $0 + $1.velocity(at: time) } }
      for _ in 0..<20 {
        frame += random.int(in: 0...40)
        let now = Instant.seconds(Double(frame) / 100).seconds(since: .zero)
        scene.advance(to: now)
        let before = scene.x
        let speed = velocity(now)
        let way = Way(
          from: scene.view.center.x, to: random.double(in: -200...200).rounded(), since: now,
          duration: random.double(in: 0.05...0.8), curve: random.element(of: Self.curves))
        scene.stage.play(scene.move(to: way.to, in: way.duration, curve: way.curve))
        ways.append(way)
        #expect(isClose(scene.x, before))
        #expect(isClose(scene.x, value(now)))
        #expect(isClose(velocity(now), speed, within: 1e-6))
      }
      for step in 1...20 {
        let time = Instant.seconds(Double(frame + step * 4) / 100).seconds(since: .zero)
        scene.advance(to: time)
        #expect(isClose(scene.x, value(time)))
      }
      scene.advance(to: Double(frame) / 100 + 1)
      #expect(scene.x == ways.last?.to && scene.view.center.x == ways.last?.to)
      #expect(!scene.stage.isRunning && !scene.stage.hasLeftovers && scene.stage.properties.isEmpty)
    }
  }

  /// The engine's own velocity, measured: no kink at the interruption.
  @Test func theMeasuredVelocityIsContinuous() {
    for curve in Self.curves {
      let scene = OneViewStage()
      scene.stage.play(scene.move(to: 150, in: 0.5, curve: curve))
      let step = 1e-6
      scene.advance(to: 0.2 - step)
      let earlier = scene.x
      scene.advance(to: 0.2)
      let now = scene.x
      scene.stage.play(scene.move(to: 20, in: 0.5, curve: curve))
      scene.advance(to: 0.2 + step)
      // What a second derivative of some 10⁵ makes of the step is all that may differ.
      #expect(isClose((now - earlier) / step, (scene.x - now) / step, within: 0.3))
    }
  }

  @Test func anInterruptedPlaybackIsRetargeted() {
    let scene = OneViewStage()
    let first = scene.stage.play(scene.move(to: 150))
    scene.advance(to: 0.5)
    let second = scene.stage.play(scene.move(to: 0))
    #expect(first.outcome == .retargeted && second.outcome == nil)
    #expect(scene.stage.hasLeftovers)
    scene.advance(to: 1.2)
    #expect(!scene.stage.hasLeftovers && scene.stage.isRunning)
  }

  @Test func whatIsNotTakenOverGoesOnAsItWas() {
    let scene = OneViewStage()
    let first = scene.stage.play(
      scene.stage.animation(withDuration: 1, curve: .linear) {
        scene.view.center.x = 150
        scene.view.alpha = 0
      })
    scene.advance(to: 0.5)
    scene.stage.play(scene.move(to: 0))
    #expect(first.outcome == nil)
    scene.advance(to: 0.75)
    #expect(isClose(scene.view.presented.alpha, 0.25))
    scene.advance(to: 1)
    #expect(first.outcome == .finished && scene.view.alpha == 0)
  }

  @Test func leavingBehindLetsItRunToItsEnd() {
    let scene = OneViewStage()
    let held = scene.stage.hold(scene.move(to: 150))
    held.seek(to: 0.25)
    scene.stage.leaveBehind(held)
    #expect(held.outcome == .retargeted && isClose(scene.x, 75) && scene.stage.isRunning)
    scene.advance(to: 0.5)
    #expect(isClose(scene.x, 125))
    scene.advance(to: 0.75)
    #expect(scene.x == 150 && !scene.stage.isRunning && scene.stage.properties.isEmpty)
  }

  @Test func leavingBehindEndsWhatMovesNothing() {
    let scene = OneViewStage()
    let held = scene.stage.hold(.one)
    scene.stage.leaveBehind(held)
    #expect(held.outcome == .retargeted)
  }

  @Test func droppingLeftoversJumpsToWhereTheyGo() {
    let scene = OneViewStage()
    scene.stage.play(scene.move(to: 150))
    scene.advance(to: 0.5)
    let second = scene.stage.play(scene.move(to: 0))
    #expect(isClose(scene.x, 100))
    scene.stage.dropLeftovers()
    #expect(scene.x == 150 && second.outcome == nil && !scene.stage.hasLeftovers)
    scene.advance(to: 1)
    #expect(isClose(scene.x, 75))
  }

  @Test func aTurnedPlaybackKeepsWhatItTookOver() {
    let scene = OneViewStage()
    scene.stage.play(scene.move(to: 150))
    scene.advance(to: 0.5)
    let second = scene.stage.play(scene.move(to: 250))
    scene.advance(to: 0.75)
    let before = scene.x
    #expect(isClose(before, 150 + 25 - 25))
    second.reverse()
    #expect(isClose(scene.x, before))
    scene.advance(to: 1.5)
    #expect(scene.x == 150 && second.outcome == .cancelled)
    #expect(scene.view.center.x == 150 && scene.stage.properties.isEmpty)
  }

  /// A value that was recorded elsewhere than where it is played, and taken back.
  @Test func takenBackItRestsWhereItBegan() {
    let scene = OneViewStage()
    let change = scene.move(to: 150)
    scene.view.center.x = 90
    let cancelled = scene.stage.play(change)
    scene.advance(to: 0.5)
    cancelled.rollBack()
    #expect(scene.x == 90 && scene.view.center.x == 90)
    let turned = scene.stage.play(change)
    scene.advance(to: 1)
    turned.reverse()
    scene.advance(to: 2)
    #expect(scene.x == 90 && scene.view.center.x == 90 && turned.outcome == .cancelled)
  }

  @Test func beginningAtTheEndStartsOnScreen() {
    let scene = OneViewStage()
    let change = scene.move(to: 150)
    scene.view.center.x = 130
    let playback = scene.stage.hold(change, atEnd: true)
    #expect(scene.x == 130)
    playback.seek(to: 0.5)
    #expect(isClose(scene.x, 90))
    playback.isReversed = false
    playback.commit()
    #expect(scene.x == 130 && scene.view.center.x == 130)
  }
}
