/// A width and a height, in points.
public struct Size: Hashable, Sendable {
  public var width: Double
  public var height: Double

  @inlinable public init(_ width: Double, _ height: Double) {
    self.width = width
    self.height = height
  }

  @inlinable public init(width: Double, height: Double) { self.init(width, height) }

  public static let zero = Size(0, 0)

  public static func * (a: Size, factor: Double) -> Size {
    Size(a.width * factor, a.height * factor)
  }
}

extension Size: Interpolatable {
  public var lanes: Lanes { Lanes(width, height, 0, 0, 0, 0, 0, 0) }
  public init(lanes: Lanes) { self.init(lanes[0], lanes[1]) }
}
