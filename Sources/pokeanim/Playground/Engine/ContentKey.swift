/// A short name for much content: other content has another one.
///
/// It tells apart what differs by chance; nobody has to be kept from finding two contents with one name.
struct ContentKey {
  private var state: UInt64 = 0x243F_6A88_85A3_08D3

  /// Adds a part; where one ends and the next begins counts.
  mutating func add(_ bytes: [UInt8]) {
    mix(UInt64(bytes.count))
    bytes.withUnsafeBytes { bytes in
      let words = bytes.count / 8
      for word in 0..<words {
        mix(UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: word * 8, as: UInt64.self)))
      }
      for byte in bytes[(words * 8)...] { mix(UInt64(byte)) }
    }
  }

  mutating func add(_ text: String) { add(Array(text.utf8)) }

  /// 16 hexadecimal digits.
  var name: String {
    let digits = String(state, radix: 16)
    return String(repeating: "0", count: 16 - digits.utf8.count) + digits
  }

  /// True for what can be a name.
  static func isName(_ text: String) -> Bool {
    text.utf8.count == 16
      && text.utf8.allSatisfy {
        UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 || UInt8(ascii: "a")...UInt8(ascii: "f") ~= $0
      }
  }

  private mutating func mix(_ word: UInt64) {
    state = (state ^ word) &* 0x9E37_79B9_7F4A_7C15
    state ^= state >> 29
  }
}
