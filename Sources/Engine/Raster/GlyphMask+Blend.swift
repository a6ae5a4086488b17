extension GlyphMask {
  /// Paints the part of the mask inside `bounds` (which lies inside the mask), pixel on pixel.
  func blend(x left: Int, y top: Int, in bounds: PixelRect, into sink: inout SolidSink) {
    coverage.withUnsafeBufferPointer { coverage in
      for y in bounds.top..<bounds.bottom {
        sink.beginRow(y)
        let row = (y &- top) &* width &- left
        var x = bounds.left
        while x < bounds.right {
          let start = x
          let level = coverage[row &+ x]
          repeat { x &+= 1 } while x < bounds.right && coverage[row &+ x] == level
          if level != 0 { sink.span(x: start, count: x &- start, coverage: UInt32(level)) }
        }
      }
    }
  }

  /// The same, moved on by 256ths of a pixel: each pixel is shared by its neighbours.
  func blend(
    x left: Int, y top: Int, right: Int, down: Int, in bounds: PixelRect,
    into sink: inout SolidSink
  ) {
    coverage.withUnsafeBufferPointer { coverage in
      for y in bounds.top..<bounds.bottom {
        sink.beginRow(y)
        // Above the first row and below the last one a mask is empty.
        let row = y &- top
        let (upper, lower) = (row > 0 ? down : 0, row < height ? 256 &- down : 0)
        let (above, here) = (max(0, row &- 1) &* width, min(row, height &- 1) &* width)
        func level(_ column: Int) -> Int {
          guard column >= 0, column < width else { return 0 }
          return Int(coverage[above &+ column]) &* upper &+ Int(coverage[here &+ column]) &* lower
        }
        var last = level(bounds.left &- left &- 1)
        for x in bounds.left..<bounds.right {
          let next = level(x &- left)
          let sum = last &* right &+ next &* (256 &- right)
          last = next
          let shared = UInt32(truncatingIfNeeded: (sum &+ 32_768) &>> 16)
          if shared != 0 { sink.span(x: x, count: 1, coverage: shared) }
        }
      }
    }
  }

  /// Paints the mask as seen through a map from the device's pixels to the mask's.
  func blend(
    through map: AffineTransform, in bounds: PixelRect, into sink: inout SolidSink
  ) {
    coverage.withUnsafeBufferPointer { coverage in
      for y in bounds.top..<bounds.bottom {
        sink.beginRow(y)
        for x in bounds.left..<bounds.right {
          let level = UInt32(sample(coverage, map, x, y) + 0.5)
          if level != 0 { sink.span(x: x, count: 1, coverage: level) }
        }
      }
    }
  }

  /// Paints two masks of one text, each through its map; the other one counts as `share`.
  func blend(
    through map: AffineTransform, _ other: GlyphMask, _ otherMap: AffineTransform,
    share: Double, in bounds: PixelRect, into sink: inout SolidSink
  ) {
    coverage.withUnsafeBufferPointer { coverage in
      other.coverage.withUnsafeBufferPointer { otherCoverage in
        for y in bounds.top..<bounds.bottom {
          sink.beginRow(y)
          for x in bounds.left..<bounds.right {
            let (first, second) = (
              sample(coverage, map, x, y), other.sample(otherCoverage, otherMap, x, y)
            )
            let level = UInt32(first * (1 - share) + second * share + 0.5)
            if level != 0 { sink.span(x: x, count: 1, coverage: level) }
          }
        }
      }
    }
  }

  /// The coverage between the four neighbours of a device's pixel; outside the mask it is 0.
  @inline(__always) private func sample(
    _ coverage: UnsafeBufferPointer<UInt8>, _ map: AffineTransform, _ x: Int, _ y: Int
  ) -> Double {
    let place = map.apply(to: Point(Double(x) + 0.5, Double(y) + 0.5)) - Point(0.5, 0.5)
    let (x, y) = (place.x, place.y)
    guard x > -1, y > -1, x < Double(width), y < Double(height) else { return 0 }
    // Shifted by one pixel, cutting off is rounding down.
    let (column, row) = (Int(x + 1) &- 1, Int(y + 1) &- 1)
    let (right, below) = (x - Double(column), y - Double(row))
    func level(_ column: Int, _ row: Int) -> Double {
      guard column >= 0, column < width, row >= 0, row < height else { return 0 }
      return Double(coverage[row &* width &+ column])
    }
    let upper = level(column, row) * (1 - right) + level(column + 1, row) * right
    let lower = level(column, row + 1) * (1 - right) + level(column + 1, row + 1) * right
    return upper * (1 - below) + lower * below
  }
}
