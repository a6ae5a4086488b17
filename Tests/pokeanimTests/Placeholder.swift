import Testing

@Suite struct PlaceholderpokeanimTests {
  @Test func builds() { #expect(Bool(true)) }
}
