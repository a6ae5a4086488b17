import EngineSDL
import EngineSystem
import Glibc
import Synchronization

/// A request to end, by a signal: obeyed at once, wherever the program is.
///
/// All threads hold these signals back, and one of its own waits for them: it takes away what is
/// unfinished, and ends the program by the signal. A window is asked to close first, and has a
/// moment for it, whatever else comes: some senders send twice.
enum StopSignal {
  /// The signals and their names.
  private static let names = [
    SIGHUP: "SIGHUP", SIGINT: "SIGINT", SIGQUIT: "SIGQUIT", SIGTERM: "SIGTERM",
  ]
  /// The seconds a window has to close.
  private static let grace: UInt32 = 1

  private struct State {
    /// True once there is a window, which ends in order.
    var hasWindow = false
    var received: Int32?
    /// True once it is told why the program ends.
    var isTold = false
    /// Done before a window that does not close is ended by force.
    var lastWork: (@Sendable () -> Void)?
  }

  private static let state = Mutex(State())

  /// From now on the signals are obeyed; to be called before there are other threads that they
  /// reach. One that is ignored, as after `nohup`, stays so.
  static func watch() {
    var watched = set(of: names.keys.filter { !isIgnored($0) })
    pthread_sigmask(SIG_BLOCK, &watched, nil)
    let isWatched = start { _ in
      StopSignal.obey()
      return nil
    }
    // Where no thread can be had, they end the program as ever.
    if !isWatched { pthread_sigmask(SIG_UNBLOCK, &watched, nil) }
  }

  /// Runs a window, which closes when a signal comes.
  static func closing(_ run: () throws -> Void) rethrows {
    state.withLock { $0.hasWindow = true }
    try run()
  }

  /// Gives the program something to do before a window that does not close is ended by force; nil:
  /// nothing any more.
  static func prepare(_ work: (@Sendable () -> Void)?) { state.withLock { $0.lastWork = work } }

  /// Ends the program by the signal that has closed its window; returns if there was none.
  static func endIfReceived() {
    if let signal = state.withLock({ $0.received }) { end(by: signal) }
  }

  /// Lets one tell why the program ends, its error or the signal; false for whoever comes second.
  static func claimsLastWord() -> Bool {
    state.withLock { state in
      defer { state.isTold = true }
      return !state.isTold
    }
  }

  // MARK: Obeying

  private static func obey() {
    var watched = set(of: names.keys.filter { !isIgnored($0) })
    var signal: Int32 = 0
    while sigwait(&watched, &signal) != 0 {}
    let hasWindow = state.withLock { state in
      state.received = signal
      return state.hasWindow
    }
    if hasWindow {
      // Nothing is waited for here: not even for SDL.
      _ = start { _ in
        Desktop.askToClose()
        return nil
      }
      sleep(grace)
      state.withLock { $0.lastWork }?()
    }
    Unfinished.abandon { finished in
      say("interrupted by \(names[signal] ?? "a signal")" + (hasWindow ? "" : kept(finished)))
      end(by: signal)
    }
  }

  private static func kept(_ frames: Int) -> String {
    switch frames {
    case 0: ""
    case 1: "; 1 complete frame was kept"
    default: "; \(frames) complete frames were kept"
    }
  }

  /// Says it if somebody listens; whoever doesn't must hold nobody up.
  private static func say(_ message: String) {
    var errors = pollfd(fd: 2, events: Int16(POLLOUT), revents: 0)
    if poll(&errors, 1, 0) == 1, claimsLastWord() { printNote(message) }
  }

  /// Ends the program as the signal does that nobody looks at, so that a shell's loop ends too; a
  /// shell calls it 128 and the signal's number.
  private static func end(by signal: Int32) -> Never {
    // By this one the system would write all memory to the disk.
    guard signal != SIGQUIT else { _exit(128 + signal) }
    Glibc.signal(signal, SIG_DFL)
    var one = set(of: [signal])
    pthread_sigmask(SIG_UNBLOCK, &one, nil)
    raise(signal)
    // Nothing ends the first process of a system.
    _exit(128 + signal)
  }

  // MARK: The system's words

  private static func isIgnored(_ signal: Int32) -> Bool {
    var action = sigaction()
    sigaction(signal, nil, &action)
    return unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self)
      == unsafeBitCast(SIG_IGN, to: Int.self)
  }

  private static func set(of signals: [Int32]) -> sigset_t {
    var set = sigset_t()
    sigemptyset(&set)
    for signal in signals { sigaddset(&set, signal) }
    return set
  }

  /// Starts a thread that nobody waits for; returns false if there can be none.
  private static func start(
    _ work: @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer?
  ) -> Bool {
    var thread = pthread_t()
    guard pthread_create(&thread, nil, work, nil) == 0 else { return false }
    pthread_detach(thread)
    return true
  }
}
