import EngineTestSupport
import Foundation
import Testing

@testable import pokeanim

/// `pokeanim check`: all that is wrong with slides, without a window.
@Suite struct CheckCommandTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func check(_ text: String, _ options: String...) throws -> ProgramRun.Result {
    try folder.file("a/slides.json", text)
    return try ProgramRun(arguments: ["check", "a"] + options, folder: folder.url).run()
  }

  private let doubtful = #"""
    {"slides": [
      {"name": "a", "button": false, "elements": [
        {"id": "x", "text": "x", "tap": "a"}, {"id": "q", "frame": [0, 0, 9, 9]}]},
      {"name": "b", "button": false}]}
    """#

  @Test func whatIsRightSaysNothing() throws {
    let result = try check(#"{"slides": [{"elements": [{"id": "x", "text": "x"}]}]}"#, "--strict")
    #expect(result.code == 0 && result.output.isEmpty && result.errors.isEmpty, "\(result)")
  }

  @Test func everyMistakeHasItsPlace() throws {
    let result = try check(
      #"{"slides": [{"elements": [{"id": "x", "text": "x", "tap": "y", "size": 0}]}]}"#)
    #expect(result.code == 1 && result.errors.isEmpty)
    #expect(
      result.output
        == """
        a/slides.json:1:59: error: no slide “y”; known are “slide-1”
        a/slides.json:1:72: error: wanted a number from 1 to 1000, found 0

        """)
  }

  @Test func picturesAreLookedAt() throws {
    try folder.file("a/half.svg", "<svg viewBox='0 0 9 9'><foreignObject/></svg>")
    let result = try check(
      #"{"slides": [{"elements": [{"id": "p", "picture": "no.svg"}, {"id": "h", "picture": "half.svg"}]}]}"#
    )
    #expect(result.code == 1 && result.output.contains("a/slides.json:1:50: error: "))
    #expect(result.output.contains("warning: ") && result.output.contains("half.svg"))
  }

  @Test func whatIsDoubtfulIsWrongIfItMustBe() throws {
    let result = try check(doubtful)
    #expect(result.code == 0, "\(result)")
    #expect(
      result.output
        == """
        a/slides.json:3:37: warning: “a” leads to itself, so nothing happens
        a/slides.json:3:43: warning: “q” shows nothing; give it a “text”, a “picture”, a “fill” or a “border”
        a/slides.json:4:3: warning: nothing leads to “b”; give something a “tap” with its name

        """)
    #expect(try check(doubtful, "--strict").code == 1)
  }

  @Test func programsGetAnObject() throws {
    let result = try check(doubtful, "--json")
    let object = try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any]
    let findings = try #require(object?["findings"] as? [[String: Any]])
    #expect(object?["right"] as? Bool == true && findings.count == 3)
    #expect(findings[0]["line"] as? Int == 3 && findings[0]["kind"] as? String == "warning")
  }

  @Test func noSlidesAreAnError() throws {
    let result = try ProgramRun(arguments: ["check", "b"], folder: folder.url).run()
    #expect(result.code == 1 && result.errors.contains("b is not there"))
  }
}
