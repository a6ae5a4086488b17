import Glibc

/// The signals by which a process is asked to end, and which SDL turns into a window's close.
enum StopRequests {
  /// Lets them through on this thread.
  ///
  /// A process inherits what its parent's thread held back, as a test's or a session manager's may:
  /// then nothing but SIGKILL would end it.
  static func hear() {
    var signals = sigset_t()
    sigemptyset(&signals)
    for signal in [SIGINT, SIGTERM] { sigaddset(&signals, signal) }
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
  }
}
