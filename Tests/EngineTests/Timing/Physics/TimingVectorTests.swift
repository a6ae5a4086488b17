import Engine
import Testing

/// Every group of timing.json whose feature exists, within its own tolerance.
@Suite struct TimingVectorTests {
  typealias Check = TimingVectors.Check

  @Test func cubicBezier() throws {
    for (name, check) in try TimingVectors.checks("cubic_bezier") {
      let x = try #require(check.x)
      guard 0...1 ~= x else { continue }
      expect(try curve(check).value(at: x), check.y, check.tol, name)
    }
  }

  @Test func cubicBezierBound() throws {
    for (name, check) in try TimingVectors.checks("cubic_bezier_bound") {
      let (low, high) = (try #require(check.min), try #require(check.max))
      let y = try curve(check).value(at: try #require(check.x))
      #expect(low <= y && y <= high, "\(name)")
    }
  }

  @Test func spring() throws {
    let checks = try TimingVectors.checks("spring")
    #expect(checks.count > 350)
    for (name, check) in checks {
      let spring = Spring(
        stiffness: try #require(check.stiffness), damping: try #require(check.damping),
        mass: try #require(check.mass))
      let (t, from, to) = (try #require(check.t), try #require(check.from), try #require(check.to))
      let v0 = try #require(check.v0)
      let x = rounded(spring.value(at: t, from: from, to: to, velocity: v0), check.mode)
      let v = rounded(spring.velocity(at: t, from: from, to: to, velocity: v0), check.mode)
      if check.x != nil { expect(x, check.x, check.tolX, name) }
      if check.v != nil { expect(v, check.v, check.tolV, name) }
    }
  }

  @Test func springConvert() throws {
    for (name, check) in try TimingVectors.checks("spring_convert") {
      let spring =
        if let bounce = check.bounce {
          Spring(duration: try #require(check.duration), bounce: bounce)
        } else {
          Spring(
            response: try #require(check.response), dampingRatio: try #require(check.ratio))
        }
      expect(spring.stiffness, check.stiffness, try #require(check.tol) * spring.stiffness, name)
      expect(spring.damping, check.damping, try #require(check.tol) * spring.damping, name)
    }
  }

  @Test func springDuration() throws {
    for (name, check) in try TimingVectors.checks("spring_duration") {
      let curve = SpringCurve(
        duration: try #require(check.duration), damping: try #require(check.damping),
        initialVelocity: try #require(check.velocity))
      let (t, v0) = (try #require(check.t), curve.initialVelocity)
      let spring = curve.spring
      expect(spring.value(at: t, from: 0, to: 1, velocity: v0), check.x, check.tolX, name)
      expect(spring.velocity(at: t, from: 0, to: 1, velocity: v0), check.v, check.tolV, name)
    }
  }

  @Test func decay() throws {
    for (name, check) in try TimingVectors.checks("decay") {
      let decay = Decay(rate: try #require(check.d))
      let (t, v0) = (try #require(check.t), try #require(check.v0))
      let x = decay.value(at: t, from: try #require(check.x0), velocity: v0)
      expect(x, check.x, check.tolX, name)
      expect(decay.velocity(at: t, velocity: v0), check.v, check.tolV, name)
    }
  }

  @Test func projection() throws {
    for (name, check) in try TimingVectors.checks("projection") {
      let distance = Projection.distance(
        velocity: try #require(check.v), decelerationRate: try #require(check.d))
      expect(distance, check.exact, check.tol, name)
    }
  }

  @Test func rubberBand() throws {
    for (name, check) in try TimingVectors.checks("rubber_band") {
      let (dimension, c) = (try #require(check.dimension), try #require(check.c))
      let offset = RubberBand.offset(
        overshoot: try #require(check.overshoot), dimension: dimension, coefficient: c)
      expect(offset, check.expected, check.tol, name)
      guard let inverse = check.inverseOfExpected else { continue }
      let back = RubberBand.overshoot(
        offset: try #require(check.expected), dimension: dimension, coefficient: c)
      expect(back, inverse, 1e-9 * max(1, inverse), name)
    }
  }

  @Test func retargetedSpring() throws {
    for (name, check) in try TimingVectors.checks("retarget_spring") {
      let spring = Spring(
        response: try #require(check.response), dampingRatio: try #require(check.ratio))
      let (from, to) = (try #require(check.from), try #require(check.to))
      let caught = try #require(check.retargetAt)
      let x = spring.value(at: caught, from: from, to: to)
      let v = spring.velocity(at: caught, from: from, to: to)
      let (after, target) = (try #require(check.tAfter), try #require(check.newTo))
      let wanted = try #require(check.velocityPreserving)
      let tolerance = try #require(check.tol) * max(1, abs(wanted.v))
      expect(spring.value(at: after, from: x, to: target, velocity: v), wanted.x, tolerance, name)
      expect(
        spring.velocity(at: after, from: x, to: target, velocity: v), wanted.v, tolerance, name)
    }
  }

  @Test func retargetedCurve() throws {
    for (name, check) in try TimingVectors.checks("retarget_ease") {
      let (curve, duration) = (try curve(check), try #require(check.duration))
      let (from, to) = (try #require(check.from), try #require(check.to))
      let (caught, after) = (try #require(check.retargetAt), try #require(check.tAfter))
      let target = try #require(check.newTo)
      let x =
        target + (from - to) * (1 - curve.value(at: (caught + after) / duration))
        + (to - target) * (1 - curve.value(at: after / duration))
      expect(x, check.additiveX, check.tol, name)
      let velocity = (to - from) * curve.slope(at: caught / duration) / duration
      // The file's velocity is a difference quotient, good to four digits.
      expect(velocity, check.velocityBefore, 1e-4 * max(1, abs(velocity)), name)
    }
  }

  @Test func stepInvariance() throws {
    for (name, check) in try TimingVectors.checks("step_invariance") {
      let spring = Spring(
        stiffness: try #require(check.stiffness), damping: try #require(check.damping))
      let (end, fps) = (try #require(check.end), try #require(check.fps))
      var state = (displacement: try #require(check.from) - 1, velocity: 0.0)
      var time = 0.0
      while time < end {
        let step = min(1 / fps, end - time)
        state = spring.step(after: step)
          .applied(displacement: state.displacement, velocity: state.velocity)
        time += step
      }
      expect(1 + state.displacement, check.expectedX, check.tol, name)
    }
  }

  private func curve(_ check: Check) throws -> TimingCurve {
    let p = try #require(check.p)
    return .cubicBezier(CubicBezier(p[0], p[1], p[2], p[3]))
  }

  private func rounded(_ value: Double, _ mode: String?) -> Double {
    switch mode {
    case "round": value.rounded()
    case "floor": value.rounded(.down)
    default: value
    }
  }

  private func expect(_ got: Double, _ wanted: Double?, _ tolerance: Double?, _ name: String) {
    guard let wanted, let tolerance else {
      Issue.record("\(name): the row lacks a value or its tolerance")
      return
    }
    #expect(abs(got - wanted) <= tolerance, "\(name): wanted \(wanted), got \(got)")
  }
}
