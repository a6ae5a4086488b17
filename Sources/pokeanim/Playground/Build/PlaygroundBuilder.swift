import Engine
import EngineSystem
import Synchronization

/// Makes libraries of somebody's Swift code, one version after the other, in a folder of its own.
///
/// The folder goes with the builder; also if the program is ended by a signal, or, if it was killed,
/// with the next run.
final class PlaygroundBuilder: Sendable {
  private let engine: PlaygroundEngine
  private let toolchain: SwiftToolchain
  private let work: Mutex<WorkFolder>
  private let patience: Patience

  /// Seconds of the compiler's.
  struct Patience: Sendable {
    /// For which it may do nothing.
    var stillness = 30.0
    /// That it may take in all.
    var all = 120.0
  }

  /// - Parameter folder: the one in which the builder makes its own.
  init(
    _ engine: PlaygroundEngine, _ toolchain: SwiftToolchain,
    in folder: String = FileSystem.temporaryFolder, patience: Patience = Patience()
  ) throws {
    (self.engine, self.toolchain, self.patience) = (engine, toolchain, patience)
    work = Mutex(try WorkFolder(in: folder))
  }

  /// Compiles code and links it, on any thread: one version at a time.
  ///
  /// - Parameter isUnwanted: asked again and again; true gives the build up, as when newer code is
  ///   there.
  /// - Throws: ``BuildProblem`` for code that does not compile; ``Failure`` for what can't be read,
  ///   written or run; `ChildProcess.Unwanted` if it was given up.
  func build(
    _ source: SwiftSource, number: Int, when isUnwanted: @escaping () -> Bool = { false }
  ) throws -> PlaygroundBuild {
    try work.withLock { work in
      defer { work.clear() }
      let deadline = MonotonicClock.now + Int64(patience.all * 1e9)
      var isLate = false
      do {
        return try BuildSteps(
          engine: engine, toolchain: toolchain, folder: work.path, files: source.files(),
          imports: source.imports, patience: patience.stillness
        ) {
          isLate = MonotonicClock.now > deadline
          return isLate || isUnwanted()
        }.run(number)
      } catch let unwanted as ChildProcess.Unwanted {
        guard isLate else { throw unwanted }
        throw Failure("the compiler takes more than \(Int(patience.all)) s for \(source.path)")
      }
    }
  }

  /// Removes the library of a version that nobody will load any more; who has loaded it keeps it.
  func remove(_ build: PlaygroundBuild) { FileCall.remove(build.library) }
}

/// A folder with libraries and the files that they are made of, which goes with its owner.
private final class WorkFolder {
  private let entry: LockedEntry

  init(in folder: String) throws {
    guard let entry = LockedEntry.makeFolder(in: folder) else {
      throw Failure("can't make a folder in \(folder): \(FileSystem.lastError())")
    }
    self.entry = entry
  }

  var path: String { entry.path }

  /// Removes all but the libraries.
  func clear() {
    for name in FileSystem.names(in: path) where !name.hasSuffix(".so") {
      FileCall.remove(path + "/" + name)
    }
  }
}
