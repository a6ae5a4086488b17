/// Slots in a row, each found by a look or two: the number of a slot is its place in the row.
///
/// Has a table of its own because every frame looks many slots up. With a `Dictionary` from slots to
/// numbers a frame of a transition takes 14 % longer, its beginning 5 % and a reload 8 % (see
/// Benchmarks); one look-up takes 70 instead of 28 ns.
struct SlotIndex {
  private(set) var slots: [Slot] = []
  /// A hash table with open addressing: a slot's number + 1, 0 for none. Its size is a power of two,
  /// and at least a third is free.
  private var table: [Int32] = []

  var count: Int { slots.count }

  /// The number of a slot; nil if it is not there.
  func number(of slot: Slot) -> Int? {
    guard !slots.isEmpty else { return nil }
    let entry = entry(of: slot)
    return table[entry] == 0 ? nil : Int(table[entry]) - 1
  }

  /// Puts a slot at the end of the row, if it is not there yet. Returns its number.
  mutating func add(_ slot: Slot) -> (number: Int, isNew: Bool) {
    if (slots.count + 1) * 3 > table.count * 2 { grow() }
    let entry = entry(of: slot)
    guard table[entry] == 0 else { return (Int(table[entry]) - 1, false) }
    slots.append(slot)
    table[entry] = Int32(slots.count)
    return (slots.count - 1, true)
  }

  /// Puts an equal slot, whose owner may be another object, in the place of the one there.
  mutating func replace(_ number: Int, by slot: Slot) { slots[number] = slot }

  /// Takes a slot out; the last one takes its number.
  mutating func remove(_ number: Int) {
    var hole = entry(of: slots[number])
    let last = slots.count - 1
    if number != last { table[entry(of: slots[last])] = Int32(number + 1) }
    table[hole] = 0
    slots.swapAt(number, last)
    slots.removeLast()
    // Those behind come nearer to where they are looked for first.
    let mask = table.count - 1
    var next = hole
    while true {
      next = (next + 1) & mask
      guard table[next] != 0 else { return }
      let home = home(of: slots[Int(table[next]) - 1])
      guard (next - home) & mask >= (next - hole) & mask else { continue }
      table[hole] = table[next]
      table[next] = 0
      hole = next
    }
  }

  /// The place in the table of a slot's entry, or of the free entry where it belongs.
  private func entry(of slot: Slot) -> Int {
    var entry = home(of: slot)
    while table[entry] != 0, slots[Int(table[entry]) - 1] != slot {
      entry = (entry + 1) & (table.count - 1)
    }
    return entry
  }

  private func home(of slot: Slot) -> Int {
    Int(truncatingIfNeeded: slot.spread >> 32) & (table.count - 1)
  }

  private mutating func grow() {
    table = [Int32](repeating: 0, count: max(8, table.count * 2))
    for (number, slot) in slots.enumerated() { table[entry(of: slot)] = Int32(number + 1) }
  }
}
