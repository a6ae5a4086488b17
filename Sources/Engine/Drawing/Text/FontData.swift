/// The bytes of a font's file, as they were when it was read: whatever becomes of the file, they stay.
package final class FontData: Hashable, Sendable {
  /// The path of the file.
  package let file: String
  /// A hash of the bytes, the same in every process.
  package let digest: UInt64
  /// Where the bytes lie, and their number.
  private let (start, count): (UInt, Int)

  /// They stay where they are as long as this lives.
  package var bytes: UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(start: UnsafeRawPointer(bitPattern: start), count: count)
  }

  /// A copy of some bytes.
  package init(_ bytes: [UInt8], file: String) {
    let copy = UnsafeMutableRawBufferPointer.allocate(byteCount: bytes.count, alignment: 16)
    copy.copyBytes(from: bytes)
    (start, count) = (UInt(bitPattern: copy.baseAddress), copy.count)
    self.file = file
    digest = Self.digest(of: UnsafeRawBufferPointer(copy))
  }

  deinit { bytes.deallocate() }

  /// Two are the same if their bytes are, in files of one path.
  package static func == (a: FontData, b: FontData) -> Bool {
    a === b || (a.digest, a.count, a.file) == (b.digest, b.count, b.file)
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(digest) }

  /// The name of a family in these files: in others it has another one, and the same in every process.
  package static func familyName(_ name: String, of files: [FontData]) -> String {
    let digest = files.reduce(UInt64(files.count)) { ($0 &* 31) ^ $1.digest }
    let hex = String(digest, radix: 16)
    return name + "@" + String(repeating: "0", count: 16 - hex.count) + hex
  }

  /// The name that a document has for a family.
  package static func plainName(_ family: String) -> String {
    let end = family.utf8.suffix(17)
    guard end.count == 17, end.first == UInt8(ascii: "@"),
      end.dropFirst().allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit })
    else { return family }
    return String(family.dropLast(17))
  }

  private static func digest(of bytes: UnsafeRawBufferPointer) -> UInt64 {
    var value: UInt64 = 0xCBF2_9CE4_8422_2325
    func add(_ word: UInt64) {
      value = (value ^ word) &* 0x9E37_79B9_7F4A_7C15
      value ^= value >> 32
    }
    let whole = bytes.count & ~7
    for place in stride(from: 0, to: whole, by: 8) {
      add(UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self)))
    }
    for byte in bytes[whole...] { add(UInt64(byte)) }
    add(UInt64(bytes.count))
    return value
  }
}
