/// The rule by which views wait for each other when many come at once.
public enum Cascade: String, Hashable, Sendable, CaseIterable {
  /// All at once.
  case together = "none"
  /// By the distance from the viewport's top left corner, as UIComponent does it.
  case distance
  /// From the left edge.
  case leading
  /// From the right edge.
  case trailing
  case top
  case bottom
  /// From the middle outwards.
  case radial

  /// The time that a view waits, in seconds, ≥ 0.
  ///
  ///     Cascade.leading.delay(of: Rect(300, 0, 50, 50), in: Rect(0, 0, 400, 400), speed: 3000)
  ///     // 0.1
  ///
  /// - Parameters:
  ///   - speed: of the wave, in points a second, > 0.
  public func delay(of frame: Rect, in viewport: Rect, speed: Double) -> Double {
    max(0, distance(of: frame, in: viewport)) / speed
  }

  private func distance(of frame: Rect, in viewport: Rect) -> Double {
    switch self {
    case .together: 0
    case .distance: frame.origin.distance(to: viewport.origin)
    case .leading: frame.minX - viewport.minX
    case .trailing: viewport.maxX - frame.maxX
    case .top: frame.minY - viewport.minY
    case .bottom: viewport.maxY - frame.maxY
    case .radial: frame.center.distance(to: viewport.center)
    }
  }
}
