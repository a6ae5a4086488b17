/// Arithmetic on premultiplied pixels 0xAARRGGBB, exact to the nearest of 255 steps.
///
/// A factor of 255 keeps every value and 0 clears it, so opaque colours come out as they went
/// in and empty ones leave no trace.
enum Pixel {
  /// The pixel of a colour; components beyond 0…1 are cut, what is not a number counts as 0.
  static func premultiplied(_ color: Color, opacity: Double = 1) -> UInt32 {
    let alpha = unit(color.alpha) * unit(opacity)
    return level(alpha) << 24 | level(unit(color.red) * alpha) << 16
      | level(unit(color.green) * alpha) << 8 | level(unit(color.blue) * alpha)
  }

  /// A share 0…1 as 0…255.
  static func level(_ share: Double) -> UInt32 { UInt32(unit(share) * 255 + 0.5) }

  @inline(__always) static func alpha(_ pixel: UInt32) -> UInt32 { pixel &>> 24 }

  /// The luminance times the opacity, as SVG weighs red, green and blue.
  @inline(__always) static func luminance(_ pixel: UInt32) -> UInt32 {
    let sum = (pixel &>> 16 & 255) &* 54 &+ (pixel &>> 8 & 255) &* 183 &+ (pixel & 255) &* 19
    return (sum &+ 128) &>> 8
  }

  /// The product of two levels 0…255, where 255 stands for 1.
  @inline(__always) static func product(_ a: UInt32, _ b: UInt32) -> UInt32 {
    let raw = a &* b &+ 128
    return (raw &+ (raw &>> 8)) &>> 8
  }

  /// All four components times `factor` / 255.
  @inline(__always) static func scaled(_ pixel: UInt32, by factor: UInt32) -> UInt32 {
    joined(dividedBy255(spread(pixel) &* UInt64(factor)))
  }

  /// The components in 16-bit lanes, alpha in the highest.
  @inline(__always) static func spread(_ pixel: UInt32) -> UInt64 {
    let wide = UInt64(pixel)
    return (wide | wide &<< 24) & lanes
  }

  /// The pixel whose components lie in such lanes.
  @inline(__always) static func joined(_ lanes: UInt64) -> UInt32 {
    UInt32(truncatingIfNeeded: lanes | lanes &>> 24)
  }

  /// The low halves of four 16-bit lanes.
  private static let lanes: UInt64 = 0x00FF_00FF_00FF_00FF

  /// The nearest whole quotient of each of four 16-bit lanes up to 255².
  @inline(__always) static func dividedBy255(_ products: UInt64) -> UInt64 {
    let rounded = products &+ 0x0080_0080_0080_0080
    return (rounded &+ (rounded &>> 8 & lanes)) &>> 8 & lanes
  }

  /// The way from one pixel's lanes to another's, at `share` / 256 of it.
  @inline(__always) static func mixed(_ a: UInt64, _ b: UInt64, share: UInt64) -> UInt64 {
    (a &* (256 &- share) &+ b &* share &+ 0x0080_0080_0080_0080) &>> 8 & lanes
  }

  /// The pixel that is seen where one lies in front of another.
  @inline(__always) static func over(_ front: UInt32, _ back: UInt32) -> UInt32 {
    front &+ scaled(back, by: 255 &- alpha(front))
  }

  /// True if no component of two pixels differs by more than a level.
  static func areNear(_ a: UInt32, _ b: UInt32) -> Bool {
    stride(from: UInt32(0), to: 32, by: 8).allSatisfy { shift in
      abs(Int(a &>> shift & 255) - Int(b &>> shift & 255)) <= 1
    }
  }

  /// A pixel's components in 32-bit lanes: the first and the third byte, the second and the fourth.
  struct Pairs {
    let even: UInt64
    let odd: UInt64

    @inline(__always) init(_ pixel: UInt32) {
      let halves = UInt64(pixel) | UInt64(pixel) &<< 16
      even = halves & 0x0000_00FF_0000_00FF
      odd = halves &>> 8 & 0x0000_00FF_0000_00FF
    }
  }

  /// The way from one pixel to another, at `weight` / 65,536 of it, exact to the nearest of 255
  /// steps.
  @inline(__always) static func mixed(_ front: Pairs, _ back: UInt32, weight: UInt64) -> UInt32 {
    let back = Pairs(back)
    // Differences may be below 0, but no lane of the sums is.
    let even = back.even &<< 16 &+ (front.even &- back.even) &* weight &+ halves
    let odd = back.odd &<< 16 &+ (front.odd &- back.odd) &* weight &+ halves
    let pairs = even &>> 16 & 0x0000_00FF_0000_00FF | odd &>> 8 & 0x0000_FF00_0000_FF00
    return UInt32(truncatingIfNeeded: pairs | pairs &>> 16)
  }

  private static let halves: UInt64 = 0x0000_8000_0000_8000

  private static func unit(_ share: Double) -> Double { share > 0 ? min(share, 1) : 0 }
}
