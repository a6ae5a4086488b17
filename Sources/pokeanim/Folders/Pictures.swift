import Engine
import EngineSDL
import EngineSVG
import EngineSystem
import Onboarding

/// The program's pictures, read from their folder.
enum Pictures {
  /// A picture by the name of its file; the error names file, place and element.
  ///
  /// - Parameters:
  ///   - side: the most pixels of a side that are kept of an image.
  ///   - bounds: those of the folder; nil: nobody asks where links lead.
  ///   - tell: told in one line of each thing in the picture that isn't drawn; nil: that is an error.
  static func drawing(
    _ name: String, in folder: String, side: Int = .max, within bounds: FolderBounds? = nil,
    tell: ((String) -> Void)? = printWarning
  ) throws -> Drawing {
    let path = folder + "/" + name
    guard FileSystem.isFile(path) || !FileSystem.exists(path) else {
      throw Failure("\(path) is not a file")
    }
    let bytes = try FileSystem.bytes(of: path, within: bounds)
    if bytes.starts(with: ImageBitmap.pngSignature) { return try pixels(bytes, path, side: side) }
    guard String(validating: bytes, as: UTF8.self) != nil else {
      throw Failure("\(path) is neither an SVG, which is text in UTF-8, nor a PNG")
    }
    return try svg(path, tell) { notes throws(SVGError) in
      try Drawing(svg: bytes, notes: &notes) { try? ImageBitmap(png: $0) }
    }.withImages(atMost: side)
  }

  /// A frame of a design tool: an SVG whose parts have the names that the tool shows.
  static func frame(_ path: String, tell: ((String) -> Void)?) throws -> Drawing {
    guard FileSystem.isFile(path) || !FileSystem.exists(path) else {
      throw Failure("\(path) is not a file")
    }
    let bytes = try FileSystem.bytes(of: path)
    guard String(validating: bytes, as: UTF8.self) != nil else {
      throw Failure("\(path) is no SVG, which is text in UTF-8")
    }
    return try svg(path, tell) { notes throws(SVGError) in
      try Drawing(labelledSVG: bytes, notes: &notes) { try? ImageBitmap(png: $0) }
    }
  }

  private static func svg(
    _ path: String, _ tell: ((String) -> Void)?,
    _ read: (inout [SVGError]) throws(SVGError) -> Drawing
  ) throws -> Drawing {
    do {
      var notes: [SVGError] = []
      let drawing = try read(&notes)
      if tell == nil, let first = notes.first { throw first }
      for note in notes { tell?("\(path), \(note)") }
      return drawing
    } catch {
      throw Failure("\(path), \(error)")
    }
  }

  private static func pixels(_ bytes: [UInt8], _ path: String, side: Int) throws -> Drawing {
    do {
      return Drawing(try ImageBitmap(png: bytes)).withImages(atMost: side)
    } catch {
      throw Failure("\(path) \(error)")
    }
  }

  /// The slides' pictures.
  ///
  /// - Parameter known: those that were read before.
  static func artwork(
    of deck: Deck = .builtIn, in folder: String, known: KnownPictures = KnownPictures()
  ) throws -> Artwork {
    var drawings: [String: Drawing] = [:]
    for name in Set(deck.slides.flatMap(\.pictures)).sorted() {
      drawings[name] = try known.drawing(name, in: folder)
    }
    return Artwork(drawings)
  }

  /// The sides of the window's icon, in pixels.
  private static let iconSides = [16, 32, 48, 64, 128, 256]

  /// The window's icon in all its sizes; none if the folder has no icon.
  static func icon(in folder: String) throws -> [Bitmap] {
    guard FileSystem.isFile(folder + "/icon.svg") else { return [] }
    let drawing = try drawing("icon.svg", in: folder)
    return iconSides.map { side in
      let view = View(frame: Rect(0, 0, Double(side), Double(side)))
      view.content = .drawing(drawing)
      let commands = DisplayListBuilder(measuring: SilentText()).commands(for: view)
      let bitmap = Bitmap(width: side, height: side)
      Painter().paint(DisplayList(commands), into: bitmap, glyphs: nil)
      return bitmap
    }
  }
}
