extension GlyphMask {
  /// Paints the part of the mask inside `bounds` (which lies inside the mask), pixel on pixel.
  func blend(x left: Int, y top: Int, in bounds: PixelRect, into sink: inout SolidSink) {
    coverage.withUnsafeBufferPointer { coverage in
      guard let base = coverage.baseAddress else { return }
      for y in bounds.top..<bounds.bottom {
        sink.beginRow(y)
        let first = base + ((y &- top) &* width &+ bounds.left &- left)
        sink.levels(x: bounds.left, first, count: bounds.width)
      }
    }
  }

  /// The same, moved on by 256ths of a pixel: each pixel is shared by its neighbours.
  func blend(
    x left: Int, y top: Int, right: Int, down: Int, in bounds: PixelRect,
    into sink: inout SolidSink, _ rows: TextRows
  ) {
    let count = bounds.width
    let (sums, levels) = (rows.sums.reserve(count + 1), rows.levels.reserve(count))
    // Beside the mask it is empty: there the sums stay 0.
    let first = bounds.left &- left &- 1
    let columns = max(0, first)..<min(width, first &+ count &+ 1)
    sums.update(repeating: 0, count: count + 1)
    coverage.withUnsafeBufferPointer { coverage in
      guard let base = coverage.baseAddress else { return }
      for y in bounds.top..<bounds.bottom {
        sink.beginRow(y)
        let row = y &- top
        let (above, here) = (max(0, row &- 1) &* width, min(row, height &- 1) &* width)
        Self.share(
          base + (above &+ columns.lowerBound), row > 0 ? down : 0,
          base + (here &+ columns.lowerBound), row < height ? 256 &- down : 0,
          into: sums + (columns.lowerBound &- first), columns.count)
        Self.share(sums, right, into: levels, count)
        sink.levels(x: bounds.left, levels, count: count)
      }
    }
  }

  /// Two rows in shares of 256.
  private static func share(
    _ above: UnsafePointer<UInt8>, _ upper: Int, _ here: UnsafePointer<UInt8>, _ lower: Int,
    into sums: UnsafeMutablePointer<UInt16>, _ count: Int
  ) {
    let (upper, lower) = (UInt16(upper), UInt16(lower))
    for column in 0..<count {
      sums[column] = UInt16(above[column]) &* upper &+ UInt16(here[column]) &* lower
    }
  }

  /// Each sum with the one before it: `right` 256ths of that.
  private static func share(
    _ sums: UnsafePointer<UInt16>, _ right: Int, into levels: UnsafeMutablePointer<UInt8>,
    _ count: Int
  ) {
    let (right, rest) = (UInt32(right), UInt32(256 - right))
    for x in 0..<count {
      let sum = UInt32(sums[x]) &* right &+ UInt32(sums[x &+ 1]) &* rest
      levels[x] = UInt8(truncatingIfNeeded: (sum &+ 32_768) &>> 16)
    }
  }
}
