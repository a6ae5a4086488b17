import Engine

/// What two nodes have in common, where no name says that they are one thing.
struct DesignLook {
  /// The items of the same kinds, with outlines of the same steps, have the same one.
  let structure: String
  /// Those of what is in a group, sorted; nil: it is none.
  let parts: [String]?
  /// What it says; nil: it is no text, and none is in it.
  let words: String?
  /// Those that it is painted with, in their order, and the first of many.
  let colors: [Color]
  let bounds: Rect

  private static let mostColors = 60

  /// - Parameters:
  ///   - origin: the corner, on the canvas, of what the node lies in.
  ///   - inner: the looks of what is in it.
  init(_ node: DesignNode, at origin: Point, inner: [DesignLook]) {
    let own: [Color]
    switch node.content {
    case .text(let text): (structure, own) = ("text", [text.color])
    case .box:
      (structure, own) = (
        "box", [node.look.fill.alpha > 0 ? node.look.fill : node.look.borderColor]
      )
    case .picture(let drawing):
      (structure, own) = (Self.structure(of: drawing.items), drawing.items.flatMap(\.colors))
    case .group: (structure, own) = ("group", inner.flatMap(\.colors))
    }
    colors = Array(own.prefix(Self.mostColors))
    parts = node.isGroup ? inner.map(\.structure).sorted() : nil
    let said = inner.compactMap(\.words)
    if case .text(let text) = node.content {
      words = text.string
    } else {
      words = said.isEmpty ? nil : said.joined(separator: "\n")
    }
    bounds = node.bounds.offset(by: origin)
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
    let areas = (bounds.width * bounds.height, other.bounds.width * other.bounds.height)
    let sizes = min(areas.0, areas.1) / max(areas.0, areas.1, .leastNonzeroMagnitude)
    let way = bounds.center.distance(to: other.bounds.center) / canvas
    // Other words are the same thing less likely.
    let kinds = likenessOfKinds(to: other) * (words == other.words ? 1 : 0.6)
    return 0.35 * kinds + 0.25 * likenessOfColors(to: other) + 0.2 * sizes.squareRoot()
      + 0.2 * (1 - min(1, way))
  }

  /// How alike the structures are, 0…1; those of groups by what is in both.
  private func likenessOfKinds(to other: DesignLook) -> Double {
    guard let parts, let others = other.parts else { return structure == other.structure ? 1 : 0 }
    var (place, place2, shared) = (0, 0, 0)
    while place < parts.count, place2 < others.count {
      if parts[place] == others[place2] { shared += 1 }
      (place, place2) = (
        parts[place] <= others[place2] ? place + 1 : place,
        parts[place] >= others[place2] ? place2 + 1 : place2
      )
    }
    return 0.4 + 0.6 * Double(shared) / Double(max(parts.count, others.count, 1))
  }

  /// How alike the colours are, 0…1: each with the one at its place, and the one that differs most for as
  /// much as all of them.
  private func likenessOfColors(to other: DesignLook) -> Double {
    let most = max(colors.count, other.colors.count)
    guard most > 0 else { return 1 }
    var (sum, least) = (0.0, 1.0)
    for (color, other) in zip(colors, other.colors) {
      let likeness = 1 - min(1, abs(color.lanes - other.lanes).sum())
      (sum, least) = (sum + likeness, min(least, likeness))
    }
    return (sum / Double(most) + (colors.count == other.colors.count ? least : 0)) / 2
  }
}

private func abs(_ lanes: Lanes) -> Lanes { lanes.replacing(with: -lanes, where: lanes .< 0) }

extension Drawing.Item {
  /// Those that it is painted with, as far as one tells.
  fileprivate var colors: [Color] {
    switch self {
    case .fill(_, let paint), .stroke(_, _, let paint):
      paint.firstColor.map { [$0] } ?? []
    case .text(let text): text.color.map { [$0] } ?? []
    case .group(_, _, _, let items), .clipped(_, let items), .masked(_, _, let items),
      .composited(_, let items):
      items.flatMap(\.colors)
    }
  }
}
