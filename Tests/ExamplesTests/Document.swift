import EngineTestSupport
import Foundation

/// A document of the repository, and the programs in it.
struct Document {
  let text: String

  /// - Parameter path: from the repository's root.
  init(_ path: String) throws {
    text = try String(contentsOf: repositoryRoot().appendingPathComponent(path), encoding: .utf8)
  }

  /// The blocks of one kind, in order.
  func blocks(_ kind: String) -> [String] {
    text.components(separatedBy: "```\(kind)\n").dropFirst().map {
      $0.components(separatedBy: "```").first ?? ""
    }
  }
}
