import Engine
import EngineTestSupport
import Testing

/// Controls of a playback with numbers that are none.
@Suite struct PlaybackRefusalTests {
  @Test func aSpeedIsFiniteAndAboveNothing() async {
    let still = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { Stage().play(.one).speed = 0 }
    expectText(still, "a speed must be finite and > 0")
    let endless = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { Stage().play(.one).speed = .infinity }
    expectText(endless, "a speed must be finite and > 0")
  }

  @Test func aProgressIsANumber() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { Stage().hold(.one).seek(to: .nan) }
    expectText(result, "progress must be a number")
  }
}
