import Testing

@testable import pokeanim

@Suite struct CensusTests {
  @Test func theCensusCountsWhatIsThere() {
    final class Thing {}
    let census = Census()
    var things = (0..<3000).map { _ in Thing() }
    for thing in things + things { census.add(thing) }
    #expect(census.made == 3000 && census.countAlive() == 3000)
    things.removeFirst(1000)
    #expect(census.countAlive() == 2000)
    var bytes: [UInt8] = [1, 2, 3]
    census.add(elementsOf: bytes)
    let copy = bytes
    census.add(elementsOf: copy)
    #expect(census.made == 3001 && census.countAlive() == 2001)
    bytes = []
    #expect(census.countAlive() == 2001 && copy.count == 3)
    things = []
    #expect(census.countAlive() <= 1)
  }
}
