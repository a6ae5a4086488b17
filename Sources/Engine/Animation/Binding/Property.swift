/// An object whose animatable properties are addressed by number.
package protocol PropertyOwner: AnyObject {
  /// The value the property rests at: what the program set last.
  func restLanes(of property: Int) -> Lanes
  /// Sets the value the property rests at; nothing shows yet.
  func setRestLanes(_ lanes: Lanes, of property: Int)
  /// Shows a value on screen; the rest value stays.
  func present(_ lanes: Lanes, of property: Int)
}

/// One animatable property of one object: what an effect is bound to.
///
/// Two are equal if they name the same property of the same object, wherever they were made.
package struct Property: Hashable {
  /// Keeps the object alive as long as something moves it.
  package let owner: any PropertyOwner
  /// The owner's number of it.
  package let number: Int
  /// The lanes of the property that are meant: all of them, or one.
  let lanes: LaneSet
  /// The object that has it: the owner, or the one for which that stands.
  let object: ObjectIdentifier
  private let path: AnyKeyPath?

  package init(_ owner: any PropertyOwner, _ number: Int) {
    self.init(owner, number, ObjectIdentifier(owner), nil, .all)
  }

  /// A property whose owner only stands for the object that has it.
  init(_ owner: any PropertyOwner, for object: AnyObject, _ path: AnyKeyPath) {
    self.init(owner, 0, ObjectIdentifier(object), path, .all)
  }

  /// A numbered property whose owner only stands for the object that has it.
  init(_ owner: any PropertyOwner, of object: AnyObject, _ number: Int) {
    self.init(owner, number, ObjectIdentifier(object), nil, .all)
  }

  private init(
    _ owner: any PropertyOwner, _ number: Int, _ object: ObjectIdentifier, _ path: AnyKeyPath?,
    _ lanes: LaneSet
  ) {
    self.owner = owner
    self.number = number
    self.object = object
    self.path = path
    self.lanes = lanes
  }

  /// The whole property.
  var whole: Property { lanes == .all ? self : only(.all) }

  /// Some lanes of the property.
  func only(_ lanes: LaneSet) -> Property { Property(owner, number, object, path, lanes) }

  package static func == (a: Property, b: Property) -> Bool {
    a.object == b.object && a.number == b.number && a.lanes == b.lanes && a.path == b.path
  }

  /// A quick hash of properties, whose upper bits differ.
  var spread: UInt64 {
    let part = number &+ Int(lanes.rawValue ^ LaneSet.all.rawValue) << 8
    let bits = UInt64(UInt(bitPattern: object)) &+ UInt64(truncatingIfNeeded: part)
    return (bits ^ bits >> 32) &* 0x9E37_79B9_7F4A_7C15
  }

  package func hash(into hasher: inout Hasher) {
    // Properties of key paths are few: they may share a hash, and need not hash their paths.
    hasher.combine(object)
    hasher.combine(number)
  }
}
