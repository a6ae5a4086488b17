import Foundation
import Mutator

/// The copy of the tree, built, with tests that pass as long as nothing is mutated.
struct Trial {
  enum Verdict: Equatable {
    case doesNotCompile
    case killed(by: String)
    case survived
  }

  private let tree: Tree
  private let suites: Suites
  /// The seconds that tests may take: thrice those of all tests without a mutant, and a few.
  private let limit: Double

  /// Builds the copy and runs all tests, as nothing can be learnt from those that fail anyway.
  init(_ tree: Tree) throws {
    self.tree = tree
    suites = Suites(tests: tree.copy.appendingPathComponent("Tests"))
    let build = try Self.build(tree.copy)
    guard build.status == 0 else {
      throw Failure("what is not mutated does not build:\n" + build.text)
    }
    say("mutants: built in \(build.seconds.whole) s; the tests run once without a mutant")
    let run = try Self.test(Suites.all, in: tree.copy, limit: 3600)
    guard run.status == 0, run.enough == nil else {
      throw Failure("without a mutant the tests fail:\n" + run.text)
    }
    limit = run.seconds * 3 + 20
    say("mutants: they pass in \(run.seconds.whole) s; with one they have \(limit.whole) s")
  }

  /// Mutates, builds and tests, and takes the mutation back whatever came of it.
  func verdict(on mutant: Mutant) throws -> Verdict {
    let path = mutant.file.path
    let original = try Data(contentsOf: tree.copy.appendingPathComponent(path))
    try tree.write(Data(mutant.source), to: path)
    defer { try? tree.write(original, to: path) }
    guard try Self.build(tree.copy).status == 0 else { return .doesNotCompile }
    for pattern in suites.patterns(for: path) {
      let run = try Self.test(pattern, in: tree.copy, limit: limit)
      if let line = run.enough { return .killed(by: Self.testName(line)) }
      if run.seconds >= limit { return .killed(by: "a run without an end") }
      if run.status != 0 { return .killed(by: "a crash") }
    }
    return .survived
  }

  private static func build(_ folder: URL) throws -> Command.Outcome {
    try Command(words: ["swift", "build", "--build-tests"], folder: folder).run()
  }

  private static func test(
    _ pattern: String, in folder: URL, limit: Double
  ) throws -> Command.Outcome {
    let bundle = folder.appendingPathComponent(".build/debug/pokeanimPackageTests.xctest").path
    let words = [bundle, "--testing-library", "swift-testing", "--filter", pattern]
    let command = Command(words: words, folder: folder, limit: limit)
    return try command.run { $0.contains(" recorded an issue ") }
  }

  /// The name in a line such as "✘ Test turns() recorded an issue at A.swift:1:2: …".
  private static func testName(_ line: String) -> String {
    let words = line.split(separator: " ")
    guard let end = words.firstIndex(of: "recorded") else { return line }
    return words[..<end].last.map(String.init) ?? line
  }
}

extension Command.Outcome {
  /// The reason for a bad end: the errors of a compiler, or else the last lines.
  var text: String {
    let errors = lastLines.filter { $0.contains(" error: ") }
    return (errors.isEmpty ? lastLines : errors).suffix(20).joined(separator: "\n")
  }
}

extension Double {
  var whole: Int { Int(rounded(.up)) }
}
