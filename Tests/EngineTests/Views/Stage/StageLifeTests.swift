import EngineTestSupport
import Testing

@testable import Engine

@Suite struct StageLifeTests {
  @Test func nothingIsKeptAtRest() {
    weak var playback: Playback?
    weak var view: View?
    let stage = Stage()
    do {
      let moved = View(frame: Rect(0, 0, 10, 10))
      stage.root.addSubview(moved)
      playback = stage.animate(withDuration: 1, animations: { moved.alpha = 0 })
      stage.advance(to: .seconds(0.5))
      stage.animate(withDuration: 1, animations: { moved.alpha = 1 })
      view = moved
      moved.removeFromSuperview()
    }
    #expect(view != nil, "what moves is kept alive")
    stage.advance(to: .seconds(2))
    #expect(playback == nil && view == nil && stage.properties.isEmpty)
  }

  /// A change that another one took over from, and a stage that ends before that is told.
  @Test func nothingWaitsForWhatIsNeverTold() {
    final class Waiting {
      let playback: Playback
      init(_ playback: Playback) {
        self.playback = playback
        playback.onEnd { [self] _ in _ = self }
      }
    }
    weak var waiting: Waiting?
    do {
      let stage = Stage(root: View())
      let moved = Waiting(stage.animate(withDuration: 1) { stage.root.center = Point(9, 9) })
      stage.root.center = Point(3, 3)
      stage.animate(withDuration: 1) { stage.root.center = Point(4, 4) }
      waiting = moved
      #expect(moved.playback.outcome == .retargeted)
    }
    #expect(waiting == nil)
  }

  @Test func aStageGoesWithEverythingOnIt() {
    weak var freed: Stage?
    weak var view: View?
    do {
      let scene = OneViewStage()
      scene.stage.play(scene.move(to: 99))
      scene.advance(to: 0.5)
      scene.stage.play(scene.move(to: 10))
      freed = scene.stage
      view = scene.view
    }
    #expect(freed == nil && view == nil)
  }

  /// The same scene, interrupted and turned at whole tenths, seen at several rates.
  @Test func motionIsTheSameAtEveryRate() {
    let wanted = film(rate: 240)
    for rate in [24, 30, 60, 120] {
      let seen = film(rate: rate)
      for (time, value) in seen {
        if let reference = wanted[time] {
          #expect(isClose(value, reference), "at \(time) s with \(rate) Hz")
        }
      }
      #expect(seen.keys.filter { wanted[$0] != nil }.count >= 8)
    }
  }

  /// The values on screen by time in whole milliseconds. Commands are given on frames of every
  /// rate, never between them.
  private func film(rate: Int) -> [Int: Double] {
    let scene = OneViewStage()
    let spring = TimingCurve.spring(SpringCurve(duration: 0.9, damping: 0.3))
    var seen: [Int: Double] = [:]
    var turned: Playback?
    for frame in 0...(rate * 2) {
      let time = Double(frame) / Double(rate)
      scene.advance(to: time)
      switch frame * 6 / rate {
      case 0 where frame == 0: scene.stage.play(scene.move(to: 300, in: 1, curve: spring))
      case 1 where frame * 6 % rate == 0:
        turned = scene.stage.play(scene.move(to: -40, in: 0.7, curve: .cssEaseInOut))
      case 2 where frame * 6 % rate == 0: turned?.reverse()
      case 3 where frame * 6 % rate == 0:
        scene.stage.hold(scene.move(to: 77, in: 0.4, curve: spring), blending: true).play()
      default: break
      }
      if (frame * 1000) % rate == 0 { seen[frame * 1000 / rate] = scene.x }
    }
    return seen
  }

  // Who asks for the end after it has come is told with the others, once all is in its place.
  @Test func whoAsksBetweenTheEndAndItsFrameIsToldInThatFrame() {
    let scene = OneViewStage()
    let (first, second) = (
      scene.stage.play(scene.move(to: 150)),
      scene.stage.animate(withDuration: 1, animations: { scene.view.alpha = 0 })
    )
    var told: [String] = []
    second.commit()
    second.onEnd { told.append("second \($0)") }
    first.onEnd { told.append("first \($0)") }
    first.rollBack()
    first.onEnd { told.append("again \($0)") }
    #expect(told.isEmpty)
    scene.stage.update()
    #expect(told == ["second finished", "first cancelled", "again cancelled"])
    second.onEnd { told.append("late \($0)") }
    scene.stage.update()
    #expect(told.count == 4 && told.last == "late finished")
  }

  @Test func theSameTimeTwiceChangesNothing() {
    let scene = OneViewStage()
    scene.stage.play(scene.move(to: 150))
    scene.advance(to: 0.4)
    let once = scene.view.presented
    scene.advance(to: 0.4)
    #expect(scene.view.presented == once)
  }

  @Test func manyPlaybacksEndWithOneOutcomeEach() {
    forAll(seeds: 0..<100) { random in
      let scene = OneViewStage()
      var told: [Int: Int] = [:]
      var time = 0.0
      for index in 0..<12 {
        let playback = scene.stage.animate(
          withDuration: random.double(in: 0.1...0.5),
          animations: {
            scene.view.center.x = random.double(in: 0...100)
            if random.chance(0.5) { scene.view.alpha = random.double(in: 0...1) }
          }, completion: { _ in told[index, default: 0] += 1 })
        if random.chance(0.2) { playback.rollBack() }
        if random.chance(0.2) { playback.commit() }
        if random.chance(0.2) { scene.view.alpha = 0.5 }
        time += random.double(in: 0...0.3)
        scene.advance(to: time)
      }
      scene.advance(to: time + 1)
      scene.advance(to: time + 2)
      #expect(told.count == 12 && told.values.allSatisfy { $0 == 1 })
      #expect(scene.stage.properties.isEmpty && !scene.stage.isRunning)
      #expect(scene.view.presented == scene.view.rest.shown)
    }
  }
}
