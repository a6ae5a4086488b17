import Engine

/// A frame of a GIF without its length: the pixels of a block, with colours of its own.
struct GIFImage {
  /// The number that stands for pixels that stay as they are; nil: all are new.
  let transparent: UInt8?
  let bytes: [UInt8]

  /// - Parameter old: the frame before; nil: there is none.
  init(_ bitmap: Bitmap, in block: PixelRect, over old: [UInt32]?) {
    let pixels = Self.pixels(of: bitmap, in: block, over: old)
    let counts = Self.counts(pixels)
    let stays = counts[Self.staying] != nil
    let palette = GIFPalette(
      counts.filter { $0.key != Self.staying }, limit: stays ? 255 : 256)
    transparent = stays ? UInt8(palette.colors.count) : nil
    let indices = Self.indices(pixels, palette, transparent ?? 0)
    let used = palette.colors.count + (stays ? 1 : 0)
    let bits = max(1, Int.bitWidth - (used - 1).leadingZeroBitCount)
    bytes =
      [0x2C] + Self.words(block.left, block.top, block.width, block.height)
      + Self.table(palette, bits) + GIFCompression.data(indices, bits: bits)
  }

  /// A number in two bytes, the lower one first.
  static func words(_ values: Int...) -> [UInt8] {
    values.flatMap { [UInt8(truncatingIfNeeded: $0), UInt8(truncatingIfNeeded: $0 >> 8)] }
  }

  /// No colour: the pixel stays as it is.
  private static let staying: UInt32 = 0xFF00_0000

  /// The block's colours, row after row; those that were there before are `staying`.
  private static func pixels(
    of bitmap: Bitmap, in block: PixelRect, over old: [UInt32]?
  ) -> [UInt32] {
    var pixels: [UInt32] = []
    pixels.reserveCapacity(block.width * block.height)
    for y in block.top..<block.bottom {
      let row = y * bitmap.width + block.left..<y * bitmap.width + block.right
      guard let old else {
        pixels += bitmap.pixels[row].map { $0 & 0xFF_FFFF }
        continue
      }
      for (new, old) in zip(bitmap.pixels[row], old[row]) {
        pixels.append(new == old ? staying : new & 0xFF_FFFF)
      }
    }
    return pixels
  }

  private static func counts(_ pixels: [UInt32]) -> [UInt32: Int] {
    var counts: [UInt32: Int] = [:]
    // Most pixels are like the one before them.
    var run = (color: staying, count: 0)
    for pixel in pixels {
      if pixel == run.color {
        run.count += 1
        continue
      }
      if run.count > 0 { counts[run.color, default: 0] += run.count }
      run = (pixel, 1)
    }
    if run.count > 0 { counts[run.color, default: 0] += run.count }
    return counts
  }

  private static func indices(
    _ pixels: [UInt32], _ palette: GIFPalette, _ transparent: UInt8
  ) -> [UInt8] {
    var last = (color: staying, index: transparent)
    var indices: [UInt8] = []
    indices.reserveCapacity(pixels.count)
    for pixel in pixels {
      if pixel != last.color {
        last = (pixel, pixel == staying ? transparent : palette[pixel])
      }
      indices.append(last.index)
    }
    return indices
  }

  /// The sign for a table of its own, and the table.
  private static func table(_ palette: GIFPalette, _ bits: Int) -> [UInt8] {
    let colors = palette.colors.flatMap { color in
      [16, 8, 0].map { UInt8(truncatingIfNeeded: color >> UInt32($0)) }
    }
    let rest = (3 << bits) - colors.count
    return [0x80 | UInt8(bits - 1)] + colors + [UInt8](repeating: 0, count: max(0, rest))
  }
}
