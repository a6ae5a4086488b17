import EngineTestSupport
import Foundation
import Testing

/// The programs of the reference and of GUIDE, as a stranger compiles them.
@Suite struct ReferenceTests {
  private static let catalogue = "Sources/Engine/Engine.docc"

  static let pages =
    ((try? FileManager.default.contentsOfDirectory(
      atPath: repositoryRoot().appendingPathComponent(catalogue).path)) ?? []).sorted()

  private func document(_ page: String) throws -> Document {
    try Document("\(Self.catalogue)/\(page)")
  }

  @Test(arguments: pages) func whatAPageShowsIsPrinted(_ page: String) throws {
    let page = try document(page)
    let (programs, outputs) = (page.blocks("swift"), page.blocks("text"))
    #expect(programs.count == outputs.count)
    for (program, output) in zip(programs, outputs) {
      let printed = try Compiler.output(of: program)
      #expect(printed == output, "it prints\n\(printed)")
    }
  }

  @Test func everyPageIsReachedFromTheFirst() throws {
    #expect(Self.pages.count > 5)
    let first = try document("Engine.md").text
    for page in Self.pages where page != "Engine.md" {
      #expect(first.contains("<doc:\(page.dropLast(3))>"), "\(page)")
    }
  }

  @Test func theGuidesProgramsCompileAsTheyStand() throws {
    for program in try Document("GUIDE.md").blocks("swift") {
      let whole = program.contains("import Engine") ? program : "import Engine\n" + program
      #expect(try Compiler.check(whole) == "")
    }
  }
}
