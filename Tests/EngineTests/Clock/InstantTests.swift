import Engine
import Testing

@Suite struct InstantTests {
  @Test func framesAreRoundedNanoseconds() {
    #expect(Instant(frame: 0, rate: 60) == .zero)
    #expect(Instant(frame: 1, rate: 60).nanoseconds == 16_666_667)
    #expect(Instant(frame: 2, rate: 60).nanoseconds == 33_333_333)
    #expect(Instant(frame: 60, rate: 60).nanoseconds == 1_000_000_000)
    #expect(Instant(frame: 1, rate: 59.94).nanoseconds == 16_683_350)
    #expect(Instant(frame: -1, rate: 60).nanoseconds == -16_666_667)
  }

  @Test func framesAgreeWithWholeNumbers() {
    for rate in [1, 24, 25, 30, 48, 60, 75, 120, 144, 165, 240, 1000] {
      for frame in [0, 1, 7, 59, 999, 36_000, 1_000_000] {
        let wanted = (2 * frame * 1_000_000_000 + rate) / (2 * rate)
        #expect(Instant(frame: frame, rate: Double(rate)).nanoseconds == Int64(wanted))
      }
    }
  }

  @Test func secondsGoThereAndBack() {
    let start = Instant(nanoseconds: 123)
    for seconds in [0, 0.1, -0.25, 1.0 / 3, 86_400] {
      let end = start.advanced(bySeconds: seconds)
      #expect(abs(end.seconds(since: start) - seconds) <= 0.5e-9)
      #expect((end > start) == (seconds > 0))
    }
    #expect(start.advanced(bySeconds: 0.4e-9) == start)
    #expect(start.advanced(bySeconds: 0.6e-9).nanoseconds == 124)
  }

  @Test func badTimesAreRefused() async {
    await #expect(processExitsWith: .failure) { _ = Instant(frame: 1, rate: 0) }
    await #expect(processExitsWith: .failure) { _ = Instant.zero.advanced(bySeconds: .nan) }
  }
}
