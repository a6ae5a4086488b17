import Engine
import EngineSystem

/// The steps from code to a library: the compiler makes an object and says what the code declares, the
/// entry that offers it is compiled, and both are linked.
struct BuildSteps {
  let engine: PlaygroundEngine
  let toolchain: SwiftToolchain
  /// The folder for all that is made.
  let folder: String
  /// The person's files.
  let files: [String]
  /// The modules that they import without a line.
  let imports: [String]
  let patience: Double
  let isUnwanted: () -> Bool

  /// The name that code has as a module.
  private static let module = "YourCode"
  /// The most bytes of what the compiler says that code declares.
  private static let largestGraph = 1 << 28
  private static let entryName = "entry-of-playground.swift"

  func run(_ number: Int) throws -> PlaygroundBuild {
    var clock = StepClock()
    let inputs = try inputs()
    let notes = try compile(inputs)
    clock.note("compile")
    try compileEntry(inputs)
    clock.note("entry")
    let library = path("\(number).so")
    try makeLibrary(library)
    clock.note("link")
    return PlaygroundBuild(
      number: number, library: library, notes: notes, seconds: clock.seconds)
  }

  private func path(_ name: String) -> String { folder + "/" + name }

  // MARK: The code

  /// The files for the compiler. A single one is top-level code, which the compiler knows by the name
  /// main.swift: of that it gets a copy, whose lines count as those of the person's file.
  private func inputs() throws -> [String] {
    let codes = try files.map { try FileSystem.bytes(of: $0) }
    let imported = codes.map(SwiftImports.modules).reduce(Set(imports)) { $0.union($1) }
    let names = engine.names.areNeeded(by: imported) ? [engine.names.file] : []
    let isCopied = codes.count == 1 && FileSystem.name(of: files[0]) != "main.swift"
    let own = try isCopied ? [copy(of: codes[0])] : files.map(Self.named)
    return own + names
  }

  private func copy(of code: [UInt8]) throws -> String {
    var code = code
    if code.starts(with: [0xEF, 0xBB, 0xBF]) { code.removeFirst(3) }
    // In the second line it would be an error.
    if code.starts(with: "#!".utf8) { code.replaceSubrange(0..<2, with: "//".utf8) }
    let head = "#sourceLocation(file: \(SwiftLiteral.text(of: files[0])), line: 1)\n"
    try FileSystem.write(Array(head.utf8) + code, to: path("main.swift"))
    return path("main.swift")
  }

  /// A path that is neither an option nor a list of options.
  private static func named(_ path: String) -> String {
    path.hasPrefix("-") || path.hasPrefix("@") ? "./" + path : path
  }

  private func compile(_ inputs: [String]) throws -> [Diagnostic] {
    let graph = [
      "-emit-module-path", path("code.swiftmodule"), "-emit-symbol-graph",
      "-emit-symbol-graph-dir", folder, "-symbol-graph-minimum-access-level", "internal",
      "-symbol-graph-skip-synthesized-members", "-symbol-graph-skip-inherited-docs",
    ]
    let run = try frontend(inputs + ["-g"] + graph, into: "code.o")
    let found = DiagnosticReader(run.said)
    guard let problem = run.problem else { return found.diagnostics.map(ownPlace) }
    throw buildProblem(found, problem)
  }

  private func buildProblem(_ found: DiagnosticReader, _ problem: String) -> BuildProblem {
    var diagnostics = found.diagnostics.map(ownPlace)
    if !diagnostics.contains(where: { $0.kind == .error }) {
      // A compiler that crashed: its words are told as they are.
      diagnostics.append(Diagnostic(kind: .error, text: "\(toolchain.compiler): \(problem)"))
      diagnostics += found.otherLines.map { Diagnostic(kind: .note, text: $0) }
    }
    return BuildProblem(diagnostics: diagnostics)
  }

  /// Names the person's file where the compiler names it with signs in place of others.
  private func ownPlace(_ diagnostic: Diagnostic) -> Diagnostic {
    guard files.count == 1, diagnostic.place?.file == Self.sourceLocation(files[0]) else {
      return diagnostic
    }
    var own = diagnostic
    own.place?.file = files[0]
    return own
  }

  /// The name of a file as the compiler takes it in a line of code, and tells it.
  private static func sourceLocation(_ path: String) -> String {
    String(SwiftLiteral.text(of: path).dropFirst().dropLast())
  }

  // MARK: The entry

  /// Compiles the entry, without those of its lines that the compiler refuses: they are nobody's
  /// mistake.
  private func compileEntry(_ inputs: [String]) throws {
    let bytes = try FileSystem.bytes(
      of: path(Self.module + ".symbols.json"), most: Self.largestGraph)
    var entry = EntryCode(try SymbolGraph(bytes, of: Self.module))
    while true {
      try FileSystem.write(Array(entry.text.utf8), to: path(Self.entryName))
      let run = try compileEntryFile(inputs)
      guard let problem = run.problem else { return }
      let found = DiagnosticReader(run.said)
      let lines = found.diagnostics.compactMap { diagnostic in
        diagnostic.kind == .error && diagnostic.place?.file == path(Self.entryName)
          ? diagnostic.place?.line : nil
      }
      guard entry.leaveOut(lines: Set(lines)) || entry.leaveOutAll() else {
        throw buildProblem(found, problem)
      }
    }
  }

  /// One file of the module: of the others only what it names.
  private func compileEntryFile(_ inputs: [String]) throws -> ToolRun {
    try frontend(["-primary-file", path(Self.entryName)] + inputs, into: "entry.o")
  }

  // MARK: The compiler

  /// The compiler itself, without the driver that takes longer and knows less.
  private func frontend(_ arguments: [String], into object: String) throws -> ToolRun {
    let imports = (["Playground"] + self.imports).flatMap { ["-import-module", $0] }
    let common = [
      "-swift-version", "5", "-Onone", "-module-name", Self.module, "-I", engine.modules,
      "-enable-testing", "-diagnostic-style=llvm", "-o", path(object),
    ]
    return try swift(["-frontend", "-c"] + arguments + common + imports + toolchain.macros)
  }

  private func swift(_ arguments: [String]) throws -> ToolRun {
    try ToolRun(toolchain.compiler, arguments, patience: patience, when: isUnwanted)
  }

  // MARK: The library

  private func makeLibrary(_ library: String) throws {
    let objects = [path("code.o"), path("entry.o")]
    let run =
      if let linker = toolchain.linker {
        try ToolRun(
          linker, toolchain.linking(objects, into: library), patience: patience, when: isUnwanted)
      } else {
        try swift(["-emit-library", "-o", library] + objects)
      }
    if let problem = run.problem {
      throw buildProblem(DiagnosticReader(run.said), problem)
    }
  }
}

/// The seconds that steps take, one after the other.
private struct StepClock {
  private(set) var seconds: [String: Double] = [:]
  private var last = MonotonicClock.now

  mutating func note(_ step: String) {
    let now = MonotonicClock.now
    seconds[step] = Double(now - last) / 1e9
    last = now
  }
}
