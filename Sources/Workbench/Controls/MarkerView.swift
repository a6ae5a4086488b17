package import Engine

/// The view of a marker: the faster it goes, the longer it is in the direction of its way.
package final class MarkerView: View {
  private static let longest = 0.12
  /// The velocity at which it is longer by three quarters of what it can be, in points a second.
  private static let fast = 500.0

  /// Becomes as long as its way wants it now.
  package func stretch() {
    guard let velocity = stage?.velocity(of: self) else { return }
    let pace = max(abs(velocity.x), abs(velocity.y)) / Self.fast
    let longer = 1 + Self.longest * pace / (pace + 1 / 3)
    let isAcross = abs(velocity.x) >= abs(velocity.y)
    let wanted = isAcross ? Point(longer, 1) : Point(1, longer)
    if scale != wanted { scale = wanted }
  }
}
