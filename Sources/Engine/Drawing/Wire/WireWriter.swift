/// Writes values as bytes that another process of this machine reads with a ``WireReader``.
///
/// Numbers are as the machine has them; nothing is kept for longer than both ends run. A picture's
/// pixels are written once: both ends number the pictures as they come.
package struct WireWriter {
  /// The bytes so far.
  package private(set) var bytes: [UInt8] = []
  private var pictures: WireTable<ImageBitmap> = WireTable()

  /// A writer to an end that has had nothing yet.
  package init() {}

  /// Begins with no bytes again; the other end has had the pictures.
  package mutating func removeAll() { bytes.removeAll(keepingCapacity: true) }

  package mutating func write(_ number: UInt8) { bytes.append(number) }

  /// A number as its bytes in memory.
  package mutating func write<Number: BitwiseCopyable>(raw number: Number) {
    withUnsafeBytes(of: number) { bytes.append(contentsOf: $0) }
  }

  package mutating func write(_ flag: Bool) { write(flag ? 1 as UInt8 : 0) }
  package mutating func write(_ number: Double) { write(raw: number) }
  package mutating func write(count: Int) { write(raw: UInt32(clamping: count)) }

  package mutating func write(bytes part: some Collection<UInt8>) {
    write(count: part.count)
    bytes.append(contentsOf: part)
  }

  package mutating func write(_ text: String) { write(bytes: text.utf8) }

  package mutating func write(_ value: some Wired) { value.write(to: &self) }

  package mutating func write<Value: Wired>(_ value: Value?) {
    write(value != nil)
    if let value { write(value) }
  }

  package mutating func write<Value: Wired>(_ values: [Value]) {
    write(count: values.count)
    for value in values { write(value) }
  }

  /// A picture: its number, and the first time its pixels.
  mutating func write(_ picture: ImageBitmap) {
    if let number = pictures.number(of: picture) {
      return write(count: number)
    }
    write(count: pictures.add(picture, size: picture.pixels.count))
    write(count: picture.width)
    write(count: picture.height)
    write(picture.isPixelated)
    picture.pixels.withUnsafeBytes { bytes.append(contentsOf: $0) }
  }
}

/// A value that can be sent to another process.
package protocol Wired {
  func write(to writer: inout WireWriter)
  /// - Throws: ``WireDamage`` if the bytes are not those of such a value.
  init(from reader: inout WireReader) throws(WireDamage)
}

/// Bytes that are not what they should be: the other end is another program, or has gone.
package struct WireDamage: Error, Hashable {
  package init() {}
}

/// The values that both ends of a wire have, by number. Both forget all of them when they are too
/// many, at the same value; a number never comes again.
struct WireTable<Value: Hashable> {
  private var numbers: [Value: Int] = [:]
  private var values: [Value] = []
  /// The number of the first of the values.
  private var first = 0
  private var size = 0

  /// The most pixels that are kept.
  static var mostPixels: Int { 1 << 24 }

  func number(of value: Value) -> Int? { numbers[value] }

  /// The value of a number; nil: it is new, or forgotten.
  subscript(number: Int) -> Value? {
    values.indices.contains(number - first) ? values[number - first] : nil
  }

  /// The number of a value that is new.
  mutating func add(_ value: Value, size more: Int) -> Int {
    if size + more > Self.mostPixels {
      (first, numbers, values, size) = (first + values.count, [:], [], 0)
    }
    let number = first + values.count
    size += more
    numbers[value] = number
    values.append(value)
    return number
  }
}
