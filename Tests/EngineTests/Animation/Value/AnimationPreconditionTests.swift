import Engine
import EngineTestSupport
import Testing

/// Programmers' errors, which end the program with a text.
@Suite struct AnimationPreconditionTests {
  @Test func aDurationOfNothingIsRefused() async {
    await #expect(processExitsWith: .failure) { _ = const(1.0, for: 0) }
  }

  @Test func aNegativeDurationIsRefused() async {
    await #expect(processExitsWith: .failure) { _ = linear(from: 0, to: 1, in: -1) }
  }

  @Test func aDurationThatIsNoNumberIsRefused() async {
    await #expect(processExitsWith: .failure) {
      _ = Animation.runnable(duration: .nan) { $0 }
    }
  }

  @Test func anInfiniteDurationIsRefused() async {
    await #expect(processExitsWith: .failure) {
      _ = const(1.0, for: 1).stretched(to: .infinity)
    }
  }

  @Test func aProgressThatIsNoNumberIsRefused() async {
    await #expect(processExitsWith: .failure) { _ = const(1.0, for: 1).value(.nan) }
  }

  @Test func aNegativeDelayIsRefused() async {
    await #expect(processExitsWith: .failure) { _ = const(1.0, for: 1).delayed(by: -0.1) }
  }
}

/// The same with the texts.
@Suite struct AnimationPreconditionTextTests {
  @Test func aNegativeCountIsRefused() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { _ = const(1.0, for: 1).repeating(count: -1) }
    expectText(result, "an animation can't be repeated -1 times; 0 is the least")
  }

  @Test func keyframesThatDoNotIncreaseAreRefused() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { _ = keyframes([Keyframe(0, 1.0), Keyframe(2, 2), Keyframe(2, 3)]) }
    expectText(result, "keyframes' times must increase: 2.0, 2.0")
  }

  @Test func keyframesBeforeTheStartAreRefused() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { _ = keyframes([Keyframe(-1, 1.0)]) }
    expectText(result, "keyframes' times must be finite and ≥ 0")
  }

  @Test func whatTakesLongerThanADoubleIsRefused() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { _ = const(1.0, for: 1e308) * const(1.0, for: 1e308) }
    expectText(result, "1e+308 s and 1e+308 s are too long for one animation")
  }

  @Test func durationsDelaysAndHoldsNameWhatTheyGot() async {
    let duration = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { _ = const(1.0, for: -2) }
    expectText(duration, "a duration must be finite and > 0, not -2.0")
    let delay = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { _ = const(1.0, for: 1).delayed(by: .nan) }
    expectText(delay, "a delay must be finite and ≥ 0, not nan")
  }

  @Test func aTimeIsAFiniteNumber() async {
    let endless = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { _ = const(1.0, for: 1).value(atSecond: .infinity) }
    expectText(endless, "a time must be a finite number")
    let effect = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { _ = const(1.0, for: 1).bind(View(), with: \.alpha).value(atSecond: .nan) }
    expectText(effect, "a time must be a finite number")
    let velocity = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { let _: Double? = const(1.0, for: 1).velocity(atSecond: .infinity) }
    expectText(velocity, "a time must be a finite number")
  }

  @Test func aTimeBeforeAllTimesIsTheStart() {
    let way = linear(from: 3, to: 5, in: 1)
    #expect(way.value(atSecond: -.infinity)?.mean == 3)
    #expect(way.value(atSecond: 9)?.mean == 5)
  }

  @Test func anEffectsProgressIsANumber() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { _ = const(1.0, for: 1).bind(View(), with: \.alpha).value(.nan) }
    expectText(result, "progress must be a number")
  }

  @Test func aBarWithoutRoomIsRefused() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { _ = Timeline(const(1.0, for: 1).named("a")).text(width: 0) }
    expectText(result, "a bar needs at least one character")
  }
}
