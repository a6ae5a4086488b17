import EngineTestSupport
import Testing

@testable import Engine

/// Steps of a frame through a change.
@Suite struct FrameStepsTests {
  private let view = View(frame: Rect(0, 0, 10, 10))
  private let stage = Stage()

  private func playback(_ duration: Double) -> Playback {
    stage.root.addSubview(view)
    return stage.hold(
      linear(from: Point.zero, to: Point(100, 0), in: duration).bind(view, with: \.translation))
  }

  @Test func asManyBackLeadToTheSamePlace() {
    forAll(seeds: 0..<400) { random in
      let playback = playback(random.double(in: 0.05...4))
      var steps = FrameSteps()
      playback.seek(to: random.chance(0.2) ? 0 : random.double(in: 0...1))
      let (start, shown) = (playback.progress, view.presented)
      let left = (1 - start) * playback.duration / PlaybackCommand.frame
      let count = random.int(in: 0...max(0, Int(left)))
      for _ in 0..<count { steps.step(playback, by: 1) }
      for _ in 0..<count { steps.step(playback, by: -1) }
      #expect(playback.progress == start && view.presented == shown)
    }
  }

  @Test func aStepIsAFrameHoweverManyCameBefore() {
    let playback = playback(2)
    var steps = FrameSteps()
    playback.seek(to: 0.1)
    for count in 1...100 {
      steps.step(playback, by: 1)
      #expect(isClose(playback.progress, (0.2 + Double(count) / 60) / 2))
    }
    steps.step(playback, by: -40)
    #expect(isClose(playback.progress, (0.2 + 60.0 / 60) / 2))
  }

  @Test func atAnEndNothingIsCounted() {
    let playback = playback(0.095)
    var steps = FrameSteps()
    for _ in 0..<20 { steps.step(playback, by: 1) }
    #expect(playback.progress == 1)
    steps.step(playback, by: -1)
    #expect(abs(playback.progress * 0.095 - 5.0 / 60) < 1e-12)
    for _ in 0..<20 { steps.step(playback, by: -1) }
    #expect(playback.progress == 0)
    steps.step(playback, by: 1)
    #expect(abs(playback.progress * 0.095 - 1.0 / 60) < 1e-12)
  }

  @Test func whatAnotherHandMovedIsANewStart() {
    let playback = playback(1)
    var steps = FrameSteps()
    steps.step(playback, by: 3)
    playback.seek(to: 0.5)
    steps.step(playback, by: 1)
    #expect(isClose(playback.progress, 0.5 + 1.0 / 60))
    steps.step(playback, by: -1)
    #expect(playback.progress == 0.5)
  }
}
