import EngineSDLTestSupport
import EngineTestSupport
import Foundation
import Testing

/// Swift to begin with, by the built program: a file, and the examples.
@Suite struct NewSwiftTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func run(_ arguments: String...) throws -> ProgramRun.Result {
    try ProgramRun(arguments: arguments, folder: folder.url).run()
  }

  private static let shipped = repositoryAssets().appendingPathComponent("Playground")

  @Test func aNewFileIsTheStarter() throws {
    let made = try run("new", "Card.swift")
    #expect(made.code == 0 && made.errors.hasSuffix("pokeanim Card.swift\n"), "\(made.errors)")
    let starter = try Data(contentsOf: Self.shipped.appendingPathComponent("Starter.swift"))
    #expect(try folder.data("Card.swift") == starter)
    #expect(folder.names == ["Card.swift"])
  }

  @Test(arguments: ["layoutkit", "uicomponent", "deck", "katana"])
  func anExampleIsTheShippedFolder(_ name: String) throws {
    let made = try run("new", "--example", name)
    #expect(made.code == 0 && made.errors.hasSuffix("pokeanim \(name)\n"), "\(made.errors)")
    #expect(try run("new", "--example", name, "other").code == 0)
    let shipped = Self.shipped.appendingPathComponent("Examples/\(name)").path
    let names = try FileManager.default.contentsOfDirectory(atPath: shipped)
    #expect(names.contains("main.swift") && names.contains("README.md"))
    for copy in [name, "other"] {
      let path = folder.url.appendingPathComponent(copy).path
      #expect(try Set(FileManager.default.contentsOfDirectory(atPath: path)) == Set(names))
      #expect(
        names.allSatisfy {
          FileManager.default.contentsEqual(atPath: path + "/" + $0, andPath: shipped + "/" + $0)
        })
    }
  }

  @Test func nothingIsReplaced() throws {
    try folder.file("Card.swift", "mine")
    try folder.file("katana/mine", "mine")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/Link.swift", withDestinationPath: folder.path + "/there")
    for words in [["Card.swift"], ["Link.swift"], ["--example", "katana"]] {
      let refused = try ProgramRun(arguments: ["new"] + words, folder: folder.url).run()
      #expect(refused.code == 1 && refused.errors.contains("is there already"), "\(words)")
    }
    #expect(try folder.data("Card.swift") == Data("mine".utf8))
    #expect(folder.names == ["Card.swift", "Link.swift", "katana"])
    let lost = try run("new", "no/such/Card.swift")
    #expect(lost.code == 1 && lost.errors.contains("can't write no/such/Card.swift"))
  }

  @Test func whatCantBeMeantIsWrongUsage() throws {
    let words = [
      (["--example", "deck", "Card.swift"], "deck is a folder"),
      (["--example", "fernway", "Card.swift"], "fernway is a folder"),
      (["--example", "fernway"], "name the folder to make"), ([], "or a file, as Card.swift"),
    ]
    for (arguments, says) in words {
      let refused = try ProgramRun(arguments: ["new"] + arguments, folder: folder.url).run()
      #expect(refused.code == 2 && refused.errors.contains(says), "\(refused.errors)")
    }
    #expect(folder.names == [])
  }

  /// Without the shipped files it says so, and makes nothing.
  @Test func aMissingStarterIsTold() throws {
    let assets = folder.path + "/assets"
    try folder.file("assets/a.svg", "<svg/>")
    for words in [["Card.swift"], ["--example", "deck"]] {
      let refused = try ProgramRun(
        arguments: ["new", "--assets", assets] + words, folder: folder.url
      ).run()
      #expect(refused.code == 1 && refused.errors.contains("is not there"), "\(refused.errors)")
    }
    #expect(folder.names == ["assets"])
  }

  /// The starter and all examples compile and move, without a word of a compiler.
  @Test(arguments: ["starter", "layoutkit", "uicomponent", "deck", "katana"])
  func whatIsMadeIsPlayed(_ name: String) throws {
    let subject = name == "starter" ? "Card.swift" : name
    let words = name == "starter" ? [subject] : ["--example", name]
    #expect(try ProgramRun(arguments: ["new"] + words, folder: folder.url).run().code == 0)
    _ = try PlaygroundCache.engine.get()
    let trace = try ProgramRun(
      arguments: ["trace", subject, "--fps", "4", "--duration", "0.5"],
      environment: PlayedFile.environment, folder: folder.url
    ).run()
    #expect(trace.code == 0 && trace.errors.isEmpty, "\(trace.errors)")
    let frames = trace.output.split(separator: "\n")
    #expect(frames.count == 3 && frames[1].contains(#""running":true"#), "\(trace.output)")
  }
}
