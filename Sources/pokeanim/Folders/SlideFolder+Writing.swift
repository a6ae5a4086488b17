import Engine
import EngineSystem
import Glibc
import Onboarding
import Studio

/// Writing the text of somebody's slides.
extension SlideFolder {
  /// Puts another text into the file of slides, whole or not at all, with the rights that the file
  /// has. It is written where the file really lies, but never out of the named folder by a link.
  ///
  /// - Parameters:
  ///   - path: the folder, or the JSON file in it.
  ///   - old: the bytes that the text was made of.
  /// - Returns: the file's bytes, if somebody has changed them meanwhile: then nothing is written.
  ///   nil: it is written.
  /// - Throws: a `Failure` that says which file can't be written, and why.
  static func write(_ bytes: [UInt8], to path: String, replacing old: [UInt8]) throws -> [UInt8]? {
    let file = try file(at: path)
    let folder = FileSystem.folder(of: file)
    let isNamed = file == path
    let there: [UInt8]
    do {
      let bounds = FolderBounds(of: folder, areClosed: true)
      there = try FileSystem.bytes(of: file, within: isNamed ? nil : bounds)
    } catch let left as FolderBounds.Left {
      throw Failure("can't write \(file): \(left); open the file itself, or put a copy here")
    }
    guard there == old else { return there }
    guard let place = FileCall.resolved(file) else {
      throw Failure("can't write \(file): \(FileSystem.lastError())")
    }
    try checkRights(of: place, named: file)
    try FileSystem.write(bytes, to: place, isSynced: true)
    return nil
  }

  /// A file that nobody may write would be replaced nevertheless, as its folder may be written.
  private static func checkRights(of place: String, named file: String) throws {
    var status = stat()
    guard FileCall.status(place, &status) == 0, status.st_mode & 0o222 != 0,
      FileCall.access(place, W_OK) == 0
    else {
      throw Failure("can't write \(file): it is read-only; allow it with chmod u+w")
    }
  }
}
