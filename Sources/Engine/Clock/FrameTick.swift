/// One frame, as everything that moves sees it.
public struct FrameTick: Hashable, Sendable {
  /// The time at which the frame's work begins: the time of everything in it.
  public let timestamp: Instant
  /// The time at which the frame is expected on screen.
  public let target: Instant
  /// The time between frames, in seconds.
  public let refreshInterval: Double

  /// A frame at this time, on screen at that one; the interval in seconds.
  public init(timestamp: Instant, target: Instant, refreshInterval: Double) {
    self.timestamp = timestamp
    self.target = target
    self.refreshInterval = refreshInterval
  }
}
