import Engine

extension DesignNode {
  /// It, and all in it, with those of some names in groups of these.
  func grouped(_ names: Set<DesignName>) -> DesignNode {
    guard isGroup else { return ownName.map(names.contains) == true ? grouped : self }
    var node = self
    node.nodes = nodes.map { $0.grouped(names) }
    return node
  }

  /// A group of its name that holds it alone.
  private var grouped: DesignNode {
    let core = core
    var (inner, group) = (self, self)
    (group.frame, group.content, group.look) = (core, .group(clips: false), SlideLook())
    (group.look.rotation, group.look.opacity) = (look.rotation, look.opacity)
    (inner.name, inner.look.rotation, inner.look.opacity) = (nil, 0, 1)
    inner.frame = frame.offset(by: Point.zero - core.origin)
    group.nodes = [inner]
    return group
  }

  /// The frame without the room of shadows, blurs and corners of lines.
  private var core: Rect {
    guard case .picture(let drawing) = content, look.rotation == 0,
      let box = Drawing.Item.core(of: drawing.items)?.intersection(drawing.viewBox),
      box.width > 0, box.height > 0
    else { return frame }
    let scale = frame.width / drawing.viewBox.width
    return Rect(
      origin: frame.origin + (box.origin - drawing.viewBox.origin) * scale,
      size: Size(box.width * scale, box.height * scale))
  }
}

extension Drawing.Item {
  /// The box around outlines and half of their lines; nil: there are none.
  static func core(of items: [Drawing.Item]) -> Rect? {
    items.compactMap(\.core).reduce(nil) { whole, box in whole?.union(box) ?? box }
  }

  private var core: Rect? {
    switch self {
    case .fill, .text: reach
    case .stroke(let path, let style, _): path.tightBox?.inset(by: -style.width / 2)
    case .group(_, let map, _, let items): Self.core(of: items).map(map.boundingBox)
    case .clipped(let path, let items):
      Self.core(of: items).flatMap { box in path.tightBox.map(box.intersection) }
    case .masked(_, _, let items), .composited(_, let items): Self.core(of: items)
    }
  }
}
