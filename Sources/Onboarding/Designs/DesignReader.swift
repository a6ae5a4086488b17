import Engine

/// Makes nodes of the items of a frame: boxes and groups where they are some, pictures of the rest.
struct DesignReader {
  /// How far groups are taken apart.
  enum Detail: Int {
    /// Those in which something has a name, or in which all are boxes.
    case all
    /// Those in which a group has a name.
    case groups
    /// None.
    case outermost
  }

  /// The canvas of the slides, in the coordinates of what is read: in a group those of the group.
  let canvas: Rect
  /// The box of the frame, in the same coordinates.
  let box: Rect
  let detail: Detail

  /// The deepest that nodes lie in one another.
  private static let deepest = 40

  /// The nodes of a frame.
  ///
  /// - Parameter map: from the coordinates of the items to those of the canvas.
  func nodes(of items: [Drawing.Item], in map: AffineTransform) -> [DesignNode] {
    nodes(of: items, in: map, depth: 0)
  }

  private func nodes(
    of items: [Drawing.Item], in map: AffineTransform, depth: Int
  ) -> [DesignNode] {
    var nodes: [DesignNode] = []
    var rest = items[...]
    if items.count > 1, let last = items.lastIndex(where: \.blends) {
      let made = blended(Array(items[...last]), in: map)
      nodes = sayable(made, of: Array(items[...last]), in: map, depth: depth)
      rest = items[(last + 1)...]
    }
    while let item = rest.popFirst() {
      var shape = [item]
      // A line along the same outline belongs to it.
      if case .fill(let path, _) = item, case .stroke(path, _, _)? = rest.first,
        let line = rest.popFirst()
      {
        shape.append(line)
      }
      let made = self.nodes(of: shape, item, in: map, depth: depth)
      nodes += sayable(made, of: shape, in: map, depth: depth)
    }
    return nodes
  }

  /// - Parameter shape: the item, with the line that belongs to it.
  private func nodes(
    of shape: [Drawing.Item], _ item: Drawing.Item, in map: AffineTransform, depth: Int
  ) -> [DesignNode] {
    switch item {
    case .fill, .stroke: return leaf(shape, in: map)
    case .group(nil, let own, 1, let items):
      return nodes(of: items, in: own.then(map), depth: depth)
    case .group(let name, let own, let opacity, let items):
      let made = group(items, in: own.then(map), isNamed: name != nil, depth: depth)
      return made.map { node in
        var node = node
        (node.name, node.look.opacity) = (name ?? node.name, opacity * node.look.opacity)
        return node
      }
    case .clipped(let path, let items) where isWhole(path, in: map):
      return nodes(of: items, in: map, depth: depth)
    case .clipped(let path, let items):
      return clipped(by: path, items, in: map, depth: depth) ?? picture([item], in: map)
    case .composited(Compositing(isIsolated: true), let items) where depth == 0:
      return nodes(of: items, in: map, depth: depth)
    case .text(let text): return words(text, in: map).map { [$0] } ?? picture([item], in: map)
    case .composited, .masked: return picture([item], in: map)
    }
  }

  /// What is blended is one picture with all that lies behind it. A box that fills the frame lies below
  /// that, too.
  private func blended(_ items: [Drawing.Item], in map: AffineTransform) -> [DesignNode] {
    let ground = leaf([items[0]], in: map).filter { $0.fills(box) }
    return ground + picture([.composited(by: Compositing(isIsolated: true), items: items)], in: map)
  }

  // MARK: Groups

  /// The one node that a group is; none if nothing is seen of it.
  private func group(
    _ items: [Drawing.Item], in map: AffineTransform, isNamed: Bool, depth: Int
  ) -> [DesignNode] {
    if items.count == 1 {
      switch items[0] {
      case .group(nil, let own, 1, let items):
        return group(items, in: own.then(map), isNamed: isNamed, depth: depth)
      case .clipped(let path, let items) where isWhole(path, in: map):
        return group(items, in: map, isNamed: isNamed, depth: depth)
      case .clipped(let path, let inner):
        if let node = clipped(by: path, inner, in: map, depth: depth) { return node }
      default: break
      }
    }
    if items.isOneShape { return leaf(items, in: map) }
    if case .text(let text)? = items.first, items.count == 1, let node = words(text, in: map) {
      return [node]
    }
    guard depth < Self.deepest, takesApart(items), let upright = UprightMap(map) else {
      return picture(items, in: map)
    }
    let nodes = inside(upright).nodes(of: items, in: upright.scaling, depth: depth + 1)
    guard let box = nodes.bounds else { return [] }
    return [node(nodes, in: box, upright, clips: false)]
  }

  /// What a box cuts off; nil: it is no box.
  private func clipped(
    by path: Path, _ items: [Drawing.Item], in map: AffineTransform, depth: Int
  ) -> [DesignNode]? {
    guard depth < Self.deepest, let box = path.roundBox, let upright = UprightMap(map),
      box.radius == 0 || upright.isUniform, takesApart(items)
    else { return nil }
    let nodes = inside(upright).nodes(of: items, in: upright.scaling, depth: depth + 1)
    guard !nodes.isEmpty else { return [] }
    var node = node(nodes, in: upright.scaling.boundingBox(of: box.rect), upright, clips: true)
    node.look.cornerRadius = box.radius * upright.scale.x
    return [node]
  }

  private func node(
    _ nodes: [DesignNode], in box: Rect, _ map: UprightMap, clips: Bool
  ) -> DesignNode {
    var node = DesignNode(frame: map.frame(ofScaled: box), content: .group(clips: clips))
    node.look.rotation = map.rotation
    node.nodes = nodes.map { inner in
      var inner = inner
      inner.frame = inner.frame.offset(by: Point.zero - box.origin)
      return inner
    }
    return node
  }

  /// True if a clip leaves all of the canvas.
  private func isWhole(_ path: Path, in map: AffineTransform) -> Bool {
    guard let box = path.roundBox, box.radius == 0, let upright = UprightMap(map),
      upright.rotation == 0
    else { return false }
    return upright.frame(of: box.rect).covers(canvas)
  }

  /// The reader of what is in a group: the canvas lies there where the group's map takes it from.
  private func inside(_ map: UprightMap) -> DesignReader {
    DesignReader(
      canvas: map.scaled(around: canvas), box: map.scaled(around: box), detail: detail)
  }

  private func takesApart(_ items: [Drawing.Item]) -> Bool {
    switch detail {
    case .all: items.contains(where: \.holdsName) || items.allSatisfy(\.isBox)
    case .groups: items.contains(where: \.holdsGroup)
    case .outermost: false
    }
  }

  // MARK: Leaves

  /// A box, or else a picture.
  private func leaf(_ items: [Drawing.Item], in map: AffineTransform) -> [DesignNode] {
    box(items, in: map).map { [$0] } ?? picture(items, in: map)
  }

  private func box(_ items: [Drawing.Item], in map: AffineTransform) -> DesignNode? {
    guard let upright = UprightMap(map) else { return nil }
    var look = SlideLook()
    var shape: (rect: Rect, radius: Double)?
    for item in items {
      switch item {
      case .fill(let path, .color(let color)):
        (shape, look.fill) = (path.roundBox, color)
      case .stroke(let path, let style, .color(let color)):
        shape = path.roundBox
        guard style.join == .miter || (shape?.radius ?? 0) > 0,
          color.alpha == 1 || look.fill.alpha == 0
        else { return nil }
        (look.borderWidth, look.borderColor) = (style.width, color)
      default: return nil
      }
    }
    guard var shape, upright.isUniform || (shape.radius == 0 && look.borderWidth == 0) else {
      return nil
    }
    // Half of a line lies outside of its outline.
    shape.rect = shape.rect.inset(by: -look.borderWidth / 2)
    if shape.radius > 0 { shape.radius += look.borderWidth / 2 }
    look.cornerRadius = shape.radius * upright.scale.x
    look.borderWidth *= upright.scale.x
    look.rotation = upright.rotation
    return DesignNode(frame: upright.frame(of: shape.rect), look: look, content: .box)
  }

  /// A picture of items; none if nothing is seen of them.
  private func picture(_ items: [Drawing.Item], in map: AffineTransform) -> [DesignNode] {
    let upright = UprightMap(map)
    var (own, items, line) = (upright, items, items.lineBox)
    if upright?.isUniform != true {
      // The picture has in itself what its element does not say.
      let inner = upright?.scaling ?? map
      items = [.group(transform: inner, opacity: 1, items: items)]
      line = line.map(inner.boundingBox)
      own = UprightMap(upright.map { map.without(scale: $0.scale) } ?? .identity)
    }
    guard let own, let box = line ?? Drawing.Item.reach(of: items), box.width > 0, box.height > 0,
      [box.x, box.y, box.width, box.height].allSatisfy(\.isFinite)
    else { return [] }
    var (frame, viewBox) = (own.frame(of: box), box)
    if own.rotation == 0 {
      // Whole points, so that it lies on pixels as the frame does.
      let (left, top) = (frame.minX.rounded(.down), frame.minY.rounded(.down))
      let whole = Rect(
        left, top, frame.maxX.rounded(.up) - left, frame.maxY.rounded(.up) - top)
      viewBox = Rect(
        origin: box.origin + (whole.origin - frame.origin) * (1 / own.scale.x),
        size: Size(whole.width / own.scale.x, whole.height / own.scale.x))
      frame = whole
    }
    var look = SlideLook()
    look.rotation = own.rotation
    var drawing = Drawing(viewBox: viewBox, items: items)
    drawing.morphs = true
    return [DesignNode(frame: frame, look: look, content: .picture(drawing))]
  }
}

extension DesignReader {
  /// The nodes of items; where these reach farther than elements can say, a picture of what is seen of
  /// them, or none if that is nothing.
  private func sayable(
    _ nodes: [DesignNode], of items: [Drawing.Item], in map: AffineTransform, depth: Int
  ) -> [DesignNode] {
    guard depth == 0, !nodes.allSatisfy(\.isSayable) else { return nodes }
    let items = [Drawing.Item.group(transform: map, opacity: 1, items: items)]
    guard let reach = Drawing.Item.reach(of: items) else { return [] }
    let box = reach.intersection(canvas)
    guard box.width > 0, box.height > 0 else { return [] }
    var drawing = Drawing(viewBox: box, items: items)
    drawing.morphs = true
    return [DesignNode(name: nodes.first?.name, frame: box, content: .picture(drawing))]
  }
}

extension DesignNode {
  /// True if it, and all in it, have numbers that elements may have.
  fileprivate var isSayable: Bool {
    let numbers = [
      frame.x, frame.y, frame.width, frame.height, look.cornerRadius, look.borderWidth,
    ]
    return numbers.allSatisfy { $0.magnitude <= Self.longest } && nodes.allSatisfy(\.isSayable)
  }

  private static let longest = 10_000.0
}

extension AffineTransform {
  /// The same without a scale that is done first.
  fileprivate func without(scale: Point) -> AffineTransform {
    AffineTransform.scale(1 / scale.x, 1 / scale.y).then(self)
  }
}

extension [DesignNode] {
  /// The box around all; nil: there are none.
  var bounds: Rect? {
    reduce(nil) { box, node in box?.union(node.bounds) ?? node.bounds }
  }
}

extension [Drawing.Item] {
  /// The box around one outline with a line; nil: it is something else.
  fileprivate var lineBox: Rect? {
    guard isOneShape, case .stroke(let path, let style, _)? = last else { return nil }
    return path.lineBox(style)
  }

  /// True for an outline that is filled, has a line, or both.
  fileprivate var isOneShape: Bool {
    switch (first, dropFirst().first, count) {
    case (.fill?, nil, 1), (.stroke?, nil, 1): true
    case (.fill(let path, _)?, .stroke(let line, _, _)?, 2): path == line
    default: false
    }
  }
}

extension Drawing.Item {
  /// True if some of it is blended with what lies behind it.
  fileprivate var blends: Bool {
    switch self {
    case .fill, .stroke, .text, .clipped, .masked: false
    case .group(_, _, let opacity, let items): opacity == 1 && items.contains(where: \.blends)
    case .composited(let own, let items):
      own.blend != .normal
        || (!own.isIsolated && own.filter == nil && items.contains(where: \.blends))
    }
  }

  /// The items in it that are seen one by one.
  fileprivate var parts: [Drawing.Item] {
    switch self {
    case .fill, .stroke, .text, .masked, .composited: []
    case .group(_, _, _, let items), .clipped(_, let items): items
    }
  }

  /// True if it is, or holds, something with a name.
  fileprivate var holdsName: Bool {
    if case .group(_?, _, _, _) = self { return true }
    return parts.contains(where: \.holdsName)
  }

  /// True if it is, or holds, a group with a name.
  fileprivate var holdsGroup: Bool {
    if case .group(_?, _, _, let items) = self, !items.isOneShape { return true }
    return parts.contains(where: \.holdsGroup)
  }

  /// True if it is a box or text, or holds nothing else.
  fileprivate var isBox: Bool {
    switch self {
    case .fill(let path, .color), .stroke(let path, _, .color): path.roundBox != nil
    case .fill, .stroke, .masked, .composited: false
    case .text: true
    case .group, .clipped: !parts.isEmpty && parts.allSatisfy(\.isBox)
    }
  }
}
