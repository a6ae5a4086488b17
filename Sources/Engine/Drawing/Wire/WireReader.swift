/// Reads what a ``WireWriter`` has written.
package struct WireReader {
  private var bytes: ArraySlice<UInt8> = []
  private var pictures: WireTable<ImageBitmap> = WireTable()
  /// The layers and masks around what is read.
  private var depth = 0

  /// A reader of an end that has written nothing yet.
  package init() {}

  /// Goes on with other bytes of the same end.
  package mutating func take(_ bytes: ArraySlice<UInt8>) { self.bytes = bytes }

  /// True if all bytes were read.
  package var isAtEnd: Bool { bytes.isEmpty }

  /// The next bytes.
  package mutating func bytes(_ count: Int) throws(WireDamage) -> ArraySlice<UInt8> {
    guard count >= 0, count <= bytes.count else { throw WireDamage() }
    defer { bytes = bytes.dropFirst(count) }
    return bytes.prefix(count)
  }

  /// A number as its bytes in memory.
  package mutating func raw<Number: BitwiseCopyable>(
    _ type: Number.Type
  ) throws(WireDamage) -> Number {
    let part = try bytes(MemoryLayout<Number>.size)
    return part.withUnsafeBytes { $0.loadUnaligned(as: Number.self) }
  }

  package mutating func byte() throws(WireDamage) -> UInt8 {
    guard let byte = bytes.popFirst() else { throw WireDamage() }
    return byte
  }

  package mutating func flag() throws(WireDamage) -> Bool { try byte() != 0 }
  package mutating func number() throws(WireDamage) -> Double { try raw(Double.self) }
  package mutating func count() throws(WireDamage) -> Int { Int(try raw(UInt32.self)) }

  package mutating func part() throws(WireDamage) -> ArraySlice<UInt8> { try bytes(try count()) }

  package mutating func text() throws(WireDamage) -> String {
    String(decoding: try part(), as: UTF8.self)
  }

  package mutating func value<Value: Wired>(
    _ type: Value.Type = Value.self
  ) throws(WireDamage) -> Value { try Value(from: &self) }

  package mutating func optional<Value: Wired>(
    _ type: Value.Type = Value.self
  ) throws(WireDamage) -> Value? { try flag() ? try value() : nil }

  package mutating func list<Value: Wired>(
    of type: Value.Type = Value.self
  ) throws(WireDamage) -> [Value] {
    let count = try count()
    guard count <= bytes.count else { throw WireDamage() }
    var values: [Value] = []
    values.reserveCapacity(count)
    for _ in 0..<count { values.append(try value()) }
    return values
  }

  /// Reads what lies in a layer, at most as deep as layers may be.
  mutating func nested<Value>(
    _ read: (inout WireReader) throws(WireDamage) -> Value
  ) throws(WireDamage) -> Value {
    depth += 1
    defer { depth -= 1 }
    guard depth < 400 else { throw WireDamage() }
    return try read(&self)
  }

  mutating func picture() throws(WireDamage) -> ImageBitmap {
    let number = try count()
    if let known = pictures[number] { return known }
    let (width, height) = (try count(), try count())
    let isPixelated = try flag()
    let side = 1...(1 << 20)
    guard side ~= width, side ~= height, width * height <= ImageBitmap.mostPixels else {
      throw WireDamage()
    }
    let part = try bytes(4 * width * height)
    let pixels = [UInt32](unsafeUninitializedCapacity: width * height) { buffer, count in
      part.withUnsafeBytes { UnsafeMutableRawBufferPointer(buffer).copyMemory(from: $0) }
      count = width * height
    }
    let picture = ImageBitmap(width: width, height: height, pixels: pixels).pixelated(isPixelated)
    guard pictures.add(picture, size: pixels.count) == number else { throw WireDamage() }
    return picture
  }
}
