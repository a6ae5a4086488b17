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
    var even = (pixel & 0x00FF_00FF) &* factor &+ 0x0080_0080
    var odd = ((pixel &>> 8) & 0x00FF_00FF) &* factor &+ 0x0080_0080
    even = ((even &+ ((even &>> 8) & 0x00FF_00FF)) &>> 8) & 0x00FF_00FF
    odd = (odd &+ ((odd &>> 8) & 0x00FF_00FF)) & 0xFF00_FF00
    return even | odd
  }

  /// What is seen of a pixel behind another one.
  @inline(__always) static func over(_ front: UInt32, _ back: UInt32) -> UInt32 {
    front &+ scaled(back, by: 255 &- alpha(front))
  }

  private static func unit(_ share: Double) -> Double { share > 0 ? min(share, 1) : 0 }
}

/// The same arithmetic on four pixels at once, in operations that every x86-64 and ARM has.
enum Pixels4 {
  typealias Pixels = SIMD4<UInt32>
  typealias Lanes = SIMD8<UInt16>

  /// Four pixels times one factor a component.
  @inline(__always) static func scaled(_ pixels: Pixels, by factors: Lanes) -> Pixels {
    let lanes = unsafeBitCast(pixels, to: Lanes.self)
    var even = (lanes & Lanes(repeating: 255)) &* factors &+ Lanes(repeating: 128)
    var odd = (lanes &>> 8) &* factors &+ Lanes(repeating: 128)
    even = (even &+ (even &>> 8)) &>> 8
    odd = (odd &+ (odd &>> 8)) & Lanes(repeating: 0xFF00)
    return unsafeBitCast(even | odd, to: Pixels.self)
  }

  @inline(__always) static func over(_ front: Pixels, _ back: Pixels) -> Pixels {
    let alpha = front &>> 24
    let factors = unsafeBitCast(alpha | (alpha &<< 16), to: Lanes.self)
    return front &+ scaled(back, by: Lanes(repeating: 255) &- factors)
  }

  @inline(__always) static func load(_ place: UnsafeMutablePointer<UInt32>) -> Pixels {
    UnsafeRawPointer(place).loadUnaligned(as: Pixels.self)
  }

  @inline(__always) static func store(_ pixels: Pixels, _ place: UnsafeMutablePointer<UInt32>) {
    UnsafeMutableRawPointer(place).storeBytes(of: pixels, as: Pixels.self)
  }
}
