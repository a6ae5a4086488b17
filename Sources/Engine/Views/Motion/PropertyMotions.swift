/// The properties that something moves, in the order in which they were taken.
///
/// One after the other in memory, so that a frame walks over them without asking where they are.
/// Lanes of a property are found by their whole.
struct PropertyMotions {
  private(set) var entries: [PropertyMotion] = [] { didSet { plan = nil } }
  private var places = PropertyIndex()
  /// The way through a frame in which nothing else moves than in the last one.
  private var plan: MotionPlan?

  var isEmpty: Bool { entries.isEmpty }

  func contains(_ property: Property) -> Bool { places.number(of: property.whole) != nil }

  /// Setting nil takes a property out; the last one takes its place.
  subscript(property: Property) -> PropertyMotion? {
    get { places.number(of: property.whole).map { entries[$0] } }
    set {
      if let newValue { put(newValue, at: property) } else { remove(property) }
    }
  }

  private mutating func put(_ layers: PropertyMotion, at property: Property) {
    let place = places.add(property)
    if place.isNew {
      entries.append(layers)
    } else {
      places.replace(place.number, by: property)
      entries[place.number] = layers
    }
  }

  /// Takes a property out; returns what moved it.
  @discardableResult
  mutating func remove(_ property: Property) -> PropertyMotion? {
    places.number(of: property.whole).map { remove(at: $0) }
  }

  /// The same, without asking which one where nothing moves.
  mutating func removeIfAny(_ property: @autoclosure () -> Property) -> PropertyMotion? {
    entries.isEmpty ? nil : remove(property())
  }

  /// Reads a property's layers in their place; returns nil if there are none.
  func read<Result>(_ property: Property, _ read: (PropertyMotion) -> Result?) -> Result? {
    guard let place = places.number(of: property.whole) else { return nil }
    return read(entries[place])
  }

  /// Changes a property's layers in their place, if there are any.
  mutating func change(_ property: Property, _ change: (inout PropertyMotion) -> Void) {
    if let place = places.number(of: property.whole) { change(&entries[place]) }
  }

  /// Changes a property's layers in their place, where there may be none before. They are called by
  /// this very property from now on, whose owner may be another object.
  mutating func changeOrAdd(_ property: Property, _ change: (inout PropertyMotion) -> Void) {
    let property = property.whole
    let place = places.add(property)
    if place.isNew {
      entries.append(PropertyMotion(property: property))
    } else {
      places.replace(place.number, by: property)
      entries[place.number].property = property
    }
    change(&entries[place.number])
  }

  /// Changes all layers in their places.
  mutating func changeAll(_ change: (inout PropertyMotion) -> Void) {
    for place in entries.indices { change(&entries[place]) }
  }

  // MARK: Frames

  /// Forgets what has come to its end of all that was taken over.
  mutating func forgetArrived(at time: Double) {
    for place in planned().arriving(by: time) where entries[place].hasArrivals(at: time) {
      entries[place].forgetArrived(at: time)
    }
  }

  /// Takes out the properties that nothing moves any more.
  mutating func removeEmpty() {
    for place in planned().others.reversed() where entries[place].isEmpty { remove(at: place) }
  }

  /// The way through the present frame.
  mutating func planned() -> MotionPlan {
    if let plan { return plan }
    let new = MotionPlan(entries)
    plan = new
    return new
  }

  @discardableResult
  private mutating func remove(at place: Int) -> PropertyMotion {
    places.remove(place)
    entries.swapAt(place, entries.count - 1)
    return entries.removeLast()
  }
}
