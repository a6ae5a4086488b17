import Engine

/// Pictures as the bytes of simple file formats; alpha does not count.
enum ImageEncoding {
  /// Portable pixmap (P6).
  static func ppm(_ bitmap: Bitmap) -> [UInt8] {
    var bytes = Array("P6\n\(bitmap.width) \(bitmap.height)\n255\n".utf8)
    bytes.reserveCapacity(bytes.count + bitmap.pixels.count * 3)
    for pixel in bitmap.pixels {
      bytes.append(UInt8(truncatingIfNeeded: pixel >> 16))
      bytes.append(UInt8(truncatingIfNeeded: pixel >> 8))
      bytes.append(UInt8(truncatingIfNeeded: pixel))
    }
    return bytes
  }

  /// Windows bitmap: 24 bits a pixel, rows from the bottom, each filled up to four bytes.
  static func bmp(_ bitmap: Bitmap) -> [UInt8] {
    let padding = (4 - bitmap.width * 3 % 4) % 4
    let size = (bitmap.width * 3 + padding) * bitmap.height
    var bytes = Array("BM".utf8)
    bytes.reserveCapacity(54 + size)
    let header = [54 + size, 0, 54, 40, bitmap.width, bitmap.height]
    for value in header { append(UInt32(value), to: &bytes) }
    append(24 << 16 | 1, to: &bytes)
    for value in [0, size, 2835, 2835, 0, 0] { append(UInt32(value), to: &bytes) }
    for y in stride(from: bitmap.height - 1, through: 0, by: -1) {
      for pixel in bitmap.pixels[y * bitmap.width..<(y + 1) * bitmap.width] {
        bytes.append(UInt8(truncatingIfNeeded: pixel))
        bytes.append(UInt8(truncatingIfNeeded: pixel >> 8))
        bytes.append(UInt8(truncatingIfNeeded: pixel >> 16))
      }
      bytes.append(contentsOf: repeatElement(0, count: padding))
    }
    return bytes
  }

  private static func append(_ value: UInt32, to bytes: inout [UInt8]) {
    for shift in stride(from: UInt32(0), to: 32, by: 8) {
      bytes.append(UInt8(truncatingIfNeeded: value >> shift))
    }
  }
}
