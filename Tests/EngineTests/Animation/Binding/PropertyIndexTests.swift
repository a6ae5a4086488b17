import EngineTestSupport
import Testing

@testable import Engine

/// Rows of properties, and what finds a property in them, beside a plain list.
@Suite struct PropertyIndexTests {
  private final class Owner: PropertyOwner {
    func restLanes(of property: Int) -> Lanes { .zero }
    func setRestLanes(_ lanes: Lanes, of property: Int) {}
    func present(_ lanes: Lanes, of property: Int) {}
  }

  @Test func anEmptyOneHasNothing() {
    #expect(PropertyIndex().number(of: Property(Owner(), 0)) == nil)
    #expect(PropertyIndex().count == 0)
  }

  @Test func aPropertyIsThereOnce() {
    let (a, b) = (Owner(), Owner())
    var index = PropertyIndex()
    #expect(index.add(Property(a, 1)) == (0, true))
    #expect(index.add(Property(b, 1)) == (1, true))
    #expect(index.add(Property(a, 2)) == (2, true))
    #expect(index.add(Property(a, 1)) == (0, false))
    #expect(index.properties == [Property(a, 1), Property(b, 1), Property(a, 2)])
  }

  @Test func theLastTakesThePlaceOfWhatGoes() {
    let owner = Owner()
    var index = PropertyIndex()
    for property in 0..<4 { _ = index.add(Property(owner, property)) }
    index.remove(1)
    #expect(index.properties.map(\.number) == [0, 3, 2])
    #expect(
      index.number(of: Property(owner, 1)) == nil && index.number(of: Property(owner, 3)) == 1)
    index.remove(2)
    #expect(index.properties.map(\.number) == [0, 3])
  }

  @Test(arguments: [1, 2, 3] as [UInt64]) func itIsWhatAListIs(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let owners = (0..<12).map { _ in Owner() }
    var index = PropertyIndex()
    var list: [Property] = []
    for step in 0..<4_000 {
      let property = Property(
        owners[Int.random(in: 0..<12, using: &random)], .random(in: 0..<10, using: &random))
      // Grows and shrinks by turns, so that every table is full and empty once.
      if Int.random(in: 0..<10, using: &random) < (step / 500 % 2 == 0 ? 7 : 3) {
        let (number, isNew) = index.add(property)
        #expect(isNew == !list.contains(property))
        if isNew { list.append(property) }
        #expect(list[number] == property)
      } else if let number = list.firstIndex(of: property) {
        index.remove(number)
        list.swapAt(number, list.count - 1)
        list.removeLast()
      }
      #expect(
        index.number(of: property) == list.firstIndex(of: property), "seed \(seed), step \(step)")
    }
    #expect(index.properties == list)
    for property in list { #expect(index.number(of: property) == list.firstIndex(of: property)) }
  }
}
