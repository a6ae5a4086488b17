/// Finds what became of a list of ids: which are gone, which are new, and which have to move.
///
/// It knows ids only. Its memory is kept from comparison to comparison, so that one differ that
/// is used again and again allocates nothing. Numbers are compared fastest: who compares lists
/// often gives each id a number once.
///
///     var differ = Differ()
///     differ.compare([7, 8, 9], with: [9, 7, 5])
///     differ.removals      // [1]: 8 is gone
///     differ.origin(at: 0) // .moved(from: 2)
///     differ.origin(at: 1) // .stays(from: 0)
///     differ.origin(at: 2) // .inserted
///
/// An id is to be in a list once. If it is there again, that counts as an id of its own.
public struct Differ: Sendable {
  /// The origin of an id of the new list: a place in the old list, counted from 0.
  public enum Origin: Hashable, Sendable {
    /// It was not there.
    case inserted
    /// It may stay where it is, while others move around it.
    case stays(from: Int)
    /// It has to be put in front of the id that follows it in the new list.
    case moved(from: Int)
  }

  /// The number of ids in the new list.
  public internal(set) var count = 0
  /// The number of ids that move: as few as possible.
  public internal(set) var moveCount = 0

  /// For each place of the new list the old one; -1: inserted; -2 - place: moved from there.
  var origins: [Int32] = []
  /// The old places of what is gone, and after them what was there before.
  var gone: [Int32] = []
  var goneCount = 0

  var table = PlaceTable()
  /// 1 for each old place whose id is in the new list.
  var isKept: [UInt8] = []
  var scratch = RisingScratch()

  public init() {}

  /// The origin of the id at a place of the new list.
  public func origin(at place: Int) -> Origin {
    precondition(place >= 0 && place < count, "the new list has no place \(place)")
    let origin = Int(origins[place])
    return origin == -1 ? .inserted : origin < 0 ? .moved(from: -2 - origin) : .stays(from: origin)
  }

  /// The places in the old list of what is gone, ascending.
  public var removals: [Int] { gone[..<goneCount].map(Int.init) }
}
