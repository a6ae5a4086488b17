import Testing

@testable import EngineSDL

@Suite struct PacingClockTests {
  private let second: Int64 = 1_000_000_000

  @Test(arguments: [24.0, 59.94, 60, 144, 240])
  func slotsLieOnTheGridForHours(_ rate: Double) {
    var clock = PacingClock(rate: rate, at: 1000)
    for k in 1...100_000 {
      let wanted = 1000 + Int64((Double(k) * 1e9 / rate).rounded())
      #expect(clock.nextSlot(after: wanted - 5_000_000) == wanted)
    }
    #expect(clock.missed == 0)
  }

  @Test func aLateSlotIsDueAtOnce() {
    var clock = PacingClock(rate: 10, at: 0)
    #expect(clock.nextSlot(after: 0) == 100_000_000)
    #expect(clock.nextSlot(after: 250_000_000) == 200_000_000)
    #expect(clock.nextSlot(after: 251_000_000) == 300_000_000)
    #expect(clock.missed == 0)
  }

  @Test func passedSlotsAreSkippedAndCounted() {
    var clock = PacingClock(rate: 10, at: 0)
    #expect(clock.nextSlot(after: 0) == 100_000_000)
    #expect(clock.nextSlot(after: 550_000_000) == 500_000_000)
    #expect(clock.missed == 3)
    #expect(clock.nextSlot(after: 551_000_000) == 600_000_000)
    #expect(clock.missed == 3)
  }

  @Test func aPauseIsNotMissed() {
    var clock = PacingClock(rate: 10, at: 0)
    _ = clock.nextSlot(after: 0)
    clock.rebase(at: 100 * second + 7)
    #expect(clock.nextSlot(after: 100 * second + 8) == 100 * second + 7 + second / 10)
    #expect(clock.missed == 0)
  }

  @Test func aClockThatJumpsBackBeginsAnew() {
    var clock = PacingClock(rate: 10, at: 100 * second)
    _ = clock.nextSlot(after: 105 * second)
    let missed = clock.missed
    #expect(clock.nextSlot(after: 50 * second) == 50 * second + second / 10)
    #expect(clock.missed == missed)
  }

  /// Whatever the times, in a grid's slots: strictly later ones, and never far in the future.
  @Test func slotsOnlyRiseWhileTimeDoes() {
    for steps in 0..<4096 {
      var clock = PacingClock(rate: 10, at: 0)
      var now: Int64 = 0
      var last: Int64 = 0
      for digit in 0..<6 {
        now += [0, 30_000_000, 100_000_000, 370_000_000][(steps >> (2 * digit)) & 3]
        let slot = clock.nextSlot(after: now)
        #expect(slot > last && slot % 100_000_000 == 0, "steps \(steps)")
        #expect(slot > now - 100_000_000, "steps \(steps)")
        last = slot
        now = max(now, slot)
      }
    }
  }
}
