import EngineTestSupport
import Testing

@testable import Engine

/// Throws, part by part: the way that slows down and the spring that takes over.
@Suite struct ThrowPartTests {
  private let decay = Decay()
  private let spring = Spring(response: 0.35, dampingRatio: 1)

  @Test func insideItOnlySlowsDown() {
    let way = Throw(from: 10, velocity: 100, within: 0...1000)
    let rest = 10 + decay.distance(velocity: 100)
    #expect(way.rest == rest && way.meeting == nil && way.startVelocity == 100)
    for time in [0.05, 0.4, 2] {
      #expect(isClose(way.value(at: time), decay.value(at: time, from: 10, velocity: 100)))
      #expect(way.velocity(at: time) == decay.velocity(at: time, velocity: 100))
    }
    #expect(way.value(at: -1) == 10 && way.velocity(at: -1) == 100 && way.velocity(at: 0) == 100)
    // What is left falls by the share that the speed falls by.
    let left = rest - way.value(at: way.duration(tolerance: 0.25))
    #expect(isClose(left, 0.25))
    #expect(way.duration(tolerance: 100) == 0)
  }

  @Test(arguments: [true, false]) func atABoundTheSpringTakesOver(upwards: Bool) throws {
    let sign = upwards ? 1.0 : -1
    let way = Throw(from: 0, velocity: sign * 1000, within: -100...100)
    let bound = sign * 100
    let meeting = try #require(decay.time(toReach: bound, from: 0, velocity: sign * 1000))
    #expect(way.meeting == meeting && way.rest == bound)
    let speed = decay.velocity(at: meeting, velocity: sign * 1000)
    for time in [0.01, 0.1, 0.5] {
      #expect(
        way.value(at: meeting + time)
          == spring.value(at: meeting + time - meeting, from: bound, to: bound, velocity: speed))
      #expect(
        way.velocity(at: meeting + time)
          == spring.velocity(at: meeting + time - meeting, from: bound, to: bound, velocity: speed))
    }
    let before = meeting * 0.9
    #expect(way.value(at: before) == decay.value(at: before, from: 0, velocity: sign * 1000))
    #expect(way.velocity(at: before) == decay.velocity(at: before, velocity: sign * 1000))
    #expect(
      way.duration(tolerance: 0.5)
        == meeting + spring.settlingDuration(displacement: 0, velocity: speed, tolerance: 0.5))
  }

  @Test(arguments: [(-50.0, -100.0, 0.0), (180, 40, 100), (180, -1e5, 100)])
  func whatBeginsOutsideIsPulledBackByTheSpring(from: Double, velocity: Double, rest: Double) {
    let way = Throw(from: from, velocity: velocity, within: 0...100)
    #expect(way.rest == rest && way.meeting == 0)
    for time in [0.01, 0.1, 0.5] {
      #expect(
        way.value(at: time) == spring.value(at: time, from: from, to: rest, velocity: velocity))
      #expect(
        way.velocity(at: time)
          == spring.velocity(at: time, from: from, to: rest, velocity: velocity))
    }
    #expect(
      way.duration(tolerance: 0.5)
        == spring.settlingDuration(displacement: from - rest, velocity: velocity, tolerance: 0.5))
  }

  @Test func aPlaceBeyondTheBoundIsNotReached() throws {
    let way = Throw(from: 0, to: 300, within: 0...100)
    #expect(way.rest == 100 && way.startVelocity == decay.velocity(toReach: 300, from: 0))
    #expect(
      isClose(decay.value(at: try #require(way.meeting), from: 0, velocity: way.startVelocity), 100)
    )
    let right = Throw(from: 0, to: 100, within: 0...100)
    #expect(right.meeting == nil && right.rest == 100)
  }

  @Test func otherMotionsMayBeAskedFor() {
    let (fast, soft) = (Decay(rate: 0.99), Spring(response: 1, dampingRatio: 0.5))
    let way = Throw(from: -10, velocity: 5, within: 0...9, decay: fast, spring: soft)
    #expect(way.value(at: 0.2) == soft.value(at: 0.2, from: -10, to: 0, velocity: 5))
    let slow = Throw(from: 1, to: 2, within: 0...9, decay: fast, spring: soft)
    #expect(slow.startVelocity == fast.velocity(toReach: 2, from: 1))
    let bounded = Throw(from: 1, to: 20, within: 0...9, decay: fast, spring: soft)
    #expect(bounded.meeting == fast.time(toReach: 9, from: 1, velocity: bounded.startVelocity))
  }
}

/// The rest of what follows a target.
@Suite struct FollowRestTests {
  private let spring = Spring(response: 0.3, dampingRatio: 1)

  @Test func bothDistanceAndSpeedCount() {
    var follow = Follow(spring, at: 1)
    #expect(follow.isAtRest(distance: 0, speed: 0))
    follow.advance(to: 5, over: 0)
    #expect(follow.isAtRest(distance: 4, speed: 0) && !follow.isAtRest(distance: 3.9, speed: 9))
    follow.advance(to: 5, over: 0.1)
    let (left, speed) = (5 - follow.value, follow.velocity)
    #expect(left > 0 && speed > 0)
    #expect(follow.isAtRest(distance: left, speed: speed))
    #expect(!follow.isAtRest(distance: left, speed: speed * 0.99))
    #expect(!follow.isAtRest(distance: left * 0.99, speed: speed))
  }

  @Test func aStillTargetIsFollowedAsTheSpringGoes() {
    var follow = Follow(spring, at: 1)
    follow.advance(to: 5, over: 0)
    follow.advance(to: 5, over: 0.1)
    #expect(isClose(follow.value, spring.value(at: 0.1, from: 1, to: 5)))
    #expect(isClose(follow.velocity, spring.velocity(at: 0.1, from: 1, to: 5)))
  }
}
