import Glibc

/// Threads that no signal reaches and that nobody waits for.
package enum QuietThread {
  private final class Work {
    let body: @Sendable () -> Void
    init(_ body: @escaping @Sendable () -> Void) { self.body = body }
  }

  /// Starts a thread.
  ///
  /// - Returns: false if there is none, and nothing is done.
  @discardableResult
  package static func start(_ body: @escaping @Sendable () -> Void) -> Bool {
    var (all, usual) = (sigset_t(), sigset_t())
    sigfillset(&all)
    pthread_sigmask(SIG_SETMASK, &all, &usual)
    defer { pthread_sigmask(SIG_SETMASK, &usual, nil) }
    let box = Unmanaged.passRetained(Work(body))
    var thread = pthread_t()
    let problem = pthread_create(
      &thread, nil,
      { box in
        guard let box else { return nil }
        Unmanaged<Work>.fromOpaque(box).takeRetainedValue().body()
        return nil
      }, box.toOpaque())
    if problem == 0 { pthread_detach(thread) } else { box.release() }
    return problem == 0
  }
}
