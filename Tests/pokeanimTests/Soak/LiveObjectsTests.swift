import Testing

@testable import pokeanim

@Suite struct LiveObjectsTests {
  @Test func theCensusCountsWhatIsThere() {
    final class Thing {}
    let objects = LiveObjects()
    var things = (0..<3000).map { _ in Thing() }
    for thing in things + things { objects.add(thing) }
    #expect(objects.made == 3000 && objects.countAlive() == 3000)
    things.removeFirst(1000)
    #expect(objects.countAlive() == 2000)
    var bytes: [UInt8] = [1, 2, 3]
    objects.add(elementsOf: bytes)
    let copy = bytes
    objects.add(elementsOf: copy)
    #expect(objects.made == 3001 && objects.countAlive() == 2001)
    bytes = []
    #expect(objects.countAlive() == 2001 && copy.count == 3)
    things = []
    #expect(objects.countAlive() <= 1)
  }
}
