import CSDL2
import Engine

/// The pictures of letters with colours of their own, as fonts of emoji have them: each once, in one
/// size, from which all others are made.
struct ColorGlyphs {
  /// A run of such letters.
  struct Picture {
    let image: ImageBitmap
    /// Where it lies, in ems from the run's origin on the baseline; below is positive.
    let frame: Rect
    /// The length of the run in ems.
    let advance: Double
  }

  private let shelf: FontShelf
  private var pictures = BoundedCache<TextRun, Picture?>(limit: 128)
  /// The em size in pixels at which letters are drawn that have one of any.
  private static let pixelSize = 128.0

  init(shelf: FontShelf) { self.shelf = shelf }

  /// The picture of a run; nil: it can't be drawn.
  mutating func picture(of run: TextRun) -> Picture? {
    if let known = pictures.value(for: run) { return known }
    let picture = draw(run)
    _ = pictures.insert(picture, for: run)
    return picture
  }

  private func draw(_ run: TextRun) -> Picture? {
    guard let face = run.face,
      let font = shelf.font(FontSetting(face: face), pixelSize: Self.pixelSize)
    else { return nil }
    var width: Int32 = 0
    TTF_SizeUTF8(font, run.text, &width, nil)
    let em = shelf.isScalable(face) ? Self.pixelSize : em(of: run, face, Double(width))
    let white = SDL_Color(r: 255, g: 255, b: 255, a: 255)
    guard let surface = TTF_RenderUTF8_Blended(font, run.text, white) else { return nil }
    defer { SDL_FreeSurface(surface) }
    guard let image = ImageBitmap(of: surface) else { return nil }
    let frame = Rect(
      x: 0, y: -Double(TTF_FontAscent(font)) / em, width: Double(image.width) / em,
      height: Double(image.height) / em)
    return Picture(image: image, frame: frame, advance: Double(width) / em)
  }

  /// The em size in pixels of pictures that a font has in one size.
  private func em(of run: TextRun, _ face: FontFace, _ width: Double) -> Double {
    let ems = OutlineFont(face)?.glyphs(of: run).reduce(0) { $0 + $1.advance } ?? 0
    return ems > 0 && width > 0 ? width / ems : Self.pixelSize
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
