import Mutator
import Testing

/// Draws of mutants.
@Suite struct DrawTests {
  /// Files with as many lines of code as said, one in each folder.
  private func files(_ lines: [String: Int]) -> [CodeFile] {
    lines.map { folder, count in
      let code = String(repeating: "let a = b < c + 1 && d\n}\n// e < f\n", count: count)
      return CodeFile(path: "Sources/\(folder)/A.swift", source: Array(code.utf8))
    }
  }

  private func names(_ draw: Draw, _ pieces: Range<Int>, each: Int = 1) -> [String] {
    pieces.flatMap { draw.mutants(ofPiece: $0).prefix(each).map(\.name) }
  }

  @Test(arguments: 0..<20)
  func sameSeedDrawsTheSame(seed: UInt64) {
    let folders = ["A": 10, "B": 30, "C": 7]
    let first = names(Draw(files: files(folders), pieces: 5, seed: seed), 0..<5, each: 4)
    let second = names(Draw(files: files(folders), pieces: 5, seed: seed), 0..<5, each: 4)
    #expect(first == second)
    #expect(Set(first).count == 20)
  }

  @Test func otherSeedDrawsOthers() {
    let draws = (0..<8).map { names(Draw(files: files(["A": 90]), pieces: 3, seed: $0), 0..<3) }
    #expect(Set(draws).count == 8)
  }

  @Test(arguments: 0..<20)
  func eachFolderHasItsShare(seed: UInt64) {
    let draw = Draw(files: files(["A": 100, "B": 300, "C": 40, "D": 60]), pieces: 50, seed: seed)
    #expect(draw.linesOfCode == 500)
    let folders = names(draw, 0..<50).map { $0.split(separator: "/")[1] }
    let counts = Dictionary(folders.map { ($0, 1) }, uniquingKeysWith: +)
    #expect(counts == ["A": 10, "B": 30, "C": 4, "D": 6])
  }

  @Test func pieceGivesEachOfItsMutantsOnce() {
    let file = CodeFile(path: "A.swift", source: Array("let a = b < c\nlet d = 2".utf8))
    let all = names(Draw(files: [file], pieces: 1, seed: 3), 0..<1, each: 100)
    #expect(all.sorted() == ["A.swift:1:1", "A.swift:1:2", "A.swift:2:1"])
  }

  @Test func nameAndSourceTellWhatIsChanged() throws {
    let code = "let a = 1\n  let b = a < 2  // c\n"
    let file = CodeFile(path: "Sources/A.swift", source: Array(code.utf8))
    let mutant = try #require(Mutant(file, index: 1, number: 2))
    #expect(mutant.name == "Sources/A.swift:2:2")
    #expect(mutant.before == "let b = a < 2  // c")
    #expect(mutant.after == "let b = a >= 2  // c")
    let source = String(decoding: file.source(with: [1: mutant.awake]), as: UTF8.self)
    #expect(source == "let a = 1\n  let b = a >= 2  // c\n")
    #expect(Mutant(file, index: 1, number: 4) == nil)
    #expect(Mutant(file, index: 9, number: 1) == nil)
  }
}
