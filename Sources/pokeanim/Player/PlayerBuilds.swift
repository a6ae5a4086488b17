import Engine
import EngineSystem
import Glibc
import Studio
import Synchronization

/// Makes libraries of a person's files beside the frames, one version at a time, always of what is on
/// the disk by then.
final class PlayerBuilds: Sendable {
  /// What there is to tell the window.
  enum News: Sendable {
    /// The engine is built, which takes its time, once.
    case prepares(PlaygroundEngine.News)
    /// A version is ready, that was asked for at a time on the machine's clock.
    case built(PlaygroundBuild, PlaygroundEngine, asked: Int64)
    /// There is none, and why, with what the compiler says.
    case failed(String, [Diagnostic])
  }

  private struct State {
    var news: [News] = []
    var isWanted = false
    /// The time at which the version was asked for that is to be made, or is made.
    var asked: Int64 = 0
    var isRunning = false
    var isOver = false
    var wake: (@Sendable () -> Void)?
  }

  private let workshop: PlaygroundWorkshop
  private let state = Mutex(State())

  init(_ workshop: PlaygroundWorkshop) { self.workshop = workshop }

  /// Wakes somebody when there is news.
  func wake(_ wake: @escaping @Sendable () -> Void) { state.withLock { $0.wake = wake } }

  /// Gives up what is being made, and wakes nobody any more; comes back when no compiler runs, or after
  /// some seconds.
  func end() {
    state.withLock { ($0.isOver, $0.isWanted, $0.wake) = (true, false, nil) }
    let end = MonotonicClock.now + 5_000_000_000
    while isRunning, MonotonicClock.now < end { usleep(2_000) }
  }

  /// Asks for a version of what is on the disk now; it comes later.
  func ask() {
    let begins = state.withLock { state in
      guard !state.isOver else { return false }
      if !state.isWanted { state.asked = MonotonicClock.now }
      state.isWanted = true
      defer { state.isRunning = true }
      return !state.isRunning
    }
    guard begins else { return }
    let run: @Sendable () -> Void = { [self] in while takeWish() { make() } }
    if !QuietThread.start(run) { run() }
  }

  /// True while a version is made.
  var isRunning: Bool { state.withLock { $0.isRunning } }

  /// Hands over what there is to tell since the last time.
  func takeNews() -> [News] {
    state.withLock { state in
      defer { state.news = [] }
      return state.news
    }
  }

  private func takeWish() -> Bool {
    state.withLock { state in
      defer { state.isWanted = false }
      if !state.isWanted { state.isRunning = false }
      return state.isWanted
    }
  }

  private func make() {
    let asked = state.withLock { $0.asked }
    let made = workshop.make(
      telling: { [self] in tell(.prepares($0)) }, when: { [self] in state.withLock { $0.isOver } })
    switch made {
    case .failure(is ChildProcess.Unwanted)?: break
    case .success((let build, let engine))?: tell(.built(build, engine, asked: asked))
    case .failure(let problem)?:
      tell(.failed("\(problem)", (problem as? BuildProblem)?.diagnostics ?? []))
    case nil: break
    }
  }

  private func tell(_ news: News) {
    state.withLock { state in
      state.news.append(news)
      state.wake?()
    }
  }
}
