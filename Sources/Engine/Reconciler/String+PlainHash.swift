extension String {
  /// A quick hash of what is written in ASCII alone, and equal to no other text then; nil for other
  /// texts, of which different bytes may be equal.
  ///
  /// The same on every machine, so somebody may look for texts that have the same.
  @inline(__always)
  var plainHash: UInt64? {
    utf8.withContiguousStorageIfAvailable { bytes in
      Self.plainHash(UnsafeRawBufferPointer(bytes))
    } ?? nil
  }

  @inline(__always)
  private static func plainHash(_ bytes: UnsafeRawBufferPointer) -> UInt64? {
    let count = bytes.count
    guard count >= 8 else { return plainHash(short: bytes) }
    var (hash, all) = (UInt64(truncatingIfNeeded: count) &* factor, UInt64(0))
    var offset = 0
    while offset < count {
      // The last word may overlap the one before it.
      let place = Swift.min(offset, count &- 8)
      let word = bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self)
      all |= word
      hash = mixed(hash ^ word)
      offset &+= 8
    }
    return isASCII(all) ? hash : nil
  }

  @inline(__always)
  private static func plainHash(short bytes: UnsafeRawBufferPointer) -> UInt64? {
    var word: UInt64 = 0
    if bytes.count >= 4 {
      let low = bytes.loadUnaligned(as: UInt32.self)
      let high = bytes.loadUnaligned(fromByteOffset: bytes.count &- 4, as: UInt32.self)
      word = UInt64(low) | UInt64(high) << 32
    } else {
      for byte in bytes { word = word << 8 | UInt64(byte) }
    }
    let start = UInt64(truncatingIfNeeded: bytes.count) &* factor
    return isASCII(word) ? mixed(start ^ word) : nil
  }

  @inline(__always)
  private static func isASCII(_ word: UInt64) -> Bool { word & 0x8080_8080_8080_8080 == 0 }

  /// An odd number whose bits have no order.
  @inline(__always)
  private static var factor: UInt64 { 0x9E37_79B9_7F4A_7C15 }

  /// Both halves of a product, one on the other.
  @inline(__always)
  private static func mixed(_ word: UInt64) -> UInt64 {
    let product = word.multipliedFullWidth(by: factor)
    return product.high ^ product.low
  }
}
