import Testing

@testable import Engine

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

  @Test func durationsAreCutToTheNanosecondBelow() {
    let start = Instant(nanoseconds: 10)
    let half = Duration(secondsComponent: 0, attosecondsComponent: 500_000_000)
    #expect(start.advanced(by: half).nanoseconds == 10)
    #expect(start.advanced(by: .nanoseconds(1) + half).nanoseconds == 11)
    #expect(start.advanced(by: .zero - half).nanoseconds == 9)
    #expect(start.advanced(by: .nanoseconds(-1) - half).nanoseconds == 8)
    #expect(start.advanced(by: .nanoseconds(-2)).nanoseconds == 8)
    #expect(start.advanced(by: .seconds(-1) - half).nanoseconds == -999_999_991)
  }

  @Test func aMomentIsMadeOfSecondsAndToldInSeconds() {
    #expect(Instant(seconds: 1.25).nanoseconds == 1_250_000_000)
    #expect(Instant(seconds: -0.5e-9 * 3).nanoseconds == -2)
    #expect("\(Instant(seconds: 1.25))" == "1.25 s" && "\(Instant(seconds: -3))" == "-3 s")
  }

  @Test func durationsAreAddedToTheNanosecond() {
    let start = Instant(seconds: 7)
    #expect(start.advanced(by: .milliseconds(1_500)) == Instant(seconds: 8.5))
    #expect(start.advanced(by: .milliseconds(-1_500)) == Instant(seconds: 5.5))
    let third = Duration(secondsComponent: 2, attosecondsComponent: 3_999_999_999)
    #expect(start.advanced(by: third).nanoseconds == 9_000_000_003)
  }

  @Test func whatLiesBeyondAllMomentsIsTheFirstOrTheLast() {
    let (first, last) = (Instant(nanoseconds: .min), Instant(nanoseconds: .max))
    #expect(Instant.zero.advanced(by: .seconds(Int64.min)) == first)
    #expect(Instant.zero.advanced(by: .seconds(Int64.max)) == last)
    #expect(first.advanced(by: .nanoseconds(-1)) == first)
    #expect(last.advanced(by: .nanoseconds(1)) == last)
    #expect(last.since(first) == .max && first.since(last) == .min)
    #expect(Instant(seconds: 3).since(Instant(seconds: 1)) == 2_000_000_000)
    #expect(first.seconds(since: last) < -1.8e10 && last.seconds(since: first) > 1.8e10)
  }

  @Test func badTimesAreRefused() async {
    await #expect(processExitsWith: .failure) { _ = Instant(frame: 1, rate: 0) }
    await #expect(processExitsWith: .failure) { _ = Instant.zero.advanced(bySeconds: .nan) }
  }
}
