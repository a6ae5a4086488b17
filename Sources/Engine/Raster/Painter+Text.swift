extension Painter {
  func text(_ line: TextLine, at origin: Point, on canvas: Canvas) {
    let found = TextPlacement(line, at: origin, map: canvas.map, glyphs: canvas.glyphs)
    guard let placement = found else { return }
    let bounds = placement.bounds.intersection(canvas.bounds)
    guard !bounds.isEmpty else { return }
    let color = Pixel.premultiplied(line.color, opacity: canvas.opacity)
    var sink = SolidSink(surface: canvas.surface, color: color)
    if let corner = placement.corner {
      placement.mask.blend(at: corner, in: bounds, into: &sink)
    } else if let inverse = placement.map.inverse {
      placement.mask.blend(through: inverse, in: bounds, into: &sink)
    }
  }
}

extension GlyphMask {
  /// Paints the part of the mask inside `bounds` (which lies inside the mask), pixel on pixel.
  fileprivate func blend(
    at corner: (x: Int, y: Int), in bounds: PixelRect, into sink: inout SolidSink
  ) {
    coverage.withUnsafeBufferPointer { coverage in
      for y in bounds.top..<bounds.bottom {
        sink.beginRow(y)
        let row = (y &- corner.y) &* width &- corner.x
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

  /// Paints the mask as seen through a map from the device's pixels to the mask's.
  fileprivate func blend(
    through map: AffineTransform, in bounds: PixelRect, into sink: inout SolidSink
  ) {
    coverage.withUnsafeBufferPointer { coverage in
      for y in bounds.top..<bounds.bottom {
        sink.beginRow(y)
        for x in bounds.left..<bounds.right {
          let place = map.apply(to: Point(Double(x) + 0.5, Double(y) + 0.5))
          let level = sample(coverage, place.x - 0.5, place.y - 0.5)
          if level != 0 { sink.span(x: x, count: 1, coverage: level) }
        }
      }
    }
  }

  /// The coverage between four neighbours; outside the mask it is 0.
  @inline(__always) private func sample(
    _ coverage: UnsafeBufferPointer<UInt8>, _ x: Double, _ y: Double
  ) -> UInt32 {
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
    return UInt32(upper * (1 - below) + lower * below + 0.5)
  }
}
