/// A clock without a display: frame k of rate N is at round(k · 10⁹ / N) nanoseconds.
///
///     VirtualClock(rate: 60).time(ofFrame: 30).seconds(since: .zero)  // 0.5
public struct VirtualClock: Hashable, Sendable {
  /// Frames a second, finite and above 0.
  public let rate: Double

  /// A clock of so many frames a second.
  public init(rate: Double, file: StaticString = #fileID, line: UInt = #line) {
    require(
      rate > 0 && rate.isFinite, "VirtualClock: rate must be finite and above 0", file: file,
      line: line)
    self.rate = rate
  }

  /// The time of a frame; the first is frame 0.
  public func time(ofFrame frame: Int) -> Instant { Instant(frame: frame, rate: rate) }

  /// The number of frames that show a duration in seconds, both ends included:
  /// round(rate · duration) + 1.
  public func frameCount(duration: Double) -> Int {
    require(duration >= 0, "VirtualClock: a duration must not be below 0")
    let frames = (rate * duration).rounded()
    require(frames < 0x1p53, "VirtualClock: \(duration) s have too many frames")
    return Int(frames) + 1
  }
}
