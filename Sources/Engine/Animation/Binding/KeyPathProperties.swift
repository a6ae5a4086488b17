/// A class whose key paths name properties that it owns by number.
package protocol KeyPathProperties: PropertyOwner {
  /// The properties that a key path's values go to; nil if it is a key path like any other.
  ///
  /// Asked of the class that the key path starts at: `\Badge.alpha` and `\View.alpha` are
  /// different key paths, even if a badge is a view.
  static func places(of property: AnyKeyPath) -> [PropertyPart]?
}

/// A property that takes part in what a key path names, by its number, and what it takes of the
/// values.
package struct PropertyPart {
  let number: Int
  let lanes: LaneSet
  /// The property's lanes for a value's; linear.
  let map: (Lanes) -> Lanes

  /// A whole property.
  ///
  /// - Parameter map: the property's lanes for a value's; linear.
  package init(_ number: Int, map: @escaping (Lanes) -> Lanes = { $0 }) {
    self.init(number, .all, map)
  }

  /// One lane of a property, 0…7, for plain numbers.
  package init(_ number: Int, lane: Int) {
    self.init(number, LaneSet(lane)) { LaneSet(lane).replace(.zero, by: Lanes(repeating: $0[0])) }
  }

  private init(_ number: Int, _ lanes: LaneSet, _ map: @escaping (Lanes) -> Lanes) {
    self.number = number
    self.lanes = lanes
    self.map = map
  }

  /// The lanes of the value for the property's: the other way of a part or of a whole.
  func read(_ whole: Lanes) -> Lanes {
    guard lanes != .all, let lane = (0..<8).first(where: { LaneSet($0) == lanes }) else {
      return whole
    }
    return whole[lane].lanes
  }

  func target<Part>(in owner: any PropertyOwner) -> EffectTarget<Part> {
    EffectTarget(Property(owner, number).only(lanes), lanes: map)
  }
}
