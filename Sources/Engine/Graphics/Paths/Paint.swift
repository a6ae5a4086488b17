/// The colour or gradient with which an area or a line is painted.
public enum Paint: Hashable, Sendable {
  case color(Color)
  /// Colours along the line from `start` to `end`, held beyond both; in the shape's coordinates.
  case linearGradient(start: Point, end: Point, stops: [GradientStop])
}

/// A colour at a place of a gradient.
public struct GradientStop: Hashable, Sendable {
  /// The place from 0 (start) to 1 (end); stops are given in ascending order.
  public var offset: Double
  public var color: Color

  public init(_ offset: Double, _ color: Color) {
    self.offset = offset
    self.color = color
  }
}

/// The width, ends and corners of a line that is drawn along a path.
public struct StrokeStyle: Hashable, Sendable {
  public enum Cap: String, Hashable, Sendable { case butt, round, square }
  public enum Join: String, Hashable, Sendable { case miter, round, bevel }

  /// The width in points, ≥ 0; half of it lies on either side of the path.
  public var width: Double
  public var cap: Cap
  public var join: Join

  public init(width: Double, cap: Cap = .butt, join: Join = .miter) {
    self.width = width
    self.cap = cap
    self.join = join
  }
}
