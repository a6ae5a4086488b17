import Engine

/// A change that is played again and again while it is tuned: whenever it has been at rest for a moment.
struct TunerLoop {
  private(set) var isOn = false
  /// True while a hand is on the screen, beside the card.
  var isHeld = false
  /// The time at which the change begins again; nil: it moves.
  private(set) var next: Instant?

  /// The rest between two rounds, in seconds.
  private static let pause = 0.5

  /// Turns it on, which plays the change at once, or off.
  mutating func turn(at time: Instant) {
    isOn.toggle()
    next = isOn ? time : nil
  }

  /// True if the change is to be played now.
  mutating func isDue(isMoving: Bool, at time: Instant) -> Bool {
    guard isOn, !isMoving else {
      next = nil
      return false
    }
    let due = next ?? time.advanced(bySeconds: Self.pause)
    next = due
    guard time >= due else { return false }
    // If nothing begins, it is tried again.
    next = time.advanced(bySeconds: Self.pause)
    return true
  }
}
