import Attacker
import Testing

/// Words of a command line, and the table at the end.
@Suite struct WishTests {
  @Test func minutesAndSeedAreRead() {
    #expect(Wish(["7.5", "42"]) == .attack(minutes: 7.5, seed: 42))
    #expect(Wish(["7"]) { 9 } == .attack(minutes: 7, seed: 9))
    #expect(Wish([]) { 9 } == .attack(minutes: 1, seed: 9))
    #expect(Wish(["1", "2", "ends"]) == .attack(minutes: 1, seed: 2, kinds: ["ends"]))
  }

  @Test func namesAreReplayed() {
    let names = [Wish.Name(kind: "ends", seed: 1), Wish.Name(kind: "fonts", seed: 22)]
    #expect(Wish(["replay"] + names.map(\.description)) == .replay(names))
  }

  @Test(arguments: [
    ["0"], ["-1"], ["inf"], ["nan"], ["many"], ["1", "x"], ["1", "2", "3"], ["replay"],
    ["replay", "ends"], ["replay", "ends:x"], ["replay", "ends:1", "fonts"],
  ])
  func othersAreRefused(_ words: [String]) {
    #expect(Wish(words) == nil)
  }

  @Test func theTableAddsUp() {
    var tally = Tally(rows: ["a", "b"])
    tally.add("b", cases: 1200, bad: 1)
    tally.add("b", cases: 34, bad: 0)
    tally.add("c", cases: 5, bad: 2)
    #expect(tally.cases == 1239 && tally.bad == 3)
    #expect(
      tally.table == """
        | category | cases | bad |
        |---|---|---|
        | a | 0 | 0 |
        | b | 1,234 | 1 |
        | c | 5 | 2 |
        """)
  }
}
