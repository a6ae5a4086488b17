import Engine
import EngineTestSupport
import Testing

@Suite struct ThrowTests {
  @Test func snapPointsAreReachedExactly() {
    forAll(seeds: 0..<300) { random in
      let decay = Decay(rate: random.double(in: 0.9...0.9995))
      let from = random.double(in: -1e3...1e3)
      let target = random.double(in: -1e3...1e3)
      let way = Throw(from: from, to: target, within: -2e3...2e3, decay: decay)
      #expect(way.meeting == nil && way.rest == target)
      #expect(way.value(at: 0) == from && way.value(at: 1e6) == target)
      let velocity = decay.velocity(toReach: target, from: from)
      #expect(way.startVelocity == velocity)
      #expect(abs(from + decay.distance(velocity: velocity) - target) < 1e-9)
      #expect(abs(way.value(at: 0.1) - decay.value(at: 0.1, from: from, velocity: velocity)) < 1e-9)
      let end = way.duration(tolerance: 0.5)
      #expect(abs(way.value(at: end) - target) <= 0.5 + 1e-9)
      if end > 0.01 { #expect(abs(way.value(at: end - 0.01) - target) > 0.5) }
    }
  }

  /// At the bound neither place nor velocity jumps; the rest is the bound itself.
  @Test func aBoundTakesOverWithTheVelocity() throws {
    forAll(seeds: 0..<300) { random in
      let from = random.double(in: 0...100)
      let velocity = random.double(in: 500...9000) * (random.chance(0.5) ? 1 : -1)
      let way = Throw(from: from, velocity: velocity, within: 0...100)
      guard let meeting = way.meeting else {
        Issue.record("\(velocity) from \(from) meets nothing")
        return
      }
      #expect(way.rest == (velocity > 0 ? 100 : 0))
      let (before, after) = (meeting - 1e-9, meeting + 1e-9)
      #expect(abs(way.value(at: before) - way.value(at: after)) < 1e-9 + 3e-9 * abs(velocity))
      #expect(abs(way.velocity(at: before) - way.velocity(at: after)) < 1e-6 * abs(velocity))
      #expect(abs(way.value(at: meeting) - way.rest) < 1e-9)
      #expect(way.value(at: 1e4) == way.rest)
      #expect(abs(way.value(at: way.duration(tolerance: 0.1) + 1e-6) - way.rest) <= 0.1 + 1e-6)
    }
  }

  /// Flutter's published throw: drag 0.135 a second, it crosses 0 after about 0.07 s.
  @Test func agreesWithFlutter() throws {
    let way = Throw(
      from: 500, velocity: -7500, within: 0...1000, decay: Decay(rate: 0.997999489))
    let meeting = try #require(way.meeting)
    #expect(abs(meeting - 0.07) < 0.005)
    #expect(way.value(at: 0.1) < -50)
  }

  @Test func whatIsOutsideComesBack() {
    let way = Throw(from: -50, velocity: -100, within: 0...100)
    #expect(way.meeting == 0 && way.rest == 0 && way.value(at: 0) == -50)
    #expect(way.velocity(at: 1e-12) < -99.9 && way.value(at: 0.003) < -50)
    #expect(way.value(at: 50) == 0)
    #expect(Throw(from: 100, velocity: 10, within: 0...100).rest == 100)
  }

  @Test func placesThatAreNotReachedHaveNoTime() {
    let decay = Decay()
    #expect(decay.time(toReach: 10, from: 0, velocity: -50) == nil)
    #expect(decay.time(toReach: 30, from: 0, velocity: 50) == nil)
    #expect(decay.time(toReach: 0, from: 0, velocity: 0) == 0)
    #expect(decay.time(toReach: 1, from: 0, velocity: 0) == nil)
    #expect(decay.duration(velocity: 3, untilSlowerThan: 5) == 0)
  }
}

@Suite struct FollowTests {
  /// A target on a straight line, looked at 24 to 1,000 times a second.
  @Test func everyRateGivesTheSameMotion() {
    for ratio in [0.2, 1, 3] {
      let spring = Spring(response: 0.4, dampingRatio: ratio)
      let wanted = follow(spring, rate: 1, seconds: 1)
      for rate in [24, 30, 60, 75, 120, 144, 240, 1000] {
        let got = follow(spring, rate: rate, seconds: 1)
        #expect(abs(got.value - wanted.value) < 1e-6 && abs(got.value - wanted.value) < 1e-9)
        #expect(abs(got.velocity - wanted.velocity) < 1e-8, "\(rate)")
      }
    }
  }

  private func follow(_ spring: Spring, rate: Int, seconds: Int) -> Follow {
    var follow = Follow(spring, at: 20)
    for frame in 1...(rate * seconds) {
      follow.advance(to: 20 + 300 * Double(frame) / Double(rate), over: 1 / Double(rate))
    }
    return follow
  }

  /// The equation of motion with the moving target, in tiny steps.
  @Test func agreesWithSmallSteps() {
    let spring = Spring(stiffness: 120, damping: 14, mass: 2)
    var follow = Follow(spring, at: 0)
    var (x, v) = (0.0, 0.0)
    let targets = [10.0, 30, 30, -20, -20, 5]
    for (index, target) in targets.enumerated() {
      let before = index == 0 ? 0 : targets[index - 1]
      for step in 0..<50_000 {
        let goal = before + (target - before) * (Double(step) + 0.5) / 50_000
        let middle = x + v * 1e-6
        let force = -120 * (middle - goal) - 14 * v
        v += force / 2 * 2e-6
        x += v * 2e-6
      }
      follow.advance(to: target, over: 0.1)
      #expect(abs(follow.value - x) < 1e-3 && abs(follow.velocity - v) < 2e-2)
    }
  }

  @Test func aStillTargetIsReachedAndAFrameOfNoTimeIsNothing() {
    var follow = Follow(Spring(response: 0.3, dampingRatio: 1), at: 1)
    follow.advance(to: 5, over: 0)
    #expect(follow.value == 1 && follow.target == 5 && !follow.isAtRest(distance: 1, speed: 1))
    for _ in 0..<300 { follow.advance(to: 5, over: 1.0 / 60) }
    #expect(follow.isAtRest(distance: 1e-9, speed: 1e-9))
  }
}
