@_spi(Machinery) import Engine
import EngineSDL

/// Runs a screen to take down its views: once to find out when what moves, then to look at all
/// moments.
struct TakeRun {
  let options: AppOptions
  /// The canvas, in points.
  let size: Size
  /// The moments a second that are looked at, beside those at which something begins or ends; nil:
  /// as many as make some hundreds of all.
  let rate: Double?
  /// In seconds; nil: until nothing moves.
  let duration: Double?

  /// The frames a second of the first run.
  private static let planningRate = 60.0
  /// The most moments that are kept.
  private static let mostMoments = 20_000
  /// The most seconds that are waited for rest.
  private static let longest = 3600.0

  /// The take of a screen under some input.
  func take(_ script: TakeScript, making make: ProgramFactory) throws -> Take {
    try take(plan(script, making: make), making: make)
  }

  // MARK: The first run

  private func plan(_ script: TakeScript, making make: ProgramFactory) throws -> TakePlan {
    let screen = try make(options)
    return switch script {
    case .given(let script): try plan(script, in: screen)
    case .turning(let key, let times, let rest, let first):
      try plan(pressing: key, times: times, rest: rest, from: first, in: screen)
    }
  }

  private func plan(
    _ script: InputScript, in screen: any HostedScreen
  ) throws -> TakePlan {
    var frames = FrameSequence(
      runtime: Runtime(screen: screen, size: size), size: size, rate: Self.planningRate,
      duration: duration, script: script)
    var moves = TakenMoves(speed: options.speed)
    var last = 0.0
    var isMoving: [Bool] = []
    while let frame = try frames.next() {
      moves.look(at: screen, at: frame.report.time)
      last = frame.report.time.seconds(since: .zero)
      isMoving.append(frame.report.isRunning)
    }
    // The frames end up to one after what moved last.
    let end = moves.end.flatMap { $0 <= last && $0 > last - 1 / Self.planningRate ? $0 : nil }
    return TakePlan(
      script: script, end: duration ?? end ?? last, isMoving: isMoving, times: moves.times)
  }

  private func plan(
    pressing key: Key, times: Int, rest: Double, from first: Int, in screen: any HostedScreen
  ) throws -> TakePlan {
    let runtime = Runtime(screen: screen, size: size)
    let clock = VirtualClock(rate: Self.planningRate)
    var moves = TakenMoves(speed: options.speed)
    var plan = TakePlan(script: InputScript())
    var entries: [InputScript.Entry] = []
    // The time at which the screen came to rest; nil: it moves.
    var resting: Double? = 0
    let limit = clock.frameCount(duration: Self.longest)
    for index in 0..<limit {
      let time = clock.time(ofFrame: index)
      let now = time.seconds(since: .zero)
      let isDue = entries.count < times && resting.map { now >= $0 + rest } ?? false
      if isDue {
        if entries.count == first { plan.start = now - rest }
        entries.append(.init(time: time, event: .key(key), line: entries.count + 1))
      }
      let report = runtime.frame(at: time, events: isDue ? [.key(key)] : [])
      moves.look(at: screen, at: time)
      plan.isMoving.append(report.isRunning)
      resting = report.isRunning ? nil : resting ?? now
      if entries.count == times, !report.isRunning {
        plan.end = min(moves.end.map { max($0, plan.start) } ?? now, now)
        plan.script = InputScript(entries)
        plan.times = moves.times
        return plan
      }
    }
    throw Failure("something still moves after \(limit) frames")
  }

  // MARK: The second run

  private func take(_ plan: TakePlan, making make: ProgramFactory) throws -> Take {
    let screen = try make(options)
    let marks = marks(of: plan)
    var frames = FrameSequence(
      runtime: Runtime(screen: screen, size: size), size: size, steps: steps(of: plan, marks))
    var recorder = TakeRecorder()
    var moves = TakenMoves(speed: options.speed)
    var times: [Double] = []
    var pictures = TakenPictures()
    let builder = DisplayListBuilder(measuring: options.text)
    var isMoving = false
    while let frame = try frames.next() {
      moves.look(at: screen, at: frame.report.time)
      let now = frame.report.time.seconds(since: .zero)
      let isNeeded = isMoving || frame.report.isRunning || marks.contains(frame.report.time)
      isMoving = frame.report.isRunning
      guard isNeeded, now >= plan.start - 0.5e-9 else { continue }
      guard times.count < Self.mostMoments else {
        throw Failure(
          "more than \(Self.mostMoments) moments in which something moves are too many; take a"
            + " smaller --duration or --fps")
      }
      times.append(now - plan.start)
      recorder.look(at: screen.root)
      pictures.look(at: frame, views: builder.commands(for: screen.root))
    }
    moves = moves.earlier(by: plan.start)
    recorder.note(moves)
    let theme = options.theme.theme()
    return Take(
      size: size, ground: pictures.ground ?? FilmCamera.ground(in: theme), times: times,
      views: recorder.views(by: builder), curves: moves.curves, paces: moves.paces,
      direction: options.screen == .onboarding ? -1 : 1, leftOut: pictures.leftOut)
  }

  /// The moments that are looked at even if nothing moves.
  private func marks(of plan: TakePlan) -> Set<Instant> {
    let events = plan.script.entries.map { $0.time.seconds(since: .zero) }
    // What a change takes away at its end, or puts in another place, is seen a last time before.
    let times = plan.times.union(events + [plan.start, plan.end]).flatMap { [$0, $0 - 1e-5] }
    return Set(times.map { Instant.zero.advanced(bySeconds: max(0, $0)) })
  }

  private func steps(of plan: TakePlan, _ marks: Set<Instant>) -> [FrameSequence.Step] {
    let clock = VirtualClock(rate: rate ?? plan.rate(after: Self.planningRate))
    let grid = (0..<clock.frameCount(duration: plan.end)).map { clock.time(ofFrame: $0) }
      .filter { plan.mayMove(at: $0.seconds(since: .zero), rate: Self.planningRate) }
    let end = Instant.zero.advanced(bySeconds: plan.end)
    var script = plan.script
    return marks.union(grid).filter { $0 <= end }.sorted()
      .map { FrameSequence.Step(time: $0, events: script.events(upTo: $0)) }
  }
}
