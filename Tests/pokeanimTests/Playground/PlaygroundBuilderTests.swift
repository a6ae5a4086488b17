import Engine
import EngineSystem
import EngineTestSupport
import Foundation
import Testing

@testable import pokeanim

/// Files, compiled by the compiler of this machine.
@Suite struct PlaygroundBuilderTests {
  private let folder: TemporaryFolder
  private let work: TemporaryFolder
  private let builder: PlaygroundBuilder

  init() throws {
    folder = try TemporaryFolder()
    work = try TemporaryFolder()
    builder = try PlaygroundCache.builder(in: work)
  }

  private func source(_ text: String, named name: String = "Card.swift") throws -> SwiftSource {
    SwiftSource(path: try folder.file(name, text).path)
  }

  private func problems(_ source: SwiftSource) -> [String] {
    let error = #expect(throws: BuildProblem.self) { _ = try builder.build(source, number: 1) }
    return error?.diagnostics.map(\.description) ?? []
  }

  private func failure(_ source: SwiftSource) -> String {
    let error = #expect(throws: Failure.self) { _ = try builder.build(source, number: 1) }
    return error?.message ?? ""
  }

  private static let screen = """
    import Engine

    final class CardScreen: StageScreen {
      let lift: Double
      init(measuring: any TextMeasuring = MonospacedText(), lift: Double = 12) {
        self.lift = lift
        super.init(measuring: measuring)
      }
    }
    let fade = linear(from: 0.0, to: 1, in: tunable("time", 2, in: 1...4))
    print("hello")
    """

  @Test func aFileBecomesALibrary() throws {
    let build = try builder.build(source(Self.screen), number: 7)
    #expect(build.number == 7 && build.library.hasSuffix("/7.so") && build.notes.isEmpty)
    let bytes = try Data(contentsOf: URL(fileURLWithPath: build.library))
    for name in ["playground_entry", "main", "CardScreen", "fade"] {
      #expect(bytes.range(of: Data(name.utf8)) != nil, "\(name)")
    }
    #expect(build.seconds.keys.sorted() == ["compile", "entry", "link"])
  }

  @Test func aFolderIsOneProgram() throws {
    let code = Self.screen.replacingOccurrences(of: #"print("hello")"#, with: "")
    try folder.file("code/Card.swift", code.replacingOccurrences(of: "2, in", with: "two, in"))
    try folder.file("code/Package.swift", "no code")
    try folder.file("code/.#Card.swift", "no code")
    try folder.file("code/more/Other.swift", "no code")
    let source = SwiftSource(path: folder.path + "/code")
    #expect(problems(source).first?.hasPrefix("\(source.path)/Card.swift:10:") == true)
    try folder.file("code/Numbers.swift", "let two = 2.0")
    #expect(try builder.build(source, number: 2).notes.isEmpty)
    try folder.file("code/main.swift", "print(two)")
    #expect(try builder.build(source, number: 3).notes.isEmpty)
  }

  /// As the person has written the name, whatever is in it.
  @Test(arguments: ["Card.swift", "a b/ü \"x\" \\n.swift", "@list.swift", "in/main.swift"])
  func mistakesAreToldWithTheirPlaces(_ name: String) throws {
    let source = try source("import Engine\nlet a = 1\n  let b = c\n", named: name)
    #expect(problems(source) == ["\(source.path):3:11: error: cannot find 'c' in scope"])
  }

  @Test func mistakesThatOnlyCodeShowsAreTold() throws {
    let source = try source("func f(_ a: Bool) -> Int {\n  if a { return 1 }\n}\n")
    #expect(
      problems(source).contains {
        $0.hasPrefix("\(source.path):3:1: error: missing return in global function")
      })
  }

  @Test func warningsAreNotes() throws {
    let source = try source("func f() {\n  let a = 1\n}\n")
    let notes = try builder.build(source, number: 1).notes
    #expect(notes.count == 1 && notes[0].kind == .warning)
    #expect(notes[0].place == Diagnostic.Place(file: source.path, line: 2, column: 7))
  }

  @Test func aFileMayBeginWithMarks() throws {
    #expect(
      try builder.build(source("#!/usr/bin/env pokeanim\nprint(1)\n"), number: 1).notes.isEmpty)
    let marked = try source("\u{FEFF}let a = b\n")
    #expect(problems(marked) == ["\(marked.path):1:9: error: cannot find 'b' in scope"])
  }

  @Test func modulesThatAreNotThereAreNamed() throws {
    let source = try source("import Nowhere\n")
    #expect(problems(source) == ["\(source.path):1:8: error: no such module 'Nowhere'"])
    var implicit = try self.source("print(1)\n")
    implicit.imports = ["Elsewhere"]
    #expect(problems(implicit).contains { $0.contains("error: no such module 'Elsewhere'") })
  }

  @Test func modulesAreImportedWithoutALine() throws {
    var source = try source("let all = sequence\nlet size = Size(1, 2)\n")
    #expect(!problems(source).isEmpty)
    source = try self.source("let size = Size(1, 2)\n")
    source.imports = ["Engine"]
    #expect(try builder.build(source, number: 1).notes.isEmpty)
  }

  /// What can't be made is not offered, and nobody's mistake.
  @Test func whatTheEntryCannotMakeIsLeftOut() throws {
    let source = try source(
      """
      import Engine
      final class Mine: StageScreen { private init() { super.init() } }
      final class Other: View {}
      \(Self.screen.replacingOccurrences(of: "import Engine", with: ""))
      @MainActor final class Careful: StageScreen {}
      """)
    let build = try builder.build(source, number: 1)
    #expect(build.notes.isEmpty)
  }

  @Test func whatCannotBeReadIsNamed() throws {
    let gone = SwiftSource(path: folder.path + "/Gone.swift")
    #expect(failure(gone) == "can't read \(gone.path): No such file or directory")
    try folder.file("empty/Package.swift")
    let empty = SwiftSource(path: folder.path + "/empty")
    #expect(
      failure(empty)
        == "\(empty.path) holds no Swift files; name a .swift file, or a folder with some")
  }

  @Test func nothingIsLeftBeside() throws {
    let source = try source(Self.screen)
    for number in 1...3 {
      let build = try builder.build(source, number: number)
      let place = try #require(work.names.first)
      #expect(FileSystem.names(in: work.path + "/" + place) == ["\(number).so"])
      builder.remove(build)
    }
    _ = problems(try self.source("let a = b", named: "Bad.swift"))
    let place = try #require(work.names.first)
    #expect(FileSystem.names(in: work.path + "/" + place).isEmpty)
  }

  @Test func theFolderGoesWithTheBuilder() throws {
    let other = try TemporaryFolder()
    do {
      let builder = try PlaygroundCache.builder(in: other)
      _ = try builder.build(source("print(1)"), number: 1)
      #expect(other.names.count == 1)
    }
    #expect(other.names.isEmpty)
  }

  @Test func whereNoFolderCanBeMadeItSaysSo() throws {
    let file = try folder.file("file")
    let error = #expect(throws: Failure.self) {
      _ = try PlaygroundBuilder(
        PlaygroundCache.engine.get(), PlaygroundCache.toolchain.get(), in: file.path)
    }
    #expect(error?.message == "can't make a folder in \(file.path): Not a directory")
  }

  @Test func tenThousandLinesAreFine() throws {
    let lines = (0..<2_500).map {
      "struct S\($0) {\n  var a = \($0)\n  func b() -> Int { a + 1 }\n}\n"
    }
    let source = try source(lines.joined() + Self.screen)
    #expect(try builder.build(source, number: 1).notes.isEmpty)
  }

  @Test func foundationAndUIKitHaveOneNameForOneThing() throws {
    let source = try source(
      "import Foundation\nimport UIKit\nlet box = CGRect(x: 1, y: 2, width: 3, height: 4)\n"
        + "let wide: CGFloat = .pi\nlet later = Date()\nprint(box.insetBy(dx: wide, dy: 1), later)\n"
    )
    #expect(try builder.build(source, number: 1).notes.isEmpty)
  }

  @Test(arguments: [
    ("import UIKit", "UIKit"), ("@_exported public import UIKit // b", "UIKit"),
    ("  import struct Foundation.Date", "Foundation"), ("let a = 1; import A", "A"),
    ("// import A", nil), ("let import2 = 1", nil), ("print(\"import A\")", nil),
  ])
  func importsAreFound(_ line: String, _ module: String?) {
    let code = "let a = 1\n\(line)\nlet b = 2"
    #expect(SwiftImports.modules(in: Array(code.utf8)) == Set([module].compactMap(\.self)))
  }

  /// Those that `pokeanim new` writes, as they are shipped.
  @Test(
    arguments: ["Starter.swift", "Examples/deck", "Examples/katana", "Examples/layoutkit"]
      + ["Examples/uicomponent"])
  func whatIsShippedCompiles(_ name: String) throws {
    let source = SwiftSource(path: repositoryAssets().path + "/Playground/" + name)
    #expect(try builder.build(source, number: 1).notes.isEmpty)
  }

  // MARK: Other compilers

  private func builder(_ script: String, _ patience: PlaygroundBuilder.Patience = .init()) throws
    -> (PlaygroundBuilder, FakeCompiler)
  {
    let fake = try FakeCompiler(script: script)
    return (
      try PlaygroundBuilder(
        PlaygroundCache.engine.get(), fake.toolchain, in: work.path, patience: patience), fake
    )
  }

  @Test func aCompilerThatCrashesIsToldInItsWords() throws {
    let (builder, fake) = try builder("echo 'Stack dump:' >&2; kill -SEGV $$")
    let error = #expect(throws: BuildProblem.self) {
      _ = try builder.build(source("print(1)"), number: 1)
    }
    #expect(
      error?.diagnostics.map(\.description) == [
        "error: \(fake.toolchain.compiler): it was ended: Segmentation fault",
        "note: Stack dump:",
      ])
  }

  @Test func aCompilerThatStandsStillIsEnded() throws {
    let (builder, fake) = try builder("sleep 1000", .init(stillness: 0.1))
    let error = #expect(throws: Failure.self) {
      _ = try builder.build(source("print(1)"), number: 1)
    }
    #expect(error?.message.hasPrefix("\(fake.toolchain.compiler) did nothing for ") == true)
  }

  @Test func aCompilerThatTakesForEverIsEnded() throws {
    let (builder, fake) = try builder("while :; do :; done", .init(all: 0.2))
    let source = try source("print(1)")
    let error = #expect(throws: Failure.self) { _ = try builder.build(source, number: 1) }
    #expect(error?.message == "the compiler takes more than 0 s for \(source.path)")
    #expect(fake.asked.count <= 1)
  }

  @Test func aBuildIsGivenUp() throws {
    let (builder, fake) = try builder("sleep 1000")
    let source = try source("print(1)")
    #expect(throws: ChildProcess.Unwanted.self) {
      _ = try builder.build(source, number: 1, when: { !fake.asked.isEmpty })
    }
    let place = try #require(work.names.first { !$0.isEmpty })
    #expect(FileSystem.names(in: work.path + "/" + place).isEmpty)
  }
}
