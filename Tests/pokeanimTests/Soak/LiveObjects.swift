/// Counts objects without keeping them: how many were made, and how many are still there.
final class LiveObjects {
  /// The number of different objects that were seen.
  private(set) var made = 0
  private var known: [ObjectIdentifier: Weak] = [:]
  private var room = 1024

  private struct Weak {
    weak var object: AnyObject?
  }

  /// Adds an object, if it is new. Of those that are gone another may have taken the place.
  func add(_ object: AnyObject) {
    let id = ObjectIdentifier(object)
    guard known[id]?.object !== object else { return }
    known[id] = Weak(object: object)
    made += 1
    if known.count > room { room = max(1024, 2 * countAlive()) }
  }

  /// Adds what holds an array's elements; the array must not be empty.
  func add(elementsOf array: [UInt8]) { add(unsafeBitCast(array, to: AnyObject.self)) }

  /// The number of them that are still there.
  func countAlive() -> Int {
    known = known.filter { $0.value.object != nil }
    return known.count
  }
}
