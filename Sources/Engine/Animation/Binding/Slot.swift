/// An object whose animatable properties are addressed by number.
public protocol SlotOwner: AnyObject {
  /// The value the property rests at: what the program set last.
  func restLanes(of property: Int) -> Lanes
  /// Sets the value the property rests at; nothing shows yet.
  func setRestLanes(_ lanes: Lanes, of property: Int)
  /// Shows a value on screen; the rest value stays.
  func present(_ lanes: Lanes, of property: Int)
}

/// One animatable property of one object: what an effect is bound to.
///
/// Two slots are equal if they mean the same property of the same object, whoever made them.
public struct Slot: Hashable {
  /// Keeps the object alive as long as something moves it.
  public let owner: any SlotOwner
  public let property: Int
  /// The lanes of the property that are meant: all of them, or one.
  let lanes: LaneSet
  private let object: ObjectIdentifier
  private let path: AnyKeyPath?

  public init(_ owner: any SlotOwner, _ property: Int) {
    self.init(owner, property, ObjectIdentifier(owner), nil, .all)
  }

  /// A slot whose owner only stands for a property of an object.
  init(_ owner: any SlotOwner, for object: AnyObject, _ path: AnyKeyPath) {
    self.init(owner, 0, ObjectIdentifier(object), path, .all)
  }

  private init(
    _ owner: any SlotOwner, _ property: Int, _ object: ObjectIdentifier, _ path: AnyKeyPath?,
    _ lanes: LaneSet
  ) {
    self.owner = owner
    self.property = property
    self.object = object
    self.path = path
    self.lanes = lanes
  }

  /// The whole property.
  var whole: Slot { lanes == .all ? self : only(.all) }

  /// Some lanes of the property.
  func only(_ lanes: LaneSet) -> Slot { Slot(owner, property, object, path, lanes) }

  public static func == (a: Slot, b: Slot) -> Bool {
    a.object == b.object && a.property == b.property && a.lanes == b.lanes && a.path == b.path
  }

  /// A quick hash of slots, whose upper bits differ.
  var spread: UInt64 {
    let number = property &+ Int(lanes.rawValue ^ LaneSet.all.rawValue) << 8
    let bits = UInt64(UInt(bitPattern: object)) &+ UInt64(truncatingIfNeeded: number)
    return (bits ^ bits >> 32) &* 0x9E37_79B9_7F4A_7C15
  }

  public func hash(into hasher: inout Hasher) {
    // Slots of key paths are few: they may share a hash, and need not hash their paths.
    hasher.combine(object)
    hasher.combine(property)
  }
}
