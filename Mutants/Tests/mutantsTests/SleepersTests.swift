import Foundation
import Mutator
import Testing

@testable import mutants

/// Mutants that one build carries.
@Suite struct SleepersTests {
  private let file = CodeFile(
    path: "Sources/Engine/A.swift",
    source: Array("let a = b < c\nlet d = e < f\n\nlet g = 1\nlet h = i < j +".utf8))

  private func mutant(_ line: Int, _ number: Int = 1) throws -> Mutant {
    try #require(Mutant(file, index: line - 1, number: number))
  }

  private func text(_ sleepers: Sleepers, awake: Mutant? = nil) -> [String] {
    String(decoding: sleepers.source(of: file, awake: awake), as: UTF8.self)
      .split(separator: "\n").map(String.init)
  }

  @Test func eachHasItsNumberAndALineOfItsOwn() throws {
    let mutants = [try mutant(1), try mutant(1, 2), try mutant(5), try mutant(4)]
    let sleepers = Sleepers(mutants)
    #expect(mutants.map(sleepers.number) == [1, nil, nil, 4])
    #expect(sleepers.count == 2)
    let lines = [
      "let a = (isMutant(1) ? (b <= c) : (b < c))", "let d = e < f",
      "let g = (isMutant(4) ? (0) : (1))", "let h = i < j +",
    ]
    #expect(text(sleepers) == lines)
    #expect(sleepers.source(ofFileAt: file.path) == sleepers.source(of: file))
    #expect(sleepers.source(ofFileAt: "Sources/Engine/B.swift") == nil)
  }

  @Test func oneMoreMayBeAwakeBesideThem() throws {
    let sleepers = Sleepers([try mutant(1)])
    let asleep = "let a = (isMutant(1) ? (b <= c) : (b < c))"
    let rest = ["let g = 1", "let h = i < j +"]
    #expect(text(sleepers, awake: try mutant(2)) == [asleep, "let d = e <= f"] + rest)
    #expect(text(sleepers, awake: try mutant(1, 2)) == ["let a = b >= c", "let d = e < f"] + rest)
  }

  @Test func whatDoesNotCompileIsTakenOut() throws {
    let copy = URL(fileURLWithPath: "/copy")
    let mutants = [try mutant(1), try mutant(2), try mutant(4)]
    var sleepers = Sleepers(mutants)
    func errors(_ line: Int) -> [String] {
      ["/copy/\(file.path):\(line):9: error: no: such"]
    }
    let isFound = sleepers.remove(for: errors(2) + errors(1) + errors(2), in: copy)
    #expect(isFound)
    #expect(mutants.map(sleepers.number) == [nil, nil, 3])
    for others in [
      ["error: no such module"], ["/other/\(file.path):1:9: error: x"],
      ["/copy/Sources/Engine/B.swift:1:9: error: x"],
    ] {
      let isFound = sleepers.remove(for: others, in: copy)
      #expect(!isFound)
    }
    #expect(sleepers.count == 1)
  }
}
