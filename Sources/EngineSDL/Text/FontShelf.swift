import CSDL2
import Engine
import EngineSystem
import Synchronization

/// A font as letters of one kind are drawn by it.
struct FontSetting: Hashable {
  var face: FontFace
  /// nil: as the font does by itself.
  var script: Script?
  var isRightToLeft = false
  /// True if upright letters are made to lean.
  var isSlanted = false
}

/// Opened fonts by file, setting and size: resizing a font would throw away its glyphs.
///
/// Each belongs to one thread. All shelves of a process share one SDL_ttf, which starts, stops,
/// opens and closes for one thread at a time.
final class FontShelf {
  private struct Place: Hashable {
    var setting: FontSetting
    /// In 1/72 pixel, the finest step SDL_ttf takes.
    var size: Int32
  }

  private struct Question: Hashable {
    var face: FontFace
    var scalar: Unicode.Scalar
  }

  /// A font, and what it reads from as long as it is open.
  private struct Opened {
    let font: OpaquePointer
    let data: FontData?
  }

  private var opened = BoundedCache<Place, Opened>(limit: 48)
  private var answers = BoundedCache<Question, Bool>(limit: 4096)
  private var scalable: [FontFace: Bool] = [:]
  private var latin: [FontFace: Bool] = [:]
  private static let turn = Mutex(())

  /// Starts SDL_ttf, and opens each font of a family once to see that it can be read.
  init(family: FontFamily) throws {
    guard Self.turn.withLock({ _ in TTF_Init() }) == 0 else {
      throw Failure("can't start SDL_ttf: \(sdlError())")
    }
    // From here on deinit stops SDL_ttf, also when this init fails.
    for weight in [Font.Weight.regular, .semibold, .bold] { try check(family.member(weight).face) }
  }

  deinit {
    Self.turn.withLock { _ in
      for opened in opened.values { TTF_CloseFont(opened.font) }
      TTF_Quit()
    }
  }

  /// Throws what is wrong with a font.
  func check(_ face: FontFace) throws {
    guard font(FontSetting(face: face), pixelSize: 16) == nil else { return }
    throw Failure("can't use the font \(face.file): \(sdlError()); name an .otf or .ttf file")
  }

  /// A font at an em size in pixels, to the nearest 1/72; to be used before another is asked for.
  func font(_ setting: FontSetting, pixelSize: Double) -> OpaquePointer? {
    let steps = Int32(min(max((pixelSize * 72).rounded(), 72), 72 * 2000))
    let place = Place(setting: setting, size: steps)
    if let opened = opened.value(for: place) { return opened.font }
    guard let font = Self.turn.withLock({ _ in Self.open(place) }) else { return nil }
    close(opened.insert(Opened(font: font, data: setting.face.data), for: place))
    return font
  }

  private func close(_ old: [Opened]) {
    guard !old.isEmpty else { return }
    Self.turn.withLock { _ in for opened in old { TTF_CloseFont(opened.font) } }
  }

  /// Forgets all that is known of some fonts.
  func forget(_ isGone: (FontFace) -> Bool) {
    close(opened.remove { isGone($0.setting.face) })
    _ = answers.remove { isGone($0.face) }
    scalable = scalable.filter { !isGone($0.key) }
    latin = latin.filter { !isGone($0.key) }
  }

  /// True if a font has a glyph for a character.
  func has(_ scalar: Unicode.Scalar, in face: FontFace) -> Bool {
    let question = Question(face: face, scalar: scalar)
    if let answer = answers.value(for: question) { return answer }
    let font = font(FontSetting(face: face), pixelSize: GlyphCache.measure)
    let answer = font.map { TTF_GlyphIsProvided32($0, scalar.value) != 0 } ?? false
    _ = answers.insert(answer, for: question)
    return answer
  }

  /// True if a font has all of ASCII that is seen.
  func hasLatin(_ face: FontFace) -> Bool {
    if let known = latin[face] { return known }
    let answer = (0x21...0x7E).allSatisfy { has(Unicode.Scalar($0), in: face) }
    latin[face] = answer
    return answer
  }

  /// True if a font has outlines, and not pictures of one size.
  func isScalable(_ face: FontFace) -> Bool {
    if let known = scalable[face] { return known }
    func height(_ size: Double) -> Int32 {
      font(FontSetting(face: face), pixelSize: size).map { TTF_FontHeight($0) } ?? 0
    }
    let answer = height(256) > 2 * height(64)
    scalable[face] = answer
    return answer
  }

  private static func open(_ face: FontFace) -> OpaquePointer? {
    guard let data = face.data else {
      return face.file.withFileName { TTF_OpenFontIndex($0, 16, face.index) }
    }
    guard let file = SDL_RWFromConstMem(data.bytes.baseAddress, Int32(data.bytes.count)) else {
      return nil
    }
    return TTF_OpenFontIndexRW(file, 1, 16, face.index)
  }

  private static func open(_ place: Place) -> OpaquePointer? {
    let setting = place.setting
    guard let font = open(setting.face) else { return nil }
    guard TTF_SetFontSizeDPI(font, place.size, 1, 1) == 0 else {
      TTF_CloseFont(font)
      return nil
    }
    TTF_SetFontHinting(font, Int32(TTF_HINTING_LIGHT_SUBPIXEL))
    TTF_SetFontKerning(font, 1)
    if setting.isSlanted { TTF_SetFontStyle(font, Int32(TTF_STYLE_ITALIC)) }
    if let script = setting.script { TTF_SetFontScriptName(font, script.code) }
    if setting.isRightToLeft { TTF_SetFontDirection(font, TTF_DIRECTION_RTL) }
    return font
  }
}

/// SDL's text for its last error.
func sdlError() -> String {
  let words = String(cString: SDL_GetError())
  return words.isEmpty ? "SDL gives no reason" : words
}
