import Dispatch
import Testing

/// Lets a suite of tests that wait for windows do so on a thread of its own. There are as many
/// threads for tests as there are processors, and a test that sleeps on one of them keeps it from
/// all others. The way from one test of the suite to the next is on that thread too: elsewhere it
/// would come after all other tests, which are begun at once.
struct WaitingThread: SuiteTrait, TestScoping {
  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await withTaskExecutorPreference(Executor.only) { try await function() }
  }

  private final class Executor: TaskExecutor {
    static let only = Executor()
    private let queue = DispatchQueue(label: "tests that wait")

    func enqueue(_ job: consuming ExecutorJob) {
      let job = UnownedJob(job)
      queue.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
    }
  }
}

extension Trait where Self == WaitingThread {
  /// On a thread that only tests that wait have.
  static var onWaitingThread: Self { Self() }
}
