import Foundation

/// Folders with vector files for tests.
enum VectorFolder {
  /// The repository's own.
  static let shipped = repository.appendingPathComponent("Assets/Vectors")

  private static let repository: URL = {
    var folder = URL(fileURLWithPath: #filePath)
    for _ in 0..<4 { folder.deleteLastPathComponent() }
    return folder
  }()
}
