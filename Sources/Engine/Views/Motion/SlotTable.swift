/// The slots that something moves, in the order in which they were taken.
///
/// One after the other in memory, so that a frame walks over them without asking where they are.
/// Lanes of a property are found by their whole.
struct SlotTable {
  private(set) var entries: [SlotLayers] = []
  private var places = SlotIndex()

  var isEmpty: Bool { entries.isEmpty }

  func contains(_ slot: Slot) -> Bool { places.number(of: slot.whole) != nil }

  /// Setting nil takes a slot out; the last one takes its place.
  subscript(slot: Slot) -> SlotLayers? {
    get { places.number(of: slot.whole).map { entries[$0] } }
    set {
      if let newValue { put(newValue, at: slot) } else { _ = remove(slot) }
    }
  }

  private mutating func put(_ layers: SlotLayers, at slot: Slot) {
    let place = places.add(slot)
    if place.isNew {
      entries.append(layers)
    } else {
      places.replace(place.number, by: slot)
      entries[place.number] = layers
    }
  }

  /// Takes a slot out; whether it was there.
  mutating func remove(_ slot: Slot) -> Bool {
    guard let place = places.number(of: slot.whole) else { return false }
    remove(at: place)
    return true
  }

  /// Reads a slot's layers in their place; returns nil if there are none.
  func read<Result>(_ slot: Slot, _ read: (SlotLayers) -> Result?) -> Result? {
    guard let place = places.number(of: slot.whole) else { return nil }
    return read(entries[place])
  }

  /// Changes a slot's layers in their place, if there are any.
  mutating func change(_ slot: Slot, _ change: (inout SlotLayers) -> Void) {
    if let place = places.number(of: slot.whole) { change(&entries[place]) }
  }

  /// Changes a slot's layers in their place, where there may be none before. They are called by
  /// this very slot from now on, whose owner may be another object.
  mutating func changeOrAdd(_ slot: Slot, _ change: (inout SlotLayers) -> Void) {
    let slot = slot.whole
    let place = places.add(slot)
    if place.isNew {
      entries.append(SlotLayers(slot: slot))
    } else {
      places.replace(place.number, by: slot)
      entries[place.number].slot = slot
    }
    change(&entries[place.number])
  }

  /// Changes all layers in their places.
  mutating func changeAll(_ change: (inout SlotLayers) -> Void) {
    for place in entries.indices { change(&entries[place]) }
  }

  /// Takes out all slots that have no layers.
  mutating func removeEmpty() {
    for place in entries.indices.reversed() where entries[place].isEmpty { remove(at: place) }
  }

  private mutating func remove(at place: Int) {
    places.remove(place)
    entries.swapAt(place, entries.count - 1)
    entries.removeLast()
  }
}
