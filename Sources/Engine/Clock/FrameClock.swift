/// Turns the host's raw frame times into engine time, which starts at zero.
///
/// Engine time never runs backwards; a stall longer than 0.25 s counts as one frame, so that
/// nothing leaps after the machine slept; time that is waited out on purpose counts, idle time does
/// not.
public struct FrameClock: Hashable, Sendable {
  /// The longest gap between two frames that is believed, in seconds.
  public static let longestGap = 0.25

  /// The time between frames in seconds; the host sets it when the display changes.
  public var refreshInterval: Double {
    didSet { FrameClock.check(refreshInterval) }
  }
  /// The engine's time at the last tick.
  public private(set) var now = Instant.zero
  /// The host's latest time; none before the first tick and after `resume()`.
  private var lastHost: Instant?
  /// The host's time until which it waits on purpose.
  private var awaited: Instant?

  /// A clock at zero; the time between frames in seconds, finite and above 0.
  public init(refreshInterval: Double) {
    FrameClock.check(refreshInterval)
    self.refreshInterval = refreshInterval
  }

  /// The first frame after an idle time: the next tick repeats the last engine time.
  public mutating func resume() { (lastHost, awaited) = (nil, nil) }

  /// The next frame is due at `host`, and nothing is shown until then: that is no stall.
  public mutating func wait(until host: Instant) { awaited = host }

  /// The time of everything in a frame that the host begins at `host`.
  public mutating func tick(at host: Instant) -> Instant {
    now = Instant(nanoseconds: now.nanoseconds + step(to: host))
    return now
  }

  private mutating func step(to host: Instant) -> Int64 {
    defer { awaited = nil }
    guard let last = lastHost else {
      lastHost = host
      return 0
    }
    let waited = awaited.map { max(0, $0.seconds(since: last)) } ?? 0
    let seconds = host.seconds(since: last)
    // A small step back is jitter and is waited out; a large one is another clock.
    if seconds > 0 || seconds < -FrameClock.longestGap { lastHost = host }
    if seconds <= 0 { return 0 }
    guard seconds <= waited + FrameClock.longestGap else {
      return Instant.zero.advanced(bySeconds: refreshInterval).nanoseconds
    }
    return host.since(last)
  }

  private static func check(_ interval: Double) {
    require(
      interval > 0 && interval.isFinite, "FrameClock: refreshInterval must be above 0 seconds")
  }
}
