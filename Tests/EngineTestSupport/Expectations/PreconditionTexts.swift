package import Testing

/// Expects that a program stopped and said why.
package func expectText(
  _ result: ExitTest.Result?, _ text: String, sourceLocation: SourceLocation = #_sourceLocation
) {
  let said = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
  #expect(said.contains(text), "it said: \(said)", sourceLocation: sourceLocation)
}
