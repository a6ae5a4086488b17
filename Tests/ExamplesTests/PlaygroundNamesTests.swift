import EngineTestSupport
import Foundation
import Testing

/// The names that playgrounds have of the originals, as Docs/Playground.md lists them: what is not
/// there does not compile.
@Suite struct PlaygroundNamesTests {
  private struct Graph: Decodable {
    struct Symbol: Decodable {
      struct Fragment: Decodable { let spelling: String }

      let pathComponents: [String]
      let declarationFragments: [Fragment]

      /// The type that an alias is another name of; nil: it is none.
      var original: String? {
        let words = declarationFragments.map(\.spelling).joined()
        guard words.hasPrefix("typealias "), let equals = words.range(of: " = ") else { return nil }
        return String(words[equals.upperBound...].split(separator: ".").last ?? "")
      }
    }

    let symbols: [Symbol]
  }

  /// All that a module adds to what the engine has.
  private func symbols(of module: String) throws -> [Graph.Symbol] {
    let folder = try TemporaryFolder()
    let made = try Compiler.run([
      "swift", "symbolgraph-extract", "-module-name", module, "-I", Compiler.modules, "-I",
      PlaygroundModules.shared.get().path, "-target", PublicSurfaceTests.target,
      "-minimum-access-level", "public", "-skip-synthesized-members", "-output-dir", folder.path,
    ])
    try #require(made.status == 0, "\(made.words)")
    return try folder.names.flatMap {
      try JSONDecoder().decode(Graph.self, from: folder.data($0)).symbols
    }
  }

  /// A row for each type and free name: its names, the engine's type, and its members.
  private func table(of module: String) throws -> String {
    let symbols = try symbols(of: module)
    var names: [String: Set<String>] = [:]
    var members: [String: Set<String>] = [:]
    for symbol in symbols {
      if let original = symbol.original {
        names[original, default: []].insert(symbol.pathComponents[0])
      } else if symbol.pathComponents.count > 1 {
        let name = symbol.pathComponents.dropFirst().joined(separator: ".")
        members[symbol.pathComponents[0], default: []].insert(name)
      } else {
        members[symbol.pathComponents[0], default: []].formUnion([])
      }
    }
    let rows = Set(names.keys).union(members.keys).map { type in
      let own = names[type] ?? [type]
      return
        "| \(list(own)) | \(names[type] == nil ? "" : "`\(type)`") | \(list(members[type] ?? [])) |"
    }
    guard !rows.isEmpty else { return "\nThe engine's names, as they are.\n" }
    return "\n| name | engine's type | has |\n|---|---|---|\n"
      + rows.sorted().joined(separator: "\n") + "\n"
  }

  private func list(_ names: Set<String>) -> String {
    names.sorted().map { "`\($0)`" }.joined(separator: ", ")
  }

  /// The page's code compiles and runs as it stands.
  @Test func thePagesCodeRuns() throws {
    let blocks = try Document("Docs/Playground.md").blocks("swift")
    #expect(!blocks.isEmpty)
    for block in blocks {
      let end = "Playground.stage.advance(to: Instant(seconds: 1))\nprint(card.presented.transform)"
      let shown = try PlaygroundModules.shared.get().output(
        of: ["main.swift": "import Engine\n" + block + end])
      #expect(shown.contains("rotation: 0.39269908169872414"), "\(shown)")
    }
  }

  private static let (begin, end) = ("<!-- names -->\n", "<!-- end of names -->\n")

  @Test func thePageListsTheNamesOfAllModules() throws {
    let list = try PlaygroundModules.shared.get().names.map {
      "\n### \($0)\n" + (try table(of: $0))
    }.joined()
    let file = repositoryRoot().appendingPathComponent("Docs/Playground.md")
    let text = try String(contentsOf: file, encoding: .utf8)
    let parts = text.components(separatedBy: Self.begin)
    let rest = try #require(parts.last?.components(separatedBy: Self.end))
    try #require(parts.count == 2 && rest.count == 2)
    let right = parts[0] + Self.begin + list + "\n" + Self.end + rest[1]
    if updatesGoldens { try right.write(to: file, atomically: true, encoding: .utf8) }
    #expect(
      updatesGoldens || text == right,
      """
      The names in Docs/Playground.md are not those of Assets/Playground. If that is meant,
      UPDATE_GOLDENS=1 swift test --filter PlaygroundNamesTests writes them anew.
      """)
  }
}
