/// Owns the property that a key path names, in an object of any class.
final class KeyPathOwner<Object: AnyObject, Part: Interpolatable>: PropertyOwner {
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
