import Testing

@testable import Engine

/// What two sets of lines of one text have in common.
@Suite struct SharedLettersTests {
  private func words(_ first: [String], _ second: [String]) -> [[String]]? {
    SharedLetters(first, second).map { shared in
      shared.lines.map { lines in
        lines.map { shared.text($0.range) + ($0.isHyphenated ? "~" : "") }
      }
    }
  }

  @Test func linesOfOneTextHaveItsLetters() {
    #expect(words(["ab cd", "ef"], ["ab", "cd ef"]) == [["ab cd", "ef"], ["ab", "cd ef"]])
    #expect(words(["日本語"], ["日本", "語"]) == [["日本語"], ["日本", "語"]])
    #expect(words(["read-", "write"], ["read-write"]) == [["read-", "write"], ["read-write"]])
    #expect(words([], []) == [[], []])
  }

  @Test func hyphensAndMarksOfBreakingAreNoLetters() {
    #expect(
      words(["fan-", "tastic"], ["fantas-", "tic"]) == [["fan~", "tastic"], ["fantas~", "tic"]])
    #expect(words(["fan-", "tastic"], ["fantastic"]) == [["fan~", "tastic"], ["fantastic"]])
    #expect(words(["fan-", "tastic"], ["fan-", "tas-", "tic"])?[0] == ["fan-", "tastic"])
    #expect(words(["שלום abc"], ["שלום", "\u{200F}abc"]) == [["שלום abc"], ["שלום", "abc"]])
  }

  @Test func otherTextsHaveNone() {
    #expect(words(["ab cd"], ["abcd"]) == nil && words(["ab"], ["ab", "c"]) == nil)
    #expect(words(["fan-tas"], ["fantas"]) == nil && words(["a"], []) == nil)
    #expect(words(["ab", "cd"], ["ab", "ce"]) == nil)
  }

  @Test func theBlankBetweenLettersIsKnownFromEitherSet() {
    let shared = SharedLetters(["ab cd", "ef"], ["ab", "cd ef"])
    #expect([1, 2, 4, 6].map { shared?.blank(before: $0) } == ["", " ", " ", ""])
  }
}
