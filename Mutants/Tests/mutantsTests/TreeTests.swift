import Foundation
import Mutator
import Testing

@testable import mutants

/// A small repository in a folder of its own, that goes with it.
private final class Repository {
  let root: URL

  init() throws {
    root = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try put("", "Package.swift")
    try put(".build/\n", ".gitignore")
    let words = ["git", "init", "-q"]
    #expect(try Command(words: words, folder: root).run().status == 0)
  }

  deinit { try? FileManager.default.removeItem(at: root) }

  func put(_ text: String, _ path: String) throws {
    let file = root.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  func text(_ path: String) -> String? {
    try? String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }
}

@Suite struct TreeTests {
  private static let engine = "Sources/Engine/Clock/A.swift"

  @Test func copyFollowsTheFilesAndForgetsMutations() throws {
    let repository = try Repository()
    let tree = Tree(of: repository.root)
    try repository.put("let a = 1", Self.engine)
    try repository.put("let b = 1", "Sources/Onboarding/Deck/B.swift")
    try tree.copyFiles()
    #expect(repository.text(".build/mutants/tree/\(Self.engine)") == "let a = 1")

    try tree.write(Data("let a = 2".utf8), to: Self.engine)
    try FileManager.default.removeItem(
      at: repository.root.appendingPathComponent("Sources/Onboarding/Deck/B.swift"))
    try tree.copyFiles()
    #expect(repository.text(Self.engine) == "let a = 1")
    #expect(repository.text(".build/mutants/tree/\(Self.engine)") == "let a = 1")
    #expect(repository.text(".build/mutants/tree/Sources/Onboarding/Deck/B.swift") == nil)
  }

  @Test func copyBuildsNoExamples() throws {
    let repository = try Repository()
    try Tree(of: repository.root).copyFiles()
    let manifest = try #require(repository.text(".build/mutants/tree/Package.swift"))
    #expect(manifest.contains("package.targets.removeAll"))
    #expect(repository.text("Package.swift") == "")
  }

  @Test func mutantsSleepInTheCopy() throws {
    let repository = try Repository()
    let tree = Tree(of: repository.root)
    try repository.put("let a = 1", Self.engine)
    let mutant = try #require(Mutant(try tree.file(Self.engine), index: 0, number: 1))
    try tree.copyFiles(with: Sleepers([mutant]))
    let copy = ".build/mutants/tree"
    #expect(repository.text("\(copy)/\(Self.engine)") == "let a = (isMutant(1) ? (0) : (1))")
    #expect(repository.text(Self.engine) == "let a = 1")
    let test = try #require(repository.text("\(copy)/Sources/Onboarding/IsMutant.swift"))
    #expect(test.contains("func isMutant(_ number: Int) -> Bool"))

    try tree.copyFiles()
    #expect(repository.text("\(copy)/\(Self.engine)") == "let a = 1")
    #expect(repository.text("\(copy)/Sources/Engine/IsMutant.swift") != nil)
  }

  @Test func engineAndOnboardingAreMutated() throws {
    let repository = try Repository()
    for folder in ["Sources/Engine/Clock", "Sources/Onboarding/Deck", "Sources/pokeanim", "Tests"] {
      try repository.put("let a = 1", "\(folder)/A.swift")
    }
    try repository.put("", "Sources/Engine/Clock/A.md")
    let paths = try Tree(of: repository.root).mutatedFiles().map(\.path)
    #expect(paths == [Self.engine, "Sources/Onboarding/Deck/A.swift"])
  }

  @Test func testsOfTheNearestFolderComeFirst() throws {
    let repository = try Repository()
    for file in ["Drawing/Paint/PaintTests", "Drawing/Text/Text+Tests", "Clock/ClockTests"] {
      try repository.put("", "Tests/EngineTests/\(file).swift")
    }
    let suites = Suites(tests: repository.root.appendingPathComponent("Tests"))
    let program = "^(EngineSDL|pokeanim)Tests\\."
    let rest = [
      "^(Engine(Views)?|Graphics)Tests\\.", "^(OnboardingTests|ConformanceTests)\\.", program,
    ]
    #expect(
      suites.patterns(for: "Sources/Engine/Drawing/Text/A.swift")
        == ["^(Engine(Views)?|Graphics)Tests\\..*/(Text\\+Tests)\\.swift:"] + rest)
    #expect(
      suites.patterns(for: "Sources/Engine/Drawing/Damage/A.swift")
        == ["^(Engine(Views)?|Graphics)Tests\\..*/(PaintTests|Text\\+Tests)\\.swift:"] + rest)
    #expect(suites.patterns(for: "Sources/Engine/Runtime/A.swift") == rest)
    #expect(
      suites.patterns(for: "Sources/Onboarding/Deck/A.swift")
        == [
          "^OnboardingTests\\.", "^((Engine(Views)?|Graphics)Tests|ConformanceTests)\\.", program,
        ])
  }

  @Test func testsThatStartProgramsAreLeftOut() throws {
    let repository = try Repository()
    let folder = "Tests/pokeanimTests"
    try repository.put("let run = ProgramRun(arguments: [])", "\(folder)/Films/FilmTests.swift")
    try repository.put("let frames = Rendered.frames()", "\(folder)/Web+Tests.swift")
    try repository.put("let app = App()", "\(folder)/App/AppTests.swift")
    let suites = Suites(tests: repository.root.appendingPathComponent("Tests"))
    #expect(
      suites.leftOut
        == "^pokeanimTests\\.(WindowTests/|.*/(FilmTests|Web\\+Tests)\\.swift:)")
  }
}
