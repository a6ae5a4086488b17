import Testing

@Suite struct PlaceholderOnboardingTests {
  @Test func builds() { #expect(Bool(true)) }
}
