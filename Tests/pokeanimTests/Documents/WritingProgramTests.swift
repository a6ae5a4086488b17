import EngineTestSupport
import Foundation
import Testing

@testable import pokeanim

/// The program of Docs/Format.md, which writes slides, is run as it stands there.
@Suite(.enabled(if: InstalledTools.python != nil, "python3 is missing: apt-get install python3"))
struct WritingProgramTests {
  @Test func theProgramOfThePageWritesSlidesThatAreRight() throws {
    let page = repositoryRoot().appendingPathComponent("Docs/Format.md")
    let text = try String(contentsOf: page, encoding: .utf8)
    let block = try #require(text.components(separatedBy: "```python\n").dropFirst().first)
    let code = try #require(block.components(separatedBy: "```").first)
    #expect(code.split(separator: "\n").count <= 20)
    let folder = try TemporaryFolder()
    let file = try folder.file("write.py", code)
    for count in 1...2 {
      let run = ProgramRun(
        arguments: [file.path], folder: folder.url, program: try #require(InstalledTools.python))
      let result = try run.run()
      #expect(result.code == 0, "\(result.errors)")
      let check = try ProgramRun(
        arguments: ["check", "chart.slides", "--json"], folder: folder.url
      )
      .run()
      #expect(
        check.code == 0 && check.output.contains("\"right\":true"), "\(count): \(check.output)")
      let names = try FileManager.default.contentsOfDirectory(
        atPath: folder.url.appendingPathComponent("chart.slides").path)
      #expect(names == ["slides.json"], "nothing is left beside it")
    }
  }
}
