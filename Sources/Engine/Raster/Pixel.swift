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

  /// The way from one pixel to another, at `weight` / 65,536 of it, exact to the nearest of 255 steps.
  @inline(__always) static func mixed(_ front: UInt32, _ back: UInt32, weight: UInt64) -> UInt32 {
    let rest = 65_536 &- weight
    let even = pair(front) &* weight &+ pair(back) &* rest &+ halves
    let odd = pair(front &>> 8) &* weight &+ pair(back &>> 8) &* rest &+ halves
    return unpaired(even &>> 16) | unpaired(odd &>> 16) &<< 8
  }

  private static let halves: UInt64 = 0x0000_8000_0000_8000

  /// The first and the third byte in 32-bit lanes.
  @inline(__always) private static func pair(_ pixel: UInt32) -> UInt64 {
    UInt64(pixel & 0xFF) | UInt64(pixel & 0xFF_0000) &<< 16
  }

  /// The low bytes of 32-bit lanes as the first and the third byte.
  @inline(__always) private static func unpaired(_ lanes: UInt64) -> UInt32 {
    UInt32(lanes & 0xFF) | UInt32(lanes &>> 16 & 0xFF_0000)
  }

  private static func unit(_ share: Double) -> Double { share > 0 ? min(share, 1) : 0 }
}
