import EngineFilms
import EngineTestSupport
import Foundation
import Output
import Testing

@testable import pokeanim

/// The documents that tell of each format in words of their own.
@Suite struct FormatDocumentsTests {
  @Test(
    arguments: ["Docs/Exports.md", "Packaging/man/pokeanim-export.mdoc"].map {
      ($0, ExportFormat.all.map(\.ending))
    }
      + ["Docs/Films.md", "Packaging/man/pokeanim-render.mdoc"].map {
        ($0, FilmFormat.all.map(\.ending))
      })
  func eachFormatIsNamed(_ document: String, _ formats: [String]) throws {
    let file = repositoryRoot().appendingPathComponent(document)
    let text = try String(contentsOf: file, encoding: .utf8)
    for format in formats {
      #expect(text.contains(try Regex("\\.\(format)\\b")), "\(document) has no .\(format)")
    }
  }
}
