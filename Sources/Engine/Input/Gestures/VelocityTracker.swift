/// A tracker of a hand's velocity, from the positions it had at the frames of the last 0.1 s.
///
/// The velocity is the slope of the least-squares line through them. A hand that has kept
/// still for more than 0.05 s has no velocity, and what it did before does not count later.
public struct VelocityTracker: Hashable, Sendable {
  /// Positions older than this before the newest do not count, in nanoseconds.
  private static let window: Int64 = 100_000_000
  /// A stillness longer than this is a pause, in nanoseconds.
  private static let pause: Int64 = 50_000_000

  private struct Sample: Hashable, Sendable {
    var position: Double
    var time: Instant
  }

  /// Oldest first, at rising times; all within the window.
  private var samples: [Sample] = []
  /// The time at which the position last became another one.
  private var lastMotion = Instant.zero

  /// A tracker that knows no position yet.
  public init() { samples.reserveCapacity(32) }

  /// Forgets everything.
  public mutating func reset() { samples.removeAll(keepingCapacity: true) }

  /// Adds a position. Of several at one time the last counts; a time before the newest one
  /// counts as the newest.
  public mutating func add(position: Double, at time: Instant) {
    require(position.isFinite, "VelocityTracker: a position must be finite")
    guard let last = samples.last else { return start(position, at: time) }
    let time = max(time, last.time)
    forget(before: time, last)
    if position != last.position { lastMotion = time }
    if time == last.time { samples.removeLast() }
    samples.append(Sample(position: position, time: time))
  }

  /// The velocity at a time, in positions per second; 0 with fewer than two times.
  public func velocity(at time: Instant) -> Double {
    guard samples.count > 1, !isPause(from: lastMotion, to: time) else { return 0 }
    return slope()
  }

  private mutating func start(_ position: Double, at time: Instant) {
    samples.append(Sample(position: position, time: time))
    lastMotion = time
  }

  private mutating func forget(before time: Instant, _ last: Sample) {
    if isPause(from: last.time, to: time) {
      // Nobody knows when in the gap the hand moved.
      reset()
    } else if isPause(from: lastMotion, to: last.time) {
      samples.removeFirst(samples.count - 1)
    } else {
      let old = samples.prefix { time.since($0.time) > Self.window }
      samples.removeFirst(old.count)
    }
  }

  private func isPause(from start: Instant, to end: Instant) -> Bool {
    end.since(start) > Self.pause
  }

  /// Times are taken from the newest sample, so that they are small and the sums exact enough.
  private func slope() -> Double {
    guard let newest = samples.last else { return 0 }
    let count = Double(samples.count)
    var (times, positions) = (0.0, 0.0)
    for sample in samples {
      times += sample.time.seconds(since: newest.time)
      positions += sample.position - newest.position
    }
    var (spread, product) = (0.0, 0.0)
    for sample in samples {
      let time = sample.time.seconds(since: newest.time) - times / count
      spread += time * time
      product += time * (sample.position - newest.position - positions / count)
    }
    return spread > 0 ? product / spread : 0
  }
}

/// A velocity tracker for a point: one for each axis.
public struct PointVelocityTracker: Hashable, Sendable {
  private var x = VelocityTracker()
  private var y = VelocityTracker()

  /// A tracker that knows no position yet.
  public init() {}

  /// Forgets everything.
  public mutating func reset() {
    x.reset()
    y.reset()
  }

  /// Adds a position.
  public mutating func add(position: Point, at time: Instant) {
    x.add(position: position.x, at: time)
    y.add(position: position.y, at: time)
  }

  /// The velocity at a time, in points per second.
  public func velocity(at time: Instant) -> Point {
    Point(x.velocity(at: time), y.velocity(at: time))
  }
}
