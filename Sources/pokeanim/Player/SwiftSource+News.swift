import EngineSystem

extension SwiftSource {
  /// The folder in which the files lie.
  var folder: String { isFolder ? path : FileSystem.folder(of: path) }

  /// True if news are about the files.
  func isConcerned(by news: FolderNews) -> Bool {
    isFolder ? !news.isEmpty : news.concern([path])
  }
}
