/// An axis-aligned rectangle: its top left corner and its size, in points.
public struct Rect: Hashable, Sendable, Codable {
  /// The corner at the top and left.
  public var origin: Point
  /// The width and height, in points.
  public var size: Size

  /// A rectangle by its corner at the top and left, and its size.
  public init(origin: Point, size: Size) {
    self.origin = origin
    self.size = size
  }

  /// A rectangle by its corner at the top and left, and its sides.
  public init(_ x: Double, _ y: Double, _ width: Double, _ height: Double) {
    self.init(origin: Point(x, y), size: Size(width, height))
  }

  /// The rectangle of this size around a centre.
  public init(center: Point, size: Size) {
    self.init(
      center.x - size.width / 2, center.y - size.height / 2, size.width, size.height)
  }

  /// A rectangle by its corner at the top and left, and its sides.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(x, y, width, height)
  }

  /// A rectangle of no size at the origin.
  public static let zero = Rect(0, 0, 0, 0)

  /// The left edge.
  public var x: Double { origin.x }
  /// The top edge.
  public var y: Double { origin.y }
  /// The width in points.
  public var width: Double { size.width }
  /// The height in points.
  public var height: Double { size.height }
  /// The left edge.
  public var minX: Double { origin.x }
  /// The top edge.
  public var minY: Double { origin.y }
  /// The right edge.
  public var maxX: Double { origin.x + size.width }
  /// The bottom edge.
  public var maxY: Double { origin.y + size.height }
  /// The middle between left and right.
  public var midX: Double { origin.x + size.width / 2 }
  /// The middle between top and bottom.
  public var midY: Double { origin.y + size.height / 2 }
  /// The middle.
  public var center: Point { Point(midX, midY) }
  /// The same size at the origin: the frame in its own coordinates.
  public var bounds: Rect { Rect(origin: .zero, size: size) }

  /// Nothing fits inside: a side is zero, negative or not a number.
  public var isEmpty: Bool { !(size.width > 0 && size.height > 0) }

  /// True if the point lies inside; the left and top edges belong to the rectangle.
  public func contains(_ point: Point) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }

  /// The rectangle moved by a distance.
  public func offset(by delta: Point) -> Rect { Rect(origin: origin + delta, size: size) }

  /// The rectangle without its edges; a side that gets too small becomes negative.
  public func inset(by insets: Insets) -> Rect {
    Rect(
      minX + insets.left, minY + insets.top,
      width - insets.left - insets.right, height - insets.top - insets.bottom)
  }

  /// The rectangle smaller by a margin on all sides; larger if it is negative.
  public func inset(by margin: Double) -> Rect {
    inset(by: Insets(top: margin, left: margin, bottom: margin, right: margin))
  }

  /// The smallest rectangle around both.
  public func union(_ other: Rect) -> Rect {
    let left = min(minX, other.minX)
    let top = min(minY, other.minY)
    return Rect(left, top, max(maxX, other.maxX) - left, max(maxY, other.maxY) - top)
  }

  /// True if the rectangles share more than an edge.
  public func intersects(_ other: Rect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }

  /// The common part; empty (a side of 0) if there is none.
  public func intersection(_ other: Rect) -> Rect {
    let left = max(minX, other.minX)
    let top = max(minY, other.minY)
    return Rect(
      left, top, max(0, min(maxX, other.maxX) - left), max(0, min(maxY, other.maxY) - top))
  }
}

extension Rect: CustomStringConvertible {
  /// As `(3, 4.5) 30 × 40`: the top left corner, then the size.
  public var description: String { "\(origin) \(size)" }
}

extension Rect: Interpolatable {
  /// The value as numbers, for the engine to calculate with.
  public var lanes: Lanes { Lanes(x, y, width, height, 0, 0, 0, 0) }
  /// The value of such numbers.
  public init(lanes: Lanes) { self.init(lanes[0], lanes[1], lanes[2], lanes[3]) }
}
