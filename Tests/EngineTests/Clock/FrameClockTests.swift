import Engine
import EngineTestSupport
import Testing

@Suite struct FrameClockTests {
  private func host(_ milliseconds: Int64) -> Instant {
    Instant(nanoseconds: 5_000_000_000 + milliseconds * 1_000_000)
  }

  private func times(_ milliseconds: [Int64]) -> [Int64] {
    var clock = FrameClock(refreshInterval: 0.02)
    return milliseconds.map { clock.tick(at: host($0)).nanoseconds / 1_000_000 }
  }

  @Test func startsAtZeroAndFollowsTheHost() {
    #expect(times([0, 16, 33, 50]) == [0, 16, 33, 50])
    #expect(times([700, 716]) == [0, 16])
  }

  @Test func aStallCountsAsOneFrame() {
    #expect(times([0, 250, 501, 521]) == [0, 250, 270, 290])
    #expect(times([0, 10, 3_600_000, 3_600_020]) == [0, 10, 30, 50])
  }

  @Test func neverRunsBackwards() {
    #expect(times([0, 100, 90, 110]) == [0, 100, 100, 110])
    // The host's clock was set back: engine time waits one frame and goes on.
    #expect(times([0, 100, -5000, -4980]) == [0, 100, 100, 120])
  }

  @Test func aQuarterOfASecondBackIsWaitedOut() {
    #expect(times([0, 250, 0, 10, 260]) == [0, 250, 250, 250, 260])
    #expect(times([0, 250, -1, 10, 260]) == [0, 250, 250, 261, 511])
  }

  @Test func aStallTakesTheIntervalThatIsSetByThen() {
    var clock = FrameClock(refreshInterval: 0.02)
    _ = clock.tick(at: host(0))
    clock.refreshInterval = 0.01
    #expect(clock.tick(at: host(900)).nanoseconds == 10_000_000)
  }

  @Test func anIntervalOfNothingIsRefused() async {
    await #expect(processExitsWith: .failure) { _ = FrameClock(refreshInterval: 0) }
    await #expect(processExitsWith: .failure) {
      var clock = FrameClock(refreshInterval: 0.02)
      clock.refreshInterval = 0
      _ = clock
    }
  }

  @Test func idleTimeDoesNotCount() {
    var clock = FrameClock(refreshInterval: 0.02)
    _ = clock.tick(at: host(0))
    let last = clock.tick(at: host(20))
    clock.resume()
    #expect(clock.tick(at: host(120)) == last)
    #expect(clock.tick(at: host(140)).seconds(since: last) == 0.02)
    #expect(clock.now.seconds(since: last) == 0.02)
  }

  @Test func timeThatIsWaitedOutCounts() {
    var clock = FrameClock(refreshInterval: 0.02)
    _ = clock.tick(at: host(0))
    clock.wait(until: host(900))
    #expect(clock.tick(at: host(905)).nanoseconds == 905_000_000)
    clock.wait(until: host(1_900))
    #expect(clock.tick(at: host(1_300)).nanoseconds == 1_300_000_000, "woken by an event")
    #expect(clock.tick(at: host(1_900)).nanoseconds == 1_320_000_000, "a wait is for one frame")
    clock.wait(until: host(2_900))
    #expect(clock.tick(at: host(9_900)).nanoseconds == 1_340_000_000, "the machine slept")
    clock.wait(until: host(9_000))
    #expect(clock.tick(at: host(9_920)).nanoseconds == 1_360_000_000, "that was over before")
    clock.wait(until: host(19_000))
    clock.resume()
    #expect(clock.tick(at: host(10_000)).nanoseconds == 1_360_000_000)
    #expect(clock.tick(at: host(15_000)).nanoseconds == 1_380_000_000, "nobody waits any more")
  }

  @Test func anyHostGivesSaneTimes() {
    let seed: UInt64 = 4
    var random = SeededGenerator(seed: seed)
    var clock = FrameClock(refreshInterval: 1.0 / 60)
    var last = Instant.zero
    for _ in 0..<5000 {
      let raw = Int64.random(in: -2_000_000_000...2_000_000_000, using: &random)
      if raw % 97 == 0 { clock.resume() }
      let tick = clock.tick(at: Instant(nanoseconds: raw))
      let step = tick.seconds(since: last)
      #expect(step >= 0 && step <= FrameClock.longestGap, "seed \(seed)")
      last = tick
    }
  }
}

@Suite struct VirtualClockTests {
  @Test func givesTheFramesOfItsRate() {
    let clock = VirtualClock(rate: 24)
    for frame in 0..<100 { #expect(clock.time(ofFrame: frame) == Instant(frame: frame, rate: 24)) }
  }

  @Test func countsFramesWithBothEnds() {
    #expect(VirtualClock(rate: 60).frameCount(duration: 0) == 1)
    #expect(VirtualClock(rate: 60).frameCount(duration: 1) == 61)
    #expect(VirtualClock(rate: 30).frameCount(duration: 0.34) == 11)
  }
}

@Suite struct DisplayLinkTests {
  private let time = VirtualClock(rate: 60).time(ofFrame: 3)

  @Test func nobodyWantsFramesNobodyGetsThem() {
    var link = DisplayLink()
    #expect(!link.wantsFrame)
    #expect(link.tick(at: time) { $0 } == nil)
  }

  @Test func aRedrawIsOneFrame() {
    var link = DisplayLink()
    link.request(.redraw)
    link.request(.redraw)
    #expect(link.tick(at: time) { $0 } == time)
    #expect(!link.wantsFrame)
  }

  @Test func aPlaybackWantsFramesUntilItIsWithdrawn() {
    var link = DisplayLink()
    link.request(.playback)
    for _ in 0..<3 { #expect(link.tick(at: time) { _ in 1 } == 1) }
    #expect(link.demand == .playback && link.wantsFrame)
    link.withdraw(.playback)
    #expect(!link.wantsFrame)
  }

  @Test func whilePausedDemandIsKept() {
    var link = DisplayLink()
    link.request([.playback, .redraw])
    link.isPaused = true
    #expect(!link.wantsFrame)
    #expect(link.tick(at: time) { $0 } == nil)
    link.isPaused = false
    #expect(link.demand == [.playback, .redraw] && link.wantsFrame)
  }
}
