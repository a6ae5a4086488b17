import EngineTestSupport
import Foundation
import Testing

/// The programs of the reference and of GUIDE, as a stranger compiles them.
@Suite struct ReferenceTests {
  private static let catalogue = repositoryRoot()
    .appendingPathComponent("Sources/Engine/Engine.docc")

  static let pages =
    ((try? FileManager.default.contentsOfDirectory(atPath: catalogue.path)) ?? []).sorted()

  /// The blocks of one kind in a document, in order.
  private func blocks(_ kind: String, in text: String) -> [String] {
    text.components(separatedBy: "```\(kind)\n").dropFirst().map {
      $0.components(separatedBy: "```").first ?? ""
    }
  }

  private func text(_ page: String) throws -> String {
    try String(contentsOf: Self.catalogue.appendingPathComponent(page), encoding: .utf8)
  }

  @Test(arguments: pages) func whatAPageShowsIsPrinted(_ page: String) throws {
    let text = try text(page)
    let (programs, outputs) = (blocks("swift", in: text), blocks("text", in: text))
    #expect(programs.count == outputs.count)
    for (program, output) in zip(programs, outputs) {
      let printed = try Compiler.output(of: program)
      #expect(printed == output, "\(page) prints\n\(printed)")
    }
  }

  @Test func everyPageIsReachedFromTheFirst() throws {
    #expect(Self.pages.count > 5)
    let first = try text("Engine.md")
    for page in Self.pages where page != "Engine.md" {
      #expect(first.contains("<doc:\(page.dropLast(3))>"), "\(page)")
    }
  }

  @Test func theGuidesProgramsCompileAsTheyStand() throws {
    let guide = try String(
      contentsOf: repositoryRoot().appendingPathComponent("GUIDE.md"), encoding: .utf8)
    for program in blocks("swift", in: guide) {
      let whole = program.contains("import Engine") ? program : "import Engine\n" + program
      #expect(try Compiler.check(whole) == "")
    }
  }
}
