import EngineTestSupport
import Testing

@testable import Engine

/// Looks whether any part of what a paint fills has the bytes that the whole has there.
func expectPartsOfTheWhole(_ paint: Paint) {
  let fill = DrawCommand.fill(.rect(Rect(-5, -5, 90, 90)), paint)
  let whole = painted([fill], 40, 30)
  let clip = PixelRect(left: 7, top: 5, right: 31, bottom: 22)
  let part = painted([fill], 40, 30, clip: clip)
  for y in clip.top..<clip.bottom {
    for x in clip.left..<clip.right { #expect(part.pixel(x, y) == whole.pixel(x, y)) }
  }
}

extension Bitmap {
  func pixel(_ x: Int, _ y: Int) -> UInt32 { pixels[y * width + x] }

  /// Alpha 0…255: what a white shape covers of a pixel.
  func alpha(_ x: Int, _ y: Int) -> Int { Int(pixel(x, y) >> 24) }

  /// The sum of all alphas, in pixels.
  var area: Double { pixels.reduce(0) { $0 + Double($1 >> 24) } / 255 }

  /// One character a pixel, from blank (nothing) over digits (tenths) to # (all).
  var coverageText: String {
    var text = ""
    for y in 0..<height {
      for x in 0..<width {
        let level = alpha(x, y)
        text += level == 0 ? "." : level == 255 ? "#" : String(level * 10 / 256)
      }
      text += "\n"
    }
    return text
  }
}

extension DrawCommand {
  static func white(_ path: Path) -> DrawCommand { .fill(path, .color(.white)) }
  static func whiteLine(_ path: Path, _ style: StrokeStyle) -> DrawCommand {
    .stroke(path, style, .color(.white))
  }
}

extension Path {
  /// Straight lines through points.
  static func lines(_ points: [Point], closed: Bool = false) -> Path {
    var path = Path()
    for (index, point) in points.enumerated() {
      if index == 0 { path.move(to: point) } else { path.line(to: point) }
    }
    if closed { path.close() }
    return path
  }

  /// A star of five points whose lines cross.
  static func pentagram(center: Point, radius: Double) -> Path {
    // Sines and cosines of the five directions, so that no maths library is needed.
    let directions = [
      Point(0, -1), Point(0.5877852522924731, 0.8090169943749475),
      Point(-0.9510565162951535, -0.30901699437494745),
      Point(0.9510565162951535, -0.30901699437494745),
      Point(-0.5877852522924731, 0.8090169943749475),
    ]
    return lines(directions.map { center + $0 * radius }, closed: true)
  }
}

/// A glyph source that answers every request with one mask, and remembers the sizes asked for.
final class FakeGlyphs: GlyphMasking {
  let mask: GlyphMask?
  private(set) var sizes: [Double] = []

  init(_ mask: GlyphMask?) { self.mask = mask }

  func mask(of text: String, font: Font) -> GlyphMask? {
    sizes.append(font.size)
    return mask
  }
}
