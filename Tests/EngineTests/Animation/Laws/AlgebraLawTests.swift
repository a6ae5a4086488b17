import EngineTestSupport
import Testing

/// The page of laws, tried: 10,000 cases each; `FORALL_SEED=17` tries one seed alone.
@Suite struct AlgebraLawTests {
  private static let seeds = chosenSeeds(of: 0..<10_000)

  @Test(arguments: algebraLaws.indices) func theLawHolds(index: Int) {
    if let found = algebraLaws[index].counterexample(seeds: Self.seeds) {
      Issue.record("\(found)")
    }
  }

  @Test func noLawIsListedTwice() {
    #expect(Set(algebraLaws.map(\.name)).count == algebraLaws.count)
  }
}

/// Broken algebras, which the page of laws must notice.
@Suite struct BrokenAlgebraTests {
  private func broken(_ operations: LawOperations) -> [LawCounterexample] {
    algebraLaws.compactMap { $0.counterexample(operations, seeds: 0..<60) }
  }

  @Test func aSumThatDropsTheHoldIsCaught() {
    #expect(broken(.droppingTheHold).contains { $0.law.contains("holds its end") })
  }

  @Test func aSumThatAddsDurationsIsCaught() {
    #expect(broken(.addingDurations).contains { $0.law == "durations are max-plus" })
  }

  @Test func aRightEndAtTheSeamIsCaught() {
    #expect(broken(.rightEndAtTheSeam).contains { $0.law.contains("at the seam a's end") })
  }

  @Test func aRepetitionThatWrapsAtItsEndIsCaught() {
    #expect(broken(.wrappingAtTheEnd).contains { $0.law.contains("seams and end") })
  }

  @Test func intervalsThatStartAtTheLatestEndAreCaught() {
    #expect(broken(.startingAtTheLatestEnd).contains { $0.law.contains("intervals of s + t") })
  }

  @Test func theCounterexampleIsMadeSmall() throws {
    let law = try #require(definitions.first)
    let found = try #require(law.counterexample(.rightEndAtTheSeam, seeds: 0..<200))
    #expect(found.values.sketches.values.map(\.complexity).reduce(0, +) < 30, "\(found)")
    #expect(found.description.contains("fails with seed \(found.seed)"))
    #expect(found.description.contains("a = linear") || found.description.contains("a = const"))
  }
}
