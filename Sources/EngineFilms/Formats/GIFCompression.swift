/// LZW as GIF has it.
enum GIFCompression {
  /// The most codes there are: they have up to 12 bits.
  private static let limit = 4096
  /// The most bytes of a block.
  private static let block = 255

  /// The image data of a frame: the size of its numbers, the compressed bytes in blocks, the end.
  ///
  /// - Parameters:
  ///   - indices: numbers of colours, at least one.
  ///   - bits: the size of the largest number, 1…8.
  static func data(_ indices: [UInt8], bits: Int) -> [UInt8] {
    let size = max(2, bits)
    let packed = packed(indices, size)
    var bytes = [UInt8(size)]
    bytes.reserveCapacity(packed.count + packed.count / block + 3)
    for start in stride(from: 0, to: packed.count, by: block) {
      let part = packed[start..<min(packed.count, start + block)]
      bytes.append(UInt8(part.count))
      bytes += part
    }
    return bytes + [0]
  }

  private static func packed(_ indices: [UInt8], _ size: Int) -> [UInt8] {
    let clear = 1 << size
    var bits = BitWriter()
    var codes = Codes()
    var (next, width) = (clear + 2, size + 1)
    bits.append(clear, width)
    var prefix = indices.first.map(Int.init) ?? 0
    for index in indices.dropFirst() {
      if let longer = codes[prefix, index] {
        prefix = longer
        continue
      }
      bits.append(prefix, width)
      prefix = Int(index)
      guard next < limit else {
        bits.append(clear, width)
        codes = Codes()
        (next, width) = (clear + 2, size + 1)
        continue
      }
      codes.add(next)
      // A reader is one code behind: it needs another bit only for the code after this one.
      if next == 1 << width { width += 1 }
      next += 1
    }
    bits.append(prefix, width)
    if next == 1 << width, width < 12 { width += 1 }
    bits.append(clear + 1, width)
    return bits.finished()
  }

  /// The codes of sequences: each is a shorter sequence and a number.
  private struct Codes {
    private static let size = 1 << 14
    /// Sequence and number, and the code in the lowest 12 bits; 0 is free.
    private var entries = [UInt32](repeating: 0, count: size)
    /// The free place that the last search ended at, and what was searched for.
    private var place = 0
    private var key: UInt32 = 0

    subscript(prefix: Int, index: UInt8) -> Int? {
      mutating get {
        key = UInt32(prefix) << 8 | UInt32(index)
        place = Int((key &* 0x9E37_79B1) >> 18)
        while entries[place] != 0 {
          if entries[place] >> 12 == key { return Int(entries[place] & 0xFFF) }
          place = (place + 1) & (Self.size - 1)
        }
        return nil
      }
    }

    /// Gives what was searched for last, and is not there, a code.
    mutating func add(_ code: Int) { entries[place] = key << 12 | UInt32(code) }
  }

  /// Numbers of some bits each, the lowest bit first.
  private struct BitWriter {
    private var bytes: [UInt8] = []
    private var rest = 0
    private var count = 0

    mutating func append(_ value: Int, _ width: Int) {
      rest |= value << count
      count += width
      while count >= 8 {
        bytes.append(UInt8(truncatingIfNeeded: rest))
        rest >>= 8
        count -= 8
      }
    }

    func finished() -> [UInt8] { count > 0 ? bytes + [UInt8(truncatingIfNeeded: rest)] : bytes }
  }
}
