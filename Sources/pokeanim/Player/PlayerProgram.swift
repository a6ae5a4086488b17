import Engine
import EngineSystem
import Output
import Playground
import Studio

/// A person's Swift as the program that a window or a command shows: a worker plays it, and another one
/// takes its place when the file was saved.
final class PlayerProgram: ProgramScreen {
  let options: AppOptions
  let workshop: PlaygroundWorkshop
  /// What makes versions beside the frames; nil: a command makes the only one.
  var builds: PlayerBuilds?
  var watch: FolderWatch?
  /// The one that is shown.
  var live: Worker? { didSet { isTold = false } }
  /// True once a person was told why it has stopped.
  var isTold = false
  /// The one that comes, and why, once it has gone through all that was done.
  var coming: Coming?
  /// The version that was shown before.
  var before: PlaygroundBuild?
  /// The one beside it, while old and new are compared.
  var other: Worker?
  var isComparing = false
  var history = PlayerHistory(size: .zero)
  let page: PlayerPage
  var size = Size.zero
  /// The worker's views that have an id, each for itself, as they were shown last.
  private(set) var root = View()
  /// The window's time of the frame.
  var now = Instant.zero
  /// Everything that came since the last frame.
  private(set) var inputs: [ProgramInput] = []
  /// The half of the window that a press belongs to, while old and new are compared.
  var half = 0
  var wantsToLeave = false
  /// What was done before the code that is shown began anew, until something is done with that.
  var replaced: PlayerHistory?
  /// The reason for which a command can't go on.
  private(set) var problem: (any Error)?

  /// The engine, once it is known.
  var engine: PlaygroundEngine?

  /// A worker that is not shown yet.
  struct Coming {
    /// The reason for it.
    enum Reason { case saved, before, beginning, other, unable(String) }

    let worker: Worker
    let reason: Reason
    /// What is done from now on, of one that begins anew; nil: it goes through all that was done.
    var history: PlayerHistory?
    /// The time at which a save was heard of, on the machine's clock; nil: it does not come of one.
    var asked: Int64?
  }

  /// - Throws: ``Failure`` if nothing lies at the path that the launch names.
  init(_ options: AppOptions) throws {
    self.options = options
    let path = options.launch.swift ?? ""
    guard FileSystem.exists(path) else {
      throw Failure("there is no \(path); pokeanim new Card.swift writes a file to begin with")
    }
    workshop = PlaygroundWorkshop(SwiftSource(path: path), assets: options.assets)
    page = PlayerPage(FileSystem.name(of: path), measuring: options.text)
  }

  // MARK: Events

  func resize(to size: Size, at time: Instant) {
    let isFirst = self.size == .zero
    self.size = size
    if isFirst {
      history.begin(at: time, size: size)
      if builds == nil { makeAtOnce() }
    } else {
      add(.event(.resize(shownSize)))
    }
  }

  func advance(to time: Instant) { now = time }

  func handle(_ event: InputEvent, at time: Instant) {
    if case .press = event { page.question = nil }
    if case .key(let key) = event, answer(key) || handle(key) { return }
    guard isComparing else { return add(.event(event)) }
    add(.event(inHalf(event)))
  }

  func add(_ input: ProgramInput) { inputs.append(input) }

  // MARK: A frame

  /// The picture of the frame; the worker makes it now.
  func display() -> DisplayList {
    let frame = history.add(inputs, at: now)
    for worker in [live, other] where worker?.problem == nil { worker?.take([frame]) }
    coming?.worker.take([coming?.history?.add(inputs, at: now) ?? frame])
    inputs = []
    work()
    showViews()
    return page.display(isComparing ? compared : shown, in: size)
  }

  private func showViews() {
    root = View(frame: Rect(origin: .zero, size: size))
    for view in live?.views ?? [] {
      root.addSubview(
        View.mirror(
          view.key, box: view.box, seen: view.seen, alpha: view.alpha, color: view.color,
          phase: view.phase))
    }
  }

  /// The picture that is there; before there is one, an empty page.
  private var shown: DisplayList { live?.picture?.report.display ?? DisplayList() }

  private func work() {
    guard builds != nil else { return workAtOnce() }
    let start = MonotonicClock.now
    live?.work(until: start + 200_000_000)
    other?.work(until: start + 200_000_000)
    lookAtLive()
    workOnComing(until: MonotonicClock.now + 6_000_000)
    page.advance(to: now)
  }

  private func lookAtLive() {
    guard let live else { return history.skipMarks() }
    history.mark(live.takeMarks())
    _ = other?.takeMarks()
    if live.asksForRecording {
      live.asksForRecording = false
      if let words = options.log?.turn() { add(.saved(words)) }
    }
    if let writes = live.takeWrites() { write(writes) }
    guard let problem = live.problem else { return }
    history.skipMarks()
    guard !isTold else { return }
    isTold = true
    printPlain("\(failure(problem))")
    page.show(problem: problem)
  }

  // MARK: A command

  /// Makes the only version, and lets it begin.
  private func makeAtOnce() {
    do {
      guard let made = workshop.make(telling: { $0.print() }) else { return }
      let (build, engine) = try made.get()
      for note in build.notes { printPlain(note.description) }
      live = try worker(build, engine)
      live?.finish()
      problem = live?.problem.map { failure($0) }
      showViews()
    } catch let error as BuildProblem {
      problem = Failure(lines: error.diagnostics.map(\.description))
    } catch {
      problem = error
    }
  }

  private func workAtOnce() {
    live?.finish()
    _ = live?.takeMarks()
    problem = problem ?? live?.problem.map { failure($0) }
  }

  /// A problem with the file's name, which its place may have already.
  func failure(_ words: String) -> Failure {
    Failure(words.hasPrefix(page.name) ? words : "\(page.name): \(words)")
  }

  func worker(
    _ build: PlaygroundBuild, _ engine: PlaygroundEngine, history: PlayerHistory? = nil
  ) throws -> Worker {
    let history = history ?? self.history
    let worker = try Worker(
      build, in: engine,
      WorkerStart(
        launch: options.launch, title: page.name, size: history.size, assets: options.assets,
        keepsState: options.keepsPresets == true,
        tuned: history.tuned.merging(options.launch.tunedNumbers ?? [:]) { own, _ in own },
        past: history.writes.filter { $0.version < build.number }.map(\.before),
        writes: history.writes.count),
      measuring: options.text, printsToErrors: builds == nil)
    worker.take(history.frames)
    return worker
  }

  /// What a command makes of the whole.
  func result(of job: WorkerJob) throws -> WorkerJob.Result {
    if size == .zero { resize(to: Size(job.width, job.height), at: .zero) }
    if let problem { throw problem }
    guard let live else { throw Failure("\(page.name): there is nothing to show") }
    return try live.result(of: job)
  }
}
