import EngineTestSupport
import Foundation
import Testing

@testable import Engine

/// Times and velocities of what slows down, by its half-life.
@Suite struct DecaySnappingTests {
  private let decay = Decay(rate: 0.996)
  /// The share of the speed that is lost, per second.
  private let loss = -1000 * log(0.996)
  private var half: Double { log(2) / loss }

  @Test func theVelocityToReachAPlaceIsItsDistanceTimesTheLoss() {
    #expect(isClose(decay.velocity(toReach: 30, from: 10), 20 * loss))
    #expect(isClose(decay.velocity(toReach: 10, from: 30), -20 * loss))
    #expect(isClose(decay.distance(velocity: 20 * loss), 20))
  }

  @Test func halfTheWayTakesAHalfLife() throws {
    for (from, velocity) in [(5.0, 40 * loss), (5, -40 * loss), (-3, 1)] {
      let distance = velocity / loss
      let times = [0.0, 0.5, 0.75].map {
        decay.time(toReach: from + distance * $0, from: from, velocity: velocity)
      }
      #expect(try #require(times[0]) == 0)
      #expect(isClose(try #require(times[1]), half))
      #expect(isClose(try #require(times[2]), 2 * half))
      #expect(isClose(decay.value(at: half, from: from, velocity: velocity), from + distance / 2))
      #expect(isClose(decay.velocity(at: half, velocity: velocity), velocity / 2))
    }
  }

  @Test func theRestItselfAndWhatLiesBeyondIsNotReached() {
    #expect(decay.time(toReach: 1, from: 0, velocity: loss * 0.999) == nil)
    #expect(decay.time(toReach: -1e-9, from: 0, velocity: loss) == nil)
    #expect(decay.time(toReach: 7, from: 7, velocity: 0) == 0)
    #expect(decay.time(toReach: 7, from: 6, velocity: 0) == nil)
  }

  @Test func halvingTheSpeedTakesAHalfLifeInEitherDirection() {
    for sign in [1.0, -1] {
      #expect(isClose(decay.duration(velocity: sign * 10, untilSlowerThan: 5), half))
      #expect(isClose(decay.duration(velocity: sign * 40, untilSlowerThan: 5), 3 * half))
      #expect(decay.duration(velocity: sign * 5, untilSlowerThan: 5) == 0)
    }
  }

  @Test func theNormalRateIsThatOfAScrollView() {
    #expect(Decay() == Decay(rate: 0.998))
    #expect(Projection.distance(velocity: 6) == Decay(rate: 0.998).distance(velocity: 6))
    #expect(
      Projection.distance(velocity: 6, decelerationRate: 0.99)
        == Decay(rate: 0.99).distance(velocity: 6))
  }

  @Test func rubberGivesByItsFormula() {
    #expect(isClose(RubberBand.offset(overshoot: 10, dimension: 100), 550 / 105.5))
    #expect(
      isClose(RubberBand.offset(overshoot: -10, dimension: 50, coefficient: 0.2), -100.0 / 52))
    #expect(isClose(RubberBand.overshoot(offset: 550 / 105.5, dimension: 100), 10))
    #expect(
      isClose(RubberBand.overshoot(offset: -100.0 / 52, dimension: 50, coefficient: 0.2), -10))
  }
}
