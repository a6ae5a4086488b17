import Foundation
import Mutator
import Synchronization

/// The copy of the tree, built, with tests that pass as long as nothing is mutated.
struct Trial {
  enum Verdict: Equatable {
    case doesNotCompile
    case killed(by: String)
    case survived
  }

  private let tree: Tree
  private let suites: Suites
  private let sleepers: Sleepers
  /// The seconds that tests may take: thrice those of all tests without a mutant, and a few.
  private let limit: Double
  /// The same for the program's tests.
  private let programLimit: Double

  /// The part of their seeds that random tests try: one of so many; nil: all.
  private let share = ProcessInfo.processInfo.environment["FORALL_SHARE"].flatMap(Double.init)

  /// Builds the copy with all mutants asleep that one build can carry, and runs all tests, as
  /// nothing can be learnt from those that fail anyway.
  init(_ tree: Tree, _ mutants: [Mutant]) throws {
    self.tree = tree
    sleepers = try Self.laySleeping(mutants, in: tree)
    // Its files are there only now.
    let suites = Suites(tests: tree.copy.appendingPathComponent("Tests"))
    self.suites = suites
    let seconds = try [Suites.all, Suites.program].map { pattern in
      let run = try Self.test(pattern, but: suites.leftOut, in: tree.copy, limit: 3600)
      guard run.status == 0, run.enough == nil else {
        throw Failure("without a mutant the tests fail:\n" + run.text)
      }
      return run.seconds
    }
    (limit, programLimit) = (seconds[0] * 3 + 20, seconds[1] * 3 + 20)
    say(
      "mutants: they pass in \(seconds[0].whole) s, and the program's in \(seconds[1].whole) s; "
        + "with one they have \(limit.whole) s and \(programLimit.whole) s")
  }

  private static func laySleeping(_ mutants: [Mutant], in tree: Tree) throws -> Sleepers {
    var sleepers = Sleepers(mutants)
    var seconds = 0.0
    while true {
      try tree.copyFiles(with: sleepers)
      var errors: [String] = []
      let build = try build(tree.copy) { errors.append($0) }
      seconds += build.seconds
      if build.status == 0 { break }
      guard sleepers.remove(for: errors, in: tree.copy) else {
        throw Failure("what is not mutated does not build:\n" + build.text)
      }
    }
    say(
      "mutants: built in \(seconds.whole) s with \(sleepers.count) of them asleep; "
        + "the tests run once while all sleep")
    return sleepers
  }

  /// Tells if a mutant needs no build of its own.
  func sleeps(_ mutant: Mutant) -> Bool { sleepers.number(of: mutant) != nil }

  /// Wakes mutants that sleep in the build, as many at once as there are processors.
  func wake(_ mutants: [Mutant], each: @Sendable (Mutant, Verdict) -> Void) throws {
    let failures = Mutex<[any Error]>([])
    DispatchQueue.concurrentPerform(iterations: mutants.count) { index in
      do {
        each(mutants[index], try verdict(on: mutants[index]))
      } catch {
        failures.withLock { $0.append(error) }
      }
    }
    if let error = failures.withLock({ $0.first }) { throw error }
  }

  /// Wakes a mutant, or else builds it and takes it back whatever came of it, and tests.
  func verdict(on mutant: Mutant) throws -> Verdict {
    if let number = sleepers.number(of: mutant) { return try tested(mutant, number) }
    let path = mutant.file.path
    try tree.write(sleepers.source(of: mutant.file, awake: mutant), to: path)
    defer { try? tree.write(sleepers.source(of: mutant.file), to: path) }
    guard try Self.build(tree.copy).status == 0 else { return .doesNotCompile }
    return try tested(mutant, 0)
  }

  private func tested(_ mutant: Mutant, _ number: Int) throws -> Verdict {
    for pattern in suites.patterns(for: mutant.file.path) {
      let limit = pattern == Suites.program ? programLimit : limit
      if let killer = try killer(of: number, pattern, limit: limit) { return .killed(by: killer) }
    }
    // What is left out of a quick look: most seeds, and tests that take long.
    guard let share, share > 1 else { return .survived }
    return try killer(of: number, Suites.all, limit: limit * share, triesAllSeeds: true)
      .map { .killed(by: "\($0), with all seeds") } ?? .survived
  }

  /// The test, or what else it was, that killed a mutant; nil if it lives.
  private func killer(
    of mutant: Int, _ pattern: String, limit: Double, triesAllSeeds: Bool = false
  ) throws -> String? {
    let run = try Self.test(
      pattern, but: suites.leftOut, in: tree.copy, limit: limit, mutant: mutant,
      triesAllSeeds: triesAllSeeds)
    if let line = run.enough { return Self.testName(line) }
    if run.seconds >= limit { return "a run without an end" }
    return run.status == 0 ? nil : "a crash"
  }

  private static func build(
    _ folder: URL, error: (String) -> Void = { _ in }
  ) throws -> Command.Outcome {
    try Command(words: ["swift", "build", "--build-tests"], folder: folder).run {
      if $0.contains(": error: ") { error($0) }
      return false
    }
  }

  private static func test(
    _ pattern: String, but leftOut: String, in folder: URL, limit: Double, mutant: Int = 0,
    triesAllSeeds: Bool = false
  ) throws -> Command.Outcome {
    let bundle = folder.appendingPathComponent(".build/debug/pokeanimPackageTests.xctest").path
    let words = [
      bundle, "--testing-library", "swift-testing", "--filter", pattern, "--skip", leftOut,
    ]
    let command = Command(
      words: words, folder: folder, limit: limit, mutant: mutant, triesAllSeeds: triesAllSeeds)
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
