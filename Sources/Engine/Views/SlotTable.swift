/// The slots that something moves, in the order in which they were taken.
///
/// One after the other in memory, so that a frame walks over them without asking where they are.
struct SlotTable {
  private(set) var entries: [SlotLayers] = []
  private var places: [Slot: Int] = [:]

  var isEmpty: Bool { entries.isEmpty }

  /// Setting nil takes a slot out; the last one takes its place.
  subscript(slot: Slot) -> SlotLayers? {
    get { places[slot].map { entries[$0] } }
    set {
      switch (places[slot], newValue) {
      case (let place?, let layers?): entries[place] = layers
      case (nil, let layers?):
        places[slot] = entries.count
        entries.append(layers)
      case (let place?, nil): remove(slot, at: place)
      case (nil, nil): break
      }
    }
  }

  /// Takes a slot out; whether it was there.
  mutating func remove(_ slot: Slot) -> Bool {
    guard let place = places[slot] else { return false }
    remove(slot, at: place)
    return true
  }

  /// Changes a slot's layers in their place, if there are any.
  mutating func change(_ slot: Slot, _ change: (inout SlotLayers) -> Void) {
    if let place = places[slot] { change(&entries[place]) }
  }

  /// Changes all layers in their places.
  mutating func changeAll(_ change: (inout SlotLayers) -> Void) {
    for place in entries.indices { change(&entries[place]) }
  }

  /// Takes out all slots that have no layers.
  mutating func removeEmpty() {
    for place in entries.indices.reversed() where entries[place].isEmpty {
      remove(entries[place].slot, at: place)
    }
  }

  private mutating func remove(_ slot: Slot, at place: Int) {
    places[slot] = nil
    let last = entries.removeLast()
    guard place < entries.count else { return }
    entries[place] = last
    places[last.slot] = place
  }
}
