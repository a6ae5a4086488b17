import EngineSystem
import JSONText

/// The commands that make the worker of its sources, in a folder, with what each of them needs.
///
/// All interfaces come first, without the insides of functions, which takes seconds: then nothing
/// waits for code that is optimised.
struct EngineBuild {
  /// One run of the compiler.
  struct Step: Equatable {
    let title: String
    let arguments: [String]
    /// The number of interfaces that have to be there before.
    var interfaces = 0
    /// True if it makes one.
    var makesInterface = false
  }

  let sources: EngineSources
  let folder: String
  let cores: Int
  /// True if the compiler brings the linker lld along.
  let hasLinker: Bool

  static let workerName = "worker"

  /// The modules whose code runs for each frame; the others are compiled in half the time.
  static let fastModules: Set = ["Engine", "EngineDeck"]

  /// The words that all commands begin with.
  static let flags = [
    "-swift-version", "6", "-enable-upcoming-feature", "ExistentialAny",
    "-enable-upcoming-feature", "InternalImportsByDefault", "-enable-upcoming-feature",
    "MemberImportVisibility", "-package-name", "pokeanim", "-suppress-warnings",
    "-diagnostic-style=llvm", "-wmo",
  ]

  /// All but the last one, in the order in which they are to be begun.
  var steps: [Step] {
    let objects = sources.modules.enumerated().map { object(of: $1, after: $0) }
    let slow = objects.filter { $0.interfaces == 0 }
    let rest = objects.filter { $0.interfaces > 0 }
    let interfaces = sources.modules.enumerated().map { interface(of: $1, after: $0) }
    return slow + interfaces + [main] + rest
  }

  /// The last one.
  var link: Step {
    let objects = sources.modules.flatMap(objectNames) + [path("main.o")]
    let linker = hasLinker ? ["-use-ld=lld"] : []
    // Its symbols are for the libraries that it loads; others are of no use.
    let exports = ["-Xlinker", "-export-dynamic", "-Xlinker", "-s", "-lm"]
    return Step(
      title: Self.workerName,
      arguments: ["-o", path(Self.workerName)] + linker + exports + objects)
  }

  /// The files that nobody needs once it is linked.
  var leftovers: [String] {
    sources.modules.flatMap(objectNames) + sources.modules.map { path("\($0.name).json") }
      + [path("main.o"), path(Self.workerName + ".autolink")]
  }

  /// Writes what the commands read.
  func prepare() throws {
    for module in sources.modules where isFast(module) {
      let map = zip(module.files, objectNames(module)).map { file, object in
        JSONValue.Member(key: file, value: ["object": .string(object)])
      }
      try FileSystem.write(JSONValue.object(map).line(), to: path("\(module.name).json"))
    }
  }

  // MARK: Steps

  private func interface(of module: EngineSources.Module, after count: Int) -> Step {
    Step(
      title: module.name,
      arguments: Self.flags + [
        "-parse-as-library", "-Onone", "-Xfrontend",
        "-experimental-skip-non-inlinable-function-bodies",
        "-I", folder, "-module-name", module.name, "-emit-module", "-emit-module-path",
        path("\(module.name).swiftmodule"),
      ] + module.files, interfaces: count, makesInterface: true)
  }

  private func object(of module: EngineSources.Module, after count: Int) -> Step {
    let output =
      isFast(module)
      ? ["-O", "-num-threads", "\(cores)", "-output-file-map", path("\(module.name).json")]
      : ["-Onone", "-o", path("\(module.name).o")]
    return Step(
      title: module.name,
      arguments: Self.flags + [
        "-parse-as-library", "-I", folder, "-module-name", module.name, "-c",
      ] + output + module.files, interfaces: count)
  }

  private var main: Step {
    Step(
      title: Self.workerName,
      arguments: Self.flags + [
        "-Onone", "-I", folder, "-module-name", "Worker", "-c", "-o", path("main.o"),
        sources.worker,
      ], interfaces: sources.modules.count)
  }

  private func objectNames(_ module: EngineSources.Module) -> [String] {
    guard isFast(module) else { return [path("\(module.name).o")] }
    return module.files.map { path("\(module.name)-\(FileSystem.name(of: $0)).o") }
  }

  /// True if its code is optimised, and all processors compile it.
  private func isFast(_ module: EngineSources.Module) -> Bool {
    Self.fastModules.contains(module.name)
  }

  private func path(_ name: String) -> String { folder + "/" + name }
}
