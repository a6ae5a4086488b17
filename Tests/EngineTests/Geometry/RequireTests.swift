import Testing

@testable import Engine

/// The text of a failed requirement, and the line that it blames.
@Suite struct RequireTests {
  /// True if a run of the program has ended with a text that blames a line of this file.
  private func isBlamed(_ result: ExitTest.Result?, _ text: String, line: Int) -> Bool {
    let said = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    return said.contains("RequireTests.swift:\(line): Fatal error: " + text)
  }

  @Test func theCallersLineIsNamed() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { _ = linear(from: 0, to: 1, in: 0) }
    #expect(isBlamed(result, "a duration must be finite and > 0, not 0.0", line: #line - 3))
  }

  @Test func aTimingsToo() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { _ = AnimatorTiming(curve: .linear, duration: .infinity) }
    #expect(isBlamed(result, "a duration must be finite, not inf", line: #line - 3))
  }

  @Test func aPlayedOnesToo() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { Stage().animate(withDuration: .nan, animations: {}) }
    #expect(isBlamed(result, "a duration must be finite, not nan", line: #line - 3))
  }
}
