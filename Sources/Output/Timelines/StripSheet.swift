package import Engine
import EngineFilms

/// Frames of a change side by side on one sheet, with their times below them.
package struct StripSheet {
  let frames: [Run.Frame]
  let columns: Int
  /// The points of the sheet in a point of the frames, > 0.
  let factor: Double
  /// True if each frame shows the ones before it as ghosts.
  let hasGhosts: Bool
  let text: any TextMeasuring
  let colors: Colors

  package struct Colors {
    /// Around the frames.
    let page: Color
    /// Under each frame.
    let paper: Color
    let edge: Color
    let times: Color

    package init(page: Color, paper: Color, edge: Color, times: Color) {
      (self.page, self.paper, self.edge, self.times) = (page, paper, edge, times)
    }
  }

  /// In points.
  private static let (margin, gap, foot) = (24.0, 16.0, 30.0)
  /// The most that a sheet is wide, if nobody says how large frames are, in points.
  private static let widest = 1920.0
  /// The size of the times' letters, at most, in points.
  private static let letters = 15.0
  private static let ghosts = [0.3, 0.2, 0.12]

  /// - Parameters:
  ///   - columns: nil: as many as make a sheet that is wide rather than high.
  ///   - factor: nil: so that the sheet has a usual width.
  package init(
    _ frames: [Run.Frame], columns: Int?, factor: Double?, hasGhosts: Bool,
    text: any TextMeasuring, colors: Colors
  ) {
    self.frames = frames
    self.hasGhosts = hasGhosts
    self.text = text
    self.colors = colors
    let largest = Self.largest(frames)
    let columns = min(columns ?? Self.columns(of: frames.count, largest), max(1, frames.count))
    self.columns = columns
    let room = Self.widest - 2 * Self.margin - Self.gap * Double(columns - 1)
    self.factor = factor ?? min(1, max(16, room / Double(columns)) / largest.width)
  }

  private static func largest(_ frames: [Run.Frame]) -> Size {
    Size(
      frames.map(\.size.width).reduce(1, max), frames.map(\.size.height).reduce(1, max))
  }

  /// The number of columns whose sheet comes next to a strip of 12:5 that has no place free.
  private static func columns(of count: Int, _ size: Size) -> Int {
    func shape(_ columns: Int) -> (free: Int, stretch: Double) {
      let rows = (count + columns - 1) / columns
      let ratio = Double(columns) * size.width / (Double(rows) * size.height)
      return (rows * columns - count, max(ratio * 5 / 12, 12 / ratio / 5))
    }
    return (1...max(1, count)).min { a, b in
      let (a, b) = (shape(a), shape(b))
      // A free place is as bad as a sheet that is half as long again.
      return a.stretch * (1 + Double(a.free) / 2) < b.stretch * (1 + Double(b.free) / 2)
    } ?? 1
  }

  /// The place of a frame, in points.
  private var cell: Size { Self.largest(frames) * factor }

  /// In points.
  package var size: Size {
    let rows = Double((frames.count + columns - 1) / columns)
    return Size(
      2 * Self.margin + Double(columns) * (cell.width + Self.gap) - Self.gap,
      2 * Self.margin + rows * (cell.height + Self.foot + Self.gap) - Self.gap)
  }

  package var display: DisplayList {
    let ground = DrawCommand.fill(.rect(Rect(origin: .zero, size: size)), .color(colors.page))
    return DisplayList([ground] + frames.indices.flatMap(commands))
  }

  private func commands(_ index: Int) -> [DrawCommand] {
    let frame = frames[index]
    let corner = Point(
      Self.margin + Double(index % columns) * (cell.width + Self.gap),
      Self.margin + Double(index / columns) * (cell.height + Self.foot + Self.gap))
    let shown = frame.size * factor
    let place = Rect(
      (corner.x + (cell.width - shown.width) / 2).rounded(), corner.y.rounded(), shown.width,
      shown.height)
    let layer = Layer(
      transform: AffineTransform(
        a: factor, b: 0, c: 0, d: factor, tx: place.x, ty: place.y),
      clip: .rect(Rect(origin: .zero, size: frame.size)), commands: picture(index))
    let edge = DrawCommand.stroke(
      .rect(place.inset(by: -0.5)), StrokeStyle(width: 1), .color(colors.edge))
    let paper = DrawCommand.fill(.rect(place), .color(colors.paper))
    return [paper, .layer(layer), edge, label(of: frame, below: place)]
  }

  /// The ground, what stands still, the ghosts of what has moved, and that itself.
  private func picture(_ index: Int) -> [DrawCommand] {
    let frame = frames[index]
    let list = frame.report.display
    guard hasGhosts, index > 0 else { return list.commands }
    let shown = list.withoutGround(in: frame.size).commands
    let before = zip(frames[..<index].reversed(), Self.ghosts).map { ghost, opacity in
      (commands: ghost.report.display.withoutGround(in: ghost.size).commands, opacity: opacity)
    }
    let ghosts = before.reversed().map { ghost, opacity in
      DrawCommand.layer(
        Layer(opacity: opacity, commands: PictureParts(of: ghost, beside: shown).own))
    }
    let parts = PictureParts(of: shown, beside: before[0].commands)
    return list.ground(in: frame.size).commands + parts.common + ghosts + parts.own
  }

  private func label(of frame: Run.Frame, below place: Rect) -> DrawCommand {
    let seconds = frame.report.time.seconds(since: .zero)
    let words = PlainNumber.fixed(seconds, decimals: 3) + " s"
    var font = Font(size: Self.letters, weight: .semibold)
    // Two times beside each other keep a little room between them.
    let room = max(1, cell.width + Self.gap - 4)
    font.size *= min(1, room / text.width(of: words, font: font))
    let width = text.width(of: words, font: font)
    return .text(
      TextLine(words, font: font, color: colors.times),
      origin: Point(place.midX - width / 2, (place.maxY + 21).rounded()))
  }
}
