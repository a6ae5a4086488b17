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
    page.show(notice: "Compiling \(page.name)", for: nil)
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
        page.show(notice: news.description, for: nil)
      case .built(let build, let engine, let asked):
        timing = asked
        take(build, engine)
      case .failed(let words, let diagnostics):
        printPlain(words)
        page.show(notice: nil, for: nil)
        page.show(diagnostics.isEmpty ? [Diagnostic(kind: .error, text: words)] : diagnostics)
      }
    }
  }

  private func take(_ build: PlaygroundBuild, _ engine: PlaygroundEngine) {
    for note in build.notes { printPlain(note.description) }
    self.engine = engine
    if history.isLost {
      come(build, .unable("it is more than an hour’s"), anew: true)
    } else {
      come(build, .saved)
    }
  }

  /// Lets a version come, which goes through all that was done first.
  func come(_ build: PlaygroundBuild, _ reason: Coming.Reason, anew: Bool = false) {
    guard let engine else { return }
    let given = coming?.worker
    coming = nil
    given?.stop()
    if let given { forget(given.build) }
    var fresh: PlayerHistory?
    if anew {
      fresh = PlayerHistory(size: shownSize)
      fresh?.begin(at: now, size: shownSize)
      fresh?.tuned = live?.wishes.tuned ?? [:]
    }
    do {
      let worker = try worker(build, engine, history: fresh)
      coming = Coming(worker: worker, reason: reason, history: fresh)
    } catch {
      page.show(problem: "\(error)")
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
    if case .saved = coming.reason, history.holdsInput {
      come(coming.worker.build, .unable(problem), anew: true)
    } else {
      page.show(notice: nil, for: nil)
      page.show(problem: problem, isNew: live.map { $0.problem == nil } ?? false)
      forget(coming.worker.build)
    }
  }

  /// Removes a version, unless somebody may want to see it.
  private func forget(_ build: PlaygroundBuild) {
    let kept = [live?.build, coming?.worker.build, before, other?.build]
    if !kept.contains(where: { $0?.number == build.number }) { workshop.remove(build) }
  }

  private func show(_ coming: Coming) {
    let worker = coming.worker
    if case .other = coming.reason { return compare(with: worker) }
    let old = live
    old?.stop()
    live = worker
    // What it was asked to write while it followed was written by then.
    _ = worker.takeWrites()
    page.show([])
    switch coming.reason {
    case .saved:
      page.show(notice: nil, for: nil)
      keep(old?.build)
    case .before:
      keep(old?.build)
      let isLast = worker.build.number > (before?.number ?? 0)
      page.show(notice: isLast ? "The code as it is" : "The code before", for: 2)
    case .beginning: page.show(notice: "From the beginning", for: 1.5)
    case .unable(let problem):
      page.show(notice: "From the beginning: it can’t follow what was done (\(problem))", for: 6)
      keep(old?.build)
    case .other: break
    }
    tellTimes(of: worker)
    history = coming.history ?? history
    history.markAnew(worker.takeMarks())
    if isComparing { stopComparing() }
  }

  private func tellTimes(of worker: Worker) {
    guard let timing, let tell = options.tellTimes else { return }
    self.timing = nil
    let steps = [("load", worker.loading), ("all", MonotonicClock.now - timing)]
    let times = steps.map { "\($0) \(($1 + 500_000) / 1_000_000)" }
    tell("playground-ms \(worker.build.statistics) \(times.joined(separator: " "))")
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
      come(before, .before)
    case "Ctrl+F10":
      if isComparing {
        stopComparing()
      } else {
        guard let before else { return tell("There is no code before to compare with") }
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
    page.show(notice: words, for: 2)
    return true
  }
}
