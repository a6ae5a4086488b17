/// A width and a height, in points.
public struct Size: Hashable, Sendable, Codable {
  /// The sides, in points.
  public var width, height: Double

  /// A size by its sides.
  @inlinable public init(_ width: Double, _ height: Double) {
    self.width = width
    self.height = height
  }

  /// A size by its sides.
  @inlinable public init(width: Double, height: Double) { self.init(width, height) }

  /// No size.
  public static let zero = Size(0, 0)

  /// The size as many times as large.
  public static func * (a: Size, factor: Double) -> Size {
    Size(a.width * factor, a.height * factor)
  }
}

extension Size: CustomStringConvertible {
  /// As `30 × 40`.
  public var description: String {
    "\(PlainNumber.exact(width)) × \(PlainNumber.exact(height))"
  }
}

extension Size: Interpolatable {
  /// The value as numbers, for the engine to calculate with.
  public var lanes: Lanes { Lanes(width, height, 0, 0, 0, 0, 0, 0) }
  /// The value of such numbers.
  public init(lanes: Lanes) { self.init(lanes[0], lanes[1]) }
}

/// The longest side that boxes and scrolling count with, in points: sums of many stay finite.
///
/// A room from there on is unbounded: it is as long as needed.
let longestSide = 1e9

/// The side as a number in 0…`longestSide`.
func boundedSide(_ side: Double) -> Double { side > 0 ? min(side, longestSide) : 0 }
