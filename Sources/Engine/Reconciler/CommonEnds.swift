/// The ends that two lists have in common; between them lies each list's middle.
struct CommonEnds {
  let head: Int
  private let tail: Int
  let oldCount: Int
  let newCount: Int

  /// The middle of the old list.
  var old: Range<Int> { head..<oldCount - tail }
  /// The middle of the new list.
  var new: Range<Int> { head..<newCount - tail }

  @inline(__always)
  init<ID: Equatable>(of old: [ID], _ new: [ID]) {
    let shorter = min(old.count, new.count)
    var (head, tail) = (0, 0)
    while head < shorter, old[head] == new[head] { head += 1 }
    while tail < shorter - head, old[old.count - 1 - tail] == new[new.count - 1 - tail] {
      tail += 1
    }
    (self.head, self.tail) = (head, tail)
    (oldCount, newCount) = (old.count, new.count)
  }
}
