extension SolidSink {
  /// Paints a run of pixels, each with a coverage of its own, 0…255.
  func levels(x: Int, _ levels: UnsafePointer<UInt8>, count: Int) {
    let blender = LevelBlender(color)
    let place = row + (x &- surface.bounds.left)
    let bytes = UnsafeRawPointer(levels)
    var index = 0
    while index &+ 8 <= count {
      // Most of a text's pixels are empty.
      let eight = bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self)
      if eight == .max {
        Self.blend(color, place + index, 8)
      } else if eight != 0 {
        blender.blend(eight, 8, place + index)
      }
      index &+= 8
    }
    var rest: UInt64 = 0
    for last in stride(from: count &- 1, through: index, by: -1) {
      rest = rest &<< 8 | UInt64(levels[last])
    }
    if rest != 0 { blender.blend(rest, count &- index, place + index) }
  }
}

/// Lays one colour over pixels, two at a time, with the arithmetic of `Pixel`.
private struct LevelBlender {
  private typealias Lanes = SIMD8<UInt16>
  private let color: Lanes
  private let alpha: UInt32

  init(_ color: UInt32) {
    alpha = Pixel.alpha(color)
    self.color = Self.components(UInt64(color) | UInt64(color) &<< 32)
  }

  /// - Parameter levels: one byte a pixel, the first one in the lowest.
  @inline(__always) func blend(
    _ levels: UInt64, _ count: Int, _ place: UnsafeMutablePointer<UInt32>
  ) {
    let pixels = UnsafeMutableRawPointer(place)
    var levels = levels
    var index = 0
    while index &+ 2 <= count {
      let back = pixels.loadUnaligned(fromByteOffset: index &* 4, as: UInt64.self)
      pixels.storeBytes(of: over(levels, back), toByteOffset: index &* 4, as: UInt64.self)
      levels &>>= 16
      index &+= 2
    }
    if index < count {
      place[index] = UInt32(truncatingIfNeeded: over(levels, UInt64(place[index])))
    }
  }

  /// Two pixels behind the colour, which covers them by the two lowest of some levels.
  @inline(__always) private func over(_ levels: UInt64, _ back: UInt64) -> UInt64 {
    let (first, second) = (levels & 0xFF, levels &>> 8 & 0xFF)
    let front = Self.dividedBy255(color &* Self.lanes(first, second))
    let rest = Self.lanes(255 &- shown(first), 255 &- shown(second))
    let seen = front &+ Self.dividedBy255(Self.components(back) &* rest)
    return unsafeBitCast(SIMD8<UInt8>(truncatingIfNeeded: seen), to: UInt64.self)
  }

  /// The alpha of the colour at a level.
  @inline(__always) private func shown(_ level: UInt64) -> UInt64 {
    alpha == 255 ? level : UInt64(Pixel.product(UInt32(truncatingIfNeeded: level), alpha))
  }

  /// One factor for the components of each pixel.
  @inline(__always) private static func lanes(_ first: UInt64, _ second: UInt64) -> Lanes {
    let four: UInt64 = 0x0001_0001_0001_0001
    return unsafeBitCast(SIMD2(first &* four, second &* four), to: Lanes.self)
  }

  /// The components of two pixels.
  @inline(__always) private static func components(_ pixels: UInt64) -> Lanes {
    Lanes(truncatingIfNeeded: unsafeBitCast(pixels, to: SIMD8<UInt8>.self))
  }

  /// The nearest whole quotients of products of two levels.
  @inline(__always) private static func dividedBy255(_ products: Lanes) -> Lanes {
    let rounded = products &+ 128
    return (rounded &+ (rounded &>> 8)) &>> 8
  }
}
