package import Engine
package import Glibc

/// The place of a file that is to be written, links followed: free, or that of one which is
/// replaced, and whose rights the new one gets.
package struct OutputPlace {
  /// The name as it was given, for messages.
  private let name: String
  /// The file itself, behind all links.
  package let path: String
  /// The rights of the file that is replaced; nil: there is none.
  private let rights: mode_t?

  /// - Throws: ``Failure`` for a folder, a pipe, a device, or a name that leads nowhere.
  package init(_ name: String) throws {
    self.name = name
    path = try Self.followed(name)
    var status = stat()
    if FileCall.linkStatus(path, &status) == 0 {
      guard status.st_mode & S_IFMT == S_IFREG else { throw Self.refusal(name, status.st_mode) }
      rights = status.st_mode & 0o7777
    } else {
      guard errno == ENOENT else { throw Self.refusal(name) }
      rights = nil
    }
  }

  /// The folder it lies in.
  package var folder: String { FileSystem.folder(of: path) }

  /// The rights of a file that is not whole: nobody sees what could replace something private.
  package var firstRights: mode_t { rights == nil ? 0o666 : 0o600 }

  /// Makes an empty file beside it, for nobody else to foresee or to find open.
  package func openBeside() throws -> LockedEntry {
    LockedEntry.clear(folder)
    let beside = LockedEntry.unforeseeable(in: folder)
    let entry = LockedEntry(beside) {
      FileCall.open(beside, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, firstRights)
    }
    guard let entry else { throw refused }
    return entry
  }

  /// Makes an empty folder beside it, likewise.
  package func makeFolderBeside() throws -> LockedEntry {
    guard let entry = LockedEntry.makeFolder(in: folder) else { throw refused }
    return entry
  }

  /// Puts a finished file here.
  ///
  /// - Parameter isSynced: true to come back when the name, too, is on the disk.
  package func take(_ beside: String, isSynced: Bool = false) throws {
    if let rights { FileCall.changeRights(beside, rights) }
    let problem = Unfinished.finish(beside) { FileCall.move(beside, to: path) == 0 }
    guard problem == 0 else {
      errno = problem
      throw refused
    }
    if isSynced { Self.sync(folder) }
  }

  /// Some file systems can't: they are as safe as they are.
  private static func sync(_ folder: String) {
    let descriptor = FileCall.open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    fsync(descriptor)
    close(descriptor)
  }

  /// The system's last error, as one about this place.
  package var refused: Failure { Self.refusal(name) }

  // MARK: Links

  /// The most links that are followed.
  private static let mostLinks = 40

  private static func followed(_ name: String) throws -> String {
    var path = name
    for _ in 0..<mostLinks {
      guard let goal = FileCall.goal(ofLink: path) else { return path }
      path = goal.hasPrefix("/") ? goal : FileSystem.folder(of: path) + "/" + goal
    }
    errno = ELOOP
    throw refusal(name)
  }

  private static func refusal(_ name: String) -> Failure {
    Failure("can't write \(name): \(FileSystem.lastError())")
  }

  private static func refusal(_ name: String, _ mode: mode_t) -> Failure {
    let kind =
      switch mode & S_IFMT {
      case S_IFDIR: "a folder"
      case S_IFIFO: "a pipe"
      case S_IFSOCK: "a socket"
      default: "a device"
      }
    return Failure("can't write \(name): it is \(kind), and not a file; take another name")
  }
}
