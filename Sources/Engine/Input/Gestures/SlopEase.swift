/// The way that a press moved before it was a drag, which is made up for as the drag goes on, so
/// that a hand holds again what it pressed.
public struct SlopEase: Hashable, Sendable {
  /// The time until a hand holds again what it pressed, in seconds.
  public static let duration = 0.1

  /// From the press to where the drag's translations count from, in points.
  private let slop: Point
  /// nil: it is made up for.
  private var since: Instant?

  /// Nothing to make up for.
  public init() { slop = .zero }

  /// - Parameter slop: from the press to where the drag's translations count from, in points.
  public init(_ slop: Point, since: Instant) { (self.slop, self.since) = (slop, since) }

  /// True while a frame may bring what is held nearer to the hand.
  public var isEasing: Bool { since != nil }

  /// The hand's way from its press, as far as it counts at a time, by a drag's translation.
  public mutating func way(_ translation: Point, at time: Instant) -> Point {
    guard let since else { return translation + slop }
    let left = 1 - min(1, max(0, time.seconds(since: since) / Self.duration))
    if left == 0 { self.since = nil }
    return translation + slop * (1 - left * left)
  }
}
