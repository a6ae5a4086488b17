/// The wakefulness of the creatures: full soon after the last input, and none from 30 s on.
///
/// All times are in seconds of one clock. Everything that lives is multiplied by it, so that
/// nothing jumps when they fall asleep or wake up.
struct Wakefulness {
  /// The time without input after which they sleep.
  static let span = 30.0
  /// The time that falling asleep and waking up take.
  static let ramp = 1.0

  private var lastInput = 0.0
  private var levelThen = 0.0

  /// 0 asleep, 1 awake.
  func level(at time: Double) -> Double {
    let passed = max(0, time - lastInput)
    return max(0, min(1, levelThen + passed / Self.ramp, (Self.span - passed) / Self.ramp))
  }

  /// The time at which they are asleep, if nothing happens until then.
  var bedtime: Double { lastInput + Self.span }

  /// Something happened.
  mutating func stir(at time: Double) {
    levelThen = level(at: time)
    lastInput = time
  }
}
