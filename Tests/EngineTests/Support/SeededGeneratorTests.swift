import EngineTestSupport
import Testing

@Suite struct SeededGeneratorTests {
  @Test func theSameSeedGivesTheSameNumbers() {
    var first = SeededGenerator(seed: 7)
    var second = SeededGenerator(seed: 7)
    var other = SeededGenerator(seed: 8)
    let numbers = (0..<10).map { _ in first.next() }
    #expect(numbers == (0..<10).map { _ in second.next() })
    #expect(numbers != (0..<10).map { _ in other.next() })
  }

  /// The first outputs of SplitMix64 for seed 0, so that a printed seed means the same for ever.
  @Test func theNumbersAreSplitMix64() {
    var generator = SeededGenerator(seed: 0)
    #expect(generator.next() == 0xE220_A839_7B1D_CDAF)
    #expect(generator.next() == 0x6E78_9E6A_A1B9_65F4)
  }

  @Test func numbersStayInTheirRangeAndReachAllOfIt() {
    var generator = SeededGenerator(seed: 1)
    let doubles = (0..<1000).map { _ in generator.double(in: -2...3) }
    #expect(doubles.allSatisfy { (-2...3).contains($0) })
    #expect(doubles.contains { $0 < -1.9 } && doubles.contains { $0 > 2.9 })
    #expect(Set((0..<100).map { _ in generator.int(in: 4...6) }) == [4, 5, 6])
  }

  @Test func everyElementIsChosenAtSomeTime() {
    var generator = SeededGenerator(seed: 2)
    #expect(Set((0..<100).map { _ in generator.element(of: ["a", "b", "c"]) }).count == 3)
  }

  @Test func chanceFollowsTheProbability() {
    var generator = SeededGenerator(seed: 3)
    let hits = (0..<10_000).count { _ in generator.chance(0.25) }
    #expect((2_300...2_700).contains(hits))
    #expect(!(0..<100).contains { _ in generator.chance(0) })
  }

  @Test func listsHaveTheAskedLengths() {
    var generator = SeededGenerator(seed: 4)
    let lists = (0..<100).map { _ in generator.list(count: 0...2) { $0.int(in: 1...9) } }
    #expect(Set(lists.map(\.count)) == [0, 1, 2])
    #expect(Set(lists.joined()).count == 9)
  }
}
