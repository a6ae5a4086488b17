import EngineTestSupport
import Testing

@testable import Engine

@Suite struct PlayheadRetimeTests {
  private func curve(_ random: inout SeededGenerator) -> TimingCurve {
    switch random.int(in: 0...2) {
    case 0: .cssEaseInOut
    case 1:
      .cubicBezier(
        CubicBezier(
          random.double(in: 0...1), random.double(in: -0.5...1.5), random.double(in: 0...1),
          random.double(in: -0.5...1.5)))
    default:
      .spring(SpringCurve(duration: 1, damping: random.double(in: 0.05...1)))
    }
  }

  @Test func thePlaceStays() {
    forAll(seeds: 0..<2000) { random in
      var playhead = Playhead(duration: 2, from: random.double(in: 0...2))
      if random.chance(0.5) { playhead.turn(reversed: true, at: 0) }
      playhead.ease(at: 1, in: 3, curve: curve(&random))
      var time = 1.0
      for _ in 0..<5 {
        time += random.double(in: 0...1)
        let before = playhead.position(at: time)
        playhead.retime(at: time, whole: random.double(in: 0.05...9), curve: curve(&random))
        let after = playhead.position(at: time)
        if abs(before - after) > 1e-9 { Issue.record("\(before) to \(after)") }
        if !(0...2 ~= after) { Issue.record("\(after) is outside") }
        let end = playhead.position(at: time + 100)
        if end != playhead.target { Issue.record("it ends at \(end)") }
      }
    }
  }

  @Test func anotherPaceAloneKeepsThePlaceOnTheCurve() {
    var playhead = Playhead(duration: 1)
    playhead.ease(at: 0, in: 4, curve: .cssEaseInOut)
    playhead.retime(at: 1, whole: 8, curve: .cssEaseInOut)
    #expect(playhead.curveProgress(at: 1) == 0.25)
    #expect(playhead.curveProgress(at: 3) == 0.5)
    #expect(!playhead.hasArrived(at: 6.9) && playhead.hasArrived(at: 7))
  }

  @Test func onlyWhatGoesAlongACurveIsChanged() {
    var held = Playhead(duration: 1, from: 0.3)
    let before = held
    held.retime(at: 1, whole: 3, curve: .linear)
    #expect(held == before && held.curveProgress(at: 2) == nil)
    var running = Playhead(duration: 1)
    running.run(at: 0)
    let wasRunning = running
    running.retime(at: 0.5, whole: 3, curve: .linear)
    #expect(running == wasRunning)
    var over = Playhead(duration: 1)
    over.ease(at: 0, in: 1, curve: .cssEaseInOut)
    over.retime(at: 1, whole: 9, curve: .linear)
    #expect(over.hasArrived(at: 1) && over.position(at: 1) == 1)
  }

  @Test func aCurveThatOvershootsStaysWithinTheAnimation() {
    var playhead = Playhead(duration: 1)
    playhead.ease(at: 0, in: 1, curve: .spring(SpringCurve(duration: 1, damping: 0.2)))
    let places = (0...100).map { playhead.position(at: Double($0) / 100) }
    #expect(places.allSatisfy { 0...1 ~= $0 } && places.contains(1))
  }
}
