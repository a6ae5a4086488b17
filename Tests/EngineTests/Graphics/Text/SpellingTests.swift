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

  /// One of three letters, two of six, and one of fewer than three.
  @Test(arguments: [
    ("ax", "ab", true), ("xy", "ab", false), ("axc", "abc", true), ("axy", "abc", false),
    ("abxyef", "abcdef", true), ("axyzef", "abcdef", false), ("xycde", "abcde", false),
    ("abdcfe", "abcdef", true), ("bcdef", "abcdef", true), ("cdef", "abcdef", true),
  ])
  func aThirdOfTheLettersMayBeOthers(word: String, known: String, isMeant: Bool) {
    #expect(Spelling.nearest(to: word, in: [known]) == (isMeant ? known : nil))
  }

  @Test func aWordOfFortyBytesMayBeMeant() {
    let known = String(repeating: "a", count: 41)
    #expect(Spelling.nearest(to: String(known.dropFirst()), in: [known]) == known)
    #expect(Spelling.nearest(to: known, in: [known]) == nil)
    #expect(Spelling.nearest(to: "a", in: []) == nil)
  }

  @Test func theNearestOfSeveralIsMeant() {
    #expect(Spelling.nearest(to: "redner", in: ["reader", "render"]) == "render")
  }

  @Test func wordsAreListed() {
    #expect(Spelling.list([]) == "")
    #expect(Spelling.list(["a"]) == "“a”")
    #expect(Spelling.list(["a", "b"]) == "“a” or “b”")
    #expect(Spelling.list(["a", "b", "c"]) == "“a”, “b” or “c”")
  }
}
