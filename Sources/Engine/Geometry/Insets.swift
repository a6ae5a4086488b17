/// Distances from the four edges of a rectangle, inwards, in points.
public struct Insets: Hashable, Sendable {
  /// The distance to each edge, in points; negative goes outwards.
  public var top, left, bottom, right: Double

  /// Distances to the four edges, in points.
  public init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// The same distance on all four edges.
  public init(_ all: Double) { self.init(top: all, left: all, bottom: all, right: all) }

  /// No distances.
  public static let zero = Insets()
}
