import EngineTestSupport
import Testing

@testable import Engine

/// Rows of slots, and what finds a slot in them, beside a plain list.
@Suite struct SlotIndexTests {
  private final class Owner: SlotOwner {
    func restLanes(of property: Int) -> Lanes { .zero }
    func setRestLanes(_ lanes: Lanes, of property: Int) {}
    func present(_ lanes: Lanes, of property: Int) {}
  }

  @Test func anEmptyOneHasNothing() {
    #expect(SlotIndex().number(of: Slot(Owner(), 0)) == nil)
    #expect(SlotIndex().count == 0)
  }

  @Test func aSlotIsThereOnce() {
    let (a, b) = (Owner(), Owner())
    var index = SlotIndex()
    #expect(index.add(Slot(a, 1)) == (0, true))
    #expect(index.add(Slot(b, 1)) == (1, true))
    #expect(index.add(Slot(a, 2)) == (2, true))
    #expect(index.add(Slot(a, 1)) == (0, false))
    #expect(index.slots == [Slot(a, 1), Slot(b, 1), Slot(a, 2)])
  }

  @Test func theLastTakesThePlaceOfWhatGoes() {
    let owner = Owner()
    var index = SlotIndex()
    for property in 0..<4 { _ = index.add(Slot(owner, property)) }
    index.remove(1)
    #expect(index.slots.map(\.property) == [0, 3, 2])
    #expect(index.number(of: Slot(owner, 1)) == nil && index.number(of: Slot(owner, 3)) == 1)
    index.remove(2)
    #expect(index.slots.map(\.property) == [0, 3])
  }

  @Test(arguments: [1, 2, 3] as [UInt64]) func itIsWhatAListIs(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let owners = (0..<12).map { _ in Owner() }
    var index = SlotIndex()
    var list: [Slot] = []
    for step in 0..<4_000 {
      let slot = Slot(
        owners[Int.random(in: 0..<12, using: &random)], .random(in: 0..<10, using: &random))
      // Grows and shrinks by turns, so that every table is full and empty once.
      if Int.random(in: 0..<10, using: &random) < (step / 500 % 2 == 0 ? 7 : 3) {
        let (number, isNew) = index.add(slot)
        #expect(isNew == !list.contains(slot))
        if isNew { list.append(slot) }
        #expect(list[number] == slot)
      } else if let number = list.firstIndex(of: slot) {
        index.remove(number)
        list.swapAt(number, list.count - 1)
        list.removeLast()
      }
      #expect(index.number(of: slot) == list.firstIndex(of: slot), "seed \(seed), step \(step)")
    }
    #expect(index.slots == list)
    for slot in list { #expect(index.number(of: slot) == list.firstIndex(of: slot)) }
  }
}
