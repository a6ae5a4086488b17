/// Scrolling at an even pace towards an end, before which it brakes.
struct ScrollDrift: Hashable, Sendable {
  /// The time constant of the braking, in seconds: after each of these 1/e of the way is left,
  /// about a third.
  static let braking = 0.1

  /// The pace that was asked for, in points per second.
  let pace: Double
  private let from: Double
  let end: Double
  /// The times at which it begins to brake, and at which it rests, in seconds.
  private let brake: Double
  let duration: Double

  /// Everything in points and seconds; it begins between the ends, and the pace is not 0.
  init(from: Double, pace: Double, in extent: ScrollExtent) {
    (self.from, self.pace) = (from, pace)
    end = pace > 0 ? extent.bounds.upperBound : extent.bounds.lowerBound
    let way = abs(end - from)
    let slow = min(way, abs(pace) * Self.braking)
    brake = (way - slow) / abs(pace)
    duration = brake + Self.braking * Math.log(max(1, slow / ScrollFling.tolerance))
  }

  func value(at time: Double) -> Double {
    guard time < duration else { return end }
    guard time > brake else { return from + pace * max(0, time) }
    return end - rest(at: time)
  }

  func velocity(at time: Double) -> Double {
    guard time < duration else { return 0 }
    guard time > brake else { return pace }
    return rest(at: time) / Self.braking
  }

  /// The rest of the way while it brakes, in points; below 0 towards the start.
  private func rest(at time: Double) -> Double {
    (end - value(at: brake)) * Math.exp((brake - time) / Self.braking)
  }
}
