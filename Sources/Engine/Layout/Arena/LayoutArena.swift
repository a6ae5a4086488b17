/// Layouts as a flat list of nodes in pre-order, ready to be solved.
///
/// Layouts write themselves into it: see ``Layout/compile(into:)``. Each adds exactly one node;
/// its children come between opening and closing that.
public struct LayoutArena {
  var nodes: ContiguousArray<LayoutNode> = []
  private var layouts = ArenaLayouts()
  var extras: ContiguousArray<LayoutExtra> = []
  /// Places in `extras` that no node uses.
  var freeExtras: [Int32] = []
  /// The number of nodes with children on the longest way down.
  var levels = 0

  /// The place of the layout that is being compiled and has no node yet.
  private var inMaking = ArenaLayouts.Place.nowhere
  /// The node that is open.
  private var open = -1
  /// The number of children that it has so far.
  private var openChildCount: Int32 = 0
  /// The number of levels above the next node.
  var depth = 0
  /// Children become nodes without children of their own, as if they were measured already.
  private let isShallow: Bool

  /// An empty arena.
  public init() { isShallow = false }

  /// Forgets all nodes, but keeps their memory for the next ones.
  public mutating func removeAll() {
    nodes.removeAll(keepingCapacity: true)
    layouts.removeAll()
    extras.removeAll(keepingCapacity: true)
    freeExtras.removeAll(keepingCapacity: true)
    levels = 0
  }

  init(compiling layout: any Layout) {
    self.init()
    nodes.reserveCapacity(Int(layout.extent.count))
    add(layout)
  }

  /// The layout's own node with the layouts below it as nodes that stand for themselves.
  init(shallowly layout: any Layout) {
    isShallow = true
    inMaking = layouts.add(layout)
    layout.compile(into: &self)
    check(0)
  }

  /// Adds layouts as the next children of the node that is open.
  public mutating func add(_ children: [any Layout]) {
    var place = layouts.add(children)
    // Subscripts of the array itself: through a loop or a buffer every layout would be copied.
    for index in children.indices {
      let start = nodes.count
      inMaking = place
      place.advance()
      if isShallow {
        addUnopened(children[index])
      } else {
        children[index].compile(into: &self)
        check(start)
      }
    }
  }

  /// Adds a layout as the next child of the node that is open.
  public mutating func add(_ layout: any Layout) { add(layout, at: layouts.add(layout)) }

  /// Adds a layout whose node is to take the place of another one and all below that.
  mutating func add(_ layout: any Layout, insteadOf index: Int) {
    for node in index + 1..<index + Int(nodes[index].count) {
      layouts.removeList(of: nodes[node].layout)
    }
    add(layout, at: layouts.add(layout, insteadOf: nodes[index].layout))
  }

  private mutating func add(_ layout: any Layout, at place: ArenaLayouts.Place) {
    let start = nodes.count
    inMaking = place
    if isShallow {
      addUnopened(layout)
    } else {
      layout.compile(into: &self)
      check(start)
    }
  }

  private mutating func addUnopened(_ layout: any Layout) {
    append(LayoutNode(.custom, .fill, layout.flexibility), custom: layout)
  }

  private func check(_ index: Int) {
    require(
      nodes.count > index && Int(nodes[index].count) == nodes.count - index,
      "a layout adds exactly one node to the arena, with its children inside")
  }

  func checkRoot() {
    require(
      nodes.first.map { Int($0.count) } == nodes.count, "an arena has exactly one root")
  }

  // MARK: Layouts

  /// The layout of a node.
  func layout(at index: Int) -> any Layout { layouts[nodes[index].layout] }

  /// The first node whose layout has this name.
  func index(of id: String) -> Int? { nodes.firstIndex { layouts[$0.layout].viewReuseId == id } }

  /// Puts another layout in the place of the one that is being compiled, if there is one.
  ///
  /// - Returns: the place of the one that was being compiled.
  mutating func exchangeLayoutInMaking(for layout: any Layout) -> ArenaLayouts.Place {
    let place = inMaking
    if !place.isNowhere { inMaking = layouts.add(layout) }
    return place
  }

  /// Lets a node stand for another layout.
  mutating func setLayout(_ place: ArenaLayouts.Place, at index: Int) {
    layouts.removeSingle(at: nodes[index].layout)
    nodes[index].layout = place
  }

  mutating func forget(_ place: ArenaLayouts.Place) { layouts.removeSingle(at: place) }

  // MARK: Nodes

  /// Appends a node without children.
  @inline(__always)
  mutating func append(_ node: LayoutNode) {
    var node = node
    node.layout = inMaking
    inMaking = .nowhere
    node.parent = open < 0 ? 0 : Int32(truncatingIfNeeded: nodes.count &- open)
    node.ordinal = openChildCount
    openChildCount &+= 1
    nodes.append(node)
  }

  /// Appends a node, and what is added by `children` below it.
  @inline(__always)
  mutating func append(_ node: LayoutNode, children: (inout LayoutArena) -> Void) {
    append(node)
    let outer = (open, openChildCount)
    let index = nodes.count - 1
    enter(index)
    children(&self)
    leave(index)
    (open, openChildCount) = outer
  }

  private mutating func enter(_ index: Int) {
    self.open = index
    openChildCount = 0
    depth += 1
    levels = max(levels, depth)
    require(
      depth <= Int(LayoutExtent.maxLevels),
      "a layout tree has at most \(LayoutExtent.maxLevels) levels; here is one more")
  }

  private mutating func leave(_ index: Int) {
    depth -= 1
    nodes[index].childCount = openChildCount
    nodes[index].count = Int32(truncatingIfNeeded: nodes.count - index)
  }

  mutating func append(_ node: LayoutNode, custom layout: any Layout) {
    append(node)
    let isWrapped = type(of: self.layout(at: nodes.count - 1)) != type(of: layout)
    let custom = CustomNode(layout: layout, isWrapped: isWrapped)
    setExtra(LayoutExtra(custom: custom), at: nodes.count - 1)
  }

  mutating func setExtra(_ extra: LayoutExtra, at index: Int) {
    if let free = freeExtras.popLast() {
      extras[Int(free)] = extra
      nodes[index].extra = free
    } else {
      extras.append(extra)
      nodes[index].extra = Int32(extras.count - 1)
    }
  }

  /// The part of the arena that is a node and all below it.
  func part(at index: Int) -> LayoutArena {
    if index == 0 { return self }
    let range = index..<index + Int(nodes[index].count)
    var part = LayoutArena()
    part.nodes = ContiguousArray(nodes[range])
    part.nodes[0].parent = 0
    part.layouts = layouts
    part.extras = extras
    part.levels = levels
    return part
  }
}
