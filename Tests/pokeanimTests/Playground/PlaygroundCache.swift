import EngineTestSupport
import Foundation

@testable import pokeanim

/// The engine as the playground builds it, built once for all tests: in the folder of what is built.
enum PlaygroundCache {
  static let folder = home + "/pokeanim/playground"
  /// The value of XDG_CACHE_HOME with which the program finds it.
  static let home = repositoryRoot().appendingPathComponent(".build/playground-cache").path

  static let engine: Result<PlaygroundEngine, any Error> = Result {
    try PlaygroundEngine.prepare(
      toolchain.get(), EngineSources.find(in: [repositoryAssets().path]), cache: folder)
  }

  static let toolchain: Result<SwiftToolchain, any Error> = Result { try SwiftToolchain.find() }

  /// A builder with a folder of its own.
  static func builder(
    in folder: TemporaryFolder, patience: PlaygroundBuilder.Patience = .init()
  ) throws -> PlaygroundBuilder {
    try PlaygroundBuilder(
      engine.get(), toolchain.get(), in: folder.path, patience: patience)
  }
}
