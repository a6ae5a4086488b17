/// A clock without a display: frame k of rate N is at round(k · 10⁹ / N) nanoseconds.
///
///     VirtualClock(rate: 60).tick(frame: 30).timestamp.seconds(since: .zero)  // 0.5
public struct VirtualClock: Hashable, Sendable {
  /// Frames a second, finite and above 0.
  public let rate: Double
  /// The number of the frame that `next()` gives.
  public private(set) var frame = 0

  /// A clock whose next frame is frame 0.
  public init(rate: Double) {
    precondition(rate > 0 && rate.isFinite, "VirtualClock: rate must be finite and above 0")
    self.rate = rate
  }

  /// The tick of any frame.
  public func tick(frame: Int) -> FrameTick {
    FrameTick(
      timestamp: Instant(frame: frame, rate: rate),
      target: Instant(frame: frame + 1, rate: rate), refreshInterval: 1 / rate)
  }

  /// The next frame's tick; the first is frame 0.
  public mutating func next() -> FrameTick {
    defer { frame += 1 }
    return tick(frame: frame)
  }

  /// The number of frames that show a duration in seconds, both ends included:
  /// round(rate · duration) + 1.
  public func frameCount(duration: Double) -> Int {
    precondition(duration >= 0, "VirtualClock: a duration must not be below 0")
    return Int((rate * duration).rounded()) + 1
  }
}
