/// The coverage of a pixel, 0…255, by the sum of changes up to it, 2¹⁷ for a whole one.
protocol WindingRule {
  static func coverage(_ sum: Int32) -> UInt32
  /// The same for four pixels.
  static func coverage(_ sums: SIMD4<Int32>) -> SIMD4<UInt32>
}

/// The non-zero rule: covered by whatever winds more often one way than the other.
enum AnyWinding: WindingRule {
  @inline(__always) static func coverage(_ sum: Int32) -> UInt32 {
    let area = min(sum.magnitude, 1 << 17)
    return (area &* 255 &+ 1 << 16) &>> 17
  }

  @inline(__always) static func coverage(_ sums: SIMD4<Int32>) -> SIMD4<UInt32> {
    let sign = sums &>> 31
    let beyond = (sums ^ sign) &- sign &- (1 << 17)
    // The lesser of the area and a whole pixel's.
    let area = (beyond & (beyond &>> 31)) &+ (1 << 17)
    return unsafeBitCast((area &* 255 &+ 1 << 16) &>> 17, to: SIMD4<UInt32>.self)
  }
}

/// The even-odd rule: a second winding takes the first one away again.
enum OddWinding: WindingRule {
  @inline(__always) static func coverage(_ sum: Int32) -> UInt32 {
    let rest = sum.magnitude & (1 << 18 - 1)
    let area = min(rest, 1 << 18 - rest)
    return (area &* 255 &+ 1 << 16) &>> 17
  }

  @inline(__always) static func coverage(_ sums: SIMD4<Int32>) -> SIMD4<UInt32> {
    SIMD4(coverage(sums[0]), coverage(sums[1]), coverage(sums[2]), coverage(sums[3]))
  }
}
