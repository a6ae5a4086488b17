import Engine

/// The slide's word about itself to somebody who never dragged it: left alone, it goes a little
/// aside and comes back, twice at most.
///
/// It lies outside of everything that runs: it changes no view, only where things are painted.
struct Nudge {
  /// The way aside, in points.
  static let distance = -22.0
  /// The time of the way aside, in seconds; the way back takes as long.
  static let turn = 0.35
  /// The times that nothing must happen before one and before the next, in seconds.
  static let waits = [2.5, 6]
  /// The time from a nudge's beginning at which its word goes out, in seconds.
  static let wordTime = 1.4

  /// A way of the spring, and the state in which it began.
  private struct Leg {
    static let spring = Spring(response: 0.5, dampingRatio: 0.6)
    /// The time after which nobody sees that it still moves.
    static let settling = 1.2

    var from = 0.0
    var velocity = 0.0
    var target = 0.0
    var start = Instant.zero

    func isSettled(at time: Instant) -> Bool { time.seconds(since: start) >= Self.settling }

    func value(at time: Instant) -> Double {
      guard !isSettled(at: time) else { return target }
      return Self.spring.value(
        at: time.seconds(since: start), from: from, to: target, velocity: velocity)
    }

    /// The way to another target, from where it is at a time.
    func turned(to next: Double, at time: Instant) -> Leg {
      let speed = Self.spring.velocity(
        at: time.seconds(since: start), from: from, to: target, velocity: velocity)
      return Leg(
        from: value(at: time), velocity: isSettled(at: time) ? 0 : speed, target: next, start: time)
    }
  }

  private var leg = Leg()
  private var word = Detent()
  /// The time from which on nothing has happened.
  private var quiet = Instant.zero
  /// The beginning of the nudge on its way.
  private var begun: Instant?
  private var count = 0

  // MARK: What it shows

  /// The place of the slide beside its own, in points.
  func offset(at time: Instant) -> Double { leg.value(at: time) }

  /// The opacity of its word, 0…1.
  func wordOpacity(at time: Instant) -> Double { word.share(at: time) }

  /// True while something of it moves, or is about to.
  func isMoving(at time: Instant) -> Bool {
    begun != nil || offset(at: time) != 0 || word.isMoving(at: time)
  }

  /// The time at which the picture is another one, if nothing happens; nil: it was enough.
  func nextPicture(after time: Instant) -> Instant? {
    if isMoving(at: time) { return time }
    return due.map { max(time, $0) }
  }

  private var due: Instant? {
    count < Self.waits.count ? quiet.advanced(bySeconds: Self.waits[count]) : nil
  }

  // MARK: Time

  /// Time goes on.
  ///
  /// - Parameter isMeant: false where there is nobody to tell, or something else to see.
  mutating func advance(to time: Instant, isMeant: Bool) {
    guard isMeant else { return stir(at: time) }
    if let begun {
      goOn(since: begun, to: time)
    } else if let due, time >= due {
      begun = time
      count += 1
      leg = leg.turned(to: Self.distance, at: time)
      word.follow(isPassed: true, isHeld: false, at: time)
    }
  }

  private mutating func goOn(since begun: Instant, to time: Instant) {
    let turn = begun.advanced(bySeconds: Self.turn)
    if leg.target != 0, time >= turn { leg = leg.turned(to: 0, at: turn) }
    let isTold = time.seconds(since: begun) >= Self.wordTime
    word.follow(isPassed: !isTold, isHeld: false, at: time)
    guard isTold, leg.isSettled(at: time) else { return }
    self.begun = nil
    quiet = time
  }

  /// Something happened: whatever is on its way goes back at once.
  mutating func stir(at time: Instant) {
    quiet = time
    guard let begun else { return }
    // Nobody has seen one that has only just begun.
    if begun == time { count -= 1 }
    self.begun = nil
    leg = leg.turned(to: 0, at: time)
    word.follow(isPassed: false, isHeld: false, at: time)
  }
}
