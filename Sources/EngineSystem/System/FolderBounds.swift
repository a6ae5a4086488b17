import Engine
import Glibc

/// A folder whose files are read, and out of which links may lead.
///
/// The file that was opened is looked at, and not its name: whatever is put in its place meanwhile,
/// what is read is known to lie in the folder, or not. Links within it are links like any other.
package final class FolderBounds {
  /// An opened file that does not lie in the folder.
  package struct Left: Error, CustomStringConvertible {
    package let path: String
    package let folder: String

    package var description: String { Failure("\(path) leads out of \(folder) by a link").message }
  }

  private let folder: String
  /// The folder's own place, links resolved; nil: it can't be told, and nothing lies in it.
  private let place: [UInt8]?
  private let areClosed: Bool
  /// The paths of the files that did not lie in the folder.
  package private(set) var left: Set<String> = []

  /// - Parameter areClosed: true if a file that does not lie in the folder is an error.
  package init(of folder: String, areClosed: Bool) {
    self.folder = folder
    self.areClosed = areClosed
    let file = FileCall.open(folder, Self.pathAlone | O_DIRECTORY | O_CLOEXEC)
    place = file >= 0 ? Self.place(of: file) : nil
    if file >= 0 { close(file) }
  }

  /// - Parameter file: opened at the path.
  /// - Throws: ``Left``
  package func check(_ file: Int32, at path: String) throws {
    if let place, let found = Self.place(of: file), Self.lies(found, in: place) { return }
    left.insert(path)
    if areClosed { throw Left(path: path, folder: folder) }
  }

  /// O_PATH, which Swift does not see: of a folder that nobody may list, too.
  private static let pathAlone: Int32 = 0o1000_0000

  private static func place(of file: Int32) -> [UInt8]? {
    FileCall.goal(ofLink: "/proc/self/fd/\(file)")?.fileName
  }

  private static func lies(_ file: [UInt8], in folder: [UInt8]) -> Bool {
    let slash = UInt8(ascii: "/")
    return file.starts(with: folder.last == slash ? folder : folder + [slash])
  }
}
