/// The depth and the number of layouts in a tree, known without walking it.
///
/// The engine's layouts, and every ``WrapperLayout`` and ``ContainerLayout``, tell it by themselves;
/// one that is a ``Layout`` itself counts as one. Trees of more than 1,024 levels are refused when
/// they are built: a deep tree of values could not even be released.
public struct LayoutExtent: Hashable, Sendable {
  /// The number of layouts on the longest way down, this one included, wrappers not counted.
  public let levels: Int32
  /// The same with all wrappers counted.
  let depth: Int32
  /// The number of layouts, this one included, wrappers not counted.
  public let count: Int32

  /// The most levels that a tree may have.
  public static let maxLevels: Int32 = 1_024
  static let maxDepth: Int32 = 4 * maxLevels
  static let maxCount: Int32 = 1 << 24

  /// A layout without children.
  public static let leaf = LayoutExtent(levels: 1, depth: 1, count: 1)

  private init(levels: Int32, depth: Int32, count: Int32) {
    self.levels = levels
    self.depth = depth
    self.count = count
  }

  /// A layout with these children.
  public init(around children: [any Layout]) {
    var levels: Int32 = 0
    var depth: Int32 = 0
    var count: Int32 = 1
    // Subscripts of the array itself: through a loop or a buffer every layout would be copied.
    for index in children.indices {
      let extent = children[index].extent
      levels = max(levels, extent.levels)
      depth = max(depth, extent.depth)
      count = min(count + extent.count, Self.maxCount + 1)
    }
    self.init(checked: levels + 1, depth + 1, count)
  }

  /// A layout with one child.
  public init(around child: any Layout) {
    let extent = child.extent
    self.init(checked: extent.levels + 1, extent.depth + 1, extent.count + 1)
  }

  /// A layout that stands in a child's place.
  public init(wrapping child: any Layout) {
    let extent = child.extent
    self.init(checked: extent.levels, extent.depth + 1, extent.count)
  }

  private init(checked levels: Int32, _ depth: Int32, _ count: Int32) {
    require(
      levels <= Self.maxLevels,
      "a layout tree has at most \(Self.maxLevels) levels; here is one more")
    require(
      depth <= Self.maxDepth, "a layout is wrapped too often: at most \(Self.maxDepth) times")
    require(
      count <= Self.maxCount, "a layout tree has at most \(Self.maxCount) layouts; here are more")
    self.init(levels: levels, depth: depth, count: count)
  }
}
