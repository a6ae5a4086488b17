import Engine
import EngineTestSupport
import Testing

/// The velocity of an animation's value, worked out from the value.
@Suite struct AnimationVelocityTests {
  private let there = linear(from: 0, to: 10, in: 2)

  private func speed(_ animation: Animation<FloatAverage>, at time: Double) -> Double? {
    animation.velocity(atSecond: time)
  }

  private func expect(
    _ animation: Animation<FloatAverage>, _ wanted: Double, at time: Double,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let speed = speed(animation, at: time) ?? .nan
    #expect(isClose(speed, wanted, within: 1e-4), "\(speed)", sourceLocation: sourceLocation)
  }

  @Test func aStraightWayHasItsSlopeToBothEndsAndBeyond() {
    for time in [-1.0, 0, 0.7, 2, 5] { expect(there, 5, at: time) }
  }

  @Test func aCurveHasTheSlopeOfThePlace() {
    // 10 · (1 − (1 − t/2)³), whose slope is 15 · (1 − t/2)².
    let eased = there.time(.deckEaseOut(3))
    for (time, wanted) in [(0.0, 15.0), (1, 3.75), (2, 0)] { expect(eased, wanted, at: time) }
  }

  @Test func atASeamItIsThatOfWhatBegins() {
    let turned = there * linear(from: 10, to: 4, in: 1)
    for (time, wanted) in [(1.9, 5.0), (2, -6), (2.5, -6), (3, -6)] {
      expect(turned, wanted, at: time)
    }
  }

  /// Also where the value jumps.
  @Test func aJumpHasNoVelocity() {
    for time in [0, 2, 3, 4.0] { expect(there.repeating(count: 2), 5, at: time) }
    for time in [2, 4, 200.0] { expect(there.repeatingForever, 5, at: time) }
    let sprung = const(0, for: 2).map { _ in FloatAverage(1) } * there
    expect(sprung, 5, at: 2)
    // A way of 1,000 along a spring ends at rest: its last thousandth is a jump.
    let spring = linear(from: 0, to: 1000, in: 1)
      .time(.spring(SpringCurve(duration: 1, damping: 0.5)))
    let end: Double = spring.velocity(atSecond: 1) ?? .nan
    #expect(abs(end) < 100, "\(end)")
  }

  @Test func whatRepeatsForeverHasOneAtEveryTime() {
    let forever = there.repeatingForever
    for time in [0, 1, 201.5] { expect(forever, 5, at: time) }
  }

  @Test func itIsThatOfTheMeanInEachNumber() {
    let both =
      linear(from: Point(0, 0), to: Point(4, -8), in: 2)
      + linear(from: Point(0, 0), to: Point(8, 0), in: 2)
    let velocity: Point = both.velocity(atSecond: 1) ?? .zero
    #expect(isClose(velocity.x, 3, within: 1e-4) && isClose(velocity.y, -2, within: 1e-4))
  }

  @Test func zeroAndOneHaveNone() {
    #expect(speed(.zero, at: 0) == nil && speed(.one, at: 0) == nil)
  }
}

/// Animations as text.
@Suite struct AnimationTextTests {
  @Test func anAnimationIsItsKindAndItsTime() {
    #expect("\(Animation<FloatAverage>.zero)" == "0")
    #expect("\(Animation<FloatAverage>.one)" == "1")
    #expect("\(const(1.0, for: 0.5))" == "0.5 s")
    #expect("\(const(1.0, for: 2).repeatingForever)" == "inf s")
  }
}
