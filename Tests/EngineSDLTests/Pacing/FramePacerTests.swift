import EngineTestSupport
import Testing

@testable import EngineSDL

/// A display that shows a picture each true period, whatever it says, and tells with some delay.
private struct SimulatedDisplay {
  var period: Double
  var jitter: Double
  var generator: SeededGenerator

  /// The present of a number, in nanoseconds; the delay is never negative.
  mutating func present(_ index: Int) -> Int64 {
    let noise = generator.double(in: 0...1) * generator.double(in: 0...1)
    return Int64(1e9 + Double(index) * period + noise * jitter)
  }
}

@Suite struct PresentPredictorTests {
  /// The medians of how far the loop's and the naive forecasts were off, in ms, once locked.
  private func errors(
    says rate: Double, truePeriod: Double, jitter: Double = 0.6e6, seed: UInt64, every: Int = 1
  ) -> (predicted: Double, naive: Double) {
    var display = SimulatedDisplay(
      period: truePeriod, jitter: jitter, generator: SeededGenerator(seed: seed))
    var predictor = PresentPredictor(rate: rate)
    var predicted: [Double] = []
    var naive: [Double] = []
    for index in 0..<600 {
      let time = display.present(index * every)
      if index > 300 {
        let last = display.present((index - 1) * every)
        predicted.append(abs(Double(predictor.next(after: last) - time)))
        naive.append(abs(Double(last) + 1e9 / rate - Double(time)))
      }
      predictor.observe(time)
    }
    return (predicted.sorted()[predicted.count / 2] / 1e6, naive.sorted()[naive.count / 2] / 1e6)
  }

  @Test(arguments: [
    (60.0, 16.667e6), (60, 20.3e6), (60, 13.33e6), (60, 6.944e6), (60, 33.333e6), (30, 16.667e6),
    (144, 6.944e6), (50, 16.683e6), (75, 16.667e6),
  ])
  func itFollowsADisplayThatLies(_ rate: Double, _ truePeriod: Double) {
    for seed: UInt64 in 0..<20 {
      let (predicted, _) = errors(says: rate, truePeriod: truePeriod, seed: seed)
      #expect(predicted < 0.3, "seed \(seed): off by \(predicted) ms")
    }
  }

  @Test func aStatedRateAloneIsFarOff() {
    let (predicted, naive) = errors(says: 60, truePeriod: 20.9e6, seed: 1)
    #expect(naive > 4 && predicted < 0.3)
  }

  @Test func missedPicturesAreCountedAndDoNotShakeIt() {
    var display = SimulatedDisplay(
      period: 16.667e6, jitter: 0.3e6, generator: SeededGenerator(seed: 3))
    var predictor = PresentPredictor(rate: 60)
    for index in 0..<1000 where index % 10 != 7 { predictor.observe(display.present(index)) }
    #expect(predictor.missed == 100)
    #expect(abs(predictor.period - 16.667e6) < 0.05e6)
  }

  @Test func aHabitOfEveryOtherIsThePeriod() {
    var predictor = PresentPredictor(rate: 60)
    for index in 0..<100 { predictor.observe(Int64(index) * 33_333_333 + 5) }
    #expect(abs(predictor.period - 33.333e6) < 0.1e6)
    var meant = PresentPredictor(rate: 60)
    for index in 0..<100 { meant.observe(Int64(index) * 33_333_333 + 5, stride: 2) }
    #expect(abs(meant.period - 16.667e6) < 0.1e6 && meant.missed == 0)
  }

  /// A compositor takes few pictures of a window that nobody sees.
  @Test func aWindowThatIsSeenAgainIsAsQuickAsBefore() {
    var predictor = PresentPredictor(rate: 60)
    var time: Int64 = 0
    func show(_ count: Int, every gap: Int64) {
      for _ in 0..<count {
        time += gap
        predictor.observe(time)
      }
    }
    show(60, every: 16_666_667)
    show(30, every: 166_666_667)
    #expect(predictor.period > 100e6)
    show(4, every: 16_666_667)
    #expect(abs(predictor.period - 16.667e6) < 0.1e6)
    #expect(abs(predictor.next(after: time) - time - 16_666_667) < 1_000_000)
  }

  /// Whatever it is told, it foretells a later time, and no more than a period later.
  @Test func itNeverForetellsThePast() {
    forAll(seeds: 0..<2000) { generator in
      var predictor = PresentPredictor(rate: generator.double(in: 1...1000))
      var time: Int64 = 0
      for _ in 0..<30 {
        time += Int64(generator.double(in: -3e8...3e8) * generator.double(in: 0...1))
        predictor.observe(time)
        if generator.chance(0.1) { predictor.pause() }
        let next = predictor.next(after: time)
        #expect(next > time && predictor.period > 0)
        #expect(Double(next - time) <= predictor.period * 2)
      }
    }
  }
}

@Suite struct WorkForecastTests {
  @Test func aboutASecondOfPicturesIsRemembered() {
    var forecast = WorkForecast()
    #expect(forecast.lead(within: 16_000_000) == 16_000_000, "nothing known: begin at once")
    forecast.observe(9_000_000)
    let reserve = forecast.lead(within: .max) - 13_500_000
    #expect((1...1_000_000).contains(reserve), "half as long again, and a sleep's error")
    for _ in 0..<63 { forecast.observe(2_000_000) }
    #expect(forecast.lead(within: .max) == 13_500_000 + reserve)
    forecast.observe(3_000_000)
    #expect(forecast.lead(within: .max) == 4_500_000 + reserve)
    #expect(forecast.lead(within: 2_500_000) == 2_500_000)
    for _ in 0..<64 { forecast.observe(-5) }
    #expect(forecast.lead(within: .max) == reserve)
  }
}

@Suite struct FramePacerTests {
  /// Frames on a display whose presents take `work`, then wait for its next picture if it waits.
  private func run(
    says rate: Double, period: Int64, truly waits: Bool, cap: Double? = nil, frames: Int = 400,
    work: Int64 = 3_000_000
  ) -> (pacer: FramePacer, times: [Int64], presents: [Int64]) {
    var now: Int64 = 1_000_000_000
    var pacer = FramePacer(rate: rate, cap: cap, presentsWait: true, at: now)
    var times: [Int64] = []
    var presents: [Int64] = []
    for _ in 0..<frames {
      let frame = pacer.next(at: now)
      if let wake = frame.wake { now = max(now, wake) }
      times.append(frame.time)
      now += work
      let began = now
      now += 100_000
      if waits { now += period - now % period }
      pacer.presented(began: began, ended: now)
      presents.append(now)
    }
    return (pacer, times, presents)
  }

  private func gaps(_ times: [Int64]) -> [Int64] {
    zip(times, times.dropFirst()).suffix(200).map { $1 - $0 }
  }

  @Test(arguments: [(60.0, 16_666_667), (60, 20_300_000), (60, 6_944_444), (60, 33_333_333)])
  func trueWaitingIsFollowed(_ rate: Double, _ period: Int64) {
    let (pacer, times, presents) = run(says: rate, period: period, truly: true)
    #expect(pacer.followsPresents)
    #expect(gaps(presents).allSatisfy { $0 == period })
    #expect(gaps(times).allSatisfy { abs($0 - period) < 50_000 })
  }

  @Test func presentsThatOnlyClaimToWaitAreFoundOut() {
    let (pacer, _, presents) = run(says: 60, period: 1, truly: false)
    #expect(!pacer.followsPresents)
    #expect(gaps(presents).allSatisfy { abs($0 - 16_666_667) < 2 })
  }

  /// A display that was found to be slow, since nobody saw the window, and frames that then leave it
  /// little to wait for: they are no haste.
  @Test func aBusyWindowThatIsSeenAgainIsStillFollowed() {
    var now: Int64 = 1_000_000_000
    var pacer = FramePacer(rate: 60, cap: nil, presentsWait: true, at: now)
    for (gap, waited, count) in [(166_666_667, 150_000_000, 40), (16_666_667, 2_000_000, 40)] {
      for _ in 0..<count {
        _ = pacer.next(at: now)
        now += Int64(gap)
        pacer.presented(began: now - Int64(waited), ended: now)
      }
    }
    #expect(pacer.followsPresents && abs(pacer.interval - 1.0 / 60) < 1e-3)
  }

  @Test(arguments: [(30.0, 2), (20, 3), (59.94, 1), (61, 1), (50, 2), (1, 60)])
  func underACapPicturesAreLeftOut(_ cap: Double, _ stride: Int64) {
    let (pacer, times, presents) = run(
      says: 60, period: 16_666_667, truly: true, cap: cap, frames: 260)
    #expect(pacer.followsPresents && pacer.missed == 0)
    #expect(gaps(presents).allSatisfy { $0 == stride * 16_666_667 })
    #expect(gaps(times).allSatisfy { abs($0 - stride * 16_666_667) < 100_000 })
    #expect(abs(pacer.interval - Double(stride) / 60) < 1e-4)
  }

  @Test func aGridTakesTheSmallerOfRateAndCap() {
    var pacer = FramePacer(rate: 60, cap: 25, presentsWait: false, at: 0)
    #expect(pacer.interval == 0.04)
    #expect(
      pacer.next(at: 0)
        == .init(time: 40_000_000, wake: 0, target: 40_000_000))
    pacer.adapt(rate: 10, presentsWait: false, at: 1_000_000_000)
    #expect(pacer.next(at: 1_000_000_000).time == 1_100_000_000)
  }

  /// On a grid, frames that take their `works` to make, one after another; the first at rest.
  private func runOnGrid(
    works: [Int64], oversleeping: Int64 = 100_000
  ) -> (pacer: FramePacer, begun: [Int64], times: [Int64], presents: [Int64]) {
    var now: Int64 = 1_000_000_000
    var pacer = FramePacer(rate: 50, cap: nil, presentsWait: false, at: 0)
    pacer.rebase(at: now)
    var begun = [now]
    var times = [now]
    var presents: [Int64] = []
    for (index, work) in works.enumerated() {
      if index > 0 {
        let frame = pacer.next(at: now)
        if let wake = frame.wake, wake > now { now = wake + oversleeping }
        begun.append(now)
        times.append(frame.time)
      }
      now += work
      if let due = pacer.finished(at: now) { now = due }
      presents.append(now)
      pacer.presented(began: now, ended: now + 300_000)
      now += 300_000
    }
    return (pacer, begun, times, presents)
  }

  @Test func onAGridPicturesAreShownEvenlyThoughTheirMakingIsNot() {
    forAll(seeds: 0..<20) { generator in
      let works = generator.list(count: 300...300) { Int64($0.int(in: 1...5)) * 2_400_000 }
      let run = runOnGrid(works: works)
      // The first hundred teach how long it may take; the engine's time is even from the start.
      #expect(
        zip(run.presents, run.presents.dropFirst()).suffix(200).allSatisfy { $1 - $0 == 20_000_000 }
      )
      #expect(zip(run.times, run.times.dropFirst()).allSatisfy { $1 - $0 == 20_000_000 })
      #expect(run.pacer.missed == 0)
    }
  }

  @Test func picturesAreBegunJustInTime() {
    let run = runOnGrid(works: [Int64](repeating: 3_000_000, count: 100))
    #expect(run.presents[0] == 1_003_000_000, "the first picture waits for nothing")
    for (begun, present) in zip(run.begun, run.presents).dropFirst() {
      // The hand is asked no earlier than the work and its reserves need.
      #expect((3_000_000...5_500_000).contains(present - begun))
    }
    for (present, next) in zip(run.presents, run.presents.dropFirst()) {
      #expect(next - present == 20_000_000)
    }
  }

  @Test func workLongerThanASlotSkipsSlotsAndHoldsNothingBack() {
    let run = runOnGrid(works: [Int64](repeating: 30_000_000, count: 100))
    for (present, next) in zip(run.presents, run.presents.dropFirst()) {
      #expect(next - present == 30_300_000)
    }
    #expect((45...55).contains(run.pacer.missed))
  }

  @Test func anotherClockHoldsNoPictureBack() {
    var pacer = FramePacer(rate: 60, cap: nil, presentsWait: false, at: 9_000_000_000)
    _ = pacer.next(at: 9_000_000_000)
    #expect(pacer.finished(at: 1_000_000_000) == nil)
    #expect(pacer.finished(at: 9_001_000_000) != nil)
    #expect(pacer.finished(at: 20_000_000_000) == nil)
  }

  @Test func losingThePresenterThatWaitedFallsBackToTheGrid() {
    var (pacer, _, presents) = run(says: 60, period: 16_666_667, truly: true)
    let now = presents[presents.count - 1]
    pacer.adapt(rate: 60, presentsWait: false, at: now)
    #expect(!pacer.followsPresents && pacer.next(at: now).wake != nil)
    #expect(pacer.missed == 0, "the grid was asked for no frame before")
  }

  /// Another display and another presenter take back nothing of what was missed.
  @Test func missedFramesAreNeverTakenBack() {
    var pacer = FramePacer(rate: 60, cap: nil, presentsWait: true, at: 0)
    for now: Int64 in [16_666_667, 33_333_333, 100_000_000] {
      _ = pacer.next(at: now - 16_000_000)
      pacer.presented(began: now - 10_000_000, ended: now)
    }
    let missed = pacer.missed
    #expect(missed == 3)
    pacer.adapt(rate: 75, presentsWait: true, at: 100_000_000)
    #expect(pacer.followsPresents && pacer.missed == missed)
    pacer.adapt(rate: 75, presentsWait: false, at: 100_000_000)
    #expect(pacer.missed == missed)
  }
}
