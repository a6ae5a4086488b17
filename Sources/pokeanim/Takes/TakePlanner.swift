import Engine
import EngineSDL

/// Runs a screen to find out when what moves.
struct TakePlanner {
  /// The frames a second, beside those of events.
  static let rate = 60.0
  /// The most seconds of motion, all in all, in which rest is waited for.
  private static let longest = 3600.0

  private let screen: any HostedScreen
  private let runtime: Runtime
  private let clock = VirtualClock(rate: Self.rate)
  private var moves: TakenMoves
  private var plan = TakePlan()
  private var now = Instant.zero
  private var isMoving = false
  /// The seconds of motion that are left, before which it must rest.
  private var secondsLeft: Double

  /// - Parameter seconds: the most seconds of motion.
  init(_ screen: any HostedScreen, size: Size, speed: Double, seconds: Double) {
    self.screen = screen
    secondsLeft = min(seconds, Self.longest)
    runtime = Runtime(screen: screen, size: size)
    moves = TakenMoves(speed: speed)
  }

  /// The plan for events at given times.
  ///
  /// - Parameter duration: in seconds; nil: until nothing moves.
  mutating func plan(_ script: InputScript, for duration: Double?) throws -> TakePlan {
    let limit = duration.map { Instant.zero.advanced(bySeconds: $0) }
    var rest = script
    for time in Set([.zero] + script.entries.map(\.time)).sorted() {
      if let limit, time > limit { break }
      try goOn(until: time)
      try frame(at: time, rest.events(upTo: time))
    }
    try goOn(until: limit)
    plan.script = script
    return ended(at: duration)
  }

  /// The plan for a key that is pressed whenever the screen has rested; see ``TakeScript``.
  mutating func plan(
    pressing key: Key, times: Int, rest: Double, from first: Int
  ) throws -> TakePlan {
    var entries: [InputScript.Entry] = []
    try frame(at: .zero, [])
    for number in 0..<times {
      try goOn(until: nil)
      if number == first { plan.start = now.seconds(since: .zero) }
      let time = now.advanced(bySeconds: rest)
      entries.append(.init(time: time, event: .key(key), line: number + 1))
      try frame(at: time, [.key(key)])
    }
    try goOn(until: nil)
    plan.script = InputScript(entries)
    return ended(at: nil)
  }

  // MARK: Frames

  /// Makes frames as long as something moves, and before a time; at rest there is nothing to see.
  private mutating func goOn(until limit: Instant?) throws {
    while isMoving {
      let index = (now.seconds(since: .zero) * Self.rate + 1e-6).rounded(.down) + 1
      let next = clock.time(ofFrame: Int(index))
      if let limit, next >= limit { return }
      try frame(at: next, [])
    }
  }

  private mutating func frame(at time: Instant, _ events: [InputEvent]) throws {
    isMoving = runtime.frame(at: time, events: events).isRunning
    now = time
    moves.look(at: screen, at: time)
    guard isMoving else { return }
    plan.note(motionAt: time.seconds(since: .zero), frame: 1 / Self.rate)
    secondsLeft -= 1 / Self.rate
    guard secondsLeft > 0 else { throw TakeRun.tooLong }
  }

  /// - Parameter time: the end, if it is given.
  private func ended(at time: Double?) -> TakePlan {
    var plan = plan
    let last = now.seconds(since: .zero)
    // The frames end up to one after what moved last.
    let end = moves.end.flatMap { $0 <= last && $0 > last - 1 / Self.rate ? $0 : nil }
    plan.end = time ?? max(plan.start, end ?? last)
    plan.times = moves.times
    return plan
  }
}
