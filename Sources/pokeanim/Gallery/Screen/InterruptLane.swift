import Engine

/// One policy's card: a creature on its track, and the graph of its place and speed.
struct InterruptLane {
  let film: InterruptFilm
  /// The card, in the page.
  let frame: Rect
  /// The length of the film, in seconds.
  let length: Double
  let cut: Double
  /// The speed that reaches the graph's top and bottom.
  let topSpeed: Double
  let unit: Double

  private var isWide: Bool { frame.width > 1.5 * frame.height }
  private var margin: Double { 14 * unit }
  private var headHeight: Double { isWide ? 0 : 44 * unit }

  private var track: Rect {
    if isWide {
      return Rect(margin, 24 * unit, frame.width * 0.46 - margin, frame.height - 36 * unit)
    }
    return Rect(
      margin, headHeight + margin, frame.width - 2 * margin, frame.height * 0.25)
  }

  private var graph: Rect {
    if isWide {
      let left = frame.width * 0.5
      return Rect(left, margin * 0.7, frame.width - left - margin, frame.height - 1.4 * margin)
    }
    let top = track.maxY + 12 * unit
    return Rect(margin, top, frame.width - 2 * margin, max(0, frame.height - top - 26 * unit))
  }

  /// Puts the card on a page; what moves in it by the film's time.
  func add(to page: View, creature: Int) -> Animation<Effect> {
    let card = PageBuilder.addCard(to: page, frame)
    addWords(to: card)
    let puck = addTrack(to: card, creature: creature)
    let line = addGraph(to: card)
    let way = track.width - puck.size.width
    let film = film
    let ride = Animation<Average<Point>>.runnable(duration: length) { progress in
      Average(Point(film.place(at: progress) * way, 0))
    }
    let sweep = linear(from: Point.zero, to: Point(graph.width, 0), in: length)
    return ride.bind(puck, with: \.translation) + sweep.bind(line, with: \.translation)
  }

  private func addWords(to card: View) {
    let room = isWide ? track.width : frame.width - 2 * margin
    let top = isWide ? 6 * unit : margin
    PageBuilder.addText(
      to: card, film.policy.title, Rect(margin, top, room, 20 * unit),
      size: (isWide ? 14 : 17) * unit, weight: .bold, color: Palette.ink)
    guard !isWide else { return }
    PageBuilder.addText(
      to: card, film.policy.story, Rect(margin, top + 21 * unit, room, 18 * unit),
      size: 12.5 * unit)
  }

  private func addTrack(to card: View, creature: Int) -> View {
    let side = min(track.height, track.width * 0.34, (isWide ? 76 : 130) * unit)
    let middle = track.midY
    let rail = Rect(
      track.x + side / 2, middle + side * 0.42, max(0, track.width - side), 4 * unit)
    PageBuilder.addBox(to: card, rail, Palette.track, radius: 2 * unit)
    for x in [rail.minX, rail.maxX] {
      let dot = Rect(
        center: Point(x, rail.midY), size: Size(10 * unit, 10 * unit))
      PageBuilder.addBox(to: card, dot, Palette.track, radius: 5 * unit)
    }
    let puck = View(
      frame: Rect(track.x, middle - side * 0.5, side, side * 84 / 90),
      key: film.policy.rawValue)
    puck.content = .drawing(CardArt.portrait(of: creature))
    card.addSubview(puck)
    return puck
  }

  // MARK: The graph

  private func addGraph(to card: View) -> View {
    let box = PageBuilder.addBox(to: card, graph, Color(247, 248, 252), radius: 8 * unit)
    let lines = View(frame: Rect(origin: .zero, size: graph.size))
    if graph.width > 1, graph.height > 1 { lines.content = .drawing(drawing) }
    box.addSubview(lines)
    if !isWide {
      let foot = Rect(margin, graph.maxY + 5 * unit, frame.width - 2 * margin, 16 * unit)
      PageBuilder.addText(
        to: card, "place", foot, size: 11 * unit, weight: .semibold,
        color: Palette.readable(Palette.blue))
      PageBuilder.addText(
        to: card, "speed", foot, size: 11 * unit, weight: .semibold,
        color: Palette.readable(Palette.amber),
        alignment: .trailing)
    }
    return PageBuilder.addBox(
      to: box, Rect(-0.75 * unit, 0, 1.5 * unit, graph.height), Palette.red.withAlpha(0.7),
      radius: 0)
  }

  private var drawing: Drawing {
    let width = 2 * unit
    let style = StrokeStyle(width: width, cap: .round, join: .round)
    var items: [Drawing.Item] = [
      .stroke(
        line(from: Point(0, graph.height / 2), to: Point(graph.width, graph.height / 2)),
        StrokeStyle(width: unit), .color(Palette.line)),
      .stroke(
        line(from: Point(cutX, 0), to: Point(cutX, graph.height)),
        StrokeStyle(width: unit), .color(Color(200, 206, 222))),
    ]
    let speeds = film.speeds.map { 0.5 - 0.46 * min(1, max(-1, $0 / topSpeed)) }
    items.append(.stroke(path(speeds), style, .color(Palette.amber)))
    let places = film.places.map { 0.9 - 0.8 * min(1.1, max(-0.1, $0)) }
    items.append(.stroke(path(places), style, .color(Palette.blue)))
    return Drawing(viewBox: Rect(origin: .zero, size: graph.size), items: items)
  }

  private var cutX: Double { graph.width * cut / length }

  private func line(from: Point, to: Point) -> Path {
    var path = Path()
    path.move(to: from)
    path.line(to: to)
    return path
  }

  /// A curve through shares of the graph's height, one for each sample, a point every two points.
  private func path(_ heights: [Double]) -> Path {
    var path = Path()
    let step = graph.width / Double(max(1, heights.count - 1))
    let stride = max(1, Int(1.5 / max(step, 1e-6)))
    for (index, height) in heights.enumerated() {
      let isSharp = index > 0 && abs(height - heights[index - 1]) > 0.05
      guard index % stride == 0 || isSharp || index == heights.count - 1 else { continue }
      let point = Point(Double(index) * step, height * graph.height)
      if path.isEmpty { path.move(to: point) } else { path.line(to: point) }
    }
    return path
  }
}
