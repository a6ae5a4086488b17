/// Four pixels at once, with the arithmetic of `Pixel`: the first and the third byte of each in
/// 16-bit lanes, and the second and the fourth.
struct PixelQuad {
  typealias Lanes = SIMD8<UInt16>

  private var even: Lanes
  private var odd: Lanes

  @inline(__always) init(_ pixels: SIMD4<UInt32>) {
    let lanes = unsafeBitCast(pixels, to: Lanes.self)
    even = lanes & 0xFF
    odd = lanes &>> 8
  }

  private init(even: Lanes, odd: Lanes) {
    self.even = even
    self.odd = odd
  }

  @inline(__always) var pixels: SIMD4<UInt32> {
    unsafeBitCast(even | odd &<< 8, to: SIMD4<UInt32>.self)
  }

  /// The alpha of each pixel, in both of its lanes.
  @inline(__always) var alpha: Lanes {
    Self.lanes(unsafeBitCast(odd, to: SIMD4<UInt32>.self) &>> 16)
  }

  /// A factor for each pixel, in both of its lanes.
  @inline(__always) static func lanes(_ factors: SIMD4<UInt32>) -> Lanes {
    unsafeBitCast(factors | factors &<< 16, to: Lanes.self)
  }

  /// All components times the factors / 255.
  @inline(__always) func scaled(by factors: Lanes) -> PixelQuad {
    PixelQuad(
      even: Self.dividedBy255(even &* factors), odd: Self.dividedBy255(odd &* factors))
  }

  /// The pixels that are seen where these lie in front of others, whose components count `rest` /
  /// 255.
  @inline(__always) func over(_ back: SIMD4<UInt32>, rest: Lanes) -> SIMD4<UInt32> {
    let back = PixelQuad(back).scaled(by: rest)
    return PixelQuad(even: even &+ back.even, odd: odd &+ back.odd).pixels
  }

  /// The nearest whole quotients of products of two levels.
  @inline(__always) static func dividedBy255(_ products: Lanes) -> Lanes {
    let rounded = products &+ 128
    return (rounded &+ (rounded &>> 8)) &>> 8
  }
}

extension UnsafeMutablePointer<UInt32> {
  /// Four pixels from here on.
  @inline(__always) var four: SIMD4<UInt32> {
    get { UnsafeRawPointer(self).loadUnaligned(as: SIMD4<UInt32>.self) }
    nonmutating set {
      UnsafeMutableRawPointer(self).storeBytes(of: newValue, as: SIMD4<UInt32>.self)
    }
  }
}
