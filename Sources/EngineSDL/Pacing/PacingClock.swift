/// The moments at which frames are due: a grid of absolute times, so that no error adds up.
///
/// Times are nanoseconds of a clock that never jumps. A slot whose whole interval has passed is
/// skipped and counted, never made up for; a slot that is only late is due at once.
struct PacingClock: Hashable {
  /// Slots a second, > 0.
  private(set) var rate: Double
  /// The number of slots that were skipped since the start.
  private(set) var missed = 0
  private var origin: Int64
  private var index: Int64 = 0

  /// A grid that begins at a time: the first slot is one interval later.
  init(rate: Double, at now: Int64) {
    precondition(rate > 0 && rate.isFinite, "a grid needs a finite rate above 0")
    self.rate = rate
    origin = now
  }

  /// Starts the grid anew after a pause; what passed meanwhile is not missed.
  mutating func rebase(at now: Int64) {
    origin = now
    index = 0
  }

  /// Goes on at another rate, which is > 0; what was counted stays.
  mutating func adapt(rate: Double, at now: Int64) {
    let counted = missed
    self = PacingClock(rate: rate, at: now)
    missed = counted
  }

  /// The next slot to show a frame at, each once and in order.
  mutating func nextSlot(after now: Int64) -> Int64 {
    if now < time(of: index - 1) { rebase(at: now) }
    let passed = Int64((Double(now - origin) * rate / 1e9).rounded(.down))
    missed += Int(max(0, passed - index - 1))
    index = max(passed, index + 1)
    return time(of: index)
  }

  private func time(of index: Int64) -> Int64 {
    origin + Int64((Double(index) * 1e9 / rate).rounded())
  }
}
