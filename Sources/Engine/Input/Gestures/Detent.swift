/// A mark on a hand's way from which on letting go means something else, made to be felt: a short
/// pulse as the hand passes it, and a motion from one side to the other for what shows the side.
public struct Detent: Hashable, Sendable {
  /// The time of a pulse, in seconds.
  public static let duration = 0.09
  /// The size of a pulse, beyond 1, at its largest.
  public static let growth = 0.06
  /// The time of the motion from one side to the other, as a spring's response in seconds.
  private static let response = 0.25

  private var way = SettleSpring(progress: 0, velocity: 0, target: 0)
  private var start = Instant.zero
  /// The beginning of the last pulse.
  private var pulse: Instant?

  /// A hand before the mark.
  public init() {}

  /// True where letting go means the other thing.
  public var isPassed: Bool { way.target == 1 }

  /// Takes a side, of each frame or event.
  ///
  /// - Parameter isHeld: false where no hand is there to feel a pulse.
  public mutating func follow(isPassed: Bool, isHeld: Bool, at time: Instant) {
    guard isPassed != self.isPassed else { return }
    let seconds = time.seconds(since: start)
    way = SettleSpring(
      progress: way.value(at: seconds), velocity: way.velocity(at: seconds),
      target: isPassed ? 1 : 0, response: Self.response)
    start = time
    if isHeld { pulse = time }
  }

  /// The share of the way to the other side, 0…1, of what shows the side.
  public func share(at time: Instant) -> Double { way.value(at: time.seconds(since: start)) }

  /// The size of what pulses: 1, but for a moment after the hand has passed the mark.
  public func scale(at time: Instant) -> Double {
    guard let pulse, isPulsing(at: time) else { return 1 }
    return 1 + Self.growth * Math.sin(.pi * time.seconds(since: pulse) / Self.duration)
  }

  /// True while frames are needed.
  public func isMoving(at time: Instant) -> Bool {
    isPulsing(at: time) || !way.isSettled(at: time.seconds(since: start))
  }

  /// True during a pulse.
  public func isPulsing(at time: Instant) -> Bool {
    pulse.map { time.seconds(since: $0) < Self.duration } ?? false
  }
}
