import Glibc
import Synchronization

/// A file or folder with a name that nobody can foresee, and a lock that tells others that somebody
/// still works on it; it goes with its owner, or with the next run if that one was killed.
package final class LockedEntry {
  package let path: String
  package private(set) var descriptor: Int32
  private var isLeft = false

  private static let prefix = ".pokeanim-"
  private static let signs = Array("abcdefghijklmnopqrstuvwxyz0123456789")
  private static let length = 10
  /// The seconds for which one that is not locked may still be on its way to its lock.
  private static let youth = 10

  /// Opens it; nil if that fails, with the system's error.
  package init?(_ path: String, opened open: () -> Int32) {
    let file = Unfinished.make(path, open)
    guard file >= 0 else { return nil }
    (self.path, descriptor) = (path, file)
    flock(file, LOCK_EX | LOCK_NB)
  }

  /// Makes an empty folder in another one; nil if that fails, with the system's error.
  package static func makeFolder(in folder: String) -> LockedEntry? {
    clear(folder)
    let path = unforeseeable(in: folder)
    return LockedEntry(path) {
      guard FileCall.makeFolder(path, 0o700) == 0 else { return -1 }
      let folder = FileCall.open(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
      if folder < 0 {
        let problem = errno
        FileCall.removeFolder(path)
        errno = problem
      }
      return folder
    }
  }

  deinit {
    if !isLeft {
      Self.remove(path, descriptor)
      Unfinished.forget(path)
    }
    if descriptor >= 0 { Glibc.close(descriptor) }
  }

  /// Leaves it where it is, whatever becomes of the program: it is somebody's, or has gone to its place.
  package func leave() {
    isLeft = true
    Unfinished.forget(path)
  }

  /// Ends the writing; some file systems say only then that the disk is full.
  ///
  /// - Parameter isSynced: true to come back when all of it is on the disk.
  package func close(isSynced: Bool = false) throws {
    let descriptor = self.descriptor
    // A file system that can't do it says that it is no valid wish.
    if isSynced, fsync(descriptor) != 0, errno != EINVAL { throw WriteError(code: errno) }
    self.descriptor = -1
    if !isLeft { Unfinished.noteClosed(path) }
    guard Glibc.close(descriptor) == 0 else { throw WriteError(code: errno) }
  }

  /// A path that nobody can foresee, so that nothing has it.
  package static func unforeseeable(in folder: String) -> String {
    let name = (0..<length).map { _ in signs.randomElement() ?? "x" }
    return folder + "/" + prefix + String(name)
  }

  /// Removes an entry, and the files in it if it is a folder.
  ///
  /// They are found by the open folder, because somebody may have put a link at its path meanwhile.
  static func remove(_ path: String, _ descriptor: Int32) {
    for name in FileSystem.names(in: "/proc/self/fd/\(descriptor)") {
      FileCall.remove(name, in: descriptor)
    }
    if FileCall.remove(path) != 0 { FileCall.removeFolder(path) }
  }

  // MARK: Leftovers

  private static let cleared = Mutex<Set<String>>([])

  /// Removes what killed runs have left in a folder, before the first thing is made there.
  package static func clear(_ folder: String) {
    if cleared.withLock({ $0.insert(folder).inserted }) { removeLeftovers(in: folder) }
  }

  /// Removes what killed runs have left in a folder; what others work on stays.
  static func removeLeftovers(in folder: String) {
    for name in FileSystem.names(in: folder) where isOurs(name) {
      let path = folder + "/" + name
      let file = FileCall.open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
      guard file >= 0 else { continue }
      if isLeft(file) { remove(path, file) }
      Glibc.close(file)
    }
  }

  private static func isOurs(_ name: String) -> Bool {
    let rest = name.dropFirst(prefix.count)
    return name.hasPrefix(prefix) && rest.count == length && rest.allSatisfy(signs.contains)
  }

  private static func isLeft(_ file: Int32) -> Bool {
    var status = stat()
    guard fstat(file, &status) == 0, status.st_uid == geteuid(),
      [S_IFREG, S_IFDIR].contains(status.st_mode & S_IFMT),
      time(nil) - status.st_mtim.tv_sec > youth
    else { return false }
    return flock(file, LOCK_EX | LOCK_NB) == 0
  }
}
