import Engine

/// A place in a document, as its errors and notes name it.
struct SVGPlace: Hashable, Sendable {
  /// Counted from 1.
  var line = 1
  /// Counted from 1, in characters of Unicode.
  var column = 1

  /// Goes on behind a byte.
  @inline(__always) mutating func pass(_ byte: UInt8) {
    if byte == 0x0A {
      line += 1
      column = 1
    } else if byte & 0xC0 != 0x80 {
      column += 1
    }
  }

  /// The place behind bytes that begin here.
  func behind(_ bytes: some Sequence<UInt8>) -> SVGPlace {
    var place = self
    for byte in bytes { place.pass(byte) }
    return place
  }
}
