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
  private let object: ObjectIdentifier
  private let path: AnyKeyPath?

  public init(_ owner: any SlotOwner, _ property: Int) {
    self.owner = owner
    self.property = property
    object = ObjectIdentifier(owner)
    path = nil
  }

  /// A slot whose owner only stands for a property of an object.
  init(_ owner: any SlotOwner, for object: AnyObject, _ path: AnyKeyPath) {
    self.owner = owner
    property = 0
    self.object = ObjectIdentifier(object)
    self.path = path
  }

  public static func == (a: Slot, b: Slot) -> Bool {
    a.object == b.object && a.property == b.property && a.path == b.path
  }

  /// A quick hash of slots, whose upper bits differ.
  var spread: UInt64 {
    let bits = UInt64(UInt(bitPattern: object)) &+ UInt64(truncatingIfNeeded: property)
    return (bits ^ bits >> 32) &* 0x9E37_79B9_7F4A_7C15
  }

  public func hash(into hasher: inout Hasher) {
    // Slots of key paths are few: they may share a hash, and need not hash their paths.
    hasher.combine(object)
    hasher.combine(property)
  }
}
