import EngineTestSupport
import Foundation
import Testing

/// GUIDE.md shows programs that are run here, and what they print.
@Suite struct GuideTests {
  private let programs: [(name: String, run: (GuideExamples) -> () -> Void)] = [
    ("value", GuideExamples.value), ("stage", GuideExamples.stage),
    ("layout", GuideExamples.layout), ("transition", GuideExamples.transition),
    ("component", GuideExamples.component), ("picture", GuideExamples.picture),
  ]

  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()

  /// The code between two marks, as it is printed in a document.
  private func code(of name: String) throws -> String {
    let file = Self.folder.appendingPathComponent("GuideExamples.swift")
    let text = try String(contentsOf: file, encoding: .utf8)
    let tail = try #require(
      text.components(separatedBy: "    // begin \(name)\n").dropFirst().first)
    let lines = (tail.components(separatedBy: "    // end\n").first ?? "").split(
      separator: "\n", omittingEmptySubsequences: false)
    return lines.map { String($0.dropFirst(4)) }.joined(separator: "\n")
  }

  /// The blocks of one kind in a document, in order.
  private func blocks(_ kind: String, in document: String) -> [String] {
    document.components(separatedBy: "```\(kind)\n").dropFirst().map {
      $0.components(separatedBy: "```").first ?? ""
    }
  }

  @Test func whatReadmeShowsIsSo() throws {
    let readme = try String(
      contentsOf: repositoryRoot().appendingPathComponent("README.md"), encoding: .utf8)
    let examples = GuideExamples()
    examples.readme()
    #expect(blocks("swift", in: readme) == ["import Engine\n\n" + (try code(of: "readme"))])
    #expect(blocks("text", in: readme) == [examples.said.joined(separator: "\n") + "\n"])
  }

  @Test func whatTheGuideShowsIsSo() throws {
    let guide = try String(
      contentsOf: repositoryRoot().appendingPathComponent("GUIDE.md"), encoding: .utf8)
    let (shown, outputs) = (blocks("swift", in: guide), blocks("text", in: guide))
    // The seventh is a screen: ExamplesTests run it.
    #expect(shown.count == programs.count + 1 && outputs.count == programs.count)
    for (index, program) in programs.enumerated() {
      let examples = GuideExamples()
      program.run(examples)()
      let code = try code(of: program.name)
      #expect(shown.dropFirst(index).first == code, "\(program.name): \n\(code)")
      let said = examples.said.joined(separator: "\n") + "\n"
      #expect(outputs.dropFirst(index).first == said, "\(program.name) prints\n\(said)")
    }
  }
}
