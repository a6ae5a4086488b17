/// The cells of a text's parts, in the coordinates of its view, line by line.
final class TextCells {
  /// The part of a line that a part of the text fills.
  struct Cell {
    /// The number of the part in the text.
    let index: Int
    let box: Rect
    /// The part by itself, and the left end of its baseline.
    let line: TextLine
    let origin: Point
  }

  let text: TextContent
  let size: Size
  let unit: TextSplit.Unit
  let lines: [(command: DrawCommand, cells: [Cell])]
  /// The left end of the last baseline, by which the whole text is aligned to pixels.
  let reference: Point

  init(
    of text: TextContent, in size: Size, by unit: TextSplit.Unit,
    _ lines: [(command: DrawCommand, cells: [Cell])]
  ) {
    (self.text, self.size, self.unit, self.lines) = (text, size, unit, lines)
    reference = lines.last?.command.textOrigin ?? .zero
  }
}

/// Texts whose parts come and go one after the other.
extension DisplayListBuilder {
  /// A text with its parts on their way. Each shows its cell of the whole line, so that in their
  /// places they are the text as it rests, to the pixel.
  func layer(of text: TextContent, _ parts: PartedText, _ pose: AlignedPose) -> Layer {
    guard let side = parts.side else {
      return Layer(view: .identity, opacity: 1, commands: lines(of: text, size: pose.size))
    }
    let cells = self.cells(of: text, by: side.split.unit, in: pose.size, parts)
    let reference = cells.reference
    let layers = cells.lines.flatMap { line, cells -> [DrawCommand] in
      Self.runs(of: cells, parts, side).compactMap { run in
        layer(of: line, in: run.box, run.distance, side, reference, pose)
          .map { .layer($0) }
      }
    }
    return Layer(view: .identity, opacity: 1, commands: layers)
  }

  /// A part of a line, and the distance from its place.
  private struct Run {
    var box: Rect
    let distance: Double
  }

  /// The parts of a line; those side by side that are equally far are one.
  private static func runs(
    of cells: [TextCells.Cell], _ parts: PartedText, _ side: PartedText.Side
  ) -> [Run] {
    cells.reduce(into: []) { runs, cell in
      let rank = side.split.rank(of: cell.index)
      let distance = parts.distance(ofRank: rank, on: side)
      if distance == 0, let last = runs.last, last.distance == 0 {
        runs[runs.count - 1].box = last.box.union(cell.box)
      } else {
        runs.append(Run(box: cell.box, distance: distance))
      }
    }
  }

  /// nil: nothing is seen of it.
  private func layer(
    of line: DrawCommand, in box: Rect, _ distance: Double, _ side: PartedText.Side,
    _ reference: Point, _ pose: AlignedPose
  ) -> Layer? {
    let away = side.split.away
    let opacity = min(1, max(0, lerp(1, away.alpha, distance)))
    guard opacity > 0 else { return nil }
    var layer = Layer(
      view: away.map(at: distance, around: box.center), opacity: opacity, commands: [line])
    layer.clip = .rect(box)
    let shown = BoxPose(toParent: .identity, size: pose.size, borderWidth: pose.borderWidth)
    var (start, end) = (shown, shown)
    start.toParent = away.map(at: 1, around: box.center)
    end.toParent = .identity
    let way = PixelFit.Way(
      start: FittedBox(start, textOrigin: reference), end: FittedBox(end, textOrigin: reference))
    layer.fit = PixelFit(
      FittedBox(shown, textOrigin: reference), way: distance == 0 ? nil : way)
    return layer
  }

  /// The parts of a text on their way, each as a line by itself that is not turned; nil: all are in
  /// their places.
  func partsOnTheirWay(in view: View) -> [ShownLine]? {
    guard let parts = view.partedText, view.mix == nil, case .text(let text) = view.content,
      let side = parts.side
    else { return nil }
    let cells = self.cells(of: text, by: side.split.unit, in: view.presented.size, parts)
    return cells.lines.flatMap(\.cells).map { cell in
      let distance = parts.distance(ofRank: side.split.rank(of: cell.index), on: side)
      let away = side.split.away
      var line = cell.line
      line.font.size *= max(1e-3, lerp(1, away.scale, distance))
      var upright = away
      upright.rotation = 0
      let map = upright.map(at: distance, around: cell.box.center)
      return ShownLine(
        line: line, origin: map.apply(to: cell.origin),
        opacity: min(1, max(0, lerp(1, away.alpha, distance))))
    }
  }

  // MARK: Cells

  private func cells(
    of text: TextContent, by unit: TextSplit.Unit, in size: Size, _ parts: PartedText
  ) -> TextCells {
    if let known = parts.cells as? TextCells, known.text == text, known.size == size,
      known.unit == unit
    {
      return known
    }
    var count = 0
    let lines = self.lines(of: text, size: size).map { command in
      (command: command, cells: self.cells(of: command, by: unit, from: &count))
    }
    let cells = TextCells(of: text, in: size, by: unit, lines)
    parts.cells = cells
    return cells
  }

  /// - Parameter count: the number of parts before the line, and then with it.
  private func cells(
    of command: DrawCommand, by unit: TextSplit.Unit, from count: inout Int
  ) -> [TextCells.Cell] {
    guard case .text(let line, let origin) = command else { return [] }
    let (text, size) = (line.string, line.font.size)
    let ranges = unit.ranges(in: text)
    defer { count += ranges.count }
    guard !ranges.isEmpty else { return [] }
    func width(to end: String.Index) -> Double {
      measuring.width(of: String(text[..<end]), font: line.font)
    }
    // Between two parts the middle of the blanks; letters reach beyond the ends of their line.
    var edges = [-size]
    if !text.holdsTogether {
      edges += zip(ranges, ranges.dropFirst()).map {
        (width(to: $0.upperBound) + width(to: $1.lowerBound)) / 2
      }
    }
    edges.append(width(to: text.endIndex) + size)
    return zip(edges, edges.dropFirst()).enumerated().map { number, edges in
      let range = text.holdsTogether ? nil : ranges[number]
      var part = line
      part.string = range.map { String(text[$0]) } ?? text
      return TextCells.Cell(
        index: count + number,
        box: Rect(
          origin.x + edges.0, origin.y - 1.3 * size, max(0, edges.1 - edges.0), 1.9 * size),
        line: part, origin: origin + Point(range.map { width(to: $0.lowerBound) } ?? 0, 0))
    }
  }
}

extension TextSplit.Away {
  /// From the coordinates of a part in its place to those in which it is seen.
  fileprivate func map(at distance: Double, around center: Point) -> AffineTransform {
    guard distance != 0 else { return .identity }
    let factor = lerp(1, scale, distance)
    let transform = Transform(
      translation: offset * distance, scale: Point(factor, factor), rotation: rotation * distance)
    return AffineTransform.translation(-center.x, -center.y).then(transform.matrix)
      .then(.translation(center.x, center.y))
  }
}
