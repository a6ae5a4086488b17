/// The position of an animation and its motion: a value, so that the position at any moment can be
/// asked for.
///
/// Times are the stage's seconds, positions are seconds of the animation.
struct Playhead: Hashable {
  enum Motion: Hashable {
    case held
    /// Runs evenly to its end.
    case running(since: Double)
    /// Goes to one end along a curve.
    case eased(since: Double, duration: Double, curve: TimingCurve)
    /// Goes to one end as the hand left it.
    case settling(since: Double, Settling)
    /// Goes to one end as a fade, for people who asked for less motion: see ``Stage/dim()``.
    case fading(Fade)
  }

  /// The ways in which a hand leaves it.
  enum Settling: Hashable {
    case spring(SettleSpring)
    case glide(SettleGlide)

    func value(at time: Double) -> Double {
      switch self {
      case .spring(let spring): spring.value(at: time)
      case .glide(let glide): glide.value(at: time)
      }
    }

    func velocity(at time: Double) -> Double {
      switch self {
      case .spring(let spring): spring.velocity(at: time)
      case .glide(let glide): glide.velocity(at: time)
      }
    }

    var duration: Double {
      switch self {
      case .spring(let spring): spring.duration
      case .glide(let glide): glide.duration
      }
    }

    var target: Double {
      switch self {
      case .spring(let spring): spring.target
      case .glide(let glide): glide.target
      }
    }
  }

  /// The length of the animation in seconds.
  let duration: Double
  /// The position when the motion began, 0…duration.
  private(set) var from: Double
  /// True if the end it goes to is the animation's start.
  private(set) var isReversed: Bool
  private(set) var motion: Motion
  /// The seconds of the animation, or of the curve, that pass in one of the stage; > 0.
  private(set) var speed = 1.0

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
    case .running(let since): arriving(from + (time - since) * rate)
    case .eased(let since, let length, let curve):
      within(lerp(from, target, curve.value(at: share(of: length, since, at: time))))
    case .settling(let since, let way): way.value(at: time - since) * duration
    case .fading(let fade):
      within(lerp(from, target, min(1, share(of: fade.duration, fade.since, at: time))))
    }
  }

  /// The position at a time for one property: in a fade, what changes places is at one end or the
  /// other.
  func position(at time: Double, of property: Property) -> Double {
    guard fadeShare(at: time) != nil, property.isPlace else { return position(at: time) }
    return shownPosition(at: time)
  }

  /// The position that places show: in a fade that of one end.
  private func shownPosition(at time: Double) -> Double {
    guard case .fading(let fade) = motion else { return position(at: time) }
    return time < fade.switching ? from : target
  }

  /// The share of a fade that has passed, 0…1; nil if there is none.
  func fadeShare(at time: Double) -> Double? {
    guard case .fading(let fade) = motion else { return nil }
    return min(1, share(of: fade.duration, fade.since, at: time))
  }

  /// The velocity of the position at a time, in seconds of the animation per second of the stage.
  func velocity(at time: Double) -> Double {
    guard !hasArrived(at: time) else { return 0 }
    switch motion {
    case .held: return 0
    case .running: return rate
    case .eased(let since, let length, let curve):
      let share = share(of: length, since, at: time)
      return (target - from) * curve.slope(at: share) * speed / length
    case .settling(let since, let way): return way.velocity(at: time - since) * duration
    case .fading(let fade): return (target - from) * speed / fade.duration
    }
  }

  /// Seconds of the animation a second, negative backwards.
  private var rate: Double { isReversed ? -speed : speed }

  /// The share of a curve's length that has passed, above 1 after its end; 1 for a length of 0.
  private func share(of length: Double, _ since: Double, at time: Double) -> Double {
    length > 0 ? (time - since) * speed / length : 1
  }

  /// True once it has come by itself to the end it goes to.
  func hasArrived(at time: Double) -> Bool {
    switch motion {
    case .held: false
    case .running: position(at: time) == target
    case .eased(let since, let length, _): (time - since) * speed >= length - Self.rounding
    case .fading: time >= arrival - Self.rounding
    case .settling(let since, let way): time - since >= way.duration
    }
  }

  /// The time at which it comes by itself to the end it goes to, in the stage's seconds; infinity:
  /// never.
  var arrival: Double {
    switch motion {
    case .held: .infinity
    case .running(let since): since + max(0, (target - from) / rate)
    case .eased(let since, let length, _): since + length / speed
    case .fading(let fade): fade.end(at: speed)
    case .settling(let since, let way): since + way.duration
    }
  }

  /// Within the animation; exactly at the end it goes to as soon as only rounding is left, so that
  /// a spring's last snap belongs to the moment it arrives.
  private func arriving(_ position: Double) -> Double {
    abs(position - target) <= Self.rounding ? target : within(position)
  }

  private func within(_ position: Double) -> Double { min(duration, max(0, position)) }

  var isHeld: Bool { motion == .held }

  var isSettling: Bool { if case .settling = motion { true } else { false } }

  var isEasing: Bool { if case .eased = motion { true } else { false } }

  /// Seconds within which two times are the same: what rounding makes of k/60 + 0.3.
  private static let rounding = 1e-9

  // MARK: Changes; none of them moves the position.

  mutating func hold(at time: Double) {
    from = shownPosition(at: time)
    motion = .held
  }

  mutating func seek(to position: Double) {
    from = min(duration, max(0, position))
    motion = .held
  }

  /// Runs on at an even pace towards its end.
  mutating func run(at time: Double) {
    from = position(at: time)
    motion = .running(since: time)
  }

  /// Turns to the other end; whatever moves it begins anew from here.
  mutating func turn(reversed: Bool, at time: Double) {
    if let share = fadeShare(at: time), from == (reversed ? 0 : duration) {
      turnFade(reversed: reversed, at: time, share)
      return
    }
    let wasHeld = isHeld
    hold(at: time)
    isReversed = reversed
    if !wasHeld { run(at: time) }
  }

  /// Goes to its end along a curve in a duration in seconds.
  mutating func ease(at time: Double, in length: Double, curve: TimingCurve) {
    from = position(at: time)
    motion = .eased(since: time, duration: length, curve: curve)
  }

  /// Goes to its end as a fade in a duration in seconds, if it does not yet.
  mutating func fade(at time: Double, in length: Double) {
    if fadeShare(at: time) != nil { return }
    from = position(at: time)
    motion = .fading(Fade(since: time, duration: length, speed: speed))
  }

  /// Goes to its end as less motion has it: as a fade, or at once if no time is left.
  mutating func lessen(at time: Double, left: Double) {
    fade(at: time, in: left > 0 ? Stage.fadeDuration : 0)
  }

  /// Goes to its end as a fade, in which places change as late as in one that begins now.
  mutating func waitForFade(at time: Double, in length: Double, _ dimming: Dimming) {
    if case .fading(var wait) = motion {
      wait.wait(for: length, from: time, dimming, speed: speed)
      motion = .fading(wait)
    } else {
      fade(at: time, in: length)
    }
  }

  /// A fade turned round is as far from its end as it was from its beginning.
  private mutating func turnFade(reversed: Bool, at time: Double, _ share: Double) {
    guard case .fading(let fade) = motion else { return }
    from = target
    isReversed = reversed
    let since = time - (1 - share) * fade.duration / speed
    motion = .fading(Fade(since: since, duration: fade.duration, speed: speed))
  }

  /// Goes to its end along a curve that began at another place and time.
  mutating func restart(from start: Double, since: Double, in length: Double, curve: TimingCurve) {
    from = within(start)
    motion = .eased(since: since, duration: length, curve: curve)
  }

  mutating func settle(at time: Double, _ way: Settling) {
    from = way.value(at: 0) * duration
    isReversed = way.target == 0
    motion = .settling(since: time, way)
  }

  /// Goes on faster or slower from here; a hand's release goes on as it was.
  mutating func setSpeed(_ wanted: Double, at time: Double) {
    let factor = speed / wanted
    switch motion {
    case .held, .settling: break
    case .running: run(at: time)
    case .fading(let fade): motion = .fading(fade.stretched(by: factor, around: time))
    case .eased(let since, let length, let curve):
      motion = .eased(since: time - (time - since) * factor, duration: length, curve: curve)
    }
    speed = wanted
  }

  /// The same playhead over an animation of another length: the progress stays.
  func stretched(to duration: Double, at time: Double) -> Playhead {
    let progress = self.duration > 0 ? position(at: time) / self.duration : 1
    var copy = Playhead(
      duration: duration, from: progress * duration, isReversed: isReversed)
    copy.speed = speed
    switch motion {
    case .held: break
    case .running: copy.motion = .running(since: time)
    case .eased(let since, let length, let curve):
      copy.motion = .eased(since: since, duration: length, curve: curve)
      copy.from = self.duration > 0 ? from / self.duration * duration : 0
    case .settling: copy.motion = motion
    case .fading:
      copy.motion = motion
      copy.from = self.duration > 0 ? from / self.duration * duration : 0
    }
    return copy
  }
}
