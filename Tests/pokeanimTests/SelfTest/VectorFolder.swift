import EngineTestSupport
import Foundation

/// Folders with vector files for tests.
enum VectorFolder {
  /// The repository's own.
  static let shipped = repositoryAssets().appendingPathComponent("Vectors")

  static func shippedText(_ name: String) throws -> String {
    try String(contentsOf: shipped.appendingPathComponent(name), encoding: .utf8)
  }

  /// Runs a body with a folder of its own that holds these files.
  static func with<Result>(
    _ files: [String: String], _ body: (URL) throws -> Result
  ) throws -> Result {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("vectors-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, text) in files {
      try text.write(to: folder.appendingPathComponent(name), atomically: true, encoding: .utf8)
    }
    return try body(folder)
  }
}
