package import Foundation

/// The Swift compiler, as a stranger uses it on the modules that were built.
package enum Compiler {
  package static let modules = builtProducts.appendingPathComponent("Modules").path

  /// A module of ours that a stranger's program may be linked with.
  package enum Module: String {
    case engine = "Engine"
    case deck = "EngineDeck"
    case window = "EngineSDL"
    case films = "EngineFilms"
    case svg = "EngineSVG"
    case testKit = "EngineTestSupport"
    case system = "EngineSystem"
    case workbench = "Workbench"
    case playground = "Playground"
    case json = "JSONText"
    case motionCode = "MotionCode"
    case onboarding = "Onboarding"
    case output = "Output"
    case studio = "Studio"

    /// Itself, and the modules that it is made with beside the engine.
    fileprivate var parts: Set<Module> {
      switch self {
      case .window: [self, .system, .workbench]
      case .films: [self, .system]
      case .playground:
        [
          self, .deck, .films, .json, .motionCode, .onboarding, .output, .studio, .system,
          .workbench,
        ]
      default: [self]
      }
    }
  }

  /// Runs a command of the path, in a folder or in that of the tests: its exit status, and all that
  /// it said.
  package static func run(
    _ words: [String], environment: [String: String]? = nil, in folder: URL? = nil
  ) throws -> (status: Int32, words: String) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = words
    if let environment {
      process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    }
    if let folder { process.currentDirectoryURL = folder }
    let said = Pipe()
    process.standardInput = FileHandle.nullDevice
    process.standardError = said
    process.standardOutput = said
    try process.run()
    let text = String(decoding: said.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return (process.terminationStatus, text)
  }

  /// The compiler's words about a program that uses the engine; empty: it has none.
  package static func check(_ source: String) throws -> String {
    let folder = try TemporaryFolder()
    let file = try folder.file("main.swift", source)
    return try run(["swiftc", "-typecheck", "-swift-version", "6", "-I", modules, file.path]).words
  }

  /// A program that uses the engine and nothing else of ours, built and run: what it printed, or
  /// what the compiler said.
  package static func output(of source: String, with modules: [Module] = [.engine, .deck]) throws
    -> String
  {
    let folder = try TemporaryFolder()
    let file = try folder.file("main.swift", source)
    let program = folder.path + "/program"
    let said = try build([file], with: modules, as: program)
    return said.isEmpty ? try run([program]).words : said
  }

  /// The words by which our own code is compiled.
  package static let ourLanguage =
    ["-swift-version", "6"]
    + ["ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility"].flatMap {
      ["-enable-upcoming-feature", $0]
    }

  /// Builds a program in seconds, with the objects that are there: what the compiler said; empty:
  /// it is built.
  ///
  /// - Parameters:
  ///   - language: the words that say which Swift it is.
  ///   - options: further words for the compiler.
  package static func build(
    _ sources: [URL], with modules: [Module] = [.engine, .deck], as program: String,
    language: [String] = ourLanguage, options: [String] = []
  ) throws -> String {
    var words = ["swiftc", "-warnings-as-errors", "-I", Self.modules] + language + options
    if modules.contains(.window) {
      for headers in ["CSDL2", "CPNG"].map({ repositoryRoot().path + "/Sources/" + $0 }) {
        words += ["-I", headers, "-Xcc", "-fmodule-map-file=\(headers)/module.modulemap"]
      }
      words += ["-lSDL2", "-lSDL2_ttf", "-lpng"]
    }
    words += Sanitizer.all.map { "-sanitize=\($0.rawValue)" }
    words += sources.map(\.path) + ["-o", program, "-lm"]
    let parts = modules.reduce(into: Set()) { $0.formUnion($1.parts) }
    let said = try run(words + parts.flatMap(objects))
    return said.status == 0 ? "" : said.words
  }

  /// The objects of the sources that are there: a build folder keeps those of others, too.
  private static func objects(of module: Module) throws -> [String] {
    let folder = builtProducts.appendingPathComponent("\(module.rawValue).build").path
    let place = module == .testKit ? "Tests" : "Sources"
    let sources = repositoryRoot().appendingPathComponent("\(place)/\(module.rawValue)").path
    return try FileManager.default.subpathsOfDirectory(atPath: sources)
      .filter { $0.hasSuffix(".swift") }
      .map { "\(folder)/\(($0 as NSString).lastPathComponent).o" }
  }
}
