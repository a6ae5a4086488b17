/// A place in the plane, in points; x grows to the right, y grows downwards.
public struct Point: Hashable, Sendable, Codable {
  /// The distances from the origin to the right and downwards, in points.
  public var x, y: Double

  /// A point by its coordinates.
  public init(_ x: Double, _ y: Double) {
    self.x = x
    self.y = y
  }

  /// A point by its coordinates.
  public init(x: Double, y: Double) { self.init(x, y) }

  /// The origin.
  public static let zero = Point(0, 0)

  /// The sum of both, coordinate by coordinate.
  public static func + (a: Point, b: Point) -> Point { Point(a.x + b.x, a.y + b.y) }
  /// The way from the second to the first.
  public static func - (a: Point, b: Point) -> Point { Point(a.x - b.x, a.y - b.y) }
  /// The point as many times as far from the origin.
  public static func * (a: Point, factor: Double) -> Point { Point(a.x * factor, a.y * factor) }

  /// The straight distance to another point.
  public func distance(to other: Point) -> Double { Math.hypot(x - other.x, y - other.y) }
}

extension Point: CustomStringConvertible {
  /// As `(3, 4.5)`.
  public var description: String { "(\(PlainNumber.exact(x)), \(PlainNumber.exact(y)))" }
}

extension Point: Interpolatable {
  /// The value as numbers, for the engine to calculate with.
  public var lanes: Lanes { Lanes(x, y, 0, 0, 0, 0, 0, 0) }
  /// The value of such numbers.
  public init(lanes: Lanes) { self.init(lanes[0], lanes[1]) }
}
