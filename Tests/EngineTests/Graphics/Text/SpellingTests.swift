import Testing

@testable import Engine

/// The known word that is meant.
@Suite struct SpellingTests {
  @Test(arguments: [
    ("colour", "color"), ("FRAME", "frame"), ("flil", "fill"), ("fil", "fill"), ("filll", "fill"),
    ("badcef", "abcdef"),
  ])
  func aNearWordIsMeant(word: String, meant: String) {
    #expect(Spelling.nearest(to: word, in: ["color", "fill", "frame", "abcdef"]) == meant)
  }

  @Test(arguments: ["background", "", "f", "frmxx", "dcba", String(repeating: "a", count: 10_000)])
  func nothingIsMeantFarFromAll(word: String) {
    #expect(Spelling.nearest(to: word, in: ["color", "fill", "frame", "abcd"]) == nil)
  }

  @Test func theNearestOfSeveralIsMeant() {
    #expect(Spelling.nearest(to: "redner", in: ["reader", "render"]) == "render")
  }

  @Test func wordsAreListed() {
    #expect(Spelling.list([]) == "")
    #expect(Spelling.list(["a"]) == "“a”")
    #expect(Spelling.list(["a", "b", "c"]) == "“a”, “b” or “c”")
  }
}
