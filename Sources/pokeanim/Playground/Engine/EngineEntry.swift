import Engine
import EngineSystem
import Glibc

/// A folder of the cache that is whole, and stays while it is used.
///
/// A file in it lists the others with their sizes: without it, or where something else lies there, the
/// folder is no entry. It is locked while somebody uses the entry.
final class EngineEntry: Sendable {
  let path: String
  private let list: Int32

  private static let listName = "built"
  /// The hundredths of a second for which a lock is waited for.
  private static let patience = 20

  /// The entry at a path; nil: there is no whole one.
  static func find(_ path: String) -> EngineEntry? {
    let list = FileCall.open(path + "/" + listName, O_RDONLY | O_CLOEXEC)
    guard list >= 0 else { return nil }
    let entry = EngineEntry(path: path, list: list)
    // Whoever removes it has locked it, or has removed the list that was opened.
    guard flock(list, LOCK_SH | LOCK_NB) == 0 || errno != EWOULDBLOCK, isThere(list, path),
      isWhole(path)
    else { return nil }
    futimens(list, nil)
    return entry
  }

  private init(path: String, list: Int32) { (self.path, self.list) = (path, list) }

  deinit { close(list) }

  /// Writes the list: all is there.
  static func seal(_ path: String) throws {
    try FileSystem.write(Array(contents(of: path).utf8), to: path + "/" + listName)
  }

  /// Removes an entry, or what is left of one.
  ///
  /// - Throws: ``Failure`` if somebody uses it, or something in it stays.
  static func remove(_ path: String) throws {
    let list = FileCall.open(path + "/" + listName, O_RDONLY | O_CLOEXEC)
    defer { if list >= 0 { close(list) } }
    guard list < 0 || isFree(list) else {
      throw Failure("can't replace \(path): another program uses it")
    }
    FileCall.remove(path + "/" + listName)
    for name in FileSystem.names(in: path) { FileCall.remove(path + "/" + name) }
    guard FileCall.removeFolder(path) == 0 || errno == ENOENT else {
      throw Failure("can't remove \(path): \(FileSystem.lastError())")
    }
  }

  /// Locks an open list for whoever removes the entry; false if somebody uses it.
  private static func isFree(_ list: Int32) -> Bool {
    for _ in 0..<patience {
      if flock(list, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK { return true }
      // A program that was just started has all that was open, and has it for a moment yet.
      usleep(10_000)
    }
    return false
  }

  /// The time when an entry was used last, in seconds; 0 for none.
  static func lastUse(_ path: String) -> Int {
    var status = stat()
    guard FileCall.status(path + "/" + listName, &status) == 0 else { return 0 }
    return status.st_mtim.tv_sec
  }

  private static func contents(of path: String) -> String {
    FileSystem.names(in: path).filter { $0 != listName }
      .map { "\($0) \(FileSystem.size(of: path + "/" + $0) ?? -1)\n" }.joined()
  }

  private static func isWhole(_ path: String) -> Bool {
    (try? FileSystem.text(of: path + "/" + listName)) == contents(of: path)
  }

  /// True if an open list is the one that lies there.
  private static func isThere(_ list: Int32, _ path: String) -> Bool {
    var (opened, found) = (stat(), stat())
    return fstat(list, &opened) == 0 && FileCall.status(path + "/" + listName, &found) == 0
      && opened.st_ino == found.st_ino && opened.st_dev == found.st_dev
  }
}
