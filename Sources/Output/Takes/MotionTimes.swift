import Engine

/// Frame times at which something can move: each time of the input, and 60 frames a second until
/// everything rests.
struct MotionTimes {
  /// Frames a second.
  static let rate = 60.0

  /// All events so far; a key that waits for rest is added when its time is known.
  private(set) var entries: [InputScript.Entry]
  /// The time at which the take begins, in seconds.
  private(set) var start = 0.0
  private var delivered = 0
  private let script: TakeScript
  /// No frame or event is later; nil: there is no limit.
  private let limit: Instant?
  private let clock = VirtualClock(rate: Self.rate)

  /// - Parameter limit: in seconds; nil: until nothing moves.
  init(_ script: TakeScript, until limit: Double?) {
    self.script = script
    self.limit = limit.map { Instant.zero.advanced(bySeconds: $0) }
    if case .given(let script) = script { entries = script.entries } else { entries = [] }
  }

  /// The next frame; nil after the last one.
  mutating func next(after last: Run.Frame?) -> Run.Step? {
    guard let last else { return step(at: .zero) }
    let now = last.report.time
    if last.report.isRunning {
      let index = (now.seconds(since: .zero) * Self.rate + 1e-6).rounded(.down) + 1
      let frame = clock.time(ofFrame: Int(index))
      guard let bound = nextInput ?? limit, frame >= bound else { return Run.Step(time: frame) }
    } else {
      pressKey(at: now)
    }
    return nextInput.map { step(at: $0) }
  }

  /// The time of the next event; nil: there is none.
  private var nextInput: Instant? {
    guard delivered < entries.count else { return nil }
    let time = entries[delivered].time
    return limit.map { time > $0 } == true ? nil : time
  }

  private mutating func step(at time: Instant) -> Run.Step {
    let first = delivered
    while delivered < entries.count, entries[delivered].time <= time { delivered += 1 }
    return Run.Step(time: time, entries: Array(entries[first..<delivered]))
  }

  /// Adds the next press of a key that waits for rest.
  private mutating func pressKey(at time: Instant) {
    guard case .turning(let keys, let rest, let first) = script, entries.count < keys.count
    else { return }
    if entries.count == first { start = time.seconds(since: .zero) }
    entries.append(
      .init(
        time: time.advanced(bySeconds: rest), event: .key(keys[entries.count]),
        line: entries.count + 1))
  }
}
