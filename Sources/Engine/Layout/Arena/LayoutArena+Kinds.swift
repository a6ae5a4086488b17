extension LayoutArena {
  /// Adds a node that asks the layout itself for its measurement and arrangement.
  public mutating func addCustom(_ layout: some Layout) {
    append(LayoutNode(.custom, .fill, layout.flexibility), custom: layout)
  }

  /// Adds a node without children that asks the layout for its size.
  public mutating func addLeaf(_ layout: some LeafLayout) {
    let alignment = layout.alignment
    append(LayoutNode(.leaf, alignment.rules, layout.flexibility))
    setExtra(LayoutExtra(alignment: alignment, leaf: layout), at: nodes.count - 1)
  }

  /// Adds a node that asks the layout for its children's rooms and cells, with the children.
  public mutating func addContainer(_ layout: some ContainerLayout) {
    let (index, alignment) = (nodes.count, layout.alignment)
    append(LayoutNode(.container, alignment.rules, layout.flexibility)) { $0.add(layout.children) }
    setExtra(LayoutExtra(alignment: alignment, container: layout), at: index)
  }

  /// Adds a layout's node and children in the place of the layout that is being compiled.
  ///
  /// - Parameter flexibility: the rank among the siblings, instead of the layout's own.
  public mutating func wrap(_ layout: any Layout, flexibility: Flexibility) {
    let index = nodes.count
    let wrapper = exchangeLayoutInMaking(for: layout)
    layout.compile(into: &self)
    // What the layout stands for leaves no trace, but what wraps it does.
    if !wrapper.isNowhere {
      setLayout(wrapper, at: index)
      let extra = Int(nodes[index].extra)
      if extras.indices.contains(extra) { extras[extra].custom?.isWrapped = true }
    }
    guard nodes[index].flexibility != flexibility else { return }
    nodes[index].flexibility = flexibility
    nodes[index].inheritsFlexibility = false
  }

  /// Adds a layout instead of the one that is being compiled, which leaves no trace.
  public mutating func addInstead(_ layout: any Layout) {
    forget(exchangeLayoutInMaking(for: layout))
    layout.compile(into: &self)
  }

  /// Adds a box with limits on its size, and perhaps a child that fills it; see ``SizeLayout``.
  ///
  /// - Parameters:
  ///   - min: in points, ≥ 0; 0 for none.
  ///   - max: in points, ≥ 0; infinite for none.
  public mutating func addBox(
    min: Size, max: Size, alignment: Alignment, flexibility: Flexibility
  ) {
    require(
      min.width >= 0 && min.height >= 0 && max.width >= 0 && max.height >= 0,
      "a box's limits are numbers ≥ 0")
    append(boxNode(min, max, alignment, flexibility))
    if alignment.isCustom { keep(alignment, at: nodes.count - 1) }
  }

  mutating func addBox(
    min: Size, max: Size, alignment: Alignment, flexibility: Flexibility, child: any Layout
  ) {
    let index = nodes.count
    append(boxNode(min, max, alignment, flexibility)) { $0.add(child) }
    if alignment.isCustom { keep(alignment, at: index) }
  }

  /// A box of an exact size that keeps to the middle of its room.
  @inline(__always)
  mutating func addExactBox(_ size: Size) {
    var node = LayoutNode(
      .box, AlignmentRules(both: .middle), Flexibility(horizontal: nil, vertical: nil))
    node.low = size
    node.high = size
    append(node)
  }

  @inline(__always)
  private func boxNode(
    _ min: Size, _ max: Size, _ alignment: Alignment, _ flexibility: Flexibility
  ) -> LayoutNode {
    var node = LayoutNode(.box, alignment.rules, flexibility)
    node.low = min
    node.high = max
    return node
  }

  /// Adds a child with a distance to each edge; see ``InsetLayout``.
  mutating func addInset(
    _ insets: Insets, alignment: Alignment, flexibility: Flexibility, inherits: Bool,
    child: any Layout
  ) {
    let index = nodes.count
    var node = LayoutNode(.inset, alignment.rules, flexibility)
    node.inheritsFlexibility = inherits
    node.low = Size(insets.left, insets.top)
    node.high = Size(insets.right, insets.bottom)
    append(node) { $0.add(child) }
    if alignment.isCustom { keep(alignment, at: index) }
  }

  /// Adds a stack with the children that the closure adds; see ``StackLayout``.
  ///
  /// - Parameter spacing: in points, finite.
  public mutating func addStack(
    axis: Axis, spacing: Double, distribution: StackDistribution, alignment: Alignment,
    flexibility: Flexibility, children: (inout LayoutArena) -> Void
  ) {
    require(spacing.isFinite, "a stack's spacing is finite")
    addStack(
      axis: axis, spacing: spacing, distribution: distribution, alignment: alignment,
      flexibility: flexibility, inherits: false, children: children)
  }

  mutating func addStack(
    axis: Axis, spacing: Double, distribution: StackDistribution, alignment: Alignment,
    flexibility: Flexibility, inherits: Bool, children: (inout LayoutArena) -> Void
  ) {
    let index = nodes.count
    var node = LayoutNode(.stack, alignment.rules, flexibility)
    node.axis = axis
    node.distribution = distribution
    node.inheritsFlexibility = inherits
    node.low = Size(spacing, spacing)
    append(node, children: children)
    orderChildren(of: index)
    if alignment.isCustom { keep(alignment, at: index) }
  }

  /// Adds children on top of each other; see ``OverlayLayout``.
  mutating func addOverlay(
    background: [any Layout], primary: [any Layout], overlay: [any Layout],
    alignment: Alignment, flexibility: Flexibility
  ) {
    let index = nodes.count
    var node = LayoutNode(.overlay, alignment.rules, flexibility)
    node.low = Size(Double(background.count), Double(background.count + primary.count))
    append(node) { arena in
      arena.add(background)
      arena.add(primary)
      arena.add(overlay)
    }
    if alignment.isCustom { keep(alignment, at: index) }
  }

  /// Custom alignments are no plain data.
  private mutating func keep(_ alignment: Alignment, at index: Int) {
    setExtra(LayoutExtra(alignment: alignment), at: index)
  }
}
