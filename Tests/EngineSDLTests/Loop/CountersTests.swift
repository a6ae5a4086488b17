import EngineSystem
import EngineTestSupport
import Testing

@testable import EngineSDL

@Suite struct CountersTests {
  @Test func quantilesAreThoseOfTheSortedIntervals() throws {
    #expect(IntervalHistogram().quantile(0.5) == nil)
    forAll(seeds: 0..<100) { generator in
      let intervals = generator.list(count: 1...300) { Int64($0.int(in: -9...190_000_000)) }
      var histogram = IntervalHistogram()
      for interval in intervals { histogram.add(interval) }
      let sorted = intervals.sorted()
      for part in [0, 0.01, 0.5, 0.99, 1] {
        let rank = max(1, Int((Double(sorted.count) * part).rounded(.up)))
        let found = histogram.quantile(part) ?? -1
        #expect(abs(found - max(0, sorted[rank - 1])) <= 10_000)
      }
    }
  }

  @Test func anyIntervalIsCounted() {
    var histogram = IntervalHistogram()
    for interval: Int64 in [-5, .min, .max, 5_000_000_000] { histogram.add(interval) }
    #expect(histogram.count == 4 && histogram.quantile(1) == 199_990_000)
  }

  @Test func pausesAreNoIntervals() {
    var counters = HostCounters()
    #expect(
      counters.lines.suffix(6) == [
        "interval-p50-ms -", "interval-p99-ms -", "work-mean-ms -", "work-p50-ms -",
        "work-p99-ms -", "start-up-ms -",
      ])
    counters.present(at: 80_000_000, work: 3_000_000, start: 5_000_000)
    counters.present(at: 96_000_000, work: 3_000_000, start: 5_000_000)
    counters.pause()
    counters.present(at: 900_000_000, work: 3_000_000, start: 5_000_000)
    counters.frames = 4
    counters.missed = 2
    counters.idleWakeUps = 1
    #expect(
      counters.lines == [
        "frames 4", "missed 2", "presents 3", "idle-wake-ups 1", "interval-p50-ms 16.01",
        "interval-p99-ms 16.01", "work-mean-ms 3.00", "work-p50-ms 3.01", "work-p99-ms 3.01",
        "start-up-ms 75.00",
      ])
  }

  @Test func aProcessSaysWhenItBegan() throws {
    let line = "4711 (a ) b (c) S 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 123456 20 21"
    #expect(ProcessStart.startTicks(status: line) == 123_456)
    #expect(ProcessStart.startTicks(status: "4711 (x) S 1 2") == nil)
    let start = try #require(ProcessStart.time())
    #expect(start < MonotonicClock.now && start > MonotonicClock.now - 3_600_000_000_000)
  }
}
