/// The colour or gradient with which an area or a line is painted.
public enum Paint: Hashable, Sendable {
  case color(Color)
  /// Colours along the line from `start` to `end`, held beyond both; in the shape's coordinates.
  case linearGradient(start: Point, end: Point, stops: [GradientStop])
  /// Colours from a focus out to a circle, held beyond it. The circle is the one around the origin
  /// with radius 1, moved into the shape's coordinates by a map, which may stretch it; the focus is
  /// given before that, and lies inside of it.
  case radialGradient(AffineTransform, focus: Point = .zero, stops: [GradientStop])
  /// An image whose pixels have sides of 1 before a map moves them into the shape's coordinates;
  /// beyond its edges their pixels are held. The opacity is 0…1.
  case image(ImageBitmap, AffineTransform = .identity, opacity: Double = 1)
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
  /// The longest tip of a corner whose sides meet, as a multiple of the width, ≥ 1; longer ones are
  /// cut off.
  public var miterLimit = 4.0

  /// A style; `width` in points.
  public init(width: Double, cap: Cap = .butt, join: Join = .miter) {
    self.width = width
    self.cap = cap
    self.join = join
  }
}

extension StrokeStyle {
  /// The farthest that a line reaches from its path, as a multiple of half its width.
  package func farthest(hasCorners: Bool = true) -> Double {
    max(hasCorners && join == .miter ? miterLimit : 1, cap == .square ? 1.5 : 1)
  }
}

extension Paint {
  /// The paint with all alphas times a factor, 0…1.
  package func faded(by opacity: Double) -> Paint {
    func faded(_ stops: [GradientStop]) -> [GradientStop] {
      stops.map { GradientStop($0.offset, $0.color.withAlpha($0.color.alpha * opacity)) }
    }
    switch self {
    case .color(let color): return .color(color.withAlpha(color.alpha * opacity))
    case .linearGradient(let start, let end, let stops):
      return .linearGradient(start: start, end: end, stops: faded(stops))
    case .radialGradient(let circle, let focus, let stops):
      return .radialGradient(circle, focus: focus, stops: faded(stops))
    case .image(let image, let map, let own):
      return .image(image, map, opacity: own * opacity)
    }
  }
}

extension Paint {
  /// Its colour, or a gradient's first one; nil: it has none.
  package var firstColor: Color? {
    if case .color(let color) = self { color } else { stops.first?.color }
  }

  /// The colours of a gradient; none of anything else.
  package var stops: [GradientStop] {
    switch self {
    case .color, .image: []
    case .linearGradient(_, _, let stops), .radialGradient(_, _, let stops): stops
    }
  }
}
