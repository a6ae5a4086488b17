/// Where an animation stands, and what moves it: a value, so that a moment can be asked of it.
///
/// Times are the stage's seconds, positions are seconds of the animation.
struct Playhead: Equatable {
  enum Motion: Equatable {
    case held
    /// Runs evenly; the rate is in seconds of the animation a second, negative backwards.
    case running(since: Double, rate: Double)
    /// Goes to one end along a curve.
    case eased(since: Double, duration: Double, curve: TimingCurve)
    /// Goes to one end as the hand left it.
    case settling(since: Double, SettleSpring)
  }

  /// The length of the animation in seconds.
  let duration: Double
  /// The position when the motion began, 0…duration.
  private(set) var from: Double
  /// Whether the end it goes to is the animation's start.
  private(set) var isReversed: Bool
  private(set) var motion: Motion

  init(duration: Double, from: Double = 0, isReversed: Bool = false, motion: Motion = .held) {
    self.duration = duration
    self.from = min(duration, max(0, from))
    self.isReversed = isReversed
    self.motion = motion
  }

  /// The end it goes to, in seconds of the animation.
  var target: Double { isReversed ? 0 : duration }

  /// The position at a time, 0…duration.
  func position(at time: Double) -> Double {
    switch motion {
    case .held: from
    case .running(let since, let rate): arriving(from + (time - since) * rate)
    case .eased(let since, let length, let curve):
      within(lerp(from, target, curve.value(at: length > 0 ? (time - since) / length : 1)))
    case .settling(let since, let spring): spring.value(at: time - since) * duration
    }
  }

  /// Whether it has come to the end it goes to, of itself.
  func hasArrived(at time: Double) -> Bool {
    switch motion {
    case .held: false
    case .running: position(at: time) == target
    case .eased(let since, let length, _): time - since >= length - Self.rounding
    case .settling(let since, let spring): spring.isSettled(at: time - since)
    }
  }

  /// When it comes to the end it goes to, of itself, in the stage's seconds; infinity: never.
  var arrival: Double {
    switch motion {
    case .held: .infinity
    case .running(let since, let rate): since + max(0, (target - from) / rate)
    case .eased(let since, let length, _): since + length
    case .settling(let since, let spring): since + spring.duration
    }
  }

  /// Within the animation; exactly at the end it goes to as soon as only rounding is left, so that
  /// a spring's last snap belongs to the moment it arrives.
  private func arriving(_ position: Double) -> Double {
    abs(position - target) <= Self.rounding ? target : within(position)
  }

  private func within(_ position: Double) -> Double { min(duration, max(0, position)) }

  var isHeld: Bool { motion == .held }

  /// Seconds within which two times are the same: what rounding makes of k/60 + 0.3.
  private static let rounding = 1e-9

  // MARK: Changes; none of them moves the position.

  mutating func hold(at time: Double) {
    from = position(at: time)
    motion = .held
  }

  mutating func seek(to position: Double) {
    from = min(duration, max(0, position))
    motion = .held
  }

  /// Runs on at an even pace towards its end.
  mutating func run(at time: Double, rate: Double) {
    from = position(at: time)
    motion = .running(since: time, rate: isReversed ? -rate : rate)
  }

  /// Turns to the other end; whatever moves it begins anew from here.
  mutating func turn(reversed: Bool, at time: Double) {
    let wasHeld = isHeld
    hold(at: time)
    isReversed = reversed
    if !wasHeld { run(at: time, rate: 1) }
  }

  /// Goes to its end along a curve in a duration in seconds.
  mutating func ease(at time: Double, in length: Double, curve: TimingCurve) {
    from = position(at: time)
    motion = .eased(since: time, duration: length, curve: curve)
  }

  /// Goes to its end along a curve that began at another place and time.
  mutating func restart(from start: Double, since: Double, in length: Double, curve: TimingCurve) {
    from = within(start)
    motion = .eased(since: since, duration: length, curve: curve)
  }

  mutating func settle(at time: Double, _ spring: SettleSpring) {
    from = spring.progress * duration
    isReversed = !spring.commits
    motion = .settling(since: time, spring)
  }

  /// The same playhead over an animation of another length: the progress stays.
  func stretched(to duration: Double, at time: Double) -> Playhead {
    let progress = self.duration > 0 ? position(at: time) / self.duration : 1
    var copy = Playhead(
      duration: duration, from: progress * duration, isReversed: isReversed)
    switch motion {
    case .held: break
    case .running(_, let rate): copy.motion = .running(since: time, rate: rate)
    case .eased(let since, let length, let curve):
      copy.motion = .eased(since: since, duration: length, curve: curve)
      copy.from = self.duration > 0 ? from / self.duration * duration : 0
    case .settling: copy.motion = motion
    }
    return copy
  }
}
