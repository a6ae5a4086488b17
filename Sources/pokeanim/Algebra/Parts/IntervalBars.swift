import Engine

/// One row a named part: when it plays, as bars that fill while time passes.
final class IntervalBars {
  /// An interval's bar; the view fills its frame while it plays.
  private struct Bar {
    let interval: Interval
    let fill: View
    let frame: Rect
  }

  let axis: TimeAxis
  private let room: Int
  private var bars: [Bar] = []
  private let playhead: View
  private let knob: View
  private let time: View

  /// - Parameters:
  ///   - frame: the area of the rows, and of the times below them, in the view.
  ///   - top: the upper end of the line at the current time, in the view; it may lie above the
  ///     frame.
  ///   - room: the number of rows that there is room for at least.
  ///   - key: the beginning of the bars' keys in the trace.
  init(
    in view: View, _ frame: Rect, intervals: [Interval], whole: Double, labels: Double,
    top: Double? = nil, room: Int = 0, key: String
  ) {
    self.room = room
    axis = TimeAxis(whole: whole, left: frame.x + labels, width: frame.width - labels - 8)
    let bottom = frame.maxY - Self.footer
    let grid = View(frame: Rect(0, 0, 0, 0))
    view.addSubview(grid)
    let start = top ?? frame.y
    for mark in axis.marks {
      PageBuilder.addBox(
        to: grid, Rect(axis.x(mark) - 0.5, start, 1, bottom - start), Palette.line, radius: 0)
      PageBuilder.addText(
        to: grid, PlainNumber.text(mark, decimals: 2) + (mark == 0 ? "" : " s"),
        Rect(axis.x(mark) - 30, bottom + 6, 60, 18), size: 12, color: Palette.faint,
        alignment: .center)
    }
    playhead = PageBuilder.addBox(
      to: view, Rect(0, start, 2, bottom - start), Palette.ink, radius: 1)
    knob = PageBuilder.addBox(
      to: view, Rect(0, start - 5, 10, 10), Palette.ink, radius: 5, key: key + ".playhead")
    time = PageBuilder.addBox(to: view, Rect(0, bottom + 4, 52, 22), Palette.ink, radius: 11)
    addRows(to: view, Rect(frame.x, frame.y, labels, bottom - frame.y), intervals, key)
    for front in [playhead, knob, time] { view.addSubview(front) }
    for middle in [start, bottom + 15] { addTrack(to: view, at: middle) }
    update(seconds: 0)
  }

  /// The playhead's knob and the times below it slide along the axis.
  private func addTrack(to view: View, at middle: Double) {
    let reach = ScrubTrack.reach
    let track = ScrubTrackView(
      frame: Rect(
        axis.left - reach, middle - reach, axis.width + 2 * reach, 2 * reach))
    track.margin = reach
    view.addSubview(track)
  }

  /// The height of the times below the rows.
  static let footer = 28.0

  private func addRows(
    to view: View, _ labels: Rect, _ intervals: [Interval], _ key: String
  ) {
    let rows = BarRows(intervals).rows
    guard !rows.isEmpty else { return }
    let height = min(36, labels.height / Double(max(room, rows.count)))
    let top = labels.y + (labels.height - height * Double(rows.count)) / 2
    for (index, row) in rows.enumerated() {
      let middle = top + (Double(index) + 0.5) * height
      PageBuilder.addText(
        to: view, row.name,
        Rect(labels.x, middle - height / 2, max(0, labels.width - 14), height),
        size: min(15, height * 0.62), weight: .semibold, color: Palette.ink)
      for interval in row.intervals { addBar(to: view, interval, middle, height, key) }
    }
  }

  private func addBar(
    to view: View, _ interval: Interval, _ middle: Double, _ height: Double, _ key: String
  ) {
    let thickness = min(18, height * 0.6)
    let (from, to) = (axis.x(interval.start), axis.x(interval.end))
    let gap = to - from > 8 ? 1.0 : 0
    let frame = Rect(
      from + gap, middle - thickness / 2, max(4, to - from - 2 * gap), thickness)
    let color = Palette.part(interval.name)
    let whole = PageBuilder.addBox(
      to: view, frame, Palette.tint(color), radius: thickness / 2)
    whole.borderWidth = 1
    whole.borderColor = Palette.readable(color)
    let count = bars.count { $0.interval.name == interval.name } + 1
    let fill = PageBuilder.addBox(
      to: view, frame, color, radius: thickness / 2,
      key: "\(key).\(interval.name)" + (count > 1 ? ".\(count)" : ""))
    bars.append(Bar(interval: interval, fill: fill, frame: frame))
  }

  /// Fills the bars up to a time, in seconds.
  func update(seconds: Double) {
    let x = axis.x(seconds)
    playhead.center.x = x
    knob.center.x = x
    time.center.x = x
    // The time is read: it goes from pixel to pixel.
    for view in [playhead, knob] { view.floats = seconds > 0 && seconds < axis.whole }
    time.content = PageBuilder.text(
      PlainNumber.fixed(seconds, decimals: 2) + " s", size: 12, weight: .semibold,
      color: Palette.card, alignment: .center)
    for bar in bars { fill(bar, to: x, seconds) }
  }

  private func fill(_ bar: Bar, to x: Double, _ seconds: Double) {
    let isOver = seconds >= bar.interval.end
    let width = isOver ? bar.frame.width : min(bar.frame.width, max(0, x - bar.frame.x))
    bar.fill.frame = Rect(bar.frame.x, bar.frame.y, width, bar.frame.height)
  }
}
