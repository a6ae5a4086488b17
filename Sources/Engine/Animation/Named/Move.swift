/// The time in which a part of an animation moves a property.
package struct Move {
  /// The innermost name around the part; nil for a part without a name.
  package let name: String?
  package let property: Property
  /// In seconds of the whole.
  package var start: Double
  /// Infinite if the part is gone through without an end.
  package var end: Double
}

extension Animation where Value == Effect {
  /// Every time in which a part moves a property, from left to right; holding a value is no moving.
  package var moves: [Move] {
    var moves: [Move] = []
    forEachPart { part in
      guard case .leaf(let leaf) = part.node.kind, let property = leaf.property,
        leaf.motion?.isMoving ?? false
      else { return }
      let (start, end) = part.interval
      moves.append(
        Move(
          name: part.name, property: property, start: start,
          end: part.repeatsForever ? .infinity : end))
    }
    return moves
  }
}
