import Dispatch
import Testing

/// Lets tests that wait for windows do so on a thread of their own. There are as many threads for
/// tests as there are processors, and a test that sleeps on one of them keeps it from all others.
struct WaitingThread: TestTrait, SuiteTrait, TestScoping {
  var isRecursive: Bool { true }

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
