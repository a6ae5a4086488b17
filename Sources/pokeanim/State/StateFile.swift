import Engine
import EngineSDL
import EngineSystem
import Glibc
import Studio

/// The file in which the program remembers, in the folder that the desktop keeps such things in.
///
/// Windows of other versions, and other windows of this one, write it too: each changes only the
/// members that a person changed in it.
struct StateFile: Sendable {
  let path: String

  /// `pokeanim/state.json` in XDG_STATE_HOME, else in `.local/state` at home; nil without a home.
  init?(environment: Environment) {
    // A path that is not absolute is to be ignored, says the XDG specification.
    let named = environment("XDG_STATE_HOME").flatMap { $0.hasPrefix("/") ? $0 : nil }
    guard let folder = named ?? environment("HOME").map({ $0 + "/.local/state" }) else {
      return nil
    }
    path = folder + "/pokeanim/state.json"
  }

  init(path: String) { self.path = path }

  private var folder: String { FileSystem.folder(of: path) }

  // MARK: Reading

  /// The file as it is.
  struct Contents {
    /// nil: there is no file.
    var members: StateMembers?
    var state = Remembered()
    /// The members that can't be read.
    var unreadable: Set<StateMembers.Path> = []
  }

  /// The most members of which each is told that it can't be read.
  private static let mostTold = 8

  /// The file's members, and the state that they make; members that can't be read are left out.
  ///
  /// - Parameter warn: told why something can't be used, in one line each.
  func contents(warn: (String) -> Void = { _ in }) -> Contents {
    guard FileSystem.exists(path) else { return Contents() }
    do {
      var contents = Contents(members: try members())
      contents.state =
        contents.members?.state { member, problem in
          contents.unreadable.insert(member)
          guard contents.unreadable.count <= Self.mostTold else { return }
          let name = member.joined(separator: ".")
          warn("\(name) is not taken from \(path), and stays as it is there: \(problem)")
        } ?? Remembered()
      let more = contents.unreadable.count - Self.mostTold
      if more > 0 { warn("nor are \(more) more members") }
      return contents
    } catch {
      warn("nothing is taken from \(path): \(error)")
      return Contents()
    }
  }

  private func members() throws -> StateMembers {
    guard FileSystem.isFile(path) else { throw Failure("it is not a file") }
    return try StateMembers(FileSystem.bytes(of: path))
  }

  // MARK: Writing

  /// Replaces the file by one that is changed, and comes back when it is on the disk. What would
  /// be lost, since it can't be read, is kept beside it, as `state.json.bad`.
  ///
  /// - Parameter change: changes the file's members as they are now; nil: there are none.
  func update(_ change: (inout StateMembers?) throws -> Void) throws {
    try FileSystem.makeFolders(folder)
    let lock = FolderLock(folder)
    defer { withExtendedLifetime(lock) {} }
    let old = contents()
    var new = old.members
    try change(&new)
    let changed = new ?? StateMembers()
    let isLost = old.unreadable.contains { changed[$0] != old.members?[$0] }
    guard changed != old.members else { return }
    let isBad = (isLost || old.members == nil) && FileSystem.isFile(path)
    let bad = isBad ? try BadFile(keeping: OutputPlace(path).path) : nil
    do {
      try FileSystem.write(changed.bytes, to: path, isSynced: true)
    } catch {
      bad?.undo()
      throw error
    }
  }
}

/// A file that can't be read, under another name beside its own, one that is free.
struct BadFile {
  private let path: String
  private let name: String

  init(keeping path: String) throws {
    self.path = path
    for number in 1... {
      let name = path + (number == 1 ? "" : "-\(number)") + ".bad"
      if FileCall.link(path, as: name) == 0 {
        self.name = name
        return
      }
      guard errno != EEXIST else { continue }
      // Some file systems have no second names.
      guard try FileSystem.claim(name) else { continue }
      guard FileCall.move(path, to: name) == 0 else { break }
      self.name = name
      return
    }
    throw Failure("can't keep \(path), which can't be read: \(FileSystem.lastError())")
  }

  /// The file at the first name is still the one.
  func undo() { _ = FileCall.move(name, to: path) }
}

/// A lock on a folder, for as long as it lives: whoever else takes it has a whole change made.
final class FolderLock {
  private let descriptor: Int32
  /// The milliseconds for which it is waited: who has it may stand still.
  private static let patience = 4000

  init(_ folder: String) {
    descriptor = FileCall.open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    // Some file systems have no locks.
    for _ in 0..<Self.patience / 5 where flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
      guard errno == EWOULDBLOCK else { return }
      usleep(5000)
    }
  }

  deinit { if descriptor >= 0 { close(descriptor) } }
}
