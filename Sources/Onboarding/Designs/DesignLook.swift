import Engine

/// What two nodes have in common, where no name says that they are one thing.
struct DesignLook {
  /// The items of the same kinds, with outlines of the same steps, have the same one.
  let structure: String
  /// What it says; nil: it is no text.
  let words: String?
  let color: Color?
  let bounds: Rect

  /// - Parameter origin: the corner, on the canvas, of what the node lies in.
  init(_ node: DesignNode, at origin: Point) {
    bounds = node.bounds.offset(by: origin)
    if case .text(let text) = node.content { words = text.string } else { words = nil }
    switch node.content {
    case .text(let text): (structure, color) = ("text", text.color)
    case .box:
      (structure, color) = (
        "box", node.look.fill.alpha > 0 ? node.look.fill : node.look.borderColor
      )
    case .picture(let drawing):
      (structure, color) = (
        Self.structure(of: drawing.items), drawing.items.lazy.compactMap(\.color).first
      )
    case .group:
      (structure, color) = (
        "group", node.nodes.lazy.compactMap { DesignLook($0, at: .zero).color }.first
      )
    }
  }

  private static func structure(of items: [Drawing.Item]) -> String {
    items.map { item in
      switch item {
      case .fill(let path, _): "f\(steps(of: path))"
      case .stroke(let path, _, _): "s\(steps(of: path))"
      case .text(let text): "t\(text.string)"
      case .group(_, _, _, let items): "(\(structure(of: items)))"
      case .clipped(_, let items): "c(\(structure(of: items)))"
      case .masked(_, _, let items): "m(\(structure(of: items)))"
      case .composited(_, let items): "l(\(structure(of: items)))"
      }
    }.joined()
  }

  private static func steps(of path: Path) -> String {
    String(
      path.elements.map { step -> Character in
        switch step {
        case .move: "M"
        case .close: "Z"
        case .line, .quad, .cubic: "C"
        }
      })
  }

  /// How alike two are, 0…1.
  ///
  /// - Parameter canvas: the diagonal of the canvas.
  func likeness(to other: DesignLook, across canvas: Double) -> Double {
    let colors =
      switch (color, other.color) {
      case (nil, nil): 1.0
      case (let color?, let other?):
        1 - min(1, abs(color.lanes - other.lanes).sum())
      default: 0.0
      }
    let areas = (bounds.width * bounds.height, other.bounds.width * other.bounds.height)
    let sizes = min(areas.0, areas.1) / max(areas.0, areas.1, .leastNonzeroMagnitude)
    let way = bounds.center.distance(to: other.bounds.center) / canvas
    // Other words are the same thing less likely.
    let kinds = structure != other.structure ? 0.0 : words == other.words ? 1 : 0.6
    return 0.35 * kinds + 0.25 * colors + 0.2 * sizes.squareRoot()
      + 0.2 * (1 - min(1, way))
  }
}

private func abs(_ lanes: Lanes) -> Lanes { lanes.replacing(with: -lanes, where: lanes .< 0) }

extension Drawing.Item {
  /// The first colour that it is painted with.
  fileprivate var color: Color? {
    switch self {
    case .fill(_, let paint), .stroke(_, _, let paint):
      paint.firstColor
    case .text(let text): text.color
    case .group(_, _, _, let items), .clipped(_, let items), .masked(_, _, let items),
      .composited(_, let items):
      items.lazy.compactMap(\.color).first
    }
  }
}
