/// Lays one colour over pixels, in levels much finer than 1/255: soft edges stay free of bands.
struct ShadowPen {
  /// The opacity of the densest part, 0…1.
  let strength: Float
  private let color: UInt32
  private let surface: Surface

  init(_ color: Color, opacity: Double, on surface: Surface) {
    strength = color.alpha > 0 ? Float(min(1, color.alpha) * opacity) : 0
    self.color = Pixel.premultiplied(color.withAlpha(1))
    self.surface = surface
  }

  /// An opacity 0…1 in 65,536ths; 1 is one of them less, which nobody can tell apart.
  @inline(__always) static func weight(_ level: Float) -> UInt16 {
    // The bias shifts the nearest whole number into the lowest bits.
    let biased = max(0, min(level * 65_536, 65_535)) + 0x1p23
    return UInt16(truncatingIfNeeded: biased.bitPattern)
  }

  /// Such a weight in both halves of a pixel's lanes.
  @inline(__always) static func weights(_ level: Float) -> UInt32 {
    UInt32(weight(level)) &* 0x1_0001
  }

  /// The same of four levels.
  @inline(__always) static func weights(_ levels: SIMD4<Float>) -> SIMD4<UInt32> {
    var weights = levels * 65_536
    weights.replace(with: 65_535, where: weights .> 65_535)
    weights.replace(with: 0, where: weights .< 0)
    let bits = unsafeBitCast(weights + 0x1p23, to: SIMD4<UInt32>.self) & 0xFFFF
    return bits &<< 16 | bits
  }

  /// Paints the columns of a row with such weights.
  func paint(_ weights: UnsafePointer<UInt32>, _ columns: Range<Int>, row y: Int) {
    let place = surface.row(y) + (columns.lowerBound &- surface.bounds.left)
    let front = PixelQuad(SIMD4(repeating: color))
    let pairs = Pixel.Pairs(color)
    var index = 0
    while index &+ 4 <= columns.count {
      let lanes = UnsafeRawPointer(weights + index).loadUnaligned(as: PixelQuad.Lanes.self)
      (place + index).four = front.mixed((place + index).four, weights: lanes)
      index &+= 4
    }
    while index < columns.count {
      place[index] = Pixel.mixed(pairs, place[index], weight: UInt64(weights[index] &>> 16))
      index &+= 1
    }
  }
}
