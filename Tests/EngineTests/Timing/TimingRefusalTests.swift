import Engine
import EngineTestSupport
import Testing

/// Numbers right at or right outside the bounds of curves and motions, by their number: an exit
/// test's process is told no more.
private let refused: [(text: String, call: @Sendable () -> Void)] = [
  ("Spring: mass must be finite", { _ = Spring(stiffness: 1, damping: 1, mass: 0) }),
  ("Spring: stiffness must be finite", { _ = Spring(stiffness: .infinity, damping: 1) }),
  ("Spring: damping must be finite", { _ = Spring(stiffness: 1, damping: -1e-9) }),
  ("Spring: response must be finite", { _ = Spring(response: 0, dampingRatio: 1) }),
  ("Spring: bounce must be above -1", { _ = Spring(duration: 1, bounce: -1) }),
  ("Spring: bounce must be above -1", { _ = Spring(duration: 1, bounce: 1.0.nextUp) }),
  (
    "Spring: the settling tolerance",
    { _ = Spring(stiffness: 1, damping: 1).settlingDuration(tolerance: 0) }
  ),
  ("SpringCurve: damping must be above 0", { _ = SpringCurve(duration: 1, damping: 0) }),
  ("SpringCurve: duration must be", { _ = SpringCurve(duration: .infinity, damping: 1) }),
  (
    "SpringCurve: the initial velocity",
    { _ = SpringCurve(duration: 1, damping: 1, initialVelocity: .nan) }
  ),
  ("Decay: the rate must lie between 0 and 1, it is 1.0", { _ = Decay(rate: 1) }),
  ("Decay: the rate must lie between 0 and 1, it is 0.0", { _ = Decay(rate: 0) }),
  ("Decay: places must be finite", { _ = Decay().velocity(toReach: .infinity, from: 0) }),
  ("Decay: the speed to wait for", { _ = Decay().duration(velocity: 1, untilSlowerThan: 0) }),
  ("RubberBand: dimension and", { _ = RubberBand.offset(overshoot: 1, dimension: 0) }),
  (
    "RubberBand: dimension and",
    { _ = RubberBand.overshoot(offset: 1, dimension: 1, coefficient: 0) }
  ),
  ("Throw: place and velocity", { _ = Throw(from: .nan, velocity: 0, within: 0...1) }),
  (
    "Throw: a spring without damping",
    { _ = Throw(from: 0, velocity: 0, within: 0...1, spring: Spring(stiffness: 1, damping: 0)) }
  ),
  ("Throw: the tolerance", { _ = Throw(from: 0, to: 1, within: 0...1).duration(tolerance: 0) }),
  ("Follow: the value must be finite", { _ = Follow(Spring(stiffness: 1, damping: 1), at: .nan) }),
  (
    "Follow: a frame takes at least 0 seconds",
    {
      var follow = Follow(Spring(stiffness: 1, damping: 1), at: 0)
      follow.advance(to: 1, over: -1e-9)
    }
  ),
  (
    "Follow: the target must be finite",
    {
      var follow = Follow(Spring(stiffness: 1, damping: 1), at: 0)
      follow.advance(to: .infinity, over: 0)
    }
  ),
  ("CubicBezier: x1 must lie in 0...1", { _ = CubicBezier((0.0).nextDown, 0, 0, 0) }),
  ("CubicBezier: x2 must lie in 0...1", { _ = CubicBezier(0, 0, 1.0.nextUp, 0) }),
  ("CubicBezier: x2 must lie in 0...1", { _ = CubicBezier(0, 0, -0.1, 0) }),
  ("CubicBezier: y1 and y2 must lie", { _ = CubicBezier(0, 0, 0, -1.1e100) }),
  ("Steps: jump both needs at least 1 steps, not 0", { _ = Steps(0, jump: .both) }),
  ("Steps: jump neither needs at least 2 steps, not 1", { _ = Steps(1, jump: .neither) }),
  ("Steps: at most 2⁵⁰ steps", { _ = Steps(1 << 50 + 1) }),
  ("Steps: progress must be a number", { _ = Steps(1).value(at: .nan) }),
  (
    "PiecewiseLinear: values and positions",
    { _ = PiecewiseLinear([PiecewiseLinear.Stop(0, at: -1.1e100)]) }
  ),
  (
    "PiecewiseLinear: values and positions",
    { _ = PiecewiseLinear([.init(0, at: 0), .init(0.5, at: .nan), .init(1, at: 1)]) }
  ),
  (
    "PiecewiseLinear: progress must be a number",
    { _ = PiecewiseLinear([PiecewiseLinear.Stop(0, at: 0)]).value(at: .nan) }
  ),
  ("the tolerance of lines", { _ = TimingCurve.cssEase.linearApproximation(tolerance: 0) }),
  ("TimingCurve: progress must be a number", { _ = TimingCurve.cssEase.slope(at: .nan) }),
  ("a duration must be finite, not inf", { _ = AnimatorTiming.linear(duration: .infinity) }),
]

/// Curves and motions that are none, which end the program with a text.
@Suite struct TimingRefusalTests {
  @Test(arguments: 0..<refused.count) func itSaysWhy(_ number: Int) async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { [number] in refused[number].call() }
    expectText(result, refused[number].text)
  }

  @Test func theBoundsThemselvesAreAllowed() {
    #expect(Steps(1 << 50).count == 1 << 50 && Steps(1, jump: .both).jumps == 2)
    #expect(Spring(stiffness: 1e100, damping: 0).stiffness == 1e100)
    #expect(Spring(stiffness: 1e-100, damping: 0).stiffness == 1e-100)
    #expect(CubicBezier(0, -1e100, 1, 1e100).y2 == 1e100)
    #expect(RubberBand.offset(overshoot: 0, dimension: 1e-300) == 0)
  }
}
