import EngineSDL
import EngineSystem
import Studio
import Synchronization

/// The letterbox between the threads that look after a person's slides and the frames that show
/// them.
final class SlideMail: Sendable {
  private struct Content {
    var files: Set<String> = []
    var hasNews = false
    var read: ReadSlides?
    var wake: (@Sendable () -> Void)?
  }

  private let content = Mutex(Content())

  /// - Parameter wake: called for each letter, on the thread that brings it.
  func open(waking wake: @escaping @Sendable () -> Void) { content.withLock { $0.wake = wake } }

  /// Calls nobody from now on.
  func close() { content.withLock { $0.wake = nil } }

  var isOpen: Bool { content.withLock { $0.wake != nil } }

  /// The files that the slides are read from: news of others are nobody's.
  var files: Set<String> {
    get { content.withLock { $0.files } }
    set { content.withLock { $0.files = newValue } }
  }

  // MARK: From other threads

  func take(_ news: FolderNews) {
    guard news.concern(files) else { return }
    content.withLock {
      $0.hasNews = true
      $0.wake?()
    }
  }

  /// Reads slides on a thread of its own; without one, at once.
  func read(_ work: @escaping @Sendable () -> ReadSlides) {
    let deliver: @Sendable () -> Void = { [self] in
      let read = work()
      content.withLock {
        $0.read = read
        $0.wake?()
      }
    }
    if !QuietThread.start(deliver) { deliver() }
  }

  // MARK: To the frames

  /// True if files have changed since the last time.
  func takeNews() -> Bool {
    content.withLock { content in
      defer { content.hasNews = false }
      return content.hasNews
    }
  }

  /// The slides that were read; nil: none were, or they are not ready.
  func takeRead() -> ReadSlides? {
    content.withLock { content in
      defer { content.read = nil }
      return content.read
    }
  }
}
