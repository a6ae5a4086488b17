import Engine
import EngineSystem
import Playground
import Studio

/// A window: versions that come and go.
extension PlayerProgram {
  func begin(
    presets: (() -> TunerPresets.News?)?, waking wake: @escaping @Sendable () -> Void
  ) {
    let builds = PlayerBuilds(workshop)
    self.builds = builds
    builds.wake(wake)
    let source = workshop.source
    watch = FolderWatch([source.folder]) { news in
      if source.isConcerned(by: news) { builds.ask() }
    }
    builds.ask()
    page.begin("Compiling \(page.name)")
  }

  func end() {
    watch = nil
    builds?.end()
    for worker in [live, coming?.worker, other] { worker?.stop() }
    workshop.close()
  }

  func takeNews() {
    for news in builds?.takeNews() ?? [] {
      switch news {
      case .prepares(let news):
        news.print()
        page.begin(news.description)
      case .built(let build, let engine, let asked):
        take(build, engine, asked: asked)
      case .failed(let words, let diagnostics):
        printPlain(words)
        page.end()
        page.show(diagnostics.isEmpty ? [Diagnostic(kind: .error, text: words)] : diagnostics)
      }
    }
  }

  private func take(_ build: PlaygroundBuild, _ engine: PlaygroundEngine, asked: Int64) {
    for note in build.notes { printPlain(note.description) }
    self.engine = engine
    if history.isLost {
      come(build, .unable("it is more than an hour’s"), anew: true)
    } else if let replaced, !history.holdsDeed {
      come(build, .saved, through: replaced)
    } else {
      replaced = nil
      come(build, .saved)
    }
    coming?.asked = asked
  }

  /// Lets a version come that begins anew: what was done is over.
  func come(_ build: PlaygroundBuild, _ reason: Coming.Reason, anew: Bool) {
    guard anew else { return come(build, reason) }
    var fresh = PlayerHistory(size: shownSize)
    fresh.begin(at: now, size: shownSize)
    fresh.tuned = live?.wishes.tuned ?? [:]
    come(build, reason, through: fresh)
  }

  /// Lets a version come, which goes through all that was done first.
  ///
  /// - Parameter other: what it goes through instead.
  func come(
    _ build: PlaygroundBuild, _ reason: Coming.Reason, through other: PlayerHistory? = nil
  ) {
    guard let engine else { return }
    let given = coming?.worker
    coming = nil
    given?.stop()
    if let given { forget(given.build) }
    do {
      let worker = try worker(build, engine, history: other)
      coming = Coming(worker: worker, reason: reason, history: other)
    } catch {
      page.end()
      page.show(problem: "\(error)", title: "\(page.name) can’t be shown")
      forget(build)
    }
  }

  func workOnComing(until deadline: Int64) {
    guard let coming else { return }
    coming.worker.work(until: deadline)
    // The last steps are waited for: else the next frame would always be one more.
    if coming.worker.isNearlyDone { coming.worker.work(until: deadline + 250_000_000) }
    if let problem = coming.worker.problem {
      self.coming = nil
      refuse(coming, problem)
    } else if coming.worker.isDone, coming.worker.picture != nil {
      self.coming = nil
      show(coming)
    }
  }

  /// A version that can't follow what was done begins anew; one that can't begin is not shown.
  private func refuse(_ coming: Coming, _ problem: String) {
    printPlain("\(failure(problem))")
    let worker = coming.worker
    if case .saved = coming.reason, (coming.history ?? history).holdsInput {
      return come(worker.build, .unable(problem), anew: true)
    }
    page.end()
    let isShown = live.map { $0.problem == nil } ?? false
    page.show(problem: problem, title: isShown ? coming.reason.refusal(page.name) : nil)
    forget(worker.build)
  }

  /// Removes a version, unless somebody may want to see it.
  func forget(_ build: PlaygroundBuild) {
    let kept = [live?.build, coming?.worker.build, before, other?.build]
    if !kept.contains(where: { $0?.number == build.number }) { workshop.remove(build) }
  }

  private func show(_ coming: Coming) {
    let worker = coming.worker
    if case .other = coming.reason { return compare(with: worker) }
    let old = live
    old?.stop()
    live = worker
    worker.dropWishes()
    page.show([])
    page.end()
    switch coming.reason {
    case .saved: keep(old?.build)
    case .before:
      keep(old?.build)
      let isLast = worker.build.number > (before?.number ?? 0)
      page.tell(isLast ? "The code as it is" : "The code before", for: 2)
    case .beginning:
      replaced = nil
      page.tell("From the beginning", for: 1.5)
    case .unable(let problem):
      // Mended code may follow it again.
      if !history.isLost, history.holdsInput { replaced = history }
      page.tell("From the beginning: it can’t follow what was done (\(problem))", for: 6)
      keep(old?.build)
    case .other: break
    }
    if case .saved = coming.reason, coming.history != nil { replaced = nil }
    tellTimes(of: coming)
    history = coming.history ?? history
    history.markAnew(worker.takeMarks())
    if isComparing { stopComparing() }
  }

  private func tellTimes(of coming: Coming) {
    guard let asked = coming.asked, let tell = options.tellTimes else { return }
    let steps = [("load", coming.worker.loading), ("all", MonotonicClock.now - asked)]
    let times = steps.map { "\($0) \(($1 + 500_000) / 1_000_000)" }
    tell("playground-ms \(coming.worker.build.statistics) \(times.joined(separator: " "))")
  }

  /// Keeps the version that was shown, for whoever wants to see it again; the one before goes.
  private func keep(_ build: PlaygroundBuild?) {
    guard let build, build.number != live?.build.number else { return }
    let old = before
    before = build
    if let old { forget(old) }
  }

  // MARK: Keys

  /// Does what a key asks of versions; false: the key is the worker's.
  func handle(_ key: Key) -> Bool {
    guard builds != nil else { return false }
    switch key {
    case "F10": if let build = live?.build { come(build, .beginning, anew: true) }
    case "Shift+F10":
      guard let before else { return tell("There is no code before") }
      guard !history.isLost else { return tell(Self.tooMuch) }
      come(before, .before)
    case "Ctrl+F10":
      if isComparing {
        stopComparing()
      } else {
        guard let before else { return tell("There is no code before to compare with") }
        guard !history.isLost else { return tell(Self.tooMuch) }
        come(before, .other)
      }
    case .q, "Ctrl+Q", .escape:
      guard live == nil || live?.problem != nil else { return false }
      wantsToLeave = true
    default: return false
    }
    return true
  }

  private func tell(_ words: String) -> Bool {
    page.tell(words, for: 2)
    return true
  }

  private static let tooMuch = "More was done than other code can go through; F10 begins anew"
}

extension PlayerProgram.Coming.Reason {
  /// The words over the picture of the code that stays.
  fileprivate func refusal(_ name: String) -> String {
    switch self {
    case .saved, .unable: "\(name) can’t be shown; this is the code before"
    case .before, .other: "The code before can’t be shown; this is the code as it is"
    case .beginning: "\(name) can’t begin anew; this is where it was"
    }
  }
}
