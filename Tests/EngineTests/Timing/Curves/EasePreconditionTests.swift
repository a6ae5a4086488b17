import Engine
import EngineTestSupport
import Testing

/// Eases of the deck without a usable parameter, which end the program with a text.
@Suite struct EasePreconditionTests {
  private static let text = "TimingCurve: an ease needs a finite parameter above 0"

  @Test func anEaseInNeedsAParameterAboveNothing() async {
    let value = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { _ = TimingCurve.deckEaseIn(0).value(at: 0.5) }
    expectText(value, Self.text)
    let slope = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { _ = TimingCurve.deckEaseIn(-1).slope(at: 0.5) }
    expectText(slope, Self.text)
  }

  @Test func anEaseOutNeedsAParameterAboveNothing() async {
    let value = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { _ = TimingCurve.deckEaseOut(-2).value(at: 0.5) }
    expectText(value, Self.text)
    let slope = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { _ = TimingCurve.deckEaseOut(0).slope(at: 0.5) }
    expectText(slope, Self.text)
  }

  @Test func anEaseInAndOutNeedsAFiniteParameter() async {
    let value = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { _ = TimingCurve.deckEaseInOut(.infinity).value(at: 0.5) }
    expectText(value, Self.text)
    let slope = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { _ = TimingCurve.deckEaseInOut(.nan).slope(at: 0.5) }
    expectText(slope, Self.text)
  }
}
