/// Layouts as a flat list of nodes in pre-order, ready to be solved.
///
/// Layouts write themselves into it: see ``Layout/compile(into:)``. Each adds exactly one node;
/// its children come between opening and closing that.
public struct LayoutArena {
  var nodes: ContiguousArray<LayoutNode> = []
  /// The layouts of the nodes, as far as nodes were added with layouts.
  private var named: ContiguousArray<any Layout> = []
  var extras: ContiguousArray<LayoutExtra> = []
  /// Places in `extras` that no node uses.
  var freeExtras: [Int32] = []
  /// How many nodes lie on the longest way down.
  var levels = 0

  /// The node that is open.
  private var open = -1
  /// How many levels are above the next node.
  var depth = 0
  /// Children become nodes without children of their own, as if they were measured already.
  private let isShallow: Bool

  /// An empty arena.
  public init() { isShallow = false }

  /// Forgets all nodes, but keeps their memory for the next ones.
  public mutating func removeAll() {
    nodes.removeAll(keepingCapacity: true)
    named.removeAll(keepingCapacity: true)
    extras.removeAll(keepingCapacity: true)
    freeExtras.removeAll(keepingCapacity: true)
    levels = 0
  }

  init(compiling layout: any Layout) {
    self.init()
    reserve(layout.extent)
    add(layout)
  }

  /// The layout's own node with the layouts below it as nodes that stand for themselves.
  init(shallowly layout: any Layout) {
    isShallow = true
    named.append(layout)
    layout.compile(into: &self)
    check(0)
  }

  private mutating func reserve(_ extent: LayoutExtent) {
    nodes.reserveCapacity(Int(extent.count))
    named.reserveCapacity(Int(extent.count))
  }

  /// Adds layouts as the next children of the node that is open.
  public mutating func add(_ children: [any Layout]) {
    children.withUnsafeBufferPointer { children in
      for index in children.indices { add(children[index]) }
    }
  }

  /// Adds a layout as the next child of the node that is open.
  @inline(__always)
  public mutating func add(_ layout: any Layout) {
    let index = nodes.count
    if named.count != index { nameAll() }
    named.append(layout)
    if isShallow {
      append(LayoutNode(.custom, .fill, layout.flexibility), custom: layout)
    } else {
      layout.compile(into: &self)
      check(index)
    }
  }

  private func check(_ index: Int) {
    precondition(
      nodes.count > index && Int(nodes[index].count) == nodes.count - index
        && named.count > index,
      "a layout adds exactly one node to the arena, with its children inside")
  }

  // MARK: Layouts

  /// The layout of a node.
  func layout(at index: Int) -> any Layout {
    index < named.count ? named[index] : NamelessLayout()
  }

  /// The layout that is being compiled and has no node yet; nil if its nodes are added by hand.
  var layoutInMaking: (any Layout)? { named.count > nodes.count ? named[nodes.count] : nil }

  /// Puts a layout in the place of another one, if there is one.
  mutating func rename(_ layout: any Layout, at index: Int) {
    if named.count > index { named[index] = layout }
  }

  /// The first node whose layout has this name.
  func index(of id: String) -> Int? { named.firstIndex { $0.viewReuseId == id } }

  /// Puts the layouts of the nodes from `start` to the end in the place of those in a range.
  mutating func moveLayouts(from start: Int, to range: Range<Int>) {
    nameAll()
    let moved = named.count - start
    if moved == range.count {
      for offset in 0..<moved { named[range.lowerBound + offset] = named[start + offset] }
      named.removeLast(moved)
    } else {
      let suffix = ContiguousArray(named[start...])
      named.removeLast(moved)
      named.replaceSubrange(range, with: suffix)
    }
  }

  /// Nodes that were added without a layout get one that stands for none.
  private mutating func nameAll() {
    while named.count < nodes.count { named.append(NamelessLayout()) }
  }

  // MARK: Nodes

  /// Appends a node without children.
  @inline(__always)
  mutating func append(_ node: LayoutNode) {
    var node = node
    if open >= 0 {
      node.parent = Int32(truncatingIfNeeded: nodes.count &- open)
      nodes[open].childCount &+= 1
    }
    nodes.append(node)
    if levels <= depth { levels = depth &+ 1 }
  }

  /// Appends a node, and what is added by `children` below it.
  mutating func append(_ node: LayoutNode, children: (inout LayoutArena) -> Void) {
    append(node)
    let outer = open
    let index = nodes.count - 1
    open = index
    depth += 1
    precondition(
      depth <= Int(LayoutExtent.maxLevels),
      "a layout tree has at most \(LayoutExtent.maxLevels) levels; here is one more")
    children(&self)
    depth -= 1
    open = outer
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
    part.named = ContiguousArray(named[range.clamped(to: named.indices)])
    part.extras = extras
    part.levels = levels
    return part
  }
}

/// Stands for a node that was added without a layout.
private struct NamelessLayout: Layout {
  func measurement(within maxSize: Size) -> LayoutMeasurement {
    LayoutMeasurement(layout: self, size: .zero, maxSize: maxSize, sublayouts: [])
  }

  func arrangement(within rect: Rect, measurement: LayoutMeasurement) -> LayoutArrangement {
    LayoutArrangement(layout: self, frame: rect, sublayouts: [])
  }
}
