import CSDL2
import Engine

/// The pictures of letters with colours of their own, as fonts of emoji have them: each once, in one
/// size, from which all others are made.
struct ColorGlyphs {
  /// One such letter.
  struct Picture {
    /// nil: it can't be drawn.
    let image: ImageBitmap?
    /// Where it lies, in ems from the letter's origin on the baseline; below is positive.
    let frame: Rect
    /// Its length in ems.
    let advance: Double
  }

  private struct Key: Hashable {
    let letter: String
    let face: FontFace
  }

  private let shelf: FontShelf
  private var pictures = BoundedCache<Key, Picture>(limit: 256)
  private var ems: [FontFace: Double] = [:]
  /// The em size in pixels at which letters are drawn that have one of any.
  private static let pixelSize = 128.0
  /// Letters that are joined from more characters are shown as these.
  private static let longest = 32

  init(shelf: FontShelf) { self.shelf = shelf }

  /// The pictures of a run, letter by letter.
  mutating func pictures(of run: TextRun) -> [Picture] {
    guard let face = run.face else { return [] }
    return run.text.flatMap { letter -> [String] in
      let characters = letter.unicodeScalars
      guard characters.count > Self.longest else { return [String(letter)] }
      return characters.filter { !$0.isHidden }.map { String($0) }
    }.map { picture(of: $0, face) }
  }

  private mutating func picture(of letter: String, _ face: FontFace) -> Picture {
    let key = Key(letter: letter, face: face)
    if let known = pictures.value(for: key) { return known }
    let picture = draw(letter, face)
    _ = pictures.insert(picture, for: key)
    return picture
  }

  private mutating func draw(_ letter: String, _ face: FontFace) -> Picture {
    let none = Picture(image: nil, frame: .zero, advance: 0)
    let setting = FontSetting(face: face)
    guard let font = shelf.font(setting, pixelSize: Self.pixelSize) else { return none }
    var width: Int32 = 0
    TTF_SizeUTF8(font, letter, &width, nil)
    let em = em(of: face, letter, Double(width))
    let white = SDL_Color(r: 255, g: 255, b: 255, a: 255)
    guard let surface = TTF_RenderUTF8_Blended(font, letter, white) else { return none }
    defer { SDL_FreeSurface(surface) }
    let image = ImageBitmap(of: surface)
    let frame = Rect(
      x: 0, y: -Double(TTF_FontAscent(font)) / em, width: Double(surface.pointee.w) / em,
      height: Double(surface.pointee.h) / em)
    return Picture(image: image, frame: frame, advance: Double(width) / em)
  }

  /// The em size in pixels of a font's pictures, by the width of one of them in pixels.
  private mutating func em(of face: FontFace, _ letter: String, _ width: Double) -> Double {
    if let known = ems[face] { return known }
    if shelf.isScalable(face) {
      ems[face] = Self.pixelSize
      return Self.pixelSize
    }
    let length = OutlineFont(face)?.glyphs(of: TextRun(text: letter)).reduce(0) { $0 + $1.advance }
    guard let length, length > 0, width > 0 else { return Self.pixelSize }
    ems[face] = width / length
    return width / length
  }
}

extension ImageBitmap {
  /// The pixels of a surface that SDL_ttf drew; nil if it has none of 32 bits.
  fileprivate convenience init?(of surface: UnsafeMutablePointer<SDL_Surface>) {
    let info = surface.pointee
    guard let pixels = info.pixels, let format = info.format?.pointee, format.BytesPerPixel == 4
    else { return nil }
    let (width, height, pitch) = (Int(info.w), Int(info.h), Int(info.pitch))
    guard width > 0, height > 0, width <= 1 << 20, width * height <= ImageBitmap.mostPixels else {
      return nil
    }
    var colors: [UInt32] = []
    colors.reserveCapacity(width * height)
    for y in 0..<height {
      let row = (pixels + y * pitch).assumingMemoryBound(to: UInt32.self)
      for x in 0..<width { colors.append(Self.premultiplied(row[x])) }
    }
    self.init(width: width, height: height, pixels: colors)
  }

  /// Pictures come premultiplied from their fonts; what lies around them is white without alpha.
  private static func premultiplied(_ pixel: UInt32) -> UInt32 {
    let alpha = pixel >> 24
    let channels = [16, 8, 0].map { min(pixel >> $0 & 255, alpha) << $0 as UInt32 }
    return channels.reduce(alpha << 24, |)
  }
}
