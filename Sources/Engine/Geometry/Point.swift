/// A place in the plane, in points; x grows to the right, y grows downwards.
public struct Point: Hashable, Sendable, Codable {
  public var x: Double
  public var y: Double

  public init(_ x: Double, _ y: Double) {
    self.x = x
    self.y = y
  }

  public init(x: Double, y: Double) { self.init(x, y) }

  public static let zero = Point(0, 0)

  public static func + (a: Point, b: Point) -> Point { Point(a.x + b.x, a.y + b.y) }
  public static func - (a: Point, b: Point) -> Point { Point(a.x - b.x, a.y - b.y) }
  public static func * (a: Point, factor: Double) -> Point { Point(a.x * factor, a.y * factor) }

  /// The straight distance to another point.
  public func distance(to other: Point) -> Double { Math.hypot(x - other.x, y - other.y) }
}

extension Point: CustomStringConvertible {
  /// As `(3, 4.5)`.
  public var description: String { "(\(PlainNumber.exact(x)), \(PlainNumber.exact(y)))" }
}

extension Point: Interpolatable {
  public var lanes: Lanes { Lanes(x, y, 0, 0, 0, 0, 0, 0) }
  public init(lanes: Lanes) { self.init(lanes[0], lanes[1]) }
}
