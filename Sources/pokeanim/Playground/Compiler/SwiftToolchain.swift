import Engine
import EngineSystem
import Glibc
import JSONText

/// A Swift compiler of this machine.
struct SwiftToolchain: Equatable, Sendable {
  /// The program `swiftc`.
  let compiler: String
  /// All that it says of itself; another compiler says something else.
  let identity: String
  /// As `6.3.1`.
  let version: String
  /// The processor's name, as folders of the toolchain have it.
  let architecture: String
  /// The folder with the libraries that Swift code needs while it runs.
  let libraries: String
  /// The folder with all that the compiler has beside itself.
  let resources: String

  /// The first version that the engine can be compiled with.
  static let firstVersion = "6.2"

  /// The linker that comes with it; nil: it has none.
  var linker: String? {
    let usr = FileSystem.folder(of: FileSystem.folder(of: resources))
    return FileSystem.program("ld.lld", path: usr + "/bin")
  }

  /// The options with which the compiler finds its macros where no driver tells it.
  var macros: [String] {
    let host = resources + "/host"
    let server = host + "/libSwiftInProcPluginServer.so"
    return (FileSystem.isFile(server) ? ["-in-process-plugin-server-path", server] : [])
      + ["-plugin-path", host + "/plugins"]
  }

  /// The arguments with which its linker makes a library of objects.
  ///
  /// What the library needs of the engine is found in the program that loads it, and what it needs of
  /// Swift in that program's own runtime: never a second one.
  func linking(_ objects: [String], into library: String) -> [String] {
    // Only those that are used are named in the library. Those of tests are for tests.
    let names = FileSystem.names(in: libraries).filter {
      $0.hasPrefix("lib") && $0.hasSuffix(".so") && !$0.contains("Test")
    }
    return ["-shared", "-o", library, "-rpath", libraries, "--as-needed"]
      // Without this one nobody knows what the library's types conform to.
      + ["\(libraries)/\(architecture)/swiftrt.o"]
      + objects + names.map { libraries + "/" + $0 }
  }

  /// The compiler that POKEANIM_SWIFTC names, or `swiftc` in PATH.
  ///
  /// - Throws: ``Failure`` with what to install.
  static func find(environment: Environment = processEnvironment) throws -> SwiftToolchain {
    let asked = environment("POKEANIM_SWIFTC")
    let name = asked ?? "swiftc"
    guard let found = program(name, path: environment("PATH")) else {
      let missing =
        asked.map { "POKEANIM_SWIFTC: there is no program \($0)" }
        ?? "there is no Swift compiler (swiftc) in PATH, which Swift files need"
      throw Failure("\(missing); \(advice)")
    }
    return try SwiftToolchain(compiler: found)
  }

  static let advice = "install Swift: https://www.swift.org/install/linux/"

  private static func program(_ name: String, path: String?) -> String? {
    guard name.utf8.contains(UInt8(ascii: "/")) else {
      return FileSystem.program(name, path: path)
    }
    return FileSystem.isFile(name) && FileCall.access(name, X_OK) == 0 ? name : nil
  }

  private init(compiler: String) throws {
    // Without the driver, which leaves a folder behind.
    let run = try ToolRun(compiler, ["-frontend", "-print-target-info"])
    if let problem = run.problem {
      let said = run.said.split(separator: "\n").last.map { ": \($0)" } ?? ""
      throw Failure("\(compiler) can't tell what it is: \(problem)\(said); \(Self.advice)")
    }
    try self.init(compiler: compiler, targetInfo: run.said)
  }

  /// - Parameter targetInfo: what `swiftc -frontend -print-target-info` says.
  init(compiler: String, targetInfo: String) throws {
    let info = try? JSONReader.read(Array(targetInfo.utf8))
    guard let title = info?["compilerVersion"]?.text, let paths = info?["paths"],
      case .array(let folders)? = paths["runtimeLibraryPaths"], let libraries = folders.first?.text,
      let resources = paths["runtimeResourcePath"]?.text,
      let architecture = info?["target"]?["arch"]?.text
    else {
      throw Failure("\(compiler) is no Swift compiler: it does not tell its paths; \(Self.advice)")
    }
    self.compiler = compiler
    identity = targetInfo
    version = Self.version(in: title)
    self.architecture = architecture
    self.libraries = libraries
    self.resources = resources
    guard Self.numbers(of: version).isEmpty || Self.isNew(version) else {
      throw Failure(
        "\(compiler) is Swift \(version); Swift files need \(Self.firstVersion) or a later one;"
          + " \(Self.advice)")
    }
  }

  /// The number in `Swift version 6.3.1 (swift-6.3.1-RELEASE)`.
  private static func version(in title: String) -> String {
    let words = title.split(separator: " ")
    guard let index = words.firstIndex(of: "version"), index + 1 < words.count else { return title }
    return String(words[index + 1])
  }

  private static func numbers(of version: String) -> [Int] {
    version.split(separator: ".").map { Int($0.prefix(while: \.isNumber)) }.prefix { $0 != nil }
      .compactMap(\.self)
  }

  private static func isNew(_ version: String) -> Bool {
    !numbers(of: version).lexicographicallyPrecedes(numbers(of: firstVersion))
  }
}
