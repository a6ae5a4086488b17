import Engine
import EngineTestSupport
import Testing

private var forever: Animation<FloatAverage> { const(1.0, for: 1).repeatingForever }

/// Operations that need an end are refused, each with its own text.
@Suite struct RepeatForeverRefusalTests {
  private func text(_ what: String) -> String {
    "what repeats forever has no end, so it can't be \(what); put it last"
  }

  @Test func nothingFollowsIt() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { _ = forever * const(1.0, for: 1) }
    expectText(result, text("followed"))
  }

  @Test func itIsNotReversed() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { _ = forever.reversed }
    expectText(result, text("reversed"))
  }

  @Test func itIsNotLooped() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { _ = forever.looped }
    expectText(result, text("reversed"))
  }

  @Test func itIsNotBent() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { _ = forever.time(.deckEaseOut(2)) }
    expectText(result, text("bent by a curve"))
  }

  @Test func itIsNotHeldOrStretched() async {
    let held = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { _ = forever.held(for: 1) }
    expectText(held, text("held at its end"))
    let stretched = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { _ = forever.stretched(to: 1) }
    expectText(stretched, text("stretched"))
  }

  @Test func itIsNotRepeated() async {
    let counted = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { _ = forever.repeating(count: 2) }
    expectText(counted, text("repeated"))
    let forevermore = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { _ = forever.repeatingForever }
    expectText(forevermore, text("repeated"))
  }

  @Test func itHasNoProgress() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { _ = forever.value(0.5) }
    expectText(result, text("asked at a progress"))
  }

  @Test func itIsNotMappedOrZipped() async {
    let mapped = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { _ = forever.map { $0 } }
    expectText(mapped, text("mapped"))
    let zipped = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { _ = const(1.0, for: 1) ++ forever }
    expectText(zipped, text("zipped"))
  }
}
