import Engine
import EngineSDL
import EngineSystem
import Studio

/// Reading the pictures of a folder.
extension CardFolder {
  /// The most pixels of a side that a card has on any screen: a folder of photographs fits into the
  /// memory.
  private static let mostPixels = 1024
  private static let endings = [".svg", ".png"]

  /// - Parameters:
  ///   - isStrict: true if pictures that can't be drawn whole, or not at all, are errors.
  ///   - links: the rule for those that lead out of the folder.
  ///   - tell: told in one line of each thing that isn't drawn.
  init(
    _ path: String, isStrict: Bool = false, links: LinkRule = .refuse,
    tell: @escaping (String) -> Void = printWarning
  ) throws {
    guard FileSystem.isFolder(path) else {
      throw Failure("\(path) is no folder; name one with pictures, .svg or .png")
    }
    let folder = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
    let title = SlideFolder.title(at: path) ?? PlainLine.text(path)
    let names = Self.names(in: folder)
    guard !names.isEmpty else { throw Failure("\(path) holds no pictures, .svg or .png") }
    guard names.count <= Self.most else {
      throw Failure("\(path) holds \(names.count) pictures; at most \(Self.most) are shown")
    }
    var pictures: [Picture] = []
    let bounds = FolderBounds(of: folder, areClosed: links == .refuse)
    for name in names {
      do {
        let drawing = try Pictures.drawing(
          name, in: folder, side: Self.mostPixels, within: bounds, tell: isStrict ? nil : tell)
        pictures.append(Picture(name: Self.title(of: name), drawing: drawing))
      } catch let left as FolderBounds.Left {
        throw left.failure
      } catch  where !isStrict {
        tell("\(error); the picture is left out")
      }
    }
    guard !pictures.isEmpty else { throw Failure("\(path) holds no picture that can be shown") }
    self.init(path: path, title: title, pictures: pictures, isLeft: !bounds.left.isEmpty)
  }

  /// The pictures in a folder, in the order of their names.
  static func names(in folder: String) -> [String] {
    FileSystem.names(in: folder).filter { name in
      !name.hasPrefix(".") && endings.contains { name.lowercased().hasSuffix($0) }
    }
  }

  /// A file's name as a card has room for it, without its ending.
  static func title(of name: String) -> String {
    let title = PlainLine.text(String(name.dropLast(4)))
    return title.count > 18 ? title.prefix(17) + "…" : title
  }
}
