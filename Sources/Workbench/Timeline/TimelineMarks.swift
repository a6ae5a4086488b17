import Engine

/// The marks over the timeline's lanes, in points of the panel's design: the ruler's lines, the
/// stretch that is played alone, and the playhead.
struct TimelineMarks {
  let places: TimelinePlaces
  let view: TimelineView
  /// The place of the playhead, in seconds; nil: there is none.
  let seconds: Double?
  /// The way by which the playhead gives beyond an end of the change, in points.
  let give: Double
  let rows: [TimelineRow]
  /// The named moments of the change.
  let moments: [Marker]
  /// The bar below the pointer.
  let hovered: (row: TimelineRow, bar: TimelineRow.Bar)?
  let colors: WorkbenchColors

  private var lanes: Rect { places.lanes }
  /// The height at which the ruler ends.
  private var foot: Double { lanes.y + TimelinePlaces.ruler }

  var commands: [DrawCommand] {
    guard let seconds, let scale = view.scale else { return [] }
    let room = 9 + abs(give)
    let clip = Path.rect(lanes.inset(by: Insets(top: 0, left: -room, bottom: 0, right: -room)))
    let parts =
      lines(scale) + moments(scale) + stretch(scale) + hover(scale) + playhead(scale, seconds)
    return [.layer(Layer(clip: clip, commands: parts))] + thumb
  }

  private func x(_ time: Double, _ scale: TimelineScale) -> Double {
    lanes.x + scale.share(of: time) * lanes.width
  }

  private func lines(_ scale: TimelineScale) -> [DrawCommand] {
    let most = max(1, Int(lanes.width / 72))
    var (long, short) = (Path(), Path())
    for time in scale.ticks(most: most).times {
      long = long + .rect(Rect(x(time, scale) - 0.5, lanes.y + 4, 1, lanes.maxY - lanes.y - 4))
    }
    for time in scale.frames(width: lanes.width) {
      short = short + .rect(Rect(x(time, scale) - 0.5, foot - 6, 1, 6))
    }
    let ground = Path.rect(Rect(lanes.x, foot - 1, lanes.width, 1))
    return [
      .fill(long, .color(colors.line)), .fill(short, .color(colors.mark)),
      .fill(ground, .color(colors.line)),
    ]
  }

  /// A diamond at each named moment, and a dashed line below it.
  private func moments(_ scale: TimelineScale) -> [DrawCommand] {
    var (diamonds, lines) = (Path(), Path())
    for moment in moments {
      let middle = Point(x(moment.time, scale), foot - 8)
      let corners = [Point(0, -5), Point(5, 0), Point(0, 5), Point(-5, 0)]
      diamonds = diamonds + .polygon(corners.map { middle + $0 })
      let ends = [Point(middle.x, foot), Point(middle.x, lanes.maxY)]
      lines = lines + .dashed(through: ends, dash: 3, gap: 3)
    }
    guard !moments.isEmpty else { return [] }
    return [
      .stroke(lines, StrokeStyle(width: 1), .color(colors.violet)),
      .fill(diamonds, .color(colors.violet)),
    ]
  }

  private func stretch(_ scale: TimelineScale) -> [DrawCommand] {
    guard let stretch = view.stretch else { return [] }
    let (a, b) = (x(stretch.lowerBound, scale), x(stretch.upperBound, scale))
    let area = Rect(a, lanes.y, max(0, b - a), lanes.height)
    let flags = flag(at: a, direction: 1) + flag(at: b, direction: -1)
    return [
      .fill(.rect(area), .color(colors.amber.withAlpha(0.13))),
      .fill(flags, .color(colors.amber)),
    ]
  }

  private func flag(at x: Double, direction: Double) -> Path {
    let (far, near) = (x + 9 * direction, x + 1.5 * direction)
    return .polygon([
      Point(x, lanes.y), Point(far, lanes.y), Point(far, lanes.y + 7), Point(near, lanes.y + 13),
      Point(near, lanes.maxY), Point(x, lanes.maxY),
    ])
  }

  private func hover(_ scale: TimelineScale) -> [DrawCommand] {
    guard let hovered, let index = rows.firstIndex(of: hovered.row) else { return [] }
    let size = Size(places.rows.width, TimelinePlaces.row)
    let lane = TimelineLane(
      row: hovered.row, scale: scale, size: size, colors: colors)
    guard let frame = lane.frame(of: hovered.bar) else { return [] }
    let y = places.rows.y + Double(index - view.above) * TimelinePlaces.row
    let box = frame.offset(by: Point(lanes.x, y)).inset(by: -1.5)
    return [
      .stroke(
        .roundedRect(box, radius: min(5, box.height / 2)), StrokeStyle(width: 1.5),
        .color(colors.ink))
    ]
  }

  private func playhead(_ scale: TimelineScale, _ seconds: Double) -> [DrawCommand] {
    let place = x(seconds, scale)
    guard place >= lanes.x - 1, place <= lanes.maxX + 1 else { return [] }
    let x = place + give
    let head = Path.polygon([
      Point(x - 6.5, foot - 15), Point(x + 6.5, foot - 15), Point(x + 6.5, foot - 8),
      Point(x, foot - 1), Point(x - 6.5, foot - 8),
    ])
    let line = Path.rect(Rect(x - 0.75, foot - 4, 1.5, lanes.maxY - foot + 4))
    return [.fill(line + head, .color(colors.red))]
  }

  /// The part of the rows that is in sight, at the panel's right, if there are more.
  private var thumb: [DrawCommand] {
    guard rows.count > places.rowCount else { return [] }
    let room = places.rows
    let unit = room.height / Double(rows.count)
    let frame = Rect(
      places.size.width - 7, room.y + Double(view.above) * unit, 3,
      Double(places.rowCount) * unit)
    return [.fill(.roundedRect(frame, radius: 1.5), .color(colors.mark))]
  }
}
