/// Properties in a row, each found by a look or two: the number of a property is its place in the
/// row.
///
/// Has a table of its own because every frame looks many properties up. With a `Dictionary` from
/// properties to numbers a frame of a transition takes 14 % longer, its beginning 5 % and a reload
/// 8 % (see Benchmarks); one look-up takes 70 instead of 28 ns.
struct PropertyIndex {
  private(set) var properties: [Property] = []
  /// A hash table with open addressing: a property's number + 1, 0 for none. Its size is a power of
  /// two, and at least a third is free. Empty for a short row, which is gone through instead.
  private var table: [Int32] = []

  var count: Int { properties.count }

  /// The number of a property; nil if it is not there.
  func number(of property: Property) -> Int? {
    guard !table.isEmpty else { return properties.firstIndex(of: property) }
    let entry = entry(of: property)
    return table[entry] == 0 ? nil : Int(table[entry]) - 1
  }

  /// Makes room for so many properties.
  mutating func reserve(_ count: Int) { properties.reserveCapacity(count) }

  /// Puts a property at the end of the row, if it is not there yet. Returns its number.
  mutating func add(_ property: Property) -> (number: Int, isNew: Bool) {
    if table.isEmpty, properties.count < Self.short {
      if let number = properties.firstIndex(of: property) { return (number, false) }
      properties.append(property)
      return (properties.count - 1, true)
    }
    if (properties.count + 1) * 3 > table.count * 2 { grow() }
    let entry = entry(of: property)
    guard table[entry] == 0 else { return (Int(table[entry]) - 1, false) }
    properties.append(property)
    table[entry] = Int32(properties.count)
    return (properties.count - 1, true)
  }

  /// Puts an equal property, whose owner may be another object, in the place of the one there.
  mutating func replace(_ number: Int, by property: Property) { properties[number] = property }

  /// Takes a property out; the last one takes its number.
  mutating func remove(_ number: Int) {
    guard !table.isEmpty else {
      properties.swapAt(number, properties.count - 1)
      properties.removeLast()
      return
    }
    var hole = entry(of: properties[number])
    let last = properties.count - 1
    if number != last { table[entry(of: properties[last])] = Int32(number + 1) }
    table[hole] = 0
    properties.swapAt(number, last)
    properties.removeLast()
    // Those behind come nearer to where they are looked for first.
    let mask = table.count - 1
    var next = hole
    while true {
      next = (next + 1) & mask
      guard table[next] != 0 else { return }
      let home = home(of: properties[Int(table[next]) - 1])
      guard (next - home) & mask >= (next - hole) & mask else { continue }
      table[hole] = table[next]
      table[next] = 0
      hole = next
    }
  }

  /// The place in the table of a property's entry, or of the free entry where it belongs.
  private func entry(of property: Property) -> Int {
    var entry = home(of: property)
    while table[entry] != 0, properties[Int(table[entry]) - 1] != property {
      entry = (entry + 1) & (table.count - 1)
    }
    return entry
  }

  private func home(of property: Property) -> Int {
    Int(truncatingIfNeeded: property.spread >> 32) & (table.count - 1)
  }

  /// The most properties that are found without a table.
  private static let short = 5

  private mutating func grow() {
    table = [Int32](repeating: 0, count: max(16, table.count * 2))
    for (number, property) in properties.enumerated() {
      table[entry(of: property)] = Int32(number + 1)
    }
  }
}
