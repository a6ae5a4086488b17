import Glibc

/// A request to end, by a signal, that is looked at when it suits: while files are being written.
///
/// The signals are held back, so that no code runs in the middle of other code, as long as the
/// value lives; then they end the program again. Threads that were started before are not told.
final class StopSignal {
  /// The error that is thrown when somebody asked for the end.
  struct Requested: Error, Hashable {}

  private var usual = sigset_t()

  init() {
    var requests = Self.requests
    pthread_sigmask(SIG_BLOCK, &requests, &usual)
  }

  deinit {
    var usual = usual
    pthread_sigmask(SIG_SETMASK, &usual, nil)
  }

  /// Throws if somebody asked for the end.
  func check() throws {
    if isPending { throw Requested() }
  }

  /// True if one of the signals has come.
  var isPending: Bool {
    var pending = sigset_t()
    sigpending(&pending)
    return Self.signals.contains { sigismember(&pending, $0) == 1 }
  }

  /// Forgets those that came: they are answered.
  func answer() {
    var requests = Self.requests
    var none = timespec()
    while sigtimedwait(&requests, nil, &none) > 0 {}
  }

  private static let signals = [SIGINT, SIGTERM, SIGHUP]

  private static var requests: sigset_t {
    var set = sigset_t()
    sigemptyset(&set)
    for signal in signals { sigaddset(&set, signal) }
    return set
  }
}
