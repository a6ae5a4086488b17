import Synchronization

/// Collects texts from a closure that may run anywhere, such as the matcher of a known issue.
final class Recorder: Sendable {
  private let collected = Mutex<[String]>([])
  var texts: [String] { collected.withLock { $0 } }
  func append(_ text: String) { collected.withLock { $0.append(text) } }
}
