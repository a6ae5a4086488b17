package import Engine

/// Runs a screen to take down its views: once to find out when what moves, then to look at all
/// moments.
package struct TakeRun {
  /// Makes the screen, as new.
  let make: () throws -> any Screen
  /// The canvas, in points.
  let size: Size
  package let text: any TextMeasuring
  /// The colour under the screen, where it draws none itself.
  let ground: Color
  /// The factor by which the screen's time goes faster than designed, > 0.
  let speed: Double
  /// The sign of a drag that leads a change on.
  let direction: Double
  /// The moments a second that are looked at, beside those at which something begins or ends; nil:
  /// as many as make some hundreds of all.
  let rate: Double?
  /// In seconds; nil: until nothing moves.
  let duration: Double?
  /// The names of views in what is made of several takes.
  var names = TakenNames()

  /// The same run, in whose takes a view of one key has one name.
  package func naming(_ keys: [String]) -> TakeRun {
    var run = self
    run.names = TakenNames(for: keys)
    return run
  }

  package init(
    make: @escaping () throws -> any Screen, size: Size, text: any TextMeasuring, ground: Color,
    speed: Double, direction: Double, rate: Double?, duration: Double?
  ) {
    self.make = make
    self.size = size
    self.text = text
    self.ground = ground
    self.speed = speed
    self.direction = direction
    self.rate = rate
    self.duration = duration
  }

  /// The most moments that are kept.
  static let mostMoments = 20_000
  /// The most seconds of motion, all in all, in which rest is waited for.
  private static let longest = 3600.0

  /// The mistake of something that moves for too long.
  static let tooLong = Failure(
    "more than \(mostMoments) moments in which something moves are too many; take a smaller"
      + " --duration or --fps")

  /// The take of the screen under some input.
  package func take(_ script: TakeScript) throws -> Take { try take(plan(script)) }

  private func plan(_ script: TakeScript) throws -> TakePlan {
    var times = MotionTimes(script, until: duration)
    var run = Run(try make(), size: size) { times.next(after: $0) }
    var (plan, moves) = (TakePlan(), TakenMoves(speed: speed, direction: direction))
    let step = 1 / MotionTimes.rate
    var (secondsLeft, last) = (min(Double(Self.mostMoments) / (rate ?? 120), Self.longest), 0.0)
    while let frame = try run.next() {
      moves.look(at: run.screen, at: frame.report.time)
      last = frame.report.time.seconds(since: .zero)
      guard frame.report.isRunning else { continue }
      plan.note(motionAt: last, frame: step)
      secondsLeft -= step
      guard secondsLeft > 0 else { throw Self.tooLong }
    }
    // The frames end up to one after what moved last.
    let end = moves.end.flatMap { $0 <= last && $0 > last - step ? $0 : nil }
    (plan.script, plan.start, plan.times) = (InputScript(times.entries), times.start, moves.times)
    plan.end = duration ?? max(plan.start, end ?? last)
    return plan
  }

  // MARK: The second run

  private func take(_ plan: TakePlan) throws -> Take {
    let marks = marks(of: plan)
    var run = Run(try make(), size: size, steps: try steps(of: plan, marks))
    let screen = run.screen
    var moves = TakenMoves(speed: speed, direction: direction)
    var times: [Double] = []
    var pictures = TakenPictures()
    let builder = DisplayListBuilder(measuring: text)
    var recorder = TakeRecorder(builder)
    var isMoving = false
    while let frame = try run.next() {
      moves.look(at: screen, at: frame.report.time)
      let now = frame.report.time.seconds(since: .zero)
      let isNeeded = isMoving || frame.report.isRunning || marks.contains(frame.report.time)
      isMoving = frame.report.isRunning
      guard isNeeded, now >= plan.start - 0.5e-9 else { continue }
      times.append(now - plan.start)
      recorder.look(at: screen.root)
      pictures.look(at: frame) { builder.commands(for: screen.root) }
    }
    moves = moves.earlier(by: plan.start)
    return Take(
      size: size, ground: pictures.ground ?? ground,
      times: times, views: recorder.views(breaks: moves.breaks), spans: moves.spans,
      curves: moves.curves, paces: moves.paces, leftOut: leftOut(plan, pictures),
      outlines: text.outlines, file: text.file)
  }

  private func leftOut(_ plan: TakePlan, _ pictures: TakenPictures) -> [String] {
    let resizes = plan.script.entries.contains {
      if case .resize = $0.event { true } else { false }
    }
    return (pictures.hasMore ? ["what the screen draws around its views: its bars and panels"] : [])
      + (resizes ? ["that the canvas gets another size: its own is the first one"] : [])
  }

  /// The moments that are looked at even if nothing moves.
  private func marks(of plan: TakePlan) -> Set<Instant> {
    let events = plan.script.entries.map { $0.time.seconds(since: .zero) }
    // What a change takes away at its end, or puts in another place, is seen a last time before.
    let times = plan.times.union(events + [plan.start, plan.end]).flatMap { [$0, $0 - 1e-5] }
    return Set(times.map { Instant.zero.advanced(bySeconds: max(0, $0)) })
  }

  private func steps(of plan: TakePlan, _ marks: Set<Instant>) throws -> [Run.Step] {
    let grid =
      try grid(0...plan.start, of: plan, rate: MotionTimes.rate)
      + grid(plan.start...plan.end, of: plan, rate: rate ?? plan.rate)
    let end = Instant.zero.advanced(bySeconds: plan.end)
    return plan.script.steps(at: marks.union(grid).filter { $0 <= end })
  }

  /// The frames of a part of a run in which something moves.
  private func grid(
    _ part: ClosedRange<Double>, of plan: TakePlan, rate: Double
  ) throws -> [Instant] {
    let clock = VirtualClock(rate: rate)
    let ranges = plan.spans(in: part).map { span in
      Int((span.lowerBound * rate).rounded(.up))..<Int((span.upperBound * rate).rounded(.down)) + 1
    }
    guard ranges.reduce(0, { $0 + $1.count }) <= Self.mostMoments else {
      throw Self.tooLong
    }
    return ranges.flatMap { $0.map(clock.time) }
  }
}

extension TextMeasuring {
  /// The shapes of a line's letters.
  var outlines: (TextLine) -> [Path]? {
    { [self] in outlines(of: $0.string, font: $0.font) }
  }
}
