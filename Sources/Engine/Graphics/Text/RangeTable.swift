/// A small number for each character, by the ranges of characters that have the same one.
struct RangeTable: Sendable {
  /// The first character of each range, from U+0000 on.
  private var starts: [UInt32] = [0]
  private var values: [UInt8] = []
  private var ascii: [UInt8] = []

  /// - Parameters:
  ///   - words: the ranges, as ``UnicodeTables`` describes them.
  ///   - usual: the letter of what lies between them.
  ///   - value: the number that a letter stands for.
  init(_ words: StaticString, usual: Unicode.Scalar, value: (UInt8) -> UInt8) {
    let usual = value(UInt8(ascii: usual))
    values = [usual]
    words.withUTF8Buffer { bytes in
      for word in bytes.split(whereSeparator: { $0 == 0x20 || $0 == 0x0A }) {
        guard let middle = word.firstIndex(where: { Self.digit($0) == nil }) else { continue }
        let start = (starts.last ?? 0) + Self.number(word[..<middle])
        if start > starts[starts.count - 1] {
          starts.append(start)
          values.append(usual)
        }
        values[values.count - 1] = value(word[middle])
        starts.append(start + Self.number(word[(middle + 1)...]) + 1)
        values.append(usual)
      }
    }
    ascii = (0..<128).map(search)
  }

  subscript(scalar: Unicode.Scalar) -> UInt8 {
    scalar.value < 128 ? ascii[Int(scalar.value)] : search(scalar.value)
  }

  private func search(_ scalar: UInt32) -> UInt8 {
    var (low, high) = (0, starts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= scalar { low = middle } else { high = middle }
    }
    return values[low]
  }

  private static func digit(_ byte: UInt8) -> UInt32? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte) - 0x30
    case UInt8(ascii: "a")...UInt8(ascii: "z"): UInt32(byte) - 0x61 + 10
    default: nil
    }
  }

  private static func number(_ digits: Slice<UnsafeBufferPointer<UInt8>>) -> UInt32 {
    digits.reduce(0) { $0 * 36 + (digit($1) ?? 0) }
  }
}
