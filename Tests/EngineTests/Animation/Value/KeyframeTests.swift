import Engine
import EngineTestSupport
import Testing

@Suite struct KeyframeTests {
  @Test func eachValueIsReachedAtItsTime() throws {
    let frames = [Keyframe(0.5, 10.0), Keyframe(1, 20), Keyframe(3, 0), Keyframe(3.25, 5)]
    let animation = keyframes(frames)
    #expect(animation.duration == 3.25)
    for frame in frames { #expect(animation.value(atSecond: frame.time)?.mean == frame.value) }
    for (time, wanted) in [(0, 10.0), (0.25, 10), (0.75, 15), (2, 10), (3.125, 2.5)] {
      #expect(agree(try #require(animation.value(atSecond: time)?.mean), wanted), "at \(time)")
    }
    #expect(animation.value(0.9)?.count == 1)
  }

  @Test func theCurveIsThatOfTheWayToTheFrame() throws {
    let animation = keyframes([
      Keyframe(0, 0.0, curve: .deckEaseIn(3)), Keyframe(1, 8, curve: .deckEaseOut(2)),
      Keyframe(2, 0),
    ])
    #expect(agree(try #require(animation.value(0.25)?.mean), 6))
    #expect(agree(try #require(animation.value(0.75)?.mean), 4))
  }

  @Test func fewFramesTakeNoTimeOrWait() {
    #expect(keyframes([Keyframe<Double>]()).kindName == "one")
    #expect(keyframes([Keyframe(0, 1.0)]).kindName == "one")
    let wait = keyframes([Keyframe(2, 7.0)])
    #expect(wait.duration == 2 && wait.value(0.5)?.mean == 7)
  }

  @Test func aThousandFramesEndWhenTheLastOneSays() {
    let frames = (0...1_000).map { Keyframe(Double($0) / 10, Double($0)) }
    #expect(agree(keyframes(frames).duration, 100, tolerance: 1e-14))
  }
}

@Suite struct StaggerTests {
  private let parts = (0..<4).map { const(Double($0), for: 1).named("\($0)") }

  @Test func eachBeginsAWhileAfterTheOneBefore() {
    let all = parts.stagger(by: 0.25)
    #expect(all.duration == 1.75)
    #expect(all.intervals.map(\.start) == [0, 0.25, 0.5, 0.75])
    #expect(all.intervals.map(\.name) == ["0", "1", "2", "3"])
    #expect(all.value(0.5)?.count == 4)
  }

  @Test func withoutADelayItIsTheSum() {
    let (all, sum) = (parts.stagger(by: 0), Animation.parallel(parts))
    #expect(all.duration == 1 && all.intervals == sum.intervals)
  }

  @Test func unitsAndNothing() {
    #expect([Animation<FloatAverage>]().stagger(by: 1).kindName == "zero")
    #expect([Animation<FloatAverage>.one, .zero].stagger(by: 1).kindName == "one")
    let late = [.one, parts[1]].stagger(by: 0.5)
    #expect(late.duration == 1.5)
  }
}
