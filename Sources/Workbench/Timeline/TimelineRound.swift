import Engine

/// A change that is played round and round: its loop, and the place at which it was left last.
struct TimelineRound {
  private let change: any Change
  private let loop: PlayLoop
  private let began: Instant
  /// In seconds of the change a second, > 0.
  let speed: Double
  private var place: Double

  init(
    _ change: any Change, _ stretch: ClosedRange<Double>, turnsBack: Bool, isReversed: Bool,
    speed: Double, at time: Instant
  ) {
    self.change = change
    self.speed = speed
    began = time
    let start = change.progress * change.duration
    loop = PlayLoop(stretch, turnsBack: turnsBack, from: start, isReversed: isReversed, at: 0)
    place = change.progress
  }

  /// True if it is this change that is played.
  func moves(_ other: any Change) -> Bool { other === change }

  /// True if another change stands where it was left, as one does that was laid out anew.
  func stands(like other: any Change) -> Bool {
    !other.isRunning && abs(other.progress - place) < 1e-9
  }

  /// True if nobody else has moved the change.
  var isUndisturbed: Bool {
    !change.isRunning && abs(change.progress - place) < 1e-9
  }

  /// Moves the change to where it is at a time.
  mutating func advance(to time: Instant) {
    let seconds = time.seconds(since: began) * speed
    change.seek(to: min(1, loop.place(at: seconds) / change.duration))
    place = change.progress
  }

  func goesBack(at time: Instant) -> Bool {
    loop.goesBack(at: time.seconds(since: began) * speed)
  }
}
