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
package struct Reconciliation: Sendable {
  /// The ends outside the middles: all of them are in both lists, in the same order.
  let ends: CommonEnds
  /// For each place of the new list's middle the one in the old list's, or ``nowhere``; both are
  /// counted from where the middles begin.
  var origins: [Int32]
  /// For each place of the old list's middle the one in the new list's, or ``nowhere``.
  var destinations: [Int32]
  /// True if what is in both lists has the same order in both.
  var keepsOrder = true

  static let nowhere: Int32 = -1

  /// The difference between two lists of ids.
  @specialized(where ID == String)
  package init<ID: Hashable>(from old: [ID], to new: [ID]) {
    self.init(CommonEnds(of: old, new))
    if ID.self == String.self, let old = old as? [String], let new = new as? [String],
      match(old, new, passes: 8, hash: \.plainHash)
    {
      return
    }
    matchByHashValue(old, new)
  }

  /// The same for numbers, which are compared fastest, above all if they lie close together, as
  /// they do when they are given one after the other.
  package init(from old: [Int], to new: [Int]) {
    self.init(CommonEnds(of: old, new))
    if let range = Self.closeRange(of: old[ends.old]) {
      match(old, new, in: range)
    } else {
      // An odd factor: neighbours come to lie far apart, and so do those with a common divisor.
      let factor: UInt64 = 0x1E37_79B9_7F4A_7C15
      if !match(old, new, passes: 8, hash: { UInt64(truncatingIfNeeded: $0) &* factor }) {
        matchByHashValue(old, new)
      }
    }
  }

  private init(_ ends: CommonEnds) {
    require(max(ends.oldCount, ends.newCount) < Int32.max, "a list of more than 2 billion ids")
    self.ends = ends
    origins = Array(repeating: Self.nowhere, count: ends.new.count)
    destinations = Array(repeating: Self.nowhere, count: ends.old.count)
  }

  /// True if both lists are the same.
  package var isEmpty: Bool { origins.isEmpty && destinations.isEmpty }

  /// The place in the old list of the id at a place of the new one; nil: it enters.
  package func origin(at place: Int) -> Int? {
    other(of: place, origins, in: ends.new, of: ends.newCount, ends.oldCount)
  }

  /// The place in the new list of the id at a place of the old one; nil: it leaves.
  package func destination(at place: Int) -> Int? {
    other(of: place, destinations, in: ends.old, of: ends.oldCount, ends.newCount)
  }

  @inline(__always)
  private func other(
    of place: Int, _ others: [Int32], in middle: Range<Int>, of count: Int, _ otherCount: Int
  ) -> Int? {
    require(place >= 0 && place < count, "place \(place) of a list of \(count) ids")
    if place < middle.lowerBound { return place }
    if place >= middle.upperBound { return place + otherCount - count }
    let other = others[place - middle.lowerBound]
    return other < 0 ? nil : ends.head + Int(other)
  }
}
