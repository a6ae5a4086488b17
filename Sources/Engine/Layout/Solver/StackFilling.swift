/// A stack while its children take their room one by one.
///
/// Beside the size it keeps the range of rooms in which every child would measure the same. The
/// room left for a child never shrinks when the stack's grows, so along the axis the range is
/// bounded by what each child needs after those before it.
struct StackFilling {
  private let room: AxisSize
  private let spacing: Double
  /// All children get the same length.
  private let share: Double?
  /// Some children got nothing.
  var isCut = false

  private var left: Double
  /// The length that the children took, their gaps included.
  private var spent = 0.0
  private var longest = 0.0
  private var used = AxisSize(length: 0, cross: 0)
  private var count = 0.0
  private var along = LengthRange.all
  private var across = LengthRange.all

  /// For nodes that are no stacks.
  init() {
    room = AxisSize(length: 0, cross: 0)
    spacing = 0
    share = nil
    left = 0
  }

  @inline(__always)
  init(room: AxisSize, _ node: LayoutNode) {
    self.room = room
    spacing = node.spacing
    left = room.length
    share =
      node.distribution == .fillEqualSize
      ? equalShare(of: room.length, among: Int(node.childCount), spacing: node.spacing) : nil
  }

  @inline(__always)
  var hasRoom: Bool { left > 0 && room.cross > 0 }

  @inline(__always)
  var childRoom: AxisSize { AxisSize(length: share ?? left, cross: room.cross) }

  /// A child without length counts for nothing, and neither does its width across.
  @inline(__always)
  mutating func take(_ child: NodeMeasurement, along axis: Axis) {
    let size = AxisSize(child.size, along: axis)
    let low = AxisSize(child.validity.low, along: axis)
    let high = AxisSize(child.validity.high, along: axis)
    along.low = larger(along.low, larger(low.length, .leastNonzeroMagnitude) + spent)
    along.high = min(along.high, high.length + spent)
    across.low = larger(across.low, low.cross)
    across.high = min(across.high, high.cross)
    count += 1
    guard size.length > 0 else { return }
    used.length += (used.length > 0 ? spacing : 0) + size.length
    used.cross = larger(used.cross, size.cross)
    left -= size.length + spacing
    spent += size.length + spacing
    longest = larger(longest, size.length)
  }

  @inline(__always)
  func result(along axis: Axis) -> (Size, RoomRange) {
    var size = used
    if share != nil { size.length = count == 0 ? 0 : (longest + spacing) * count - spacing }
    let (along, across) = ranges
    return (
      size.size(along: axis),
      RoomRange(
        low: AxisSize(length: along.low, cross: across.low).size(along: axis),
        high: AxisSize(length: along.high, cross: across.high).size(along: axis))
    )
  }

  @inline(__always)
  private var ranges: (along: LengthRange, across: LengthRange) {
    var along = self.along
    var across = self.across
    if count == 0 { return emptyRanges }
    across.low = larger(across.low, .leastNonzeroMagnitude)
    if share != nil || spacing < 0 || !(spent < .greatestFiniteMagnitude) {
      return (LengthRange(low: room.length, high: room.length), across)
    }
    if isCut { along.high = min(along.high, spent) }
    // What is left is found by one subtraction a child: each may round.
    let slack = 4 * .ulpOfOne * (count + 2)
    along.low = min(along.low + slack * larger(abs(along.low), spent), room.length)
    if along.high < .infinity {
      along.high = larger(along.high - slack * larger(abs(along.high), spent), room.length)
    }
    return (along, across)
  }

  /// No child got room, on account of one side alone.
  private var emptyRanges: (along: LengthRange, across: LengthRange) {
    let nothing = LengthRange(low: -.infinity, high: 0)
    if room.length <= 0 { return (nothing, .all) }
    return room.cross <= 0 ? (.all, nothing) : (.all, .all)
  }
}

/// The length of one of `count` equal cells; only as many count as the spacing leaves room for.
func equalShare(of total: Double, among count: Int, spacing: Double) -> Double {
  guard count > 0 else { return total }
  guard spacing != 0 else { return total / Double(count) }
  let fitting = spacing > 0 ? (total / spacing).rounded(.down) + 1 : Double(count)
  let cells = larger(1, min(Double(count), fitting))
  return (total - (cells - 1) * spacing) / cells
}
