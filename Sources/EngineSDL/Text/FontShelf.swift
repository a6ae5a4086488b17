import CSDL2
import Engine
import EngineSystem
import Synchronization

/// Opened fonts by file and size: resizing a font would throw away its glyphs.
///
/// Each belongs to one thread. All shelves of a process share one SDL_ttf, which starts, stops,
/// opens and closes for one thread at a time.
final class FontShelf {
  private struct Place: Hashable {
    var face: FontFace
    /// In 1/72 pixel, the finest step SDL_ttf takes.
    var size: Int32
  }

  private let files: FontFiles
  private var opened = BoundedCache<Place, OpaquePointer>(limit: 24)
  private static let turn = Mutex(())

  /// Starts SDL_ttf, and opens each font once to see that it can be read.
  init(files: FontFiles) throws {
    guard Self.turn.withLock({ _ in TTF_Init() }) == 0 else {
      throw Failure("can't start SDL_ttf: \(sdlError())")
    }
    self.files = files
    // From here on deinit stops SDL_ttf, also when this init fails.
    for weight in Font.Weight.allCases where font(weight, pixelSize: 16) == nil {
      throw Failure("can't use the font \(files[weight]): \(sdlError()); name an .otf or .ttf file")
    }
  }

  deinit {
    Self.turn.withLock { _ in
      opened.values.forEach(TTF_CloseFont)
      TTF_Quit()
    }
  }

  /// The font of a weight at an em size in pixels, to the nearest 1/72.
  func font(_ weight: Font.Weight, pixelSize: Double) -> OpaquePointer? {
    font(FontFace(file: files[weight]), pixelSize: pixelSize)
  }

  /// A font at an em size in pixels, to the nearest 1/72; to be used before another is asked for.
  func font(_ face: FontFace, pixelSize: Double) -> OpaquePointer? {
    let steps = Int32(min(max((pixelSize * 72).rounded(), 72), 72 * 2000))
    let place = Place(face: face, size: steps)
    if let font = opened.value(for: place) { return font }
    guard let font = Self.turn.withLock({ _ in Self.open(place) }) else { return nil }
    let old = opened.insert(font, for: place)
    if !old.isEmpty { Self.turn.withLock { _ in old.forEach(TTF_CloseFont) } }
    return font
  }

  /// True if a font has a glyph for a scalar, in outlines: a picture of one size is no use.
  func has(_ scalar: Unicode.Scalar, in face: FontFace) -> Bool {
    guard let small = font(face, pixelSize: 64) else { return false }
    let height = TTF_FontHeight(small)
    guard let large = font(face, pixelSize: 256), TTF_FontHeight(large) > 2 * height else {
      return false
    }
    return TTF_GlyphIsProvided32(large, scalar.value) != 0
  }

  private static func open(_ place: Place) -> OpaquePointer? {
    let opened = place.face.file.withFileName { TTF_OpenFontIndex($0, 16, place.face.index) }
    guard let font = opened else { return nil }
    guard TTF_SetFontSizeDPI(font, place.size, 1, 1) == 0 else {
      TTF_CloseFont(font)
      return nil
    }
    TTF_SetFontHinting(font, Int32(TTF_HINTING_LIGHT_SUBPIXEL))
    TTF_SetFontKerning(font, 1)
    return font
  }
}

/// SDL's text for its last error.
func sdlError() -> String {
  let words = String(cString: SDL_GetError())
  return words.isEmpty ? "SDL gives no reason" : words
}
