import Engine
import EngineSystem

/// Swift code that the command line names: a file, or a folder with Swift files.
struct SwiftSource: Equatable, Sendable {
  let path: String
  /// The modules that are imported without a line in the files.
  var imports: [String] = []

  /// True for the name of a Swift file.
  static func isName(_ name: String) -> Bool { name.lowercased().hasSuffix(".swift") }

  /// True if code lies at a path: a Swift file, or a folder with some.
  static func lies(at path: String) -> Bool {
    guard FileSystem.isFolder(path) else { return isName(path) }
    return (try? SwiftSource(path: path).files()) != nil
  }

  /// True if the path is a folder.
  var isFolder: Bool { FileSystem.isFolder(path) }

  /// The file, or those of the folder, sorted: what lies in folders of that one, hidden files and the
  /// description of a package belong to somebody else.
  ///
  /// - Throws: ``Failure`` for a folder without any.
  func files() throws -> [String] {
    guard isFolder else { return [path] }
    let files = FileSystem.names(in: path)
      .filter { $0.hasSuffix(".swift") && !$0.hasPrefix(".") && $0 != "Package.swift" }
      .map { (path.hasSuffix("/") ? path : path + "/") + $0 }
      .filter(FileSystem.isFile)
    guard !files.isEmpty else {
      throw Failure("\(path) holds no Swift files; name a .swift file, or a folder with some")
    }
    return files
  }
}
