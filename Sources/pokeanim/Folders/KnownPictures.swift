import Engine
import EngineSDL
import EngineSystem

/// Pictures and fonts that were read, each kept as long as its file is as it was.
final class KnownPictures: Sendable {
  private let pictures = KnownFiles<Drawing>()
  private let fonts = KnownFiles<FontData>()

  /// The number of times that a picture was decoded.
  var decoded: Int { pictures.readings }

  /// A picture by the name of its file; see ``Pictures/drawing(_:in:side:within:tell:)``.
  func drawing(
    _ name: String, in folder: String, within bounds: FolderBounds? = nil,
    tell: ((String) -> Void)? = printWarning
  ) throws -> Drawing {
    try pictures.value(at: folder + "/" + name, within: bounds, tell: tell) {
      try Pictures.drawing(name, in: folder, within: bounds, tell: $0)
    }
  }

  /// A font by the name of its file; the error says what is wrong with it.
  ///
  /// - Parameter tell: told in one line of what isn't shown of it; nil: that is an error.
  func font(
    _ name: String, in folder: String, within bounds: FolderBounds?, tell: ((String) -> Void)?
  ) throws -> FontData {
    let path = folder + "/" + name
    return try fonts.value(at: path, within: bounds, tell: tell) { tell in
      guard FileSystem.isFile(path) || !FileSystem.exists(path) else {
        throw Failure("\(path) is not a file")
      }
      try FontData.check(FileSystem.size(of: path) ?? 0, file: path)
      let bytes = try FileSystem.bytes(of: path, within: bounds, most: FontData.mostBytes)
      let (font, notes) = try FontData.checked(bytes, file: path)
      if tell == nil, let first = notes.first { throw Failure(first) }
      for note in notes { tell?(note) }
      return font
    }
  }

  /// Forgets all but those of some files.
  func keep(_ paths: Set<String>) {
    pictures.keep(paths)
    fonts.keep(paths)
  }
}
