import CSDL2
import Engine
import Synchronization

/// Opened fonts by file and size: resizing a font would throw away its glyphs.
///
/// Each belongs to one thread. All shelves of a process share one SDL_ttf, which starts, stops,
/// opens and closes for one thread at a time.
final class FontShelf {
  private struct Place: Hashable {
    var file: String
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
    let steps = Int32(min(max((pixelSize * 72).rounded(), 72), 72 * 2000))
    let place = Place(file: files[weight], size: steps)
    if let font = opened.value(for: place) { return font }
    guard let font = Self.turn.withLock({ _ in Self.open(place) }) else { return nil }
    let old = opened.insert(font, for: place)
    if !old.isEmpty { Self.turn.withLock { _ in old.forEach(TTF_CloseFont) } }
    return font
  }

  private static func open(_ place: Place) -> OpaquePointer? {
    guard let font = TTF_OpenFont(place.file, 16) else { return nil }
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
func sdlError() -> String { String(cString: SDL_GetError()) }
