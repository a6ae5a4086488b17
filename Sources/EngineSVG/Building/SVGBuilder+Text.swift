import Engine

/// Text, which is set where it is shown.
extension SVGBuilder {
  /// A stretch of letters of one style.
  private struct Span {
    let style: SVGStyle
    let rise: Double
    let level: Drawing.Text.Level
    let element: SVGElement
  }

  /// What is read of a text element.
  private struct Reading {
    var letters = SVGLetters()
    var spans: [Span] = []
  }

  /// The letters of a text element.
  ///
  /// - Parameter context: with the style of the element.
  mutating func text(
    _ node: Int, _ element: SVGElement, in context: SVGContext
  ) throws(SVGError) -> SVGItems {
    var reading = Reading()
    try read(node, in: context, rise: 0, level: nil, &reading)
    reading.letters.end()
    try spend(steps: reading.letters.count, on: element)
    var lines: [Drawing.Text.Line] = []
    for line in reading.letters.lines {
      var runs: [Drawing.Text.Run] = []
      for run in line.runs {
        if let made = try self.run(run.text, reading.spans[run.span], run.shift, in: context) {
          runs.append(made)
        }
      }
      let anchor = line.runs.first.map { reading.spans[$0.span].style.text.anchor } ?? 0
      if !runs.isEmpty {
        lines.append(Drawing.Text.Line(runs, origin: line.origin, anchor: anchor))
      }
    }
    guard !lines.isEmpty else { return SVGItems() }
    let item = Drawing.Item.text(Drawing.Text(lines))
    try spend([item], on: element, in: context)
    return SVGItems(items: [item], box: item.reach)
  }

  private mutating func read(
    _ node: Int, in context: SVGContext, rise: Double, level: Drawing.Text.Level?,
    _ reading: inout Reading
  ) throws(SVGError) {
    let element = element(node)
    try spend(visit: element)
    try reportUndrawn(of: node, context.style.text)
    let start = reading.letters.count
    for child in document.nodes[node].children {
      let inner = self.element(child)
      if let text = inner.letters {
        reading.spans.append(
          Span(
            style: context.style, rise: rise, level: level ?? context.style.text.level,
            element: element))
        try spend(steps: text.utf8.count, on: element)
        reading.letters.add(
          context.style.text.cased(text), span: reading.spans.count - 1,
          keepsBlanks: context.style.text.keepsBlanks ?? keepsBlanks(node))
      } else if inner.name == "tspan" || inner.name == "a" {
        guard inner["display"]?.word != "none", inner.isMeantForUs else { continue }
        var context = context
        context.style = try context.style.inherited(
          by: inner, viewport: context.viewport, ids: document.ids, &report)
        let level = inner["alignment-baseline"].flatMap { SVGTextStyle.levels[$0.word] } ?? level
        try read(
          child, in: context, rise: rise + self.rise(of: inner, in: context), level: level, &reading
        )
      } else if let reason = SVGNames.refusal(of: inner.name) {
        try report.add(inner.error(reason), once: "<\(inner.name)>")
      }
    }
    let units = SVGUnits(viewport: context.viewport, fontSize: context.style.fontSize)
    reading.letters.place(
      from: start, x: try lengths("x", .horizontal, of: element, in: units),
      y: try lengths("y", .vertical, of: element, in: units),
      dx: try lengths("dx", .horizontal, of: element, in: units),
      dy: try lengths("dy", .vertical, of: element, in: units))
  }

  /// The numbers of a list of lengths; what can't be read is reported, and ends it.
  private mutating func lengths(
    _ name: String, _ axis: SVGUnits.Axis, of element: SVGElement, in units: SVGUnits
  ) throws(SVGError) -> [Double] {
    guard let attribute = element[name] else { return [] }
    var scanner = SVGScanner(attribute, of: element)
    var lengths: [Double] = []
    do {
      while !scanner.isAtEnd {
        lengths.append(try scanner.length(axis, in: units))
        scanner.skipSeparator()
      }
    } catch {
      try report.add(error)
    }
    try spend(steps: lengths.count, on: element)
    return lengths
  }

  /// The height of an element's baseline over that around it.
  private func rise(of element: SVGElement, in context: SVGContext) -> Double {
    let size = context.style.fontSize
    switch element["baseline-shift"]?.word {
    case nil, "baseline": return 0
    case "sub": return -0.2 * size
    case "super": return 0.4 * size
    case let word?:
      if word.hasSuffix("%") { return (Double(word.dropLast()) ?? 0) / 100 * size }
      let units = SVGUnits(viewport: context.viewport, fontSize: size)
      return (try? element.length("baseline-shift", .vertical, in: units)) ?? 0
    }
  }

  /// True if `xml:space` asks for all blanks as they stand.
  private func keepsBlanks(_ node: Int) -> Bool {
    var current: Int? = node
    while let place = current {
      if let space = document.nodes[place].given.first(where: { $0.name == "xml:space" }) {
        return space.word == "preserve"
      }
      current = document.nodes[place].parent
    }
    return false
  }

  /// Reports what a text asks for that isn't drawn.
  private mutating func reportUndrawn(
    of node: Int, _ style: SVGTextStyle
  ) throws(SVGError) {
    let element = element(node)
    let turns = document.nodes[node].given.filter {
      $0.name == "textLength" || $0.name == "rotate" && $0.word != "0"
    }
    for name in turns.map(\.name) + style.undrawn.sorted() {
      try report.add(
        element.error("\(name) of text is not drawn; convert it to paths"), once: "text \(name)")
    }
  }

  // MARK: Paints

  /// The letters of a span in its paints; nil: its font has no size.
  private mutating func run(
    _ text: String, _ span: Span, _ shift: Point, in context: SVGContext
  ) throws(SVGError) -> Drawing.Text.Run? {
    let style = span.style
    guard style.fontSize > 0, style.fontSize.isFinite else { return nil }
    var run = Drawing.Text.Run(text, font: style.text.font(size: style.fontSize), fill: nil)
    (run.shift, run.rise, run.level) = (shift, span.rise, span.level)
    guard style.isVisible else { return run }
    guard !context.drawsOutlines else {
      run.fill = .color(.black)
      return run
    }
    var context = context
    context.style = style
    (run.fill, run.fillFitsBox) = try letterPaint(
      style.fill, style.fillOpacity, span.element, context)
    run.stroke = try letterLine(span, context)
    return run
  }

  /// The line around a span's letters; nil: there is none.
  private mutating func letterLine(
    _ span: Span, _ context: SVGContext
  ) throws(SVGError) -> Drawing.Text.Stroke? {
    let style = span.style
    guard style.strokeStyle.width > 0 else { return nil }
    let (paint, fitsBox) = try letterPaint(
      style.stroke, style.strokeOpacity, span.element, context)
    guard let paint else { return nil }
    if !style.dashes.isEmpty {
      try report.add(
        span.element.error("has dashes, which lines around letters are drawn without"),
        once: "text dashes")
    }
    var line = Drawing.Text.Stroke(style.strokeStyle, paint)
    line.fitsBox = fitsBox
    line.isBelowFill = style.paintOrder.first { $0 != .markers } == .stroke
    return line
  }

  /// A paint of letters, and whether it lies in the unit square, which is stretched over their box.
  private mutating func letterPaint(
    _ paint: SVGPaint, _ opacity: Double, _ element: SVGElement, _ context: SVGContext
  ) throws(SVGError) -> (Paint?, fitsBox: Bool) {
    if let node = pattern(paint) {
      let pattern = self.element(node)
      try report.add(
        pattern.error("is not drawn on text; use a colour, or convert it to paths"),
        once: "text pattern")
      return (nil, false)
    }
    let box = Path.rect(Rect(0, 0, 1, 1))
    guard case .server(let node, _) = paint else {
      return (try self.paint(paint, opacity, box, context), false)
    }
    let made = try self.paint(paint, opacity, box, context)
    return (made, gradients[node]?.fitsBox == true && made?.stops.isEmpty == false)
  }
}
