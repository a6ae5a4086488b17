import Engine

/// The slow rule of `ImageEncoding`: byte after byte.
enum PlainEncoding {
  static func ppm(_ bitmap: Bitmap) -> [UInt8] {
    var bytes = Array("P6\n\(bitmap.width) \(bitmap.height)\n255\n".utf8)
    for pixel in bitmap.pixels {
      for shift: UInt32 in [16, 8, 0] { bytes.append(UInt8(truncatingIfNeeded: pixel >> shift)) }
    }
    return bytes
  }

  static func bmp(_ bitmap: Bitmap) -> [UInt8] {
    let padding = (4 - bitmap.width * 3 % 4) % 4
    let size = (bitmap.width * 3 + padding) * bitmap.height
    var bytes = Array("BM".utf8)
    let header = [
      54 + size, 0, 54, 40, bitmap.width, bitmap.height, 24 << 16 | 1, 0, size, 2835, 2835, 0, 0,
    ]
    for value in header {
      for shift in [0, 8, 16, 24] { bytes.append(UInt8(truncatingIfNeeded: value >> shift)) }
    }
    for y in stride(from: bitmap.height - 1, through: 0, by: -1) {
      for pixel in bitmap.pixels[y * bitmap.width..<(y + 1) * bitmap.width] {
        for shift: UInt32 in [0, 8, 16] { bytes.append(UInt8(truncatingIfNeeded: pixel >> shift)) }
      }
      bytes.append(contentsOf: repeatElement(0, count: padding))
    }
    return bytes
  }
}
