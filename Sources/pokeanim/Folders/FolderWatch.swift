import EngineSDL
import EngineSystem
import Glibc
import Synchronization

/// Tells of files that were written, moved or removed in some folders, as long as it lives; of a
/// folder that comes in the place of one of them, too. At rest it costs nothing.
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
  ///   - folders: those that are not there now tell nothing.
  ///   - onNews: called, on another thread, at most once for what happens within some milliseconds.
  /// - Returns: nil if the system has no more watches.
  init?(_ folders: Set<String>, onNews: @escaping @Sendable (FolderNews) -> Void) {
    let news = inotify_init1(Int32(IN_CLOEXEC | IN_NONBLOCK))
    guard news >= 0 else { return nil }
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else {
      close(news)
      return nil
    }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    let watches = Watches(folders, news: news)
    stop = ends[1]
    let end = ends[0]
    QuietThread.start { [over] in
      Self.follow(watches, until: end) { news in over.unlessOver { onNews(news) } }
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

  /// The milliseconds between looks for a folder that has gone.
  private static let lookout: Int32 = 250

  private static func follow(
    _ watches: Watches, until end: Int32, _ onNews: (FolderNews) -> Void
  ) {
    var watches = watches
    var files = [
      pollfd(fd: watches.news, events: Int16(POLLIN), revents: 0),
      pollfd(fd: end, events: Int16(POLLIN), revents: 0),
    ]
    while true {
      let found = poll(&files, 2, watches.areAllThere ? -1 : lookout)
      guard found >= 0 || errno == EINTR, files[1].revents == 0 else { return }
      var news = FolderNews()
      var steps = 0
      while steps < mostSteps, poll(&files, 1, steps == 0 ? 0 : patience) > 0 {
        watches.drain(into: &news)
        steps += 1
      }
      if watches.renew() { news.add(.all) }
      if !news.isEmpty { onNews(news) }
    }
  }
}

/// The system's watches of folders.
private struct Watches {
  /// The file that their news come from.
  let news: Int32
  /// By the folders' paths; -1: it has gone.
  private var numbers: [String: Int32]

  /// - Parameter folders: those that are not there now are never looked for.
  init(_ folders: Set<String>, news: Int32) {
    self.news = news
    numbers = Dictionary(uniqueKeysWithValues: folders.map { ($0, Self.watch($0, news)) })
      .filter { $0.value >= 0 }
  }

  var areAllThere: Bool { !numbers.values.contains(-1) }

  /// Takes all that the system has to tell.
  func drain(into news: inout FolderNews) {
    var block = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = read(self.news, &block, block.count)
      guard count > 0 else { return }
      block.withUnsafeBytes { add(UnsafeRawBufferPointer(rebasing: $0[..<count]), to: &news) }
    }
  }

  /// - Parameter events: whole ones, each with the name of a file behind it.
  private func add(_ events: UnsafeRawBufferPointer, to news: inout FolderNews) {
    var rest = events[...]
    let head = MemoryLayout<inotify_event>.size
    while rest.count >= head {
      let event = UnsafeRawBufferPointer(rebasing: rest).loadUnaligned(as: inotify_event.self)
      let name = rest.dropFirst(head).prefix(Int(event.len)).prefix { $0 != 0 }
      rest = rest.dropFirst(head + Int(event.len))
      // The end of a watch follows what was the reason for it.
      guard event.mask & UInt32(IN_IGNORED) == 0 else { continue }
      news.add(name.isEmpty ? .all : files(String(fileName: name), event.wd))
    }
  }

  /// A file in each of the folders that are watched under a number.
  private func files(_ name: String, _ number: Int32) -> FolderNews {
    FolderNews(Set(numbers.filter { $0.value == number }.map { $0.key + "/" + name }))
  }

  /// Watches what is in the folders' places now; returns true if it is a folder that was not there.
  mutating func renew() -> Bool {
    var hasNew = false
    for (folder, old) in numbers {
      // The same number for the same folder.
      let new = Self.watch(folder, news)
      guard new != old else { continue }
      if old >= 0 { inotify_rm_watch(news, old) }
      numbers[folder] = new
      if new >= 0 { hasNew = true }
    }
    return hasNew
  }

  private static func watch(_ folder: String, _ news: Int32) -> Int32 {
    let files = IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_DELETE
    let itself = IN_DELETE_SELF | IN_MOVE_SELF
    return FileCall.watch(folder, Int32(files | itself), news)
  }
}
