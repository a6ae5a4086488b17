/// Stands for a property of any class where a slot needs an owner.
final class PropertyOwner<Object: AnyObject, Part: Interpolatable>: SlotOwner {
  private let object: Object
  private let property: ReferenceWritableKeyPath<Object, Part>
  private var rest: Lanes

  init(_ object: Object, _ property: ReferenceWritableKeyPath<Object, Part>) {
    self.object = object
    self.property = property
    rest = object[keyPath: property].lanes
  }

  func restLanes(of property: Int) -> Lanes { rest }
  func setRestLanes(_ lanes: Lanes, of property: Int) { rest = lanes }
  func present(_ lanes: Lanes, of property: Int) {
    object[keyPath: self.property] = Part(lanes: lanes)
  }
}
