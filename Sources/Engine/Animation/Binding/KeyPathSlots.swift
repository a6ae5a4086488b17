/// A class that has slots of its own for some of its properties.
public protocol KeyPathSlots: SlotOwner {
  /// The slots that the values of a property go to; nil if it is a property like any other.
  ///
  /// Asked of the class that the key path starts at: `\Badge.alpha` and `\View.alpha` are
  /// different key paths, even if a badge is a view.
  static func places(of property: AnyKeyPath) -> [SlotPlace]?
}

/// A slot that takes part in a property, by its number, and what it takes of the values.
public struct SlotPlace {
  let number: Int
  let lanes: LaneSet
  /// The slot's lanes for a value's; linear.
  let map: (Lanes) -> Lanes

  /// A whole slot.
  ///
  /// - Parameter map: the slot's lanes for a value's; linear.
  public init(_ number: Int, map: @escaping (Lanes) -> Lanes = { $0 }) {
    self.init(number, .all, map)
  }

  /// One lane of a slot, 0…7, for plain numbers.
  public init(_ number: Int, lane: Int) {
    self.init(number, LaneSet(lane)) { LaneSet(lane).replace(.zero, by: Lanes(repeating: $0[0])) }
  }

  private init(_ number: Int, _ lanes: LaneSet, _ map: @escaping (Lanes) -> Lanes) {
    self.number = number
    self.lanes = lanes
    self.map = map
  }

  func target<Part>(in owner: any SlotOwner) -> EffectTarget<Part> {
    EffectTarget(Slot(owner, number).only(lanes), lanes: map)
  }
}
