import EngineSystem

extension SwiftSource {
  /// True if code lies at a path: a Swift file, or a folder with some.
  static func lies(at path: String) -> Bool {
    guard FileSystem.isFolder(path) else { return path.lowercased().hasSuffix(".swift") }
    return (try? SwiftSource(path: path).files()) != nil
  }

  /// The folder in which the files lie.
  var folder: String { isFolder ? path : FileSystem.folder(of: path) }

  /// True if news are about the files.
  func isConcerned(by news: FolderNews) -> Bool {
    isFolder ? !news.isEmpty : news.concern([path])
  }
}
