import Engine
import EngineSystem

/// A compiler or a linker that has run to its end.
struct ToolRun {
  /// What went wrong; nil for nothing.
  let problem: String?
  /// All that it said, on both of its outputs.
  let said: String

  /// What the tools need of the environment to find themselves and their caches.
  static let variables = [
    "XDG_CACHE_HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "SWIFTLY_HOME_DIR", "SWIFTLY_BIN_DIR",
    "SWIFTLY_TOOLCHAINS_DIR", "SDKROOT",
  ]
  /// The bytes of what one says that are kept.
  static let mostWords = 4 << 20

  /// Runs a tool.
  ///
  /// - Parameters:
  ///   - patience: the seconds for which it may do nothing.
  ///   - isUnwanted: asked again and again; true ends it.
  /// - Throws: ``Failure``, or `ChildProcess.Unwanted`
  init(
    _ program: String, _ arguments: [String], patience: Double = 30,
    when isUnwanted: () -> Bool = { false }
  ) throws {
    let child = try Self.start(program, arguments, patience: patience)
    do {
      problem = try child.end(when: isUnwanted)
      said = child.said
    } catch let stuck as ChildProcess.Stuck {
      child.stop()
      throw Self.failure(program, stuck)
    }
  }

  static func failure(_ program: String, _ stuck: ChildProcess.Stuck) -> Failure {
    Failure("\(program) did nothing for \(Int(stuck.seconds.rounded())) s")
  }

  static func start(_ program: String, _ arguments: [String], patience: Double) throws
    -> ChildProcess
  {
    let child = try ChildProcess.start(
      program, arguments, patience: patience, passing: variables, keeping: mostWords)
    guard let child else { throw Failure("there is no program \(program)") }
    return child
  }
}
