import EngineTestSupport
import Testing

@testable import Engine

@Suite struct ChildTransitionTests {
  private func progress(_ animation: Animation<ChildTransition>, _ time: Double) -> Double? {
    animation.value(time / animation.duration)?.progress
  }

  @Test func theTypesPlayTheirCurves() {
    #expect(Animation<ChildTransition>(type: .none).duration == 0)
    let linear = Animation<ChildTransition>(type: .linear(duration: 0.4))
    #expect(progress(linear, 0.1) == TimingCurve.cssEaseInOut.value(at: 0.25))
    let even = Animation<ChildTransition>(type: .curve(.linear, duration: 0.4))
    #expect(progress(even, 0.1) == 0.25)
    let spring = Animation<ChildTransition>(
      type: .spring(duration: 0.5, damping: 0.4, initialVelocity: 0))
    #expect(spring.duration == 0.5)
    #expect(progress(spring, 0.1) == SpringCurve(duration: 0.5, damping: 0.4).value(at: 0.2))
    #expect((progress(spring, 0.11) ?? 0) > 1.2)
  }

  @Test func theAlgebraOfTimeApplies() {
    let even = Animation<ChildTransition>(
      type: .curve(.linear, duration: 1), entryTransformers: [AnimationProps.fade()])
    let late = even.delayed(by: 0.5)
    #expect(late.duration == 1.5 && progress(late, 0.25) == 0 && progress(late, 1) == 0.5)
    #expect(late.value(0)?.entryTransformers.count == 1)
    let held = even.held(for: 1)
    #expect(held.duration == 2 && progress(held, 0.5) == 0.5 && progress(held, 1.7) == 1)
    let slow = even.stretched(to: 4)
    #expect(slow.duration == 4 && progress(slow, 1) == 0.25)
    #expect(progress(even.time(.cssEaseIn), 0.3) == TimingCurve.cssEaseIn.value(at: 0.3))
    #expect(Animation<ChildTransition>.none.delayed(by: 3).duration == 0)
  }

  /// However a motion's time is bent, it goes from the one place to the other, from what is on
  /// screen.
  @Test func asAnEffectItGoesFromHereToThere() {
    let view = View()
    let property = view.property(.center)
    let (from, to) = (Point(10, 20).lanes, Point(110, 40).lanes)
    let base = Animation<ChildTransition>(type: .linear(duration: 1))
    for motion in [
      base, base.delayed(by: 0.5), base.held(for: 0.5), base.stretched(to: 2),
      base.time(.cssEaseIn), base.time(.cssEaseIn).delayed(by: 0.5),
      base.delayed(by: 1).time(.cssEaseOut),
    ] {
      let program = motion.effect(on: property, from: from, to: to).compiled()
      #expect(program.duration == motion.duration && program.properties == [property])
      #expect(program.value(of: property, at: 0) == from)
      #expect(program.value(of: property, at: program.duration) == to)
      #expect(program.track(of: property).map { program.tracks[$0].startsFromScreen } == true)
      for step in 0...20 {
        let time = program.duration * Double(step) / 20
        let wanted = lerp(from, to, progress(motion, time) ?? .nan)
        let value = program.value(of: property, at: time) ?? .zero
        #expect(isClose(value[0], wanted[0]) && isClose(value[1], wanted[1]))
      }
    }
  }

  @Test func itsMomentsAreTheSharesOfTheWay() {
    let size = View().property(.size)
    let (from, to) = (Size(10, 40).lanes, Size(30, 20).lanes)
    let even = Animation<ChildTransition>(
      type: .curve(.linear, duration: 2), options: AnimationOptions(arc: 1))
    for (time, width) in [(0.0, 10.0), (0.5, 15), (1, 20), (2, 30)] {
      let entry = even.effect(on: size, from: from, to: to).value(atSecond: time)?.entries[size]
      #expect(entry?.mean == Size(width, 50 - width).lanes, "what is no place goes straight")
    }
  }

  /// From left to right a quarter of a circle clockwise leads over the top, 100 (√2 − 1) / 2 above
  /// the straight way.
  @Test func aMiddleMayGoAlongAnArc() {
    let center = View().property(.center)
    let height = 20.710_678_118_654_75
    func middle(_ arc: Double, _ to: Point = Point(110, 20)) -> [Point] {
      let even = Animation<ChildTransition>(
        type: .curve(.linear, duration: 1), options: AnimationOptions(arc: arc))
      let effect = even.effect(on: center, from: Point(10, 20).lanes, to: to.lanes)
      let lanes = [
        effect.value(0.5)?.entries[center]?.mean, effect.compiled().value(of: center, at: 0.5),
      ]
      return lanes.compactMap { $0.map { Point($0[0], $0[1]) } }
    }
    for (arc, wanted) in [
      (Double.pi / 2, Point(60, 20 - height)), (-.pi / 2, Point(60, 20 + height)),
      (0, Point(60, 20)),
    ] {
      let found = middle(arc)
      #expect(found.count == 2 && found.allSatisfy { $0.distance(to: wanted) < 1e-9 })
    }
    #expect(middle(1, Point(10, 20)) == [Point(10, 20), Point(10, 20)])
  }

  @Test func anArcAlsoStartsFromTheScreen() {
    let center = View().property(.center)
    let motion = Animation<ChildTransition>(
      type: .linear(duration: 1), options: AnimationOptions(arc: 1))
    let program = motion.effect(on: center, from: Point.zero.lanes, to: Point(9, 9).lanes)
      .compiled()
    #expect(program.track(of: center).map { program.tracks[$0].startsFromScreen } == true)
  }

  @Test func aDelayIsNeverBelowNothing() {
    for (delay, duration) in [(1.0, 1.5), (0, 0.5), (-1, 0.5)] {
      let motion = Animation<ChildTransition>(
        type: .linear(duration: 0.5), options: AnimationOptions(delay: delay))
      #expect(motion.duration == duration)
    }
    #expect(AnimationOptions() == AnimationOptions(delay: 0, arc: 0))
  }

  @Test func whatTakesNoTimeIsNoMotion() {
    for type in [
      AnimationType.none, .linear(duration: 0), .linear(duration: -1),
      .curve(.linear, duration: 0), .spring(duration: 0, damping: 0.5, initialVelocity: 1),
      .spring(duration: -2, damping: 0.5, initialVelocity: 1),
    ] {
      let motion = Animation<ChildTransition>(type: type)
      #expect(motion.duration == 0 && motion.value(0) == nil)
    }
    #expect(AnimationType.none.timing == nil)
    let none = AnimationType.spring(duration: 0, damping: 1, initialVelocity: 0).timing
    #expect(none == AnimatorTiming(curve: .atOnce, duration: 0))
  }
}
