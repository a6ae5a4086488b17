import EngineTestSupport
import Foundation
import JSONText

@testable import Conformance

/// Vector files for tests.
enum Vectors {
  /// The repository's own folder.
  private static let shipped = repositoryAssets().appendingPathComponent("Vectors")

  static func shipped(_ file: VectorFile) throws -> JSONValue {
    let data = try Data(contentsOf: shipped.appendingPathComponent(file.name))
    return try JSONReader.read(Array(data))
  }

  /// The report on the repository's own files.
  static func shippedReport() -> VectorReport {
    VectorReport(folder: shipped.path) { Array(try Data(contentsOf: URL(fileURLWithPath: $0))) }
  }

  /// The report on a made-up folder.
  static func report(_ files: [String: String]) -> VectorReport {
    VectorReport(folder: "folder") { path in
      files[String(path.dropFirst("folder/".count))].map { Array($0.utf8) }
    }
  }
}

extension VectorReport {
  enum Outcome { case flawless, failed, unreadable }

  var outcome: Outcome { flaw == nil ? .flawless : problems.isEmpty ? .failed : .unreadable }
}
