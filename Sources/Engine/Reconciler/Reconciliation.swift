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
    self.init(old, new) { $0.hashValue }
  }

  /// The same for numbers, which are compared fastest.
  public init(from old: [Int], to new: [Int]) {
    // An odd factor: neighbours come to lie far apart, and so do numbers with a common divisor.
    self.init(old, new) { Int(bitPattern: UInt(bitPattern: $0 &* 0x1E37_79B9_7F4A_7C15) >> 24) }
  }

  @inline(__always)
  private init<ID: Equatable>(_ old: [ID], _ new: [ID], hash: (ID) -> Int) {
    precondition(max(old.count, new.count) < Int32.max, "a list of more than 2 billion ids")
    origins = Array(repeating: Self.nowhere, count: new.count)
    destinations = Array(repeating: Self.nowhere, count: old.count)
    let shorter = min(old.count, new.count)
    var head = 0
    while head < shorter, old[head] == new[head] {
      link(head, head)
      head += 1
    }
    var tail = 0
    while tail < shorter - head, old[old.count - 1 - tail] == new[new.count - 1 - tail] {
      tail += 1
      link(old.count - tail, new.count - tail)
    }
    match(old, head..<old.count - tail, new, head..<new.count - tail, hash: hash)
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
