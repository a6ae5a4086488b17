package import Foundation

/// The root of the repository: the nearest folder above a test's file that has a `Package.swift`.
package func repositoryRoot(file: StaticString = #filePath) -> URL {
  var root = URL(fileURLWithPath: "\(file)").deletingLastPathComponent()
  while root.path != "/", !FileManager.default.fileExists(atPath: root.path + "/Package.swift") {
    root.deleteLastPathComponent()
  }
  return root
}

/// The folder of the repository's pictures and vectors.
package func repositoryAssets(file: StaticString = #filePath) -> URL {
  repositoryRoot(file: file).appendingPathComponent("Assets")
}
