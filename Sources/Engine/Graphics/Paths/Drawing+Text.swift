/// Text in drawings: what it says, in which fonts, and from where. How wide it is, is known where fonts
/// are, which is when it is shown.
extension Drawing {
  /// Lines that are painted together.
  public struct Text: Hashable, Sendable {
    /// A line of text around a point.
    public struct Line: Hashable, Sendable {
      /// The point of the baseline that the line is anchored to.
      public var origin: Point
      /// The part of the line's width that lies left of the origin, 0…1: 0 begins there, 1 ends there.
      public var anchor: Double
      /// Its runs, from left to right.
      public var runs: [Run]

      /// A line; `origin` in the drawing's coordinates.
      public init(_ runs: [Run], origin: Point, anchor: Double = 0) {
        (self.runs, self.origin, self.anchor) = (runs, origin, anchor)
      }
    }

    /// Letters in one font and one paint.
    public struct Run: Hashable, Sendable {
      /// What it says.
      public var string: String
      /// Its font, whose size is in the drawing's coordinates.
      public var font: Font
      /// What its letters are filled with; nil: nothing.
      public var fill: Paint?
      /// The line around its letters; nil: there is none.
      public var stroke: Stroke?
      /// The way from the end of the run before to its start.
      public var shift = Point.zero
      /// The height of its baseline over the line's.
      public var rise = 0.0
      /// The level of its letters that lies on the baseline.
      public var level = Level.baseline
      /// True if its fill lies in the unit square, which is stretched over the box around all lines.
      public var fillFitsBox = false

      /// A run of letters.
      public init(
        _ string: String, font: Font, fill: Paint? = .color(.black), stroke: Stroke? = nil
      ) {
        (self.string, self.font, self.fill, self.stroke) = (string, font, fill, stroke)
      }
    }

    /// A line around letters.
    public struct Stroke: Hashable, Sendable {
      /// Its width, ends and corners.
      public var style: StrokeStyle
      /// What it is painted with.
      public var paint: Paint
      /// True if its paint lies in the unit square, which is stretched over the box around all lines.
      public var fitsBox = false
      /// True if the letters are filled over it.
      public var isBelowFill = false

      /// A line in a style and a paint.
      public init(_ style: StrokeStyle, _ paint: Paint) {
        (self.style, self.paint) = (style, paint)
      }
    }

    /// A level of a font's letters.
    public enum Level: Hashable, Sendable {
      /// The line that letters stand on.
      case baseline
      /// The middle of small letters.
      case middle
      /// The middle between the top and the bottom of the font.
      case center
      /// The line that letters of Indian scripts hang from.
      case hanging
      case top, bottom
    }

    /// The lines.
    public var lines: [Line]

    /// Text of some lines.
    public init(_ lines: [Line]) { self.lines = lines }
  }
}

extension Drawing.Text {
  /// All that it says.
  package var string: String { lines.flatMap(\.runs).map(\.string).joined() }

  /// The first colour that letters are filled with.
  package var color: Color? { lines.lazy.flatMap(\.runs).compactMap { $0.fill?.firstColor }.first }

  /// The box that the text is in at most, if its letters are no wider than high.
  var reach: Rect? {
    lines.reduce(nil) { whole, line in
      let widths = line.runs.map { run -> Double in
        let letters = Double(run.string.count)
        return letters * run.font.size * max(1, 1 + run.font.style.tracking)
      }
      let size = line.runs.map(\.font.size).max() ?? 0
      let shifts = line.runs.reduce((x: 0.0, y: 0.0)) {
        ($0.x + abs($1.shift.x), $0.y + abs($1.shift.y) + abs($1.rise))
      }
      let width = widths.reduce(shifts.x, +)
      let box = Rect(
        line.origin.x - line.anchor * width, line.origin.y - size, width, 1.5 * size
      ).inset(by: -shifts.y)
      return whole?.union(box) ?? box
    }
  }

  func between(_ other: Drawing.Text, _ fraction: Double) -> Drawing.Text? {
    lines.pairs(with: other.lines) { $0.between($1, fraction) }.map(Drawing.Text.init)
  }
}

extension Drawing.Text.Run {
  fileprivate func between(_ other: Self, _ fraction: Double) -> Self? {
    guard string == other.string, font.weight == other.font.weight, level == other.level,
      fillFitsBox == other.fillFitsBox, (fill == nil) == (other.fill == nil)
    else { return nil }
    var run = self
    var style = other.font.style
    style.tracking = font.style.tracking
    guard style == font.style else { return nil }
    run.font.size = font.size.interpolated(to: other.font.size, at: fraction)
    run.font.style.tracking = font.style.tracking.interpolated(
      to: other.font.style.tracking, at: fraction)
    run.shift = shift.interpolated(to: other.shift, at: fraction)
    run.rise = rise.interpolated(to: other.rise, at: fraction)
    if let fill, let last = other.fill {
      guard let mean = fill.between(last, fraction) else { return nil }
      run.fill = mean
    }
    switch (stroke, other.stroke) {
    case (nil, nil): break
    case (let line?, let last?):
      guard line.isBelowFill == last.isBelowFill, line.fitsBox == last.fitsBox,
        let style = line.style.between(last.style, fraction),
        let paint = line.paint.between(last.paint, fraction)
      else { return nil }
      run.stroke?.style = style
      run.stroke?.paint = paint
    default: return nil
    }
    return run
  }
}

extension Drawing.Text.Line {
  fileprivate func between(_ other: Self, _ fraction: Double) -> Self? {
    runs.pairs(with: other.runs) { $0.between($1, fraction) }.map {
      Self(
        $0, origin: origin.interpolated(to: other.origin, at: fraction),
        anchor: anchor.interpolated(to: other.anchor, at: fraction))
    }
  }
}
