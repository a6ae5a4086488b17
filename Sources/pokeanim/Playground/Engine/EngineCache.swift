import Engine
import EngineSystem
import Glibc

/// The folder with what was built once and is used again: an entry for each key, whole or not there.
///
/// Programs share it: one builds at a time, and nobody removes what another one uses.
struct EngineCache: Sendable {
  let folder: String
  /// The entries that stay beside the one that is used: those that were used last.
  static let mostOthers = 3

  /// The person's own cache folder; nil: the environment names none.
  static func usualFolder(environment: Environment = processEnvironment) -> String? {
    let cache = environment("XDG_CACHE_HOME").flatMap { $0.hasPrefix("/") ? $0 : nil }
    let home = environment("HOME").flatMap { $0.hasPrefix("/") ? $0 + "/.cache" : nil }
    return (cache ?? home).map { $0 + "/pokeanim/playground" }
  }

  /// A folder in that for temporary files, which is ours alone: for those who have no other.
  static func temporaryFolder(in folder: String) throws -> String {
    let path = folder + "/pokeanim-playground-\(geteuid())"
    _ = FileCall.makeFolder(path, 0o700)
    var status = stat()
    guard FileCall.linkStatus(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR,
      status.st_uid == geteuid(), status.st_mode & 0o022 == 0
    else { throw Failure("can't use the folder \(path): somebody else could write there") }
    return path
  }

  /// The cache in a folder, which is made.
  ///
  /// - Throws: ``Failure`` if nothing can be written there.
  init(folder: String) throws {
    try FileSystem.makeFolders(folder)
    guard FileSystem.isFolder(folder) else { throw Failure("\(folder) is not a folder") }
    guard FileCall.access(folder, W_OK | X_OK) == 0 else {
      throw Failure("can't write in the folder \(folder): \(FileSystem.lastError())")
    }
    self.folder = folder
  }

  /// The entry of a key; nil: there is none, or it is damaged.
  func entry(_ key: String) -> EngineEntry? { EngineEntry.find(folder + "/" + key) }

  /// The entry of a key, which is built if there is none.
  ///
  /// - Parameters:
  ///   - wait: called if another program builds something here; called again and again until that is
  ///     done, and may throw.
  ///   - build: puts files into a folder.
  func entry(
    _ key: String, wait: () throws -> Void, build: (_ folder: String) throws -> Void
  ) throws -> EngineEntry {
    if let entry = entry(key) { return entry }
    let lock = try self.lock(wait)
    defer { close(lock) }
    if let entry = entry(key) { return entry }
    let path = folder + "/" + key
    try EngineEntry.remove(path)
    let place = try OutputPlace(path)
    let part = try place.makeFolderBeside()
    try build(part.path)
    try EngineEntry.seal(part.path)
    do {
      try place.take(part.path)
      part.leave()
    } catch {
      // Where locks are unknown, another program may have been quicker.
      guard entry(key) != nil else { throw error }
    }
    guard let entry = entry(key) else {
      throw Failure("\(path) was damaged while it was built; try again")
    }
    removeOthers(than: key)
    return entry
  }

  /// Opens the folder, locked for whoever builds.
  private func lock(_ wait: () throws -> Void) throws -> Int32 {
    let file = FileCall.open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard file >= 0 else { throw Failure("can't open \(folder): \(FileSystem.lastError())") }
    do {
      while flock(file, LOCK_EX | LOCK_NB) != 0, errno == EWOULDBLOCK || errno == EINTR {
        try wait()
      }
    } catch {
      close(file)
      throw error
    }
    return file
  }

  /// Removes the entries that were not used for longest, if nobody uses them.
  private func removeOthers(than key: String) {
    let others = FileSystem.names(in: folder).filter { $0 != key && ContentKey.isName($0) }
    let byUse = others.map {
      (path: folder + "/" + $0, use: EngineEntry.lastUse(folder + "/" + $0))
    }
    .sorted { $0.use > $1.use }
    for other in byUse.dropFirst(Self.mostOthers) { try? EngineEntry.remove(other.path) }
  }
}
