/// Four pixels at once, with the arithmetic of `Pixel`: the first and the third byte of each in
/// 16-bit lanes, and the second and the fourth.
struct PixelQuad {
  typealias Lanes = SIMD8<UInt16>

  let even: Lanes
  let odd: Lanes

  @inline(__always) init(_ pixels: SIMD4<UInt32>) {
    let lanes = unsafeBitCast(pixels, to: Lanes.self)
    even = lanes & 0xFF
    odd = lanes &>> 8
  }

  @inline(__always) init(even: Lanes, odd: Lanes) {
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

  /// The products of four levels with another one, all of which 255 stands for 1, in both lanes of
  /// each pixel.
  @inline(__always) static func factors(_ levels: SIMD4<UInt32>, _ other: UInt32) -> Lanes {
    product(lanes(levels), other)
  }

  /// The same for levels that lie in both lanes.
  @inline(__always) static func product(_ levels: Lanes, _ other: UInt32) -> Lanes {
    dividedBy255(levels &* Lanes(repeating: UInt16(truncatingIfNeeded: other)))
  }

  /// The way from other pixels to these, at `weights` / 65,536 of it, exact to the nearest of 255
  /// steps.
  @inline(__always) func mixed(_ back: SIMD4<UInt32>, weights: Lanes) -> SIMD4<UInt32> {
    let back = PixelQuad(back)
    return PixelQuad(
      even: Self.mixed(even, back.even, weights), odd: Self.mixed(odd, back.odd, weights)
    ).pixels
  }

  @inline(__always) private static func mixed(
    _ front: Lanes, _ back: Lanes, _ weights: Lanes
  ) -> Lanes {
    let difference = front &- back
    // A difference below 0 counts 2¹⁶ too much, and so its product that many whole weights.
    let surplus = weights & (Lanes.zero &- difference &>> 15)
    let whole = highHalves(difference, weights) &- surplus
    let rest = difference &* weights
    return back &+ whole &+ rest &>> 15
  }

  /// The nearest whole quotients of products of two levels.
  @inline(__always) private static func dividedBy255(_ products: Lanes) -> Lanes {
    cut(products &+ 128)
  }

  /// The quotients of sums by 255, of numbers that are 128 larger; up to 255² + 255.
  @inline(__always) static func cut(_ sums: Lanes) -> Lanes {
    #if DEBUG
      return (sums &+ (sums &>> 8)) &>> 8
    #else
      return highHalves(sums, Lanes(repeating: 257))
    #endif
  }

  /// The high halves of the lanes' products: a single instruction, once an optimiser has seen the
  /// loop.
  @inline(__always) static func highHalves(_ a: Lanes, _ b: Lanes) -> Lanes {
    #if DEBUG
      let a = unsafeBitCast(a, to: SIMD4<UInt32>.self)
      let b = unsafeBitCast(b, to: SIMD4<UInt32>.self)
      let low = ((a & 0xFFFF) &* (b & 0xFFFF)) &>> 16
      let high = (a &>> 16) &* (b &>> 16) & 0xFFFF_0000
      return unsafeBitCast(low | high, to: Lanes.self)
    #else
      var halves = Lanes.zero
      for lane in 0..<Lanes.scalarCount {
        halves[lane] = a[lane].multipliedFullWidth(by: b[lane]).high
      }
      return halves
    #endif
  }
}

extension SIMD4<UInt32> {
  /// True if no pixel of the four lets anything shine through.
  @inline(__always) var areOpaque: Bool {
    let pairs = unsafeBitCast(self, to: SIMD2<UInt64>.self)
    return pairs[0] & pairs[1] & 0xFF00_0000_FF00_0000 == 0xFF00_0000_FF00_0000
  }
}

extension UnsafePointer<UInt32> {
  /// Four pixels from here on.
  @inline(__always) var four: SIMD4<UInt32> {
    UnsafeRawPointer(self).loadUnaligned(as: SIMD4<UInt32>.self)
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
