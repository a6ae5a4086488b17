extension SolidSink {
  /// Paints a run of pixels, each with a coverage of its own, 0…255.
  func levels(x: Int, _ levels: UnsafePointer<UInt8>, count: Int) {
    let place = row + (x &- surface.bounds.left)
    let bytes = UnsafeRawPointer(levels)
    var index = 0
    while index &+ 8 <= count {
      // Most of a text's pixels are empty.
      let eight = bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self)
      if eight == .max {
        Self.blend(color, place + index, 8)
      } else if eight != 0 {
        blend(Self.four(bytes + index), place + index)
        blend(Self.four(bytes + (index &+ 4)), place + (index &+ 4))
      }
      index &+= 8
    }
    while index < count {
      let level = UInt32(levels[index])
      if level != 0 { place[index] = Pixel.over(Pixel.scaled(color, by: level), place[index]) }
      index &+= 1
    }
  }

  @inline(__always) private static func four(_ levels: UnsafeRawPointer) -> SIMD4<UInt32> {
    SIMD4(truncatingIfNeeded: levels.loadUnaligned(as: SIMD4<UInt8>.self))
  }

  @inline(__always) func quad(x: Int, coverage: SIMD4<UInt32>) {
    let place = row + (x &- surface.bounds.left)
    #if DEBUG
      // Without an optimiser four lanes take longer than one pixel after the other.
      for index in 0..<4 where coverage[index] != 0 {
        place[index] = Pixel.over(Pixel.scaled(color, by: coverage[index]), place[index])
      }
    #else
      blend(coverage, place)
    #endif
  }

  /// Paints four pixels.
  @inline(__always) private func blend(
    _ coverage: SIMD4<UInt32>, _ place: UnsafeMutablePointer<UInt32>
  ) {
    let levels = PixelQuad.lanes(coverage)
    let front = PixelQuad(SIMD4(repeating: color)).scaled(by: levels)
    let alpha = PixelQuad.product(levels, Pixel.alpha(color))
    place.four = front.over(place.four, rest: 255 &- alpha)
  }
}
