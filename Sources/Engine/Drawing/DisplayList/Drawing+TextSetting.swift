/// Texts of drawings as their letters' outlines.
extension Drawing {
  /// The drawing with its texts set in fonts: each as its letters' outlines or, where nobody knows these,
  /// run by run as text.
  package func setting(by measuring: any TextMeasuring) -> Drawing {
    guard items.contains(where: \.holdsText) else { return self }
    var drawing = self
    drawing.items = items.setting(by: measuring)
    return drawing
  }

  /// The drawing with its texts in families of other names.
  package func withFamilies(named name: (String) -> String) -> Drawing {
    guard items.contains(where: \.holdsText) else { return self }
    var drawing = self
    drawing.items = items.flatMap { $0.replacingText { [.text($0.withFamilies(named: name))] } }
    return drawing
  }
}

extension [Drawing.Item] {
  func setting(by measuring: any TextMeasuring) -> [Drawing.Item] {
    flatMap { $0.replacingText { SetText($0, measuring).items } }
  }
}

extension Drawing.Item {
  fileprivate var holdsText: Bool {
    switch self {
    case .text: true
    case .fill, .stroke: false
    case .group(_, _, _, let items), .clipped(_, let items), .composited(_, let items):
      items.contains(where: \.holdsText)
    case .masked(let mask, _, let items): (mask + items).contains(where: \.holdsText)
    }
  }

  /// The item with others in the place of each text in it.
  fileprivate func replacingText(_ replace: (Drawing.Text) -> [Drawing.Item]) -> [Drawing.Item] {
    guard holdsText else { return [self] }
    func replaced(_ items: [Drawing.Item]) -> [Drawing.Item] {
      items.flatMap { $0.replacingText(replace) }
    }
    switch self {
    case .fill, .stroke: return [self]
    case .text(let text): return replace(text)
    case .group(let id, let transform, let opacity, let items):
      return [.group(id: id, transform: transform, opacity: opacity, items: replaced(items))]
    case .clipped(let path, let items): return [.clipped(by: path, items: replaced(items))]
    case .masked(let mask, let mode, let items):
      return [.masked(by: replaced(mask), mode, items: replaced(items))]
    case .composited(let compositing, let items):
      // A filter names items by their numbers.
      let single = items.map { item -> Drawing.Item in
        let items = item.replacingText(replace)
        return items.count == 1 ? items[0] : .group(transform: .identity, opacity: 1, items: items)
      }
      return [.composited(by: compositing, items: single)]
    }
  }
}

/// A text with its runs in their places.
private struct SetText {
  private struct PlacedRun {
    let run: Drawing.Text.Run
    /// The left end of its baseline.
    let origin: Point
    let box: Rect
  }

  private let measuring: any TextMeasuring
  private var runs: [PlacedRun] = []

  /// The size in which letters are measured: those of small fonts are not as exact.
  private static let size = 256.0

  init(_ text: Drawing.Text, _ measuring: any TextMeasuring) {
    self.measuring = measuring
    for line in text.lines { place(line) }
  }

  private mutating func place(_ line: Drawing.Text.Line) {
    let widths = line.runs.map { run in
      measuring.width(of: run.string, font: Self.measured(run.font)) * run.font.size / Self.size
    }
    let width = zip(line.runs, widths).reduce(0) { $0 + $1.0.shift.x + $1.1 }
    var pen = line.origin - Point(line.anchor * width, 0)
    for (run, width) in zip(line.runs, widths) {
      pen = pen + run.shift
      let metrics = measuring.metrics(of: Self.measured(run.font))
      let scale = run.font.size / Self.size
      let origin = Point(pen.x, pen.y - run.rise + depth(of: run.level, run.font, metrics) * scale)
      let box = Rect(
        origin.x, origin.y - metrics.ascent * scale, width,
        (metrics.ascent + metrics.descent) * scale)
      runs.append(PlacedRun(run: run, origin: origin, box: box))
      pen.x += width
    }
  }

  private static func measured(_ font: Font) -> Font {
    var font = font
    font.size = size
    return font
  }

  /// The depth of the baseline below a level, in a font of the measured size.
  private func depth(
    of level: Drawing.Text.Level, _ font: Font, _ metrics: FontMetrics
  ) -> Double {
    switch level {
    case .baseline: 0
    case .middle:
      (measuring.outlines(of: "x", font: Self.measured(font))?.first?.tightBox?.height
        ?? 0.5 * Self.size) / 2
    case .center: (metrics.ascent - metrics.descent) / 2
    case .hanging: 0.8 * metrics.ascent
    case .top: metrics.ascent
    case .bottom: -metrics.descent
    }
  }

  /// The runs as outlines, in their order.
  var items: [Drawing.Item] {
    let box = runs.dropFirst().reduce(runs.first?.box ?? .zero) { $0.union($1.box) }
    return runs.flatMap { items(of: $0, in: box) }
  }

  private func items(of placed: PlacedRun, in box: Rect) -> [Drawing.Item] {
    var run = placed.run
    run.stretchPaints(over: box)
    guard let outlines = measuring.outlines(of: run.string, font: Self.measured(run.font)) else {
      run.shift = .zero
      (run.rise, run.level) = (0, .baseline)
      return [.text(Drawing.Text([Drawing.Text.Line([run], origin: placed.origin)]))]
    }
    let scale = run.font.size / Self.size
    let map = AffineTransform.scale(scale, scale)
      .then(.translation(placed.origin.x, placed.origin.y))
    let path = Path(outlines.flatMap { $0.mapped(by: map).elements })
    guard !path.isEmpty else { return [] }
    let fill = run.fill.map { Drawing.Item.fill(path, $0) }
    let stroke = run.stroke.map { Drawing.Item.stroke(path, $0.style, $0.paint) }
    let parts = run.stroke?.isBelowFill == true ? [stroke, fill] : [fill, stroke]
    return parts.compactMap(\.self)
  }
}

extension Drawing.Text.Run {
  /// Stretches the paints that lie in the unit square over a box; nothing is painted over an empty one.
  fileprivate mutating func stretchPaints(over box: Rect) {
    let map = AffineTransform.scale(box.width, box.height).then(.translation(box.minX, box.minY))
    if fillFitsBox { fill = box.isEmpty ? nil : fill?.mapped(by: map) }
    if let paint = stroke?.paint, stroke?.fitsBox == true {
      stroke?.paint = paint.mapped(by: map)
      if box.isEmpty { stroke = nil }
    }
    fillFitsBox = false
    stroke?.fitsBox = false
  }
}

extension Drawing.Text {
  fileprivate func withFamilies(named name: (String) -> String) -> Drawing.Text {
    var text = self
    for line in lines.indices {
      for run in lines[line].runs.indices {
        guard let family = lines[line].runs[run].font.style.family else { continue }
        text.lines[line].runs[run].font.style.family = name(family)
      }
    }
    return text
  }

  /// The text as commands, each run in its first colour from where it is placed.
  var commands: [DrawCommand] {
    lines.flatMap { line in
      line.runs.compactMap { run in
        run.fill?.firstColor.map {
          .text(TextLine(run.string, font: run.font, color: $0), origin: line.origin)
        }
      }
    }
  }
}
