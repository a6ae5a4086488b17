import Engine

/// A frame on the canvas of the slides.
struct DesignSheet: Sendable {
  /// The box of the frame.
  let box: Rect
  /// The colour behind all.
  private(set) var background = Color.white
  /// Back to front.
  var nodes: [DesignNode]
  /// True if one group is all of the frame, with what lies behind.
  private(set) var isOneGroup = false

  init(_ nodes: [DesignNode], in box: Rect) { (self.nodes, self.box) = (nodes, box) }

  /// The group that is all of the frame; nil: there is none.
  var root: DesignNode? { nodes.count == 1 && nodes[0].isGroup ? nodes[0] : nil }

  /// It with what is in the groups that are all of the frame, as Figma and Inkscape write one, as far as
  /// they say nothing themselves.
  var opened: DesignSheet {
    guard let root, root.look.opacity == 1, root.look.rotation == 0, !cuts(root) else {
      return self
    }
    var sheet = self
    sheet.nodes = root.nodes.map { $0.offset(by: root.frame.origin) }
    return sheet.opened
  }

  /// True if something of what is in a group is cut off.
  private func cuts(_ root: DesignNode) -> Bool {
    guard root.content == .group(clips: true) else { return false }
    let inner = root.nodes.bounds?.offset(by: root.frame.origin)
    return root.look.cornerRadius > 0 || !root.frame.covers(box)
      || inner.map(root.frame.covers) == false
  }

  // MARK: Background

  /// The box behind all others, which fills the frame; nil: there is none.
  var ground: DesignNode? {
    let origin = isPlain ? nodes[0].frame.origin : .zero
    let first = isPlain ? nodes[0].nodes.first : nodes.first
    return first.map { $0.offset(by: origin) }.flatMap { $0.fills(box) ? $0 : nil }
  }

  /// True if the group that is all of the frame leaves all of the box behind all others.
  private var isPlain: Bool {
    guard let root, root.look == SlideLook() else { return false }
    return root.content == .group(clips: false) || root.frame.covers(box)
  }

  /// Keeps the group that is all of it, if it has one.
  mutating func keepRoot() { isOneGroup = root != nil }

  /// Makes the box behind all others the background.
  mutating func takeGround() {
    guard let ground else { return }
    background = ground.look.fill
    if isPlain, nodes[0].nodes.count > 1 {
      nodes[0].nodes.removeFirst()
    } else {
      nodes.removeFirst()
      isOneGroup = false
    }
  }

  /// How often each name that a person gave stands on it.
  var names: [DesignName: Int] {
    nodes.flatMap(\.all).compactMap(\.ownName).reduce(into: [:]) { $0[$1, default: 0] += 1 }
  }
}

extension DesignNode {
  /// The name that a person gave it; nil: it has none, or one that a tool made up.
  var ownName: DesignName? {
    name.map(DesignName.init).flatMap { $0.isAutomatic ? nil : $0 }
  }

  func offset(by delta: Point) -> DesignNode {
    var node = self
    node.frame = frame.offset(by: delta)
    return node
  }
}
