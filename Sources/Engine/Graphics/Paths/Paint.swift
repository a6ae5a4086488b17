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
  /// The colour there.
  public var color: Color

  /// A colour at an offset.
  public init(_ offset: Double, _ color: Color) {
    self.offset = offset
    self.color = color
  }
}

/// The width, ends and corners of a line that is drawn along a path.
public struct StrokeStyle: Hashable, Sendable {
  /// The form of a stroke's ends.
  public enum Cap: String, Hashable, Sendable { case butt, round, square }
  /// The form of a stroke's corners.
  public enum Join: String, Hashable, Sendable { case miter, round, bevel }

  /// The width in points, ≥ 0; half of it lies on either side of the path.
  public var width: Double
  /// The form of its ends.
  public var cap: Cap
  /// The form of its corners.
  public var join: Join

  /// A style; `width` in points.
  public init(width: Double, cap: Cap = .butt, join: Join = .miter) {
    self.width = width
    self.cap = cap
    self.join = join
  }
}
