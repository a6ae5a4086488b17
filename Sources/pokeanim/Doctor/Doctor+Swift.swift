import Engine
import EngineSystem

extension Doctor {
  /// Looks for the compiler that Swift files need, and whether the engine is built for it.
  func examineSwift(_ diagnosis: inout Diagnosis) {
    let toolchain: SwiftToolchain
    do {
      toolchain = try SwiftToolchain.find(environment: environment)
    } catch {
      let isMissing = environment("POKEANIM_SWIFTC") == nil
      return diagnosis.add(
        "swift", isMissing ? .missing : .broken,
        isMissing ? "only Swift files need it" : "\(error)", isNeeded: false,
        remedy: SwiftToolchain.advice)
    }
    do {
      let assets = AssetFinder(option: files.assets, environment: environment)
      let sources = try EngineSources.find(besides: try? assets.find(), orIn: assets.places)
      let cache = EngineCache.usualFolder(environment: environment)
      let isReady =
        try cache.map { try PlaygroundEngine.isReady(toolchain, sources, cache: $0) } ?? false
      diagnosis.add(
        "swift",
        "Swift \(toolchain.version), \(toolchain.compiler); "
          + (isReady
            ? "the engine is built for it"
            : "the first Swift file builds the engine for it, which takes about a minute"))
    } catch {
      diagnosis.add(
        "swift", .broken, "\(error)", isNeeded: false, remedy: "install again with make install")
    }
  }
}
