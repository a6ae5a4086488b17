/// Lays one colour over pixels, in levels much finer than 1/255: soft edges stay free of bands.
struct ShadowPen {
  /// The opacity of the densest part, 0…1.
  let strength: Float
  private let color: Pixel.Pairs
  private let surface: Surface

  init(_ color: Color, opacity: Double, on surface: Surface) {
    strength = color.alpha > 0 ? Float(min(1, color.alpha) * opacity) : 0
    self.color = Pixel.Pairs(Pixel.premultiplied(color.withAlpha(1)))
    self.surface = surface
  }

  /// An opacity 0…1 in 65,536ths.
  @inline(__always) static func weight(_ level: Float) -> UInt32 {
    level > 0 ? UInt32(min(level, 1) * 65_536 + 0.5) : 0
  }

  /// Paints the columns of a row with weights in 65,536ths.
  func paint(_ weights: UnsafePointer<UInt32>, _ columns: Range<Int>, row y: Int) {
    let place = surface.row(y) - surface.bounds.left
    for x in columns {
      let weight = weights[x &- columns.lowerBound]
      if weight > 0 { place[x] = Pixel.mixed(color, place[x], weight: UInt64(weight)) }
    }
  }
}
