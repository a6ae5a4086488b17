/// A built-in layout as plain data; nodes stand in pre-order.
///
/// Other nodes are named by their distance, so that a part of an arena is an arena.
struct LayoutNode {
  enum Kind: UInt8 { case box, inset, stack, overlay, container, leaf, custom }

  /// A box's minimum; an inset's left and top; a stack's spacing, twice; the ordinals between
  /// which an overlay's primary children stand.
  var low = Size.zero
  /// A box's maximum; an inset's right and bottom.
  var high = Size.zero

  var flexibility: Flexibility
  var kind: Kind
  var alignment: AlignmentRules
  var axis = Axis.horizontal
  var distribution = StackDistribution.leading
  /// The flexibility is the children's, not the layout's own word.
  var inheritsFlexibility = false

  /// The number of nodes in the part that begins here: this one and all below it.
  var count: Int32 = 1
  var childCount: Int32 = 0
  /// Its number among its parent's children, from 0.
  var ordinal: Int32 = 0
  /// The distance back to the parent, in nodes; 0 for the root.
  var parent: Int32 = 0
  /// A stack's child that is measured first: how far on it is.
  var firstMeasured: Int32 = 0
  /// The sibling measured after this one: how far on (or back) it is; 0: none.
  var nextMeasured: Int32 = 0
  /// Which of a stack's children grows, counted from 0; -1: none.
  var growing: Int32 = -1
  /// The index, in the arena's `extras`, of what is not plain data; -1: nothing.
  var extra: Int32 = -1
  /// The place, in the arena, of the layout that the node stands for.
  var layout = ArenaLayouts.Place.nowhere

  @inline(__always)
  init(_ kind: Kind, _ alignment: AlignmentRules, _ flexibility: Flexibility) {
    self.kind = kind
    self.alignment = alignment
    self.flexibility = flexibility
  }

  var spacing: Double { low.width }

  /// Its frame is the cell that it gets, whatever it measures.
  @inline(__always)
  var fillsItsCell: Bool { alignment == .fill && kind != .custom }

  /// The lengths that an inset takes along each axis, in points.
  var insetSums: Size { Size(low.width + high.width, low.height + high.height) }

  /// True if the other node measures the same, given the same children and extras.
  func measuresLike(_ other: LayoutNode) -> Bool {
    kind == other.kind && axis == other.axis && distribution == other.distribution
      && flexibility == other.flexibility && childCount == other.childCount && low == other.low
      && high == other.high
  }
}

/// The marks that solving puts on a node.
struct NodeMarks: OptionSet {
  var rawValue: UInt8

  /// It or something below it has to be measured anew.
  static let dirty = NodeMarks(rawValue: 1)
  /// It got no room and has no frame.
  static let dropped = NodeMarks(rawValue: 2)
  /// Its children have to get frames.
  static let unarranged = NodeMarks(rawValue: 4)
  /// It was found to measure the same in another room; what is below knows the old room only.
  static let outdatedBelow = NodeMarks(rawValue: 8)

  /// Of its children, all that has to get a new frame is the one below which there was a change.
  static let partlyUnarranged = NodeMarks(rawValue: 16)

  /// A stack whose later children have moved since they got their frames; see ``MovedStack``.
  static let moved = NodeMarks(rawValue: 32)
  /// A stack whose children can be moved along its axis without rounding.
  static let movable = NodeMarks(rawValue: 64)

  static let new: NodeMarks = [.dirty, .unarranged]

  /// Some of its children have to get frames.
  @inline(__always)
  var isUnarranged: Bool { !isDisjoint(with: [.unarranged, .partlyUnarranged]) }
}

/// The measurement of a node: its size in a room, and the rooms in which that holds.
struct NodeMeasurement {
  /// The room that it had.
  var room = Size.zero
  var size = Size.zero
  /// All rooms in which it and everything below measures the same.
  var validity = RoomRange.none
}

/// The parts of a node that are not plain data.
struct LayoutExtra {
  var alignment: Alignment?
  var leaf: (any LeafLayout)?
  var container: (any ContainerLayout)?
  var custom: CustomNode?
}

/// A layout that measures and arranges itself, and what it answered.
struct CustomNode {
  var layout: any Layout
  /// The node stands for a wrapper around the layout.
  var isWrapped: Bool
  var measurement: LayoutMeasurement?
  var rect = Rect.zero
  var arrangement: LayoutArrangement?
}
