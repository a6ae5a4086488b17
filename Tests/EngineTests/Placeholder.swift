import Testing

@Suite struct PlaceholderEngineTests {
  @Test func builds() { #expect(Bool(true)) }
}
