/// A picture of pixels that shapes are painted with.
///
/// It never changes, so that any number of views on any threads can show it. It keeps itself in
/// halves of its size, too, down to a single pixel: what is shown smaller stays smooth.
public final class ImageBitmap: Sendable {
  /// The picture in one of its sizes: premultiplied 0xAARRGGBB, row after row from the top.
  struct Level: Sendable {
    let width: Int
    let height: Int
    let pixels: [UInt32]
  }

  /// Itself, and each time half as large.
  let levels: [Level]
  /// True to show its pixels with their edges, however large; else their colours go over into one
  /// another.
  public let isPixelated: Bool
  /// A hash of its pixels, the same in every process.
  let fingerprint: UInt64

  /// The width in pixels, > 0.
  public var width: Int { levels[0].width }
  /// The height in pixels, > 0.
  public var height: Int { levels[0].height }
  /// The pixels, premultiplied 0xAARRGGBB, row after row from the top.
  public var pixels: [UInt32] { levels[0].pixels }

  /// The most pixels of a picture.
  package static let mostPixels = 1 << 24

  /// A picture of `width * height` premultiplied pixels 0xAARRGGBB, row after row from the top.
  ///
  /// - Parameters:
  ///   - width: 1…2²⁰, in pixels.
  ///   - height: 1…2²⁰, in pixels; at most 2²⁴ pixels in all.
  public init(
    width: Int, height: Int, pixels: [UInt32], file: StaticString = #fileID, line: UInt = #line
  ) {
    require(width >= 1 && height >= 1, "an image needs at least 1×1 pixels", file: file, line: line)
    require(
      max(width, height) <= 1 << 20 && width * height <= Self.mostPixels,
      "an image of \(width)×\(height) pixels is too large", file: file, line: line)
    require(
      pixels.count == width * height,
      "an image of \(width)×\(height) pixels, but there are \(pixels.count)", file: file, line: line
    )
    var levels = [Level(width: width, height: height, pixels: pixels)]
    while let half = levels[levels.count - 1].half { levels.append(half) }
    self.levels = levels
    isPixelated = false
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325 &+ UInt64(width)
    for pixel in pixels { hash = (hash ^ UInt64(pixel)) &* 0x0000_0100_0000_01B3 }
    fingerprint = hash
  }

  private init(_ other: ImageBitmap, isPixelated: Bool) {
    levels = other.levels
    self.isPixelated = isPixelated
    // The mark of a smooth picture is that of its pixels.
    fingerprint = other.fingerprint ^ 0x5851_F42D_4C95_7F2D
  }

  /// The same picture with sharp pixels, or with smooth ones.
  public func pixelated(_ isPixelated: Bool = true) -> ImageBitmap {
    isPixelated == self.isPixelated ? self : ImageBitmap(self, isPixelated: isPixelated)
  }
}

extension ImageBitmap {
  /// The bytes that every PNG file begins with.
  package static let pngSignature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// The middle of all its pixels' colours.
  package var meanColor: Color {
    let pixel = levels[levels.count - 1].pixels[0]
    let alpha = Double(pixel >> 24)
    func part(_ shift: UInt32) -> Double {
      alpha > 0 ? min(1, Double(pixel >> shift & 255) / alpha) : 0
    }
    return Color(red: part(16), green: part(8), blue: part(0), alpha: alpha / 255)
  }
}

extension ImageBitmap: Hashable {
  /// True if they have the same pixels.
  public static func == (a: ImageBitmap, b: ImageBitmap) -> Bool {
    a === b
      || (a.fingerprint == b.fingerprint && a.isPixelated == b.isPixelated && a.width == b.width
        && a.height == b.height
        && a.pixels == b.pixels)
  }

  /// Adds its pixels to a hash.
  public func hash(into hasher: inout Hasher) { hasher.combine(fingerprint) }
}

extension ImageBitmap.Level {
  /// The same of half the size: each pixel is the middle of four; nil for a single pixel. A side of
  /// an odd number of pixels ends with one of its own.
  var half: ImageBitmap.Level? {
    guard width > 1 || height > 1 else { return nil }
    let (width, height) = ((self.width + 1) / 2, (self.height + 1) / 2)
    var half: [UInt32] = []
    half.reserveCapacity(width * height)
    for y in 0..<height {
      let top = 2 * y * self.width
      let bottom = min(2 * y + 1, self.height - 1) * self.width
      for x in 0..<width {
        let (left, right) = (2 * x, min(2 * x + 1, self.width - 1))
        half.append(
          Self.middle(
            pixels[top + left], pixels[top + right], pixels[bottom + left], pixels[bottom + right]))
      }
    }
    return ImageBitmap.Level(width: width, height: height, pixels: half)
  }

  private static func middle(_ a: UInt32, _ b: UInt32, _ c: UInt32, _ d: UInt32) -> UInt32 {
    func sum(_ shift: UInt32) -> UInt32 {
      (a &>> shift & 255) &+ (b &>> shift & 255) &+ (c &>> shift & 255) &+ (d &>> shift & 255)
    }
    return stride(from: UInt32(0), to: 32, by: 8).reduce(0) { $0 | ((sum($1) &+ 2) / 4) &<< $1 }
  }
}
