import Testing

@testable import EngineSDL

@Suite struct PresentTrialTests {
  @Test(
    arguments: [
      (false, nil, "by a clock: presents wait for nothing"),
      (true, 16_666_667, "by the display: presents wait for it, 60.0 a second"),
      (true, 400_000, "by a clock: presents only claim to wait"),
      (true, 0, "by a clock: presents only claim to wait"),
    ] as [(Bool, Int64?, String)])
  func thePaceIsWhatWasMeasured(_ claims: Bool, _ interval: Int64?, _ text: String) {
    #expect(PresentTrial(claimsToWait: claims, interval: interval).description == text)
  }
}
