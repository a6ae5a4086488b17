/// The lengths that bound scrolling along one axis, in points.
public struct ScrollExtent: Hashable, Sendable {
  /// The length of what is shown.
  public let content: Double
  /// The length of the window onto it.
  public let viewport: Double
  /// Room that stays reachable before the content.
  public let before: Double
  /// Room that stays reachable behind the content.
  public let after: Double

  /// Lengths in 0…1e9; what is below, or no number, counts as 0.
  public init(content: Double, viewport: Double, before: Double = 0, after: Double = 0) {
    self.content = boundedSide(content)
    self.viewport = boundedSide(viewport)
    self.before = boundedSide(before)
    self.after = boundedSide(after)
  }

  /// The offsets at which the content may rest; only one if it fits into the viewport.
  public var bounds: ClosedRange<Double> {
    let start = 0 - before
    return start...max(start, content + after - viewport)
  }

  /// The nearest offset at which the content may rest.
  public func clamped(_ offset: Double) -> Double {
    min(max(offset, bounds.lowerBound), bounds.upperBound)
  }
}
