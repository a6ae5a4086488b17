import Engine
import EngineTestSupport
import Testing

@Suite struct TweenBatchTests {
  static let curves: [TimingCurve] = [
    .linear, .cssEase, .cssEaseInOut, .easeIn(2), .easeOut(0.5), .easeInOut(3), .cssStepStart,
    .cubicBezier(CubicBezier(0, 1, 1, 0)), .cubicBezier(CubicBezier(1, 0, 0, 1)),
    .cubicBezier(CubicBezier(0, 1, 0, 1)), .penner(.circ, .out), .penner(.elastic, .out),
    .penner(.bounce, .inOut), .spring(SpringCurve(duration: 0.5, damping: 0.2)),
    .steps(Steps(7, jump: .both)),
  ]

  /// All tweens against the exact curve, vertical tangents and jumps too.
  @Test func valuesAreTheCurves() {
    for curve in Self.curves {
      var batch = TweenBatch(curve)
      let durations = [0.25, 0.5, 1, 2]
      for index in 0..<1_300 {
        let delay = Double(index) / 1024
        batch.add(
          id: index, from: 0, to: 1, at: 100 + delay, duration: durations[index % 4])
      }
      for time in [100.0, 100.25, 100.625, 101, 101.5] {
        batch.update(at: time)
        for (id, value) in zip(batch.ids, batch.values) {
          let progress = (time - 100 - Double(id) / 1024) / durations[id % 4]
          let wanted = progress < 0 ? curve.value(at: 0) : curve.value(at: progress)
          #expect(abs(Double(value) - wanted) <= 2e-5, "\(curve) at \(progress)")
        }
      }
    }
  }

  @Test func aFinishedTweenIsListedOnceAndLeaves() {
    var batch = TweenBatch(.cssEase)
    for id in 0..<10 {
      batch.add(id: id, from: 0.1, to: Float(id) + 0.7, at: 5, duration: 0.1 * Double(1 + id % 3))
    }
    var ended: [Int] = []
    for frame in 0..<40 {
      batch.update(at: 5 + Double(frame) / 100)
      for id in batch.finished {
        let index = batch.ids.firstIndex(of: id)
        #expect(index.map { batch.values[$0] } == Float(id) + 0.7)
      }
      ended += batch.finished
    }
    #expect(ended.sorted() == Array(0..<10))
    #expect(batch.count == 0 && batch.values.isEmpty && batch.finished.isEmpty)
  }

  @Test func longTimesStayPrecise() {
    var batch = TweenBatch(.linear)
    batch.add(id: 0, from: 0, to: 1, at: 1e6, duration: 100)
    for second in stride(from: 0.0, to: 95, by: 0.5) {
      if second == 90 { batch.add(id: 1, from: 0, to: 1, at: 1e6 + 90, duration: 8) }
      batch.update(at: 1e6 + second)
      #expect(abs(Double(batch.values[0]) - second / 100) < 2e-5)
    }
    #expect(abs(Double(batch.values[1]) - 4.5 / 8) < 2e-5)
  }

  @Test func badTweensAreRefused() async {
    await #expect(processExitsWith: .failure) {
      var batch = TweenBatch(.linear)
      batch.add(id: 0, from: 0, to: 1, at: 0, duration: 0)
    }
  }
}

@Suite struct SpringBatchTests {
  @Test func springsMoveLikeTheClosedForm() {
    for ratio in [0.2, 1, 2.5] {
      let spring = Spring(response: 0.5, dampingRatio: ratio)
      var batch = SpringBatch(spring, restDistance: 1e-6, restSpeed: 1e-6)
      for index in 0..<100 {
        batch.add(from: Float(index) / 100, to: 1, velocity: Float(index % 7) - 3)
      }
      for frame in 1...120 {
        batch.advance(by: 1.0 / 60)
        for index in 0..<100 {
          let wanted = spring.value(
            at: Double(frame) / 60, from: Double(index) / 100, to: 1,
            velocity: Double(index % 7) - 3)
          #expect(abs(Double(batch.values[index]) - wanted) <= 2e-5, "\(ratio) \(index) \(frame)")
        }
      }
    }
  }

  @Test func eachComesToRestExactlyAndIsCounted() {
    var batch = SpringBatch(Spring(response: 0.3, dampingRatio: 0.5))
    for index in 0..<33 { batch.add(from: Float(index), to: 7) }
    batch.advance(by: 1.0 / 60)
    #expect(batch.movingCount == 32 && batch.isAtRest(7) && !batch.isAtRest(8))
    for _ in 0..<600 { batch.advance(by: 1.0 / 60) }
    #expect(batch.movingCount == 0 && batch.values.allSatisfy { $0 == 7 })
    batch.retarget(3, to: 8)
    #expect(batch.values[3] == 7)
    batch.advance(by: 0)
    #expect(batch.values[3] == 7 && batch.movingCount == 1)
    batch.advance(by: 0.05)
    #expect(batch.values[3] > 7 && batch.velocity(of: 3) > 0)
  }

  @Test func aSpringThatPassesItsTargetDoesNotStop() {
    var batch = SpringBatch(Spring(response: 1, dampingRatio: 0.1))
    batch.add(from: 0, to: 0, velocity: 5)
    batch.advance(by: 0)
    #expect(batch.movingCount == 1 && !batch.isAtRest(0))
  }

  @Test func badSpringsAreRefused() async {
    await #expect(processExitsWith: .failure) {
      var batch = SpringBatch(Spring(response: 1, dampingRatio: 1))
      batch.advance(by: -1)
    }
  }
}
