/// The change from one list of ids to another: which ids enter, stay, move and leave.
///
///     let change = Reconciliation(from: ["a", "b", "c"], to: ["c", "x", "a"])
///     change.entering  // [1]: x
///     change.staying   // [2]: a
///     change.moving    // [0]: c
///     change.leaving   // [1]: b
///
/// It knows ids only, and names them by their places: those that leave by the place in the old
/// list, all others by the place in the new one. Making it takes O(n).
///
/// An id is to be in a list once. If it is there again, that counts as an id of its own.
public struct Reconciliation: Sendable {
  /// For each place of the new list the one in the old list, or ``nowhere``.
  var origins: [Int32]
  /// For each place of the old list the one in the new list, or ``nowhere``.
  var destinations: [Int32]
  /// True if what is in both lists has the same order in both.
  var keepsOrder = true

  static let nowhere: Int32 = -1

  @specialized(where ID == String)
  public init<ID: Hashable>(from old: [ID], to new: [ID]) {
    let ends = CommonEnds(of: old, new)
    self.init(ends)
    match(old, new, ends) { $0.hashValue }
  }

  /// The same for numbers, which are compared fastest, above all if they lie close together, as
  /// they do when they are given one after the other.
  public init(from old: [Int], to new: [Int]) {
    let ends = CommonEnds(of: old, new)
    self.init(ends)
    if let range = Self.closeRange(of: old[ends.old]) {
      // Each number has a slot of its own, and all others share a free one.
      let (low, free) = (range.lowerBound, UInt(range.count))
      match(old, new, ends, slots: range.count + 1) {
        Int(bitPattern: min(UInt(bitPattern: $0 &- low), free))
      }
    } else {
      // An odd factor: neighbours come to lie far apart, and so do those with a common divisor.
      match(old, new, ends) {
        Int(bitPattern: UInt(bitPattern: $0 &* 0x1E37_79B9_7F4A_7C15) >> 24)
      }
    }
  }

  private init(_ ends: CommonEnds) {
    precondition(
      max(ends.old.count, ends.newCount) < Int32.max, "a list of more than 2 billion ids")
    origins = ends.places(ends.newCount, other: ends.oldCount)
    destinations = ends.places(ends.oldCount, other: ends.newCount)
  }

  /// True if both lists are the same.
  public var isEmpty: Bool {
    keepsOrder && origins.count == destinations.count && !origins.contains(Self.nowhere)
  }

  /// The place in the old list of the id at a place of the new one; nil: it enters.
  public func origin(at place: Int) -> Int? {
    origins[place] < 0 ? nil : Int(origins[place])
  }

  /// The place in the new list of the id at a place of the old one; nil: it leaves.
  public func destination(at place: Int) -> Int? {
    destinations[place] < 0 ? nil : Int(destinations[place])
  }
}
