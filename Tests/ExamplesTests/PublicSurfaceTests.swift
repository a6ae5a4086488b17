import EngineTestSupport
import Foundation
import Testing

/// The names that the engine promises to strangers, as the compiler lists them from its module.
@Suite struct PublicSurfaceTests {
  private struct Graph: Decodable {
    struct Symbol: Decodable {
      let pathComponents: [String]
    }

    let symbols: [Symbol]
  }

  static var target: String {
    #if arch(arm64)
      "aarch64-unknown-linux-gnu"
    #else
      "x86_64-unknown-linux-gnu"
    #endif
  }

  /// Each public name once, sorted; overloads with the same labels are one.
  private func publicNames() throws -> [String] {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("surface-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let extractor = Process()
    extractor.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    extractor.arguments = [
      "swift", "symbolgraph-extract", "-module-name", "Engine", "-I", Compiler.modules,
      "-target", Self.target, "-minimum-access-level", "public", "-skip-synthesized-members",
      "-output-dir", folder.path,
    ]
    try extractor.run()
    extractor.waitUntilExit()
    try #require(extractor.terminationStatus == 0)
    let files = try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    let graphs = try files.map {
      try JSONDecoder().decode(Graph.self, from: Data(contentsOf: $0))
    }
    let names = graphs.flatMap(\.symbols).map { $0.pathComponents.joined(separator: ".") }
    return Set(names).sorted()
  }

  @Test func theEnginePromisesWhatTheGoldenLists() throws {
    let names = try publicNames()
    guard !updatesGoldens else {
      return try expectGolden(names.joined(separator: "\n") + "\n", "engine.txt")
    }
    let golden = try String(contentsOf: goldenFile("engine.txt", file: #filePath), encoding: .utf8)
    let promised = golden.split(separator: "\n").map(String.init)
    let added = Set(names).subtracting(promised).sorted().map { "  + \($0)" }
    let gone = Set(promised).subtracting(names).sorted().map { "  - \($0)" }
    #expect(
      added.isEmpty && gone.isEmpty,
      """
      The public names of Engine are not those in Tests/ExamplesTests/Goldens/engine.txt:
      \((added + gone).joined(separator: "\n"))
      If that is meant, UPDATE_GOLDENS=1 swift test --filter PublicSurfaceTests writes them anew.
      """)
  }
}
