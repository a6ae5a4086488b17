import Glibc
import Synchronization

/// Something that a person makes, and that is to be on the disk.
package protocol Kept: Sendable {
  /// Writes what is not on the disk yet.
  ///
  /// - Parameter isLast: true if the program ends, and nothing comes any more.
  func keep(isLast: Bool)
}

/// A thread that writes what a person makes: a moment after it was changed, at once when that is
/// asked for, and before the program ends by force. No frame waits for a disk.
package final class Keeper: Sendable {
  private enum Wish: Int { case none, soon, now, last }

  private let things: [any Kept]
  private let wish = Atomic<Int>(Wish.none.rawValue)
  /// The ends of the pipe into which each wish is told, and of the one that is closed at the end.
  private let requests: (read: Int32, write: Int32)
  private let end: (read: Int32, write: Int32)
  /// False where there is no thread, and whoever has a wish does the work.
  private let hasThread = Atomic<Bool>(false)

  /// The milliseconds after which a change is written.
  private static let delay: Int32 = 1000
  /// The milliseconds for which the last write is waited for, when the program ends by force.
  private static let patience: Int32 = 5000

  /// - Parameter things: in the order in which they are written.
  package init(_ things: [any Kept]) {
    self.things = things
    (requests, end) = (Self.pipe(), Self.pipe())
    guard requests.write >= 0, end.write >= 0 else { return }
    hasThread.store(QuietThread.start { [self] in run() }, ordering: .releasing)
  }

  private static func pipe() -> (Int32, Int32) {
    var ends: [Int32] = [-1, -1]
    guard Glibc.pipe(&ends) == 0 else { return (-1, -1) }
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
    return (ends[0], ends[1])
  }

  // MARK: Wishes, from any thread

  /// There is something new, which may wait for a moment.
  package func writeSoon() { ask(for: .soon) }

  /// There is something new that a person waits for.
  package func writeNow() { ask(for: .now) }

  /// Writes all of it for the last time; comes back when that is done, or takes too long. Takes no
  /// lock and makes nothing.
  package func writeLast() {
    ask(for: .last)
    guard hasThread.load(ordering: .acquiring) else { return }
    var done = pollfd(fd: end.read, events: 0, revents: 0)
    poll(&done, 1, Self.patience)
  }

  private func ask(for new: Wish) {
    guard hasThread.load(ordering: .acquiring) else {
      if new != .soon { write(isLast: new == .last) }
      return
    }
    let old = wish.max(new.rawValue, ordering: .acquiringAndReleasing).oldValue
    guard old < new.rawValue else { return }
    // A pipe that is full wakes the thread as well.
    var byte: UInt8 = 0
    _ = Glibc.write(requests.write, &byte, 1)
  }

  // MARK: The thread

  private func run() {
    while true {
      wait(-1)
      if wish.load(ordering: .acquiring) == Wish.soon.rawValue { wait(Self.delay) }
      let found = wish.exchange(Wish.none.rawValue, ordering: .acquiringAndReleasing)
      write(isLast: found == Wish.last.rawValue)
      guard found != Wish.last.rawValue else { break }
    }
    close(end.write)
  }

  /// Waits for a wish, or for some milliseconds; < 0: for ever.
  private func wait(_ milliseconds: Int32) {
    var request = pollfd(fd: requests.read, events: Int16(POLLIN), revents: 0)
    poll(&request, 1, milliseconds)
    var bytes = [UInt8](repeating: 0, count: 64)
    while read(requests.read, &bytes, bytes.count) > 0 {}
  }

  private func write(isLast: Bool) {
    for thing in things { thing.keep(isLast: isLast) }
  }
}
