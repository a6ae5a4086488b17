/// The line at which the things in a scrolled view come to rest, as CSS's `scroll-snap-align`: that
/// line of a thing on the same line of what is seen.
///
/// Something longer than what is seen comes to rest anywhere from its start to its end.
public enum ScrollSnap: Hashable, Sendable {
  /// The left edge, or the upper one. With proximity scrolling comes to rest elsewhere, too, where
  /// no such place is near: within a third of what is seen.
  case start(proximity: Bool = false)
  /// The middle.
  case center(proximity: Bool = false)
  /// The right edge, or the lower one.
  case end(proximity: Bool = false)

  /// The snaps of things along an axis; see ``ScrollSnaps``.
  func snaps(of things: [ClosedRange<Double>], viewport: Double) -> ScrollSnaps {
    let (share, isNear) =
      switch self {
      case .start(let proximity): (0.0, proximity)
      case .center(let proximity): (0.5, proximity)
      case .end(let proximity): (1.0, proximity)
      }
    return ScrollSnaps(of: things, at: share, viewport: viewport, isMandatory: !isNear)
  }
}
