import EngineTestSupport
import Foundation
import Testing

/// `--expression`: a line of screen 3 from the command line.
@Suite struct ExpressionOptionTests {
  private func trace(_ arguments: String...) throws -> ProgramRun.Result {
    try ProgramRun(arguments: ["trace", "--fps", "4"] + arguments).run()
  }

  @Test func theLineIsShownAndPlayed() throws {
    let still = try trace("--expression", "fadeIn * rotate", "--duration", "0")
    #expect(still.code == 0 && still.output.split(separator: "\n").count == 1)
    let play = try ProgramRun(
      arguments: ["timeline", "--format", "json", "--expression", "fadeIn * rotate * rotate"]
    ).run()
    #expect(play.code == 0 && play.output.contains("5"), "\(play.errors)")
    let other = try trace("--expression", "rotate", "--duration", "0")
    #expect(other.output != still.output)
  }

  @Test func aMistakeIsToldWithItsColumn() throws {
    for (line, words) in [
      ("fadeIn *", "column 9"), ("fadeln", "column 1"), ("", "column 1"),
      ("fadeIn.repeating(1e9)", "column"),
    ] {
      let result = try trace("--expression", line)
      #expect(result.code == 2 && result.output.isEmpty)
      #expect(result.errors.contains("--expression") && result.errors.contains(words))
    }
  }
}
