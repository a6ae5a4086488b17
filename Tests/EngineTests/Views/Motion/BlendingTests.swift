import EngineTestSupport
import Testing

@testable import Engine

/// A hand that takes over: x = s(t) + p · (T − s(t)), s running on by itself.
@Suite struct BlendingTests {
  private let scene = OneViewStage()
  private var stage: Stage { scene.stage }

  /// 50 → 150, half way at 0.5 s, when a hand takes over towards 250.
  private func interrupted(curve: TimingCurve = .linear) -> Playback {
    stage.play(scene.move(to: 150))
    scene.advance(to: 0.5)
    return stage.hold(scene.move(to: 250, curve: curve), blending: true)
  }

  private func old(_ time: Double) -> Double { 50 + 100 * min(1, time) }

  @Test func theOldWayIsTheMovingStart() {
    let hand = interrupted(curve: .cssEaseInOut)
    for (time, progress) in [(0.5, 0), (0.55, 0.25), (0.6, 0.75), (0.8, 1), (0.9, 0.5), (2, 0.3)] {
      scene.advance(to: time)
      hand.seek(to: progress)
      let share = TimingCurve.cssEaseInOut.value(at: progress)
      #expect(isClose(scene.x, old(time) + share * (250 - old(time))))
    }
  }

  @Test func itEndsExactlyAtEitherEnd() {
    let there = interrupted()
    there.seek(to: 0.5)
    there.play()
    scene.advance(to: 0.7)
    #expect(isClose(scene.x, old(0.7) + 0.7 * (250 - old(0.7))))
    there.commit()
    #expect(scene.x == 250 && scene.view.center.x == 250 && !stage.hasLeftovers)
    let back = stage.hold(scene.move(to: 0), blending: true)
    back.seek(to: 0.5)
    back.rollBack()
    #expect(scene.x == 250)
  }

  @Test func takenBackTheOldWayRunsOn() {
    let hand = interrupted()
    hand.seek(to: 0.5)
    scene.advance(to: 0.6)
    hand.rollBack()
    #expect(isClose(scene.x, old(0.6)) && stage.isRunning)
    scene.advance(to: 1)
    #expect(scene.x == 150 && scene.view.center.x == 150 && stage.properties.isEmpty)
  }

  /// A hand that begins at the end of a way and takes it back.
  @Test func backwardsTheOldWayFadesTowardsTheStart() {
    stage.play(scene.move(to: 150))
    scene.advance(to: 0.5)
    let way = stage.animation(withDuration: 1, curve: .linear) { scene.view.center.x = 150 }
    scene.view.setRestLanes(Point(150, 20).lanes, of: ViewProperty.center.rawValue)
    let hand = stage.hold(
      linearWay(from: 10, to: 150), atEnd: true, blending: true)
    #expect(way.duration == 1)
    #expect(isClose(scene.x, 100))
    for (time, progress) in [(0.6, 1), (0.7, 0.5), (0.8, 0.2), (0.9, 0)] {
      scene.advance(to: time)
      hand.seek(to: progress)
      #expect(isClose(scene.x, 10 + progress * (old(time) - 10)))
    }
    hand.rollBack()
    #expect(scene.x == 10 && !stage.hasLeftovers && scene.view.center.x == 10)
  }

  private func linearWay(from: Double, to: Double) -> Animation<Effect> {
    .tween(
      scene.view.property(.center), from: Point(from, 20).lanes, to: Point(to, 20).lanes,
      duration: 1,
      curve: .linear, startsFromScreen: true)
  }

  /// Three hands and plays, one over the other: no jump at any beginning, and none afterwards.
  @Test func mixedJoinsNeverJump() {
    forAll(seeds: 0..<400) { random in
      let scene = OneViewStage()
      var time = 0.0
      for _ in 0..<6 {
        let before = scene.x
        let change = scene.move(
          to: random.double(in: -100...100), in: random.double(in: 0.2...0.6),
          curve: random.element(of: [.linear, .cssEaseInOut]))
        if random.chance(0.5) {
          let hand = scene.stage.hold(change, blending: true)
          hand.play()
        } else {
          scene.stage.play(change)
        }
        #expect(isClose(scene.x, before))
        time = smoothly(scene, from: time, for: random.double(in: 0...0.5))
      }
      time = smoothly(scene, from: time, for: 3)
      #expect(!scene.stage.isRunning && scene.x == scene.view.center.x)
    }
  }

  /// Advances in small steps; a step is at most what the fastest ways can do.
  private func smoothly(_ scene: OneViewStage, from: Double, for span: Double) -> Double {
    let steps = Int(span * 500)
    for step in 0..<steps {
      let before = scene.x
      scene.advance(to: from + Double(step + 1) / 500)
      #expect(abs(scene.x - before) < 20, "at \(from + Double(step + 1) / 500)")
    }
    return from + Double(steps) / 500
  }
}
