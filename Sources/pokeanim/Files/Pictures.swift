import Engine
import EngineSDL
import Onboarding

/// The program's pictures, read from their folder.
enum Pictures {
  /// A picture by the name of its file; the error names file, line and element.
  static func drawing(_ name: String, in folder: String) throws -> Drawing {
    let path = folder + "/" + name
    let text = try FileSystem.text(of: path)
    do {
      return try Drawing(svg: text)
    } catch {
      throw Failure("\(path), \(error)")
    }
  }

  /// The slides' pictures.
  static func artwork(in folder: String) throws -> Artwork {
    var drawings: [Slide: Drawing] = [:]
    for slide in Deck.builtIn.slides {
      drawings[slide] = try drawing(slide.artworkName, in: folder)
    }
    return Artwork(drawings)
  }

  /// The window's icon; nil if the folder has none.
  static func icon(in folder: String) throws -> Bitmap? {
    guard FileSystem.isFile(folder + "/icon.svg") else { return nil }
    let view = View(frame: Rect(0, 0, 64, 64))
    view.content = .drawing(try drawing("icon.svg", in: folder))
    let commands = DisplayListBuilder(measuring: SilentText()).commands(for: view)
    let bitmap = Bitmap(width: 64, height: 64)
    Painter().paint(DisplayList(commands), into: bitmap, glyphs: nil)
    return bitmap
  }
}
