import Engine
import EngineTestSupport
import Testing

@Suite struct VelocityTrackerTests {
  private func ms(_ time: Double) -> Instant { Instant.zero.advanced(bySeconds: time / 1000) }

  private func velocity(_ samples: [(Double, Double)], at time: Double) -> Double {
    var tracker = VelocityTracker()
    for (time, position) in samples { tracker.add(position: position, at: ms(time)) }
    return tracker.velocity(at: ms(time))
  }

  @Test func aSteadyHandHasItsSpeedAtEveryRate() {
    for rate in [24.0, 60, 144, 240] {
      for speed in [-3000.0, -12, 0.5, 800] {
        var tracker = VelocityTracker()
        for frame in 0...Int(rate) {
          let time = Instant(frame: frame, rate: rate)
          tracker.add(position: 40 + speed * time.seconds(since: .zero), at: time)
        }
        let got = tracker.velocity(at: Instant(frame: Int(rate), rate: rate))
        #expect(abs(got - speed) < 1e-9 * max(1, abs(speed)), "\(speed) at \(rate) Hz: \(got)")
      }
    }
  }

  @Test func isTheSlopeOfTheLeastSquaresLine() {
    // Times 0 10 20 30 around 15, positions 0 2 1 5: slope 140 / 500.
    #expect(abs(velocity([(0, 0), (10, 2), (20, 1), (30, 5)], at: 30) - 280 / 2.0) < 1e-9)
  }

  @Test func onlyTheLastTenthOfASecondCounts() {
    let slow = stride(from: 0.0, through: 400, by: 20).map { ($0, $0 * 0.1) }
    let fast = stride(from: 420.0, through: 520, by: 20).map { ($0, 40 + ($0 - 400) * 2) }
    #expect(abs(velocity(slow + fast, at: 520) - 2000) < 1e-9)
  }

  /// A tenth of a second is in the window, and a twentieth is no pause.
  @Test func theBoundsOfItsTimesCount() {
    // Times −50 0 50, positions 0 10 40: slope (50 · 40) / 5,000.
    #expect(abs(velocity([(0, 0), (50, 10), (100, 40)], at: 100) - 400) < 1e-9)
    #expect(abs(velocity([(0, 0), (50, 10), (100.001, 40)], at: 100.001)) < 1e-9)
  }

  @Test func fewerThanTwoTimesAreNoVelocity() {
    #expect(velocity([], at: 0) == 0)
    #expect(velocity([(5, 100)], at: 5) == 0)
    #expect(velocity([(5, 100), (5, 200), (5, 300)], at: 6) == 0)
  }

  @Test func ofOneTimeTheLastCounts() {
    let wanted = velocity([(0, 0), (10, 10), (20, 30)], at: 20)
    #expect(velocity([(0, 5), (0, 0), (10, 99), (10, 10), (20, 0), (20, 30)], at: 20) == wanted)
    // A time that runs backwards is the newest one's.
    #expect(velocity([(0, 0), (10, 10), (20, 0), (12, 30)], at: 20) == wanted)
  }

  @Test func aPausedHandHasNone() {
    let samples = [(0.0, 0.0), (10, 10), (20, 20)]
    #expect(velocity(samples, at: 70) == 1000)
    #expect(velocity(samples, at: 71) == 0)
    // Frames during the pause change nothing.
    let held = stride(from: 30.0, through: 71, by: 5).map { ($0, 20.0) }
    #expect(velocity(samples + held, at: 71) == 0)
  }

  @Test func whatWasBeforeAPauseDoesNotCount() {
    let before = [(0.0, 0.0), (10, 100), (20, 200)]
    let flick = [(100.0, 210.0), (110, 220)]
    #expect(velocity(before + flick, at: 110) == 1000)
    let held = stride(from: 30.0, through: 90, by: 10).map { ($0, 200.0) }
    #expect(abs(velocity(before + held + flick, at: 110) - 1000) < 1e-9)
  }

  @Test func resetForgets() {
    var tracker = VelocityTracker()
    tracker.add(position: 0, at: ms(0))
    tracker.add(position: 100, at: ms(10))
    tracker.reset()
    tracker.add(position: 500, at: ms(20))
    #expect(tracker.velocity(at: ms(20)) == 0)
    tracker.add(position: 510, at: ms(30))
    #expect(abs(tracker.velocity(at: ms(30)) - 1000) < 1e-9)
  }

  @Test func lateTimesAreAsExactAsEarlyOnes() {
    var tracker = VelocityTracker()
    let start = Instant(nanoseconds: 1 << 60)
    for step in 0..<10 {
      tracker.add(
        position: 1e6 + Double(step), at: start.advanced(bySeconds: Double(step) * 0.008))
    }
    #expect(abs(tracker.velocity(at: start.advanced(bySeconds: 0.072)) - 125) < 1e-9)
  }

  @Test func aNoisyHandNeverReadsFasterThanItsFastestStep() {
    let seed: UInt64 = 9
    var random = SeededGenerator(seed: seed)
    var tracker = VelocityTracker()
    var position = 0.0
    for frame in 0..<3000 {
      position += .random(in: -20...20, using: &random)
      let time = Instant(frame: frame, rate: 60)
      tracker.add(position: position, at: time)
      #expect(abs(tracker.velocity(at: time)) <= 20 * 60 + 1e-3, "seed \(seed)")
    }
  }

  @Test func axesAreApart() {
    var tracker = PointVelocityTracker()
    for step in 0..<5 {
      tracker.add(position: Point(Double(step), -3 * Double(step)), at: ms(Double(step) * 10))
    }
    let velocity = tracker.velocity(at: ms(40))
    #expect(abs(velocity.x - 100) < 1e-9 && abs(velocity.y + 300) < 1e-9)
    tracker.reset()
    #expect(tracker.velocity(at: ms(40)) == .zero)
  }
}
