/// The cells of a text's parts, in the coordinates of its view, line by line.
struct TextCells {
  /// The part of a line that a part of the text fills.
  struct Cell {
    /// The number of the part in the text.
    let index: Int
    let box: Rect
    /// The part by itself, and the left end of its baseline.
    let line: TextLine
    let origin: Point
  }

  /// What they were made of; nil: they are to be made anew in each frame.
  var origin: TextCellsOrigin?
  let lines: [(command: DrawCommand, cells: [Cell])]
  /// The left end of the last baseline, by which the whole text is aligned to pixels.
  let reference: Point

  init(_ lines: [(command: DrawCommand, cells: [Cell])]) {
    self.lines = lines
    reference = lines.last?.command.textOrigin ?? .zero
  }
}

/// What the cells of a text follow from.
struct TextCellsOrigin: Equatable {
  let text: TextContent
  let size: Size
  let unit: TextSplit.Unit
}

/// Texts whose parts come and go one after the other.
extension DisplayListBuilder {
  /// A text with its parts on their way. Each shows its cell of the whole line, so that in their
  /// places they are the text as it rests, to the pixel.
  func layer(
    of text: TextContent, _ parts: PartedText, _ pose: AlignedPose, _ drawn: DrawnView
  ) -> Layer {
    guard let side = parts.side else {
      return Layer(view: .identity, opacity: 1, commands: lines(of: text, size: pose.size))
    }
    let cells = self.cells(of: text, by: side.split.unit, in: pose.size, drawn)
    return Layer(view: .identity, opacity: 1, commands: layers(of: cells, parts, side, pose))
  }

  /// A layer of lines with their parts on their way, each as opaque as it is itself and the layer is.
  func parted(_ layer: Layer, _ parts: PartedText, _ pose: AlignedPose) -> Layer {
    guard let side = parts.side, layer.commands.contains(where: \.hasText) else { return layer }
    var layer = layer
    // Each part is aligned by itself.
    layer.fit = nil
    if layer.commands.contains(where: { $0.textOrigin != nil }) {
      layer.commands = layers(
        of: cells(of: layer.commands, by: side.split.unit), parts, side, pose)
    } else {
      layer.commands = layer.commands.map { command in
        guard case .layer(let inner) = command else { return command }
        return .layer(parted(inner, parts, pose))
      }
    }
    return layer
  }

  private func layers(
    of cells: TextCells, _ parts: PartedText, _ side: PartedText.Side, _ pose: AlignedPose
  ) -> [DrawCommand] {
    cells.lines.flatMap { line, parted -> [DrawCommand] in
      Self.runs(of: parted, parts, side).compactMap { run in
        layer(of: line, in: run.box, run.distance, side, cells.reference, pose)
          .map { .layer($0) }
      }
    }
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
    guard let parts = view.partedText, let side = parts.side else { return nil }
    if let seen = view.mix?.seen, !seen.isEmpty {
      guard seen.allSatisfy(\.isText) else { return nil }
      let pose = AlignedPose(view, isAtRest: false)
      return lines(of: fade(seen, in: view.presented, pose, breaksLines: false), parts, side)
    }
    guard case .text(let text) = view.content else { return nil }
    let cells = self.cells(of: text, by: side.split.unit, in: view.presented.size, drawn(view))
    return Self.lines(of: cells, parts, side)
  }

  /// The parts of the texts in a layer.
  private func lines(of layer: Layer, _ parts: PartedText, _ side: PartedText.Side) -> [ShownLine] {
    let inner = layer.commands.flatMap { command -> [ShownLine] in
      if case .layer(let inner) = command { lines(of: inner, parts, side) } else { [] }
    }
    let own = Self.lines(
      of: cells(of: layer.commands, by: side.split.unit), parts, side)
    return (inner + own).map { line in
      ShownLine(line: line.line, origin: line.origin, opacity: line.opacity * layer.opacity)
    }
  }

  private static func lines(
    of cells: TextCells, _ parts: PartedText, _ side: PartedText.Side
  ) -> [ShownLine] {
    cells.lines.flatMap(\.cells).map { cell in
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
    of text: TextContent, by unit: TextSplit.Unit, in size: Size, _ drawn: DrawnView
  ) -> TextCells {
    let origin = TextCellsOrigin(text: text, size: size, unit: unit)
    if let known = drawn.cells, known.origin == origin { return known }
    var cells = self.cells(of: lines(of: text, size: size), by: unit)
    cells.origin = origin
    drawn.cells = cells
    return cells
  }

  /// The cells of the lines of a text among some commands.
  private func cells(of commands: [DrawCommand], by unit: TextSplit.Unit) -> TextCells {
    let lines = commands.filter { $0.textOrigin != nil }
    // A part that is cut out of a line lies where its letters would be from left to right.
    let isOne =
      lines.map(\.string).joined(separator: " ").holdsTogether
      || lines.contains { $0.string.lineDirection == .rightToLeft }
    var count = 0
    return TextCells(
      lines.map { command in
        (command: command, cells: cells(of: command, by: isOne ? nil : unit, from: &count))
      })
  }

  /// - Parameters:
  ///   - unit: nil: the line is one part.
  ///   - count: the number of parts before the line, and then with it.
  private func cells(
    of command: DrawCommand, by unit: TextSplit.Unit?, from count: inout Int
  ) -> [TextCells.Cell] {
    guard case .text(let line, let origin) = command else { return [] }
    let (text, size) = (line.string, line.font.size)
    let ranges = unit?.ranges(in: text) ?? [text.startIndex..<text.endIndex]
    defer { count += ranges.count }
    guard !ranges.isEmpty else { return [] }
    func width(to end: String.Index) -> Double {
      measuring.width(of: String(text[..<end]), font: line.font)
    }
    // Between two parts the middle of the blanks; letters reach beyond the ends of their line.
    let inner = zip(ranges, ranges.dropFirst()).map {
      (width(to: $0.upperBound) + width(to: $1.lowerBound)) / 2
    }
    let edges = [-size] + inner + [width(to: text.endIndex) + size]
    return zip(edges, edges.dropFirst()).enumerated().map { number, edges in
      var part = line
      part.string = String(text[ranges[number]])
      return TextCells.Cell(
        index: count + number,
        box: Rect(
          origin.x + edges.0, origin.y - 1.3 * size, max(0, edges.1 - edges.0), 1.9 * size),
        line: part, origin: origin + Point(width(to: ranges[number].lowerBound), 0))
    }
  }
}

extension DrawCommand {
  fileprivate var hasText: Bool {
    switch self {
    case .text: true
    case .layer(let layer): layer.commands.contains(where: \.hasText)
    default: false
    }
  }

  /// The line; empty for all but text.
  fileprivate var string: String { if case .text(let line, _) = self { line.string } else { "" } }
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
