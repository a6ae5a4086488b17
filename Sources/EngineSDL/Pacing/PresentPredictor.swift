/// Foretells when a display shows pictures, from when it did: a phase-locked loop.
///
/// What a display says of its rate may be wrong, and a single present may be late; so both the
/// period and the phase follow what is seen, a little at a time. Times are nanoseconds.
struct PresentPredictor {
  /// Between two pictures of the display.
  private(set) var period: Double
  /// Pictures that the display could have shown between those it was given.
  private(set) var missed = 0
  /// The time of the last present, by the loop; nil before any and after a pause.
  private var phase: Double?
  private var lastSeen: Int64 = 0
  /// The presents in a row that took so many times as long as meant.
  private var habit = (periods: 1.0, count: 0)
  /// As the display says it.
  private let reported: Double
  /// The presents in a row that were early for a display that was found to be slower than it says.
  private var early = 0

  /// - Parameter rate: the rate that the display reports of itself, in hertz; > 0.
  init(rate: Double) {
    precondition(rate > 0 && rate.isFinite, "a display has a finite rate above 0")
    reported = 1e9 / rate
    period = reported
  }

  /// Begins anew at the rate of another display, which is > 0; what was counted stays.
  mutating func adapt(rate: Double) {
    let counted = missed
    self = PresentPredictor(rate: rate)
    missed = counted
  }

  /// Forgets when presents were, not how far apart: they pause.
  mutating func pause() { phase = nil }

  /// A picture was shown at a time.
  /// - Parameter stride: the number of periods from the last present to when this one was meant to
  ///   be.
  mutating func observe(_ time: Int64, stride: Int = 1) {
    let gap = Double(time - lastSeen)
    defer { lastSeen = time }
    guard let phase, gap > 0, gap < Self.longestGap else {
      self.phase = Double(time)
      return
    }
    if isQuickAgain(gap) {
      (period, self.phase, habit, early) = (reported, Double(time), (1, 0), 0)
      return
    }
    let periods = max(1, (gap / period).rounded())
    period += Self.periodGain * (gap / periods - period)
    missed += max(0, Int(periods) - stride)
    lock(to: Double(time), from: phase + periods * period)
    adopt(periods / Double(stride))
  }

  /// The first present after a time, as foretold; without any seen, one period later.
  func next(after time: Int64) -> Int64 {
    // A phase that lies far ahead is of another clock.
    guard let phase, phase < Double(time) + 2 * period else { return time + Int64(period) }
    let periods = ((Double(time) - phase) / period).rounded(.down) + 1
    return Int64((phase + max(1, periods) * period).rounded())
  }

  // MARK: The loop

  /// A longer pause says nothing about the display.
  private static let longestGap = 0.25e9
  private static let periodGain = 0.05
  private static let phaseGain = 0.1
  /// So many presents in a row that leave out the same number are the display's own pace.
  private static let habitLimit = 16
  private static let earlyLimit = 3

  private mutating func lock(to time: Double, from foretold: Double) {
    let error = time - foretold
    phase = abs(error) > period / 2 ? time : foretold + Self.phaseGain * error
  }

  /// A window that nobody saw was presented seldom, and is seen again.
  private mutating func isQuickAgain(_ gap: Double) -> Bool {
    early = period > 1.5 * reported && gap < 0.75 * period ? early + 1 : 0
    return early >= Self.earlyLimit
  }

  /// A display of 30 Hz that says 60 seems to leave out every other picture, always.
  private mutating func adopt(_ periods: Double) {
    habit = periods == habit.periods ? (periods, habit.count + 1) : (periods, 1)
    guard periods > 1, periods == periods.rounded(), habit.count >= Self.habitLimit else { return }
    period *= periods
    habit = (1, 0)
  }
}
