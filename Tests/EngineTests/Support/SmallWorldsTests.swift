import EngineTestSupport
import Testing

@Suite struct SmallWorldsTests {
  @Test func listsComeShortestFirstAndInOrder() {
    #expect(allLists(of: [0, 1], upTo: 2) == [[], [0], [1], [0, 0], [0, 1], [1, 0], [1, 1]])
  }

  @Test func thereAreAsManyListsAsThePowersSay() {
    let lists = allLists(of: [1, 2, 3], upTo: 4)
    #expect(lists.count == 1 + 3 + 9 + 27 + 81)
    #expect(Set(lists).count == lists.count)
  }

  @Test func nothingToChooseFromLeavesTheEmptyList() {
    #expect(allLists(of: [Int](), upTo: 3) == [[]])
    #expect(allLists(of: [1, 2], upTo: 0) == [[]])
    #expect(allArrangements(of: [Int](), upTo: 3) == [[]])
  }

  @Test func arrangementsAreTheListsWithoutRepetition() {
    for longest in 0...5 {
      let wanted = allLists(of: [1, 2, 3, 4], upTo: longest).filter { Set($0).count == $0.count }
      #expect(allArrangements(of: [1, 2, 3, 4], upTo: longest) == wanted)
    }
  }
}
