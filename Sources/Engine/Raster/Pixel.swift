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

  /// The product of two levels 0…255, where 255 stands for 1.
  @inline(__always) static func product(_ a: UInt32, _ b: UInt32) -> UInt32 {
    let raw = a &* b &+ 128
    return (raw &+ (raw &>> 8)) &>> 8
  }

  /// All four components times `factor` / 255.
  @inline(__always) static func scaled(_ pixel: UInt32, by factor: UInt32) -> UInt32 {
    let wide = UInt64(pixel)
    let spread = (wide | wide &<< 24) & lanes
    let result = dividedBy255(spread &* UInt64(factor))
    return UInt32(truncatingIfNeeded: result | result &>> 24)
  }

  /// Two pixels side by side in a word, times `factor` / 255.
  @inline(__always) static func pairScaled(_ pair: UInt64, by factor: UInt64) -> UInt64 {
    let even = dividedBy255((pair & lanes) &* factor)
    let odd = dividedBy255((pair &>> 8 & lanes) &* factor)
    return even | odd &<< 8
  }

  /// The low halves of four 16-bit lanes.
  private static let lanes: UInt64 = 0x00FF_00FF_00FF_00FF

  /// The nearest whole quotient of each of four 16-bit lanes up to 255².
  @inline(__always) private static func dividedBy255(_ products: UInt64) -> UInt64 {
    let rounded = products &+ 0x0080_0080_0080_0080
    return (rounded &+ (rounded &>> 8 & lanes)) &>> 8 & lanes
  }

  /// What is seen of a pixel behind another one.
  @inline(__always) static func over(_ front: UInt32, _ back: UInt32) -> UInt32 {
    front &+ scaled(back, by: 255 &- alpha(front))
  }

  private static func unit(_ share: Double) -> Double { share > 0 ? min(share, 1) : 0 }
}
