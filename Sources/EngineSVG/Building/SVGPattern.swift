import Engine

/// A pattern with everything that it takes from others by `href`.
struct SVGPattern {
  private let chain: SVGReferenceChain
  /// The element whose children are drawn; nil: there are none.
  let content: Int?
  /// The tile's place and size are shares of the box of what is painted.
  let fitsBox: Bool
  /// What lies in a tile is measured by that box.
  let contentFitsBox: Bool
  let transform: AffineTransform
  let viewBox: SVGViewBox?
  let isCut: Bool

  /// - Parameter viewport: the size that percentages are of.
  init(
    _ node: Int, in document: SVGDocument, viewport: Size, _ report: inout SVGReport
  ) throws(SVGError) {
    let chain = try SVGReferenceChain(
      from: node, in: document, kind: "pattern", names: ["pattern"], &report)
    self.chain = chain
    content = chain.owner
    func fits(_ name: String, _ standard: String) throws(SVGError) -> Bool {
      let element = chain.first(name)
      let units = try report.value(standard, once: "\(name) \(node)") { () throws(SVGError) in
        try element.word(name, of: ["objectBoundingBox", "userSpaceOnUse"]) ?? standard
      }
      return units == "objectBoundingBox"
    }
    fitsBox = try fits("patternUnits", "objectBoundingBox")
    contentFitsBox = try fits("patternContentUnits", "userSpaceOnUse")
    let mover = chain.elements.first { $0["patternTransform"] != nil || $0["transform"] != nil }
    transform =
      try mover.map { (element) throws(SVGError) in
        try element.transform(
          element["patternTransform"] == nil ? "transform" : "patternTransform",
          around: viewport, fontSize: 16)
      } ?? .identity
    var box = try SVGViewBox(chain.first("viewBox"))
    try box?.readRatio(chain.first("preserveAspectRatio"))
    viewBox = box
    isCut = !["visible", "auto"].contains(chain.elements[0]["overflow"]?.word)
  }

  /// The first tile, in the coordinates of what is painted but for the pattern's own transform; nil
  /// if it has no extent.
  func tile(around box: Rect, _ context: SVGContext) throws(SVGError) -> Rect? {
    let units = SVGUnits(
      viewport: fitsBox ? Size(1, 1) : context.viewport, fontSize: context.style.fontSize)
    func length(_ name: String, _ axis: SVGUnits.Axis) throws(SVGError) -> Double {
      try chain.first(name).length(name, axis, in: units) ?? 0
    }
    var tile = Rect(
      try length("x", .horizontal), try length("y", .vertical), try length("width", .horizontal),
      try length("height", .vertical))
    guard tile.width > 0, tile.height > 0 else { return nil }
    if fitsBox { tile = AffineTransform.fromUnits(of: box).boundingBox(of: tile) }
    return tile.isEmpty ? nil : tile
  }
}

// MARK: - Painting

extension SVGBuilder {
  /// The most tiles of a shape.
  private static let mostTiles = 5000

  /// The items that paint a shape with a pattern; none if it paints nothing.
  ///
  /// - Parameter stroke: the line that is painted; nil: the inside of the path is.
  mutating func items(
    paintedBy node: Int, _ path: Path, _ stroke: Drawing.Item?, opacity: Double,
    in context: SVGContext
  ) throws(SVGError) -> [Drawing.Item] {
    let element = element(node)
    guard !context.targets.contains(node) else {
      try report.add(element.error("paints what lies in it"), once: "in pattern")
      return []
    }
    let pattern = try SVGPattern(node, in: document, viewport: context.viewport, &report)
    let box = path.tightBox ?? .zero
    guard let content = pattern.content, let room = (stroke ?? .fill(path, .color(.black))).reach,
      !box.isEmpty || !(pattern.fitsBox || pattern.contentFitsBox),
      let tile = try pattern.tile(around: box, context), let inverse = pattern.transform.inverse
    else { return [] }
    let cells = TileGrid(tile, over: inverse.boundingBox(of: room))
    guard cells.count <= Self.mostTiles else {
      throw element.error(
        "has \(cells.count) tiles on one shape; at most \(Self.mostTiles) are drawn")
    }
    let before = budget
    let items = try drawn(tile: tile, of: pattern, content, box, node, in: context)
    guard !items.isEmpty else { return [] }
    guard budget.spend(again: cells.count - 1, since: before) else {
      throw refusal(element.error("is too much; the picture is painted over too often"))
    }
    let tiles = cells.offsets.flatMap { way in
      items.wrapped(transform: .translation(way.x, way.y))
    }
    let painted = tiles.wrapped(transform: pattern.transform, opacity: opacity)
    guard case .stroke(let line, let style, _)? = stroke else {
      return [.clipped(by: path, items: painted)]
    }
    return [
      .masked(by: [.stroke(line, style, .color(.white))], .alpha, items: painted)
    ]
  }

  /// The items of the first tile.
  private mutating func drawn(
    tile: Rect, of pattern: SVGPattern, _ content: Int, _ box: Rect, _ node: Int,
    in outer: SVGContext
  ) throws(SVGError) -> [Drawing.Item] {
    var map = AffineTransform.translation(tile.x, tile.y)
    if let viewBox = pattern.viewBox {
      map = viewBox.map(into: tile)
    } else if pattern.contentFitsBox {
      map = AffineTransform.scale(box.width, box.height).then(map)
    }
    var context = try entered(cut: content, map.then(pattern.transform), in: outer)
    context.targets.append(node)
    if let size = pattern.viewBox?.box.size { context.viewport = size }
    try addLayer(element(content), to: &context)
    var drawn = try children(of: content, in: context)
    if drawn.blends {
      drawn.items = [.composited(by: Compositing(isIsolated: true), items: drawn.items)]
    }
    var items = drawn.items.wrapped(transform: map)
    if pattern.isCut, reachesOut(items, of: tile) {
      items = [.clipped(by: .rect(tile), items: items)]
    }
    return items
  }
}

/// The tiles that cover a box.
private struct TileGrid {
  private let tile: Size
  private let columns: ClosedRange<Int>
  private let rows: ClosedRange<Int>

  init(_ tile: Rect, over box: Rect) {
    self.tile = tile.size
    columns = Self.range(box.minX - tile.minX, box.maxX - tile.minX, tile.width)
    rows = Self.range(box.minY - tile.minY, box.maxY - tile.minY, tile.height)
  }

  private static func range(_ start: Double, _ end: Double, _ side: Double) -> ClosedRange<Int> {
    func whole(_ place: Double) -> Int { Int(max(-1e9, min(1e9, place))) }
    let first = whole((start / side + 1e-9).rounded(.down))
    return first...max(first, whole((end / side - 1e-9).rounded(.up)) - 1)
  }

  var count: Int { columns.count.multipliedReportingOverflow(by: rows.count).partialValue }

  /// The ways from the first tile to the others.
  var offsets: [Point] {
    rows.flatMap { row in
      columns.map { Point(Double($0) * tile.width, Double(row) * tile.height) }
    }
  }
}
