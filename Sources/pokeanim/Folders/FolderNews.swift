import EngineSDL
import EngineSystem

/// News of what is in some folders.
struct FolderNews: Equatable, Sendable {
  /// The files that were written, moved or removed, each by its folder, as that was named, and its
  /// name in it.
  private(set) var files: Set<String> = []
  /// True if everything may have changed: a folder came, or more happened than anybody counted.
  private(set) var isOfAll = false

  /// News of everything.
  static let all = FolderNews(isOfAll: true)

  init(_ files: Set<String> = [], isOfAll: Bool = false) {
    (self.files, self.isOfAll) = (files, isOfAll)
  }

  var isEmpty: Bool { files.isEmpty && !isOfAll }

  mutating func add(_ news: FolderNews) {
    files.formUnion(news.files)
    isOfAll = isOfAll || news.isOfAll
  }

  /// True if one of some files may be another one by now, however its path is written: also if it is
  /// a link to one that is.
  func concern(_ paths: Set<String>) -> Bool {
    guard !isOfAll else { return true }
    let places = Set(files.map(Self.place))
    return paths.contains { path in
      places.contains(Self.place(of: path)) || places.contains(FileCall.resolved(path) ?? "")
    }
  }

  /// A file's own path, whether it is there or not; a link is the link itself.
  private static func place(of path: String) -> String {
    let folder = FileSystem.folder(of: path)
    return (FileCall.resolved(folder) ?? folder) + "/" + FileSystem.name(of: path)
  }
}
