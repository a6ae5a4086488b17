import Engine
import EngineSystem

/// The parts of PNG files, and of APNG's, which has several pictures in one.
enum PNG {
  /// The most bytes in one stored block.
  private static let block = 65_535
  /// The remainder of each byte by CRC-32's polynomial.
  private static let remainders = (0..<256).map { remainder(UInt32($0)) }

  private static func remainder(_ byte: UInt32) -> UInt32 {
    var rest = byte
    for _ in 0..<8 {
      let carry: UInt32 = rest & 1 == 0 ? 0 : 0xEDB8_8320
      rest = rest >> 1 ^ carry
    }
    return rest
  }

  /// The ImageBitmap.pngSignature, and the header of a picture with 8 bits a channel.
  static func head(_ bitmap: Bitmap, isTransparent: Bool) -> [UInt8] {
    var header: [UInt8] = []
    append(UInt32(bitmap.width), to: &header)
    append(UInt32(bitmap.height), to: &header)
    // Three or four channels, one method of each kind, not interlaced.
    header += [8, isTransparent ? 6 : 2, 0, 0, 0]
    var bytes = ImageBitmap.pngSignature
    append(chunk: "IHDR", header, to: &bytes)
    return bytes
  }

  /// The pixels of a block as a zlib stream.
  static func compressed(
    _ bitmap: Bitmap, in block: PixelRect, by deflate: Deflate?, isTransparent: Bool
  ) -> [UInt8] {
    let rows = rows(of: bitmap, in: block, isTransparent: isTransparent)
    return deflate?.compressed(rows) ?? stored(rows)
  }

  /// Row after row, each behind the sign that says it is unfiltered.
  private static func rows(
    of bitmap: Bitmap, in block: PixelRect, isTransparent: Bool
  ) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity((block.width * (isTransparent ? 4 : 3) + 1) * block.height)
    for y in block.top..<block.bottom {
      bytes.append(0)
      for pixel in bitmap.pixels[y * bitmap.width + block.left..<y * bitmap.width + block.right] {
        let color = isTransparent ? StraightAlpha.pixel(pixel) : pixel
        bytes.append(UInt8(truncatingIfNeeded: color >> 16))
        bytes.append(UInt8(truncatingIfNeeded: color >> 8))
        bytes.append(UInt8(truncatingIfNeeded: color))
        if isTransparent { bytes.append(UInt8(truncatingIfNeeded: color >> 24)) }
      }
    }
    return bytes
  }

  /// A zlib stream without a compressor: the bytes stand there as they are.
  private static func stored(_ bytes: [UInt8]) -> [UInt8] {
    var stream: [UInt8] = [0x78, 0x01]
    stream.reserveCapacity(bytes.count + 5 * (bytes.count / block + 1) + 6)
    for start in stride(from: 0, to: bytes.count, by: block) {
      let end = min(bytes.count, start + block)
      let length = UInt16(end - start)
      stream.append(end == bytes.count ? 1 : 0)
      for part in [length, ~length] {
        stream += [UInt8(truncatingIfNeeded: part), UInt8(truncatingIfNeeded: part >> 8)]
      }
      stream += bytes[start..<end]
    }
    append(adler(bytes), to: &stream)
    return stream
  }

  static func append(chunk name: String, _ bytes: [UInt8], to file: inout [UInt8]) {
    append(UInt32(bytes.count), to: &file)
    let start = file.count
    file += Array(name.utf8) + bytes
    append(remainder(file[start...]), to: &file)
  }

  static func append(_ value: UInt32, to bytes: inout [UInt8]) {
    for shift in stride(from: UInt32(24), through: 0, by: -8) {
      bytes.append(UInt8(truncatingIfNeeded: value >> shift))
    }
  }

  /// CRC-32.
  private static func remainder(_ bytes: ArraySlice<UInt8>) -> UInt32 {
    ~bytes.reduce(~0) { rest, byte in
      remainders[Int(UInt8(truncatingIfNeeded: rest) ^ byte)] ^ rest >> 8
    }
  }

  /// Adler-32.
  private static func adler(_ bytes: [UInt8]) -> UInt32 {
    var (sum, sums): (UInt32, UInt32) = (1, 0)
    for byte in bytes {
      sum = (sum + UInt32(byte)) % 65_521
      sums = (sums + sum) % 65_521
    }
    return sums << 16 | sum
  }
}
