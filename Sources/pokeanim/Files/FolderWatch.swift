import EngineSDL
import Glibc
import Synchronization

/// Tells of files that were written, moved or removed in some folders, as long as it lives. At rest
/// it costs nothing.
final class FolderWatch {
  /// True once nobody wants news any more.
  private final class End: Sendable {
    private let isOver = Mutex(false)

    func come() { isOver.withLock { $0 = true } }

    /// Tells news, unless it has come; it does not come meanwhile.
    func unlessOver(_ body: () -> Void) {
      isOver.withLock { if !$0 { body() } }
    }
  }

  private let stop: Int32
  private let over = End()

  /// - Parameters:
  ///   - folders: those that are not there tell nothing.
  ///   - onNews: told, on another thread, at most once for what happens within some milliseconds.
  /// - Returns: nil if the system has no more watches.
  init?(_ folders: Set<String>, onNews: @escaping @Sendable () -> Void) {
    let news = inotify_init1(Int32(IN_CLOEXEC | IN_NONBLOCK))
    guard news >= 0 else { return nil }
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else {
      close(news)
      return nil
    }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    let events = IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_DELETE
    for folder in folders { inotify_add_watch(news, folder, UInt32(events)) }
    stop = ends[1]
    let end = ends[0]
    QuietThread.start { [over] in
      Self.follow(news, until: end) { over.unlessOver(onNews) }
      close(news)
      close(end)
    }
  }

  /// The thread ends, as nobody can write into its pipe any more, and tells nothing from now on.
  deinit {
    over.come()
    close(stop)
  }

  /// An editor writes a file in several steps, within this many milliseconds.
  private static let patience: Int32 = 15
  /// The most waits in a row: writing that goes on must not keep the news back for ever.
  private static let mostSteps = 20

  private static func follow(
    _ news: Int32, until end: Int32, _ onNews: () -> Void
  ) {
    var files = [
      pollfd(fd: news, events: Int16(POLLIN), revents: 0),
      pollfd(fd: end, events: Int16(POLLIN), revents: 0),
    ]
    while poll(&files, 2, -1) > 0 || errno == EINTR, files[1].revents == 0 {
      var steps = 0
      repeat {
        drain(news)
        steps += 1
      } while steps < mostSteps && poll(&files, 1, patience) > 0
      onNews()
    }
  }

  private static func drain(_ file: Int32) {
    var block = [UInt8](repeating: 0, count: 4096)
    while read(file, &block, block.count) > 0 {}
  }
}
