import Engine

/// Pictures as the bytes of simple file formats; alpha does not count.
package enum ImageEncoding {
  /// A receiver of a file's bytes, part after part.
  typealias Taker = (UnsafeRawBufferPointer) throws -> Void

  /// Portable pixmap (P6).
  static func ppm(_ bitmap: Bitmap, to take: Taker) throws {
    try Array("P6\n\(bitmap.width) \(bitmap.height)\n255\n".utf8).withUnsafeBytes(take)
    try pack(bitmap, rows: Array(0..<bitmap.height), .redFirst, padding: 0, to: take)
  }

  /// Windows bitmap: 24 bits a pixel, rows from the bottom, each filled up to four bytes.
  static func bmp(_ bitmap: Bitmap, to take: Taker) throws {
    let padding = (4 - bitmap.width * 3 % 4) % 4
    let size = (bitmap.width * 3 + padding) * bitmap.height
    var head = Array("BM".utf8)
    let header = [54 + size, 0, 54, 40, bitmap.width, bitmap.height]
    for value in header { append(UInt32(value), to: &head) }
    append(24 << 16 | 1, to: &head)
    for value in [0, size, 2835, 2835, 0, 0] { append(UInt32(value), to: &head) }
    try head.withUnsafeBytes(take)
    try pack(bitmap, rows: (0..<bitmap.height).reversed(), .blueFirst, padding: padding, to: take)
  }

  private static func append(_ value: UInt32, to bytes: inout [UInt8]) {
    for shift in stride(from: UInt32(0), to: 32, by: 8) {
      bytes.append(UInt8(truncatingIfNeeded: value >> shift))
    }
  }

  /// The bytes that are packed before they are handed on: few enough to be still in the processor's
  /// cache when the system copies them.
  private static let block = 1 << 16

  /// The order of a pixel's three bytes.
  private enum Order { case redFirst, blueFirst }

  /// Hands on rows with three bytes a pixel, and so many zeros behind each, < 4.
  private static func pack(
    _ bitmap: Bitmap, rows: [Int], _ order: Order, padding: Int, to take: Taker
  ) throws {
    let (width, length) = (bitmap.width, bitmap.width * 3 + padding)
    let most = max(1, block / length)
    try bitmap.pixels.withUnsafeBufferPointer { pixels in
      // Pixels are stored in words, whose ends the next ones cover.
      try withUnsafeTemporaryAllocation(byteCount: most * length + 8, alignment: 16) { bytes in
        for first in stride(from: 0, to: rows.count, by: most) {
          let some = rows[first..<min(first + most, rows.count)]
          for (place, row) in some.enumerated() {
            let line = bytes.baseAddress.map { $0 + place * length }
            let start = pixels.baseAddress.map { $0 + row * width }
            if let line, let start { pack(start, count: width, order, to: line) }
          }
          try take(UnsafeRawBufferPointer(rebasing: bytes[..<(some.count * length)]))
        }
      }
    }
  }

  /// Packs one row; some bytes behind it are lost, fewer than eight.
  private static func pack(
    _ row: UnsafePointer<UInt32>, count: Int, _ order: Order, to bytes: UnsafeMutableRawPointer
  ) {
    switch order {
    case .redFirst:
      pack(row, count: count, to: bytes) {
        $0.byteSwapped &>> 40 | $0.byteSwapped &<< 16 & 0xFFFF_FF00_0000
      }
    case .blueFirst:
      pack(row, count: count, to: bytes) { $0 & 0xFF_FFFF | $0 &>> 8 & 0xFFFF_FF00_0000 }
    }
    (bytes + count * 3).storeBytes(of: 0, as: UInt32.self)
  }

  /// Packs two pixels at a time.
  @inline(__always) private static func pack(
    _ row: UnsafePointer<UInt32>, count: Int, to bytes: UnsafeMutableRawPointer,
    _ six: (UInt64) -> UInt64
  ) {
    for pair in 0..<count / 2 {
      let pixels = UInt64(row[2 &* pair &+ 1]) &<< 32 | UInt64(row[2 &* pair])
      (bytes + 6 &* pair).storeBytes(of: six(pixels).littleEndian, as: UInt64.self)
    }
    guard count & 1 == 1 else { return }
    let last = six(UInt64(row[count - 1]))
    (bytes + 3 * (count - 1)).storeBytes(of: last.littleEndian, as: UInt64.self)
  }
}
