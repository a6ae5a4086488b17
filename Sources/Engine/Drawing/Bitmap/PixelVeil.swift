/// One pixel that is laid over many others, four at once, with the arithmetic of `Pixel`.
struct PixelVeil {
  /// The components times 255, and the half that rounds a sum to its nearest quotient.
  private let even: PixelQuad.Lanes
  private let odd: PixelQuad.Lanes
  /// The share of 255 with which is seen what lies behind.
  private let rest: PixelQuad.Lanes

  @inline(__always) init(_ pixel: UInt32) {
    let front = PixelQuad(SIMD4(repeating: pixel))
    even = front.even &* 255 &+ 128
    odd = front.odd &* 255 &+ 128
    rest = PixelQuad.Lanes(repeating: UInt16(truncatingIfNeeded: 255 &- Pixel.alpha(pixel)))
  }

  /// The pixels that are seen where the one lies in front of others.
  @inline(__always) func over(_ back: SIMD4<UInt32>) -> SIMD4<UInt32> {
    let back = PixelQuad(back)
    return PixelQuad(
      even: PixelQuad.cut(back.even &* rest &+ even), odd: PixelQuad.cut(back.odd &* rest &+ odd)
    ).pixels
  }
}
