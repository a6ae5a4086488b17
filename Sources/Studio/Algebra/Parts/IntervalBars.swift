import Engine
import Workbench

/// One row a named part: when it plays, as bars that fill while time passes.
final class IntervalBars {
  /// An interval's bar; `fill` lies on `whole` as far as the interval has played.
  private struct Bar {
    let interval: Interval
    let id: String
    let whole = View()
    let fill = View()

    /// - Parameter number: counted from 1 among the bars of its name.
    init(_ interval: Interval, key: String, number: Int) {
      self.interval = interval
      id = "\(key).\(interval.name)" + (number > 1 ? ".\(number)" : "")
      whole.borderWidth = 1
      whole.borderColor = Palette.readable(Palette.part(interval.name))
    }
  }

  /// The seconds at the right end of the axis.
  private let whole: Double
  private let labels: Double
  private let room: Int
  private let key: String
  private var rows: [[Bar]] = []
  private let playhead = PlayheadView()
  private let knob = View()
  private let time = View()
  /// The playhead's knob and the times below it slide along the axis.
  private let tracks = [ScrubTrackView(), ScrubTrackView()]

  /// - Parameters:
  ///   - labels: the room for the names of the parts, in points.
  ///   - room: the number of rows that there is room for at least.
  ///   - key: the beginning of the bars' keys in the trace.
  init(_ intervals: [Interval], whole: Double, labels: Double, room: Int = 0, key: String) {
    (self.whole, self.labels, self.room, self.key) = (whole, labels, room, key)
    for track in tracks { track.margin = ScrubTrack.reach }
    var counts: [String: Int] = [:]
    for row in BarRows(intervals).rows {
      var bars: [Bar] = []
      for interval in row.intervals {
        counts[interval.name, default: 0] += 1
        bars.append(Bar(interval, key: key, number: counts[interval.name] ?? 1))
      }
      rows.append(bars)
    }
  }

  /// The axis on screen, in the view that the layout was made in.
  var axis: TimeAxis {
    let frame = tracks[0].frame.inset(by: ScrubTrack.reach)
    return TimeAxis(whole: whole, left: frame.x, width: frame.width)
  }

  // MARK: The layout

  /// The height of the times below the rows.
  static let footer = 28.0
  /// The room between the axis and the right edge.
  static let end = 8.0

  /// - Parameter head: the room above the rows that only the lines of the times cross, in points.
  func layout(head: Double = 0) -> any Layout {
    let axis = Insets(left: labels, right: Self.end)
    let reach = ScrubTrack.reach
    let upper = Insets(top: -reach, left: labels - reach, right: Self.end - reach)
    let lower = Insets(left: labels - reach, bottom: 13 - reach, right: Self.end - reach)
    return ZStack {
      InRoom { [self] in grid(TimeAxis(whole: whole, left: 0, width: $0.width)) }.inset(axis)
      InRoom { [self] in rows(in: $0.height) }.inset(Insets(top: head, bottom: Self.footer))
      Box(Palette.ink, radius: 1, width: 2, alignment: .fillLeading).held(by: playhead)
        .inset(Insets(bottom: Self.footer))
      Box(
        Palette.ink, radius: 5, id: key + ".playhead", width: 10, height: 10,
        alignment: .topLeading
      ).held(by: knob).inset(Insets(top: -5))
      Box(Palette.ink, radius: 11, width: 52, height: 22, alignment: .bottomLeading)
        .held(by: time).inset(Insets(bottom: 2))
      SizeLayout<View>(height: 2 * reach, alignment: .topFill).held(by: tracks[0]).inset(upper)
      SizeLayout<View>(height: 2 * reach, alignment: .bottomFill).held(by: tracks[1])
        .inset(lower)
    }
  }

  /// A line and a number for each time that is worth one.
  private func grid(_ axis: TimeAxis) -> any Layout {
    ZStack {
      for mark in axis.marks {
        let middle = axis.x(mark)
        Box(
          Palette.line, alignment: Alignment { Rect($1.x + middle - 0.5, $1.y, 1, $1.height) }
        ).inset(Insets(bottom: Self.footer))
        Label(
          PlainNumber.text(mark, decimals: 2) + (mark == 0 ? "" : " s"), size: 12, .regular,
          Palette.faint, .center
        ).size(height: 18, alignment: Alignment { Rect(middle - 30, $1.maxY - 22, 60, 18) })
      }
    }
  }

  private func rows(in height: Double) -> any Layout {
    let row = min(36, height / Double(max(room, rows.count, 1)))
    return VStack(distribution: .center) {
      for bars in rows {
        HStack {
          Label(bars[0].interval.name, size: max(1, min(15, row * 0.62)), .semibold, Palette.ink)
            .size(width: max(0, labels - 14))
          ZStack { for bar in bars { pair(bar, thickness: min(18, row * 0.6)) } }
            .inset(Insets(left: 14, right: Self.end))
        }
        .size(height: row)
      }
    }
  }

  private func pair(_ bar: Bar, thickness: Double) -> [any Layout] {
    let (interval, whole) = (bar.interval, whole)
    let place = Alignment { _, room in
      let axis = TimeAxis(whole: whole, left: room.x, width: room.width)
      let (from, to) = (axis.x(interval.start), axis.x(interval.end))
      let gap = to - from > 8 ? 1.0 : 0
      return Rect(
        from + gap, room.midY - thickness / 2, max(4, to - from - 2 * gap), thickness)
    }
    let color = Palette.part(interval.name)
    return [
      Box(Palette.tint(color), radius: thickness / 2, alignment: place).held(by: bar.whole),
      Box(color, radius: thickness / 2, id: bar.id, alignment: place).held(by: bar.fill),
    ]
  }

  // MARK: The time

  /// Fills the bars up to a time, in seconds.
  ///
  /// - Parameter give: the way by which the playhead gives beyond an end, in points.
  func update(seconds: Double, give: Double = 0) {
    let axis = axis
    let x = axis.x(seconds) + give
    playhead.reach = axis.left...axis.left + axis.width
    for view in [playhead, knob, time] { view.center.x = x }
    // The time is read: it goes from pixel to pixel.
    for view in [playhead, knob] { view.floats = give != 0 || seconds > 0 && seconds < axis.whole }
    time.content = .text(
      TextContent(
        label: PlainNumber.fixed(seconds, decimals: 2) + " s", size: 12, weight: .semibold,
        color: Palette.card, alignment: .center))
    for bar in rows.joined() {
      let whole = bar.whole.frame
      let isOver = seconds >= bar.interval.end
      let width = isOver ? whole.width : min(whole.width, max(0, x - whole.x))
      bar.fill.frame = Rect(whole.x, whole.y, width, whole.height)
    }
  }
}
