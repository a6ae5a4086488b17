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
}
