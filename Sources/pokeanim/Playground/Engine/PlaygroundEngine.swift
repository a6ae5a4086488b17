import Engine
import EngineSystem
import Glibc

/// The engine's modules, and the program that shows what was compiled with them: built once for each
/// compiler and each version of their sources.
struct PlaygroundEngine: Sendable {
  /// News of a build.
  enum News: Equatable, Sendable {
    /// It begins; the version is the compiler's.
    case begins(version: String)
    /// Some of its steps are done.
    case step(done: Int, all: Int)
    /// Another program is building, and is waited for.
    case waits
    /// The person's cache can't be used, and another folder is.
    case moved(folder: String, reason: String)
  }

  /// The folder to look for modules in.
  var modules: String { entry.path }
  /// The program.
  var worker: String { entry.path + "/" + EngineBuild.workerName }
  /// The folder with the libraries that the program needs, for LD_LIBRARY_PATH.
  let libraryPath: String
  let names: EngineSources.SharedNames
  private let entry: EngineEntry

  /// The name of what a compiler makes of the sources.
  static func key(_ toolchain: SwiftToolchain, _ sources: EngineSources) throws -> String {
    var key = ContentKey()
    key.add(toolchain.identity)
    let plan = EngineBuild(
      sources: sources.withoutFolders, folder: "", cores: 1, hasLinker: toolchain.linker != nil)
    for argument in (plan.steps + [plan.link]).flatMap(\.arguments) { key.add(argument) }
    for file in sources.files {
      key.add(file.name)
      key.add(try FileSystem.bytes(of: file.path))
    }
    return key.name
  }

  /// True if nothing is to be built any more.
  static func isReady(_ toolchain: SwiftToolchain, _ sources: EngineSources, cache: String) throws
    -> Bool
  {
    EngineEntry.find(cache + "/" + (try key(toolchain, sources))) != nil
  }

  /// Finds the engine in a cache, or builds it.
  ///
  /// - Parameters:
  ///   - folder: the cache's; nil, or one that can't be written: one in that for temporary files.
  ///   - isUnwanted: asked again and again; true ends the build.
  /// - Throws: ``Failure``, or `ChildProcess.Unwanted`
  static func prepare(
    _ toolchain: SwiftToolchain, _ sources: EngineSources,
    cache folder: String? = EngineCache.usualFolder(),
    orIn temporary: String = FileSystem.temporaryFolder, tell: @escaping (News) -> Void = { _ in },
    when isUnwanted: @escaping () -> Bool = { false }
  ) throws -> PlaygroundEngine {
    let key = try self.key(toolchain, sources)
    let cache = try self.cache(folder, orIn: temporary, tell)
    var isTold = false
    let entry = try cache.entry(key) {
      if !isTold { tell(.waits) }
      isTold = true
      if isUnwanted() { throw ChildProcess.Unwanted() }
      usleep(50_000)
    } build: { folder in
      tell(.begins(version: toolchain.version))
      let build = EngineBuild(
        sources: sources, folder: folder, cores: Cores.usable, hasLinker: toolchain.linker != nil)
      try EngineBuilding(
        toolchain: toolchain, build: build, tell: { tell(.step(done: $0, all: $1)) },
        isUnwanted: isUnwanted
      ).run()
    }
    return PlaygroundEngine(
      libraryPath: toolchain.libraries, names: sources.names, entry: entry)
  }

  private static func cache(
    _ folder: String?, orIn temporary: String, _ tell: (News) -> Void
  ) throws -> EngineCache {
    let problem: String
    do {
      if let folder { return try EngineCache(folder: folder) }
      problem = "neither XDG_CACHE_HOME nor HOME names a folder"
    } catch {
      problem = "\(error)"
    }
    let other = try EngineCache.temporaryFolder(in: temporary)
    tell(.moved(folder: other, reason: problem))
    return try EngineCache(folder: other)
  }
}

extension PlaygroundEngine.News: CustomStringConvertible {
  /// A line for a person.
  var description: String {
    switch self {
    case .begins(let version): "building the engine for Swift \(version): once, about a minute"
    case .step(let done, let all): "building the engine: \(done) of \(all)"
    case .waits: "another program is building the engine; waiting for it"
    case .moved(let folder, let reason): "\(reason); the engine is kept in \(folder) instead"
    }
  }
}
