/// The size of an animation's tree, within what can be worked out: refused when it is built, since
/// a later frame could only run out of stack or time.
struct NodeExtent {
  /// The number of leaves, each as often as it is reached.
  private let leaves: Int32
  /// The number of functions that ask one another before a leaf has its value.
  private let nesting: Int32

  /// The extent of a leaf that asks no other animation.
  static let leaf = NodeExtent(leaves: 1, nesting: 0)

  private static let mostLeaves = Int32(1 << 22)
  private static let deepest = Int32(400)

  private init(leaves: Int32, nesting: Int32) {
    self.leaves = leaves
    self.nesting = nesting
  }

  /// The extent of a sum or product.
  func beside(_ other: NodeExtent) -> NodeExtent {
    let sum = leaves + other.leaves
    require(
      sum <= Self.mostLeaves,
      "an animation has at most \(Self.mostLeaves) parts, here are \(sum); repeating(count:) is one"
    )
    return NodeExtent(leaves: sum, nesting: max(nesting, other.nesting))
  }

  /// The extent of a leaf that asks this animation for its values.
  func nested(file: StaticString, line: UInt) -> NodeExtent {
    require(
      nesting < Self.deepest,
      "map and zip are nested at most \(Self.deepest) times; here is one more", file: file,
      line: line)
    return NodeExtent(leaves: 1, nesting: nesting + 1)
  }
}
