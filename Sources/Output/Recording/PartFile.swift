import Engine
import EngineSystem
import Glibc

/// The file of a recording while it goes, `FILE.part`, which becomes FILE at the end.
package struct PartFile {
  private let place: OutputPlace
  private let entry: LockedEntry
  /// The name as it was given, for messages.
  private let name: String
  /// True if it stays when the program ends before it is whole: nobody can make it again.
  private let isKept: Bool

  static let ending = ".part"

  package init(_ name: String, isKept: Bool) throws {
    (self.name, self.isKept) = (name, isKept)
    place = try OutputPlace(name)
    LockedEntry.clear(place.folder)
    entry = try Self.open(place)
    if isKept { entry.leave() }
  }

  /// Opens a new file: what is there already is what another run has left, and stays.
  private static func open(_ place: OutputPlace) throws -> LockedEntry {
    let (folder, file) = (FileSystem.folder(of: place.path), FileSystem.name(of: place.path))
    for number in 1...most {
      let ending = number == 1 ? Self.ending : "-\(number)" + Self.ending
      var stem = file
      while stem.utf8.count + ending.utf8.count > longestName { stem.removeLast() }
      let path = folder + "/" + stem + ending
      let entry = LockedEntry(path) {
        FileCall.open(
          path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, place.firstRights)
      }
      if let entry { return entry }
      guard errno == EEXIST else { break }
    }
    throw place.refused
  }

  /// The most unfinished recordings of one name.
  private static let most = 1000
  /// The most bytes of a file's name.
  private static let longestName = 255

  func write(_ bytes: [UInt8]) throws {
    do {
      try bytes.withUnsafeBytes { try FileSystem.write($0, to: entry.descriptor) }
    } catch let error as WriteError {
      throw Failure("can't write \(name): \(error)")
    }
  }

  /// Puts the whole recording to its place; comes back when it is on the disk.
  func finish() throws {
    do {
      try entry.close(isSynced: true)
    } catch let error as WriteError {
      throw Failure("can't write \(name): \(error)")
    }
    try place.take(entry.path, isSynced: true)
    entry.leave()
  }

  /// Takes away what holds nothing.
  func remove() { FileCall.remove(entry.path) }

  /// The words about what is left, for a failure's end.
  var remains: String {
    isKept ? "; what was recorded until then is in \(FileSystem.name(of: entry.path))" : ""
  }
}
