import Testing

@testable import mutants

/// Words of a command line.
@Suite struct OptionsTests {
  @Test func countAndSeedAreRead() throws {
    guard case .draw(7, 42) = try #require(Options(["7", "42"])) else {
      Issue.record("not a draw of 7 with seed 42")
      return
    }
  }

  @Test func nothingSaidIsForty() throws {
    guard case .draw(40, _) = try #require(Options([])) else {
      Issue.record("not a draw of 40")
      return
    }
  }

  @Test func namesAreReplayed() throws {
    guard
      case .replay(["A.swift:1:2", "B.swift:3:4"]) = try #require(
        Options(["replay", "A.swift:1:2", "B.swift:3:4"]))
    else {
      Issue.record("not a replay of two")
      return
    }
  }

  @Test(arguments: [["0"], ["-1"], ["many"], ["1", "x"], ["1", "2", "3"], ["replay"]])
  func othersAreRefused(words: [String]) {
    #expect(Options(words) == nil)
  }
}
