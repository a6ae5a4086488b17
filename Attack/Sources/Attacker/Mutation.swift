/// Damage to a text or a file, as hands, disks and enemies do it.
package enum Mutation {
  /// Bytes with one to eight damages.
  ///
  /// - Parameter tokens: what is put in besides single bytes: words that mean something there.
  package static func damaged(_ bytes: [UInt8], tokens: [String], _ dice: inout Dice) -> [UInt8] {
    var bytes = bytes
    for _ in 0..<dice.size(upTo: 8) { damage(&bytes, tokens, &dice) }
    return bytes
  }

  package static func damaged(_ text: String, tokens: [String], _ dice: inout Dice) -> [UInt8] {
    damaged(Array(text.utf8), tokens: tokens, &dice)
  }

  private static func damage(_ bytes: inout [UInt8], _ tokens: [String], _ dice: inout Dice) {
    guard !bytes.isEmpty else { return bytes = Array(dice.numeral().utf8) }
    switch dice.int(0...8) {
    case 0: bytes[dice.int(0...bytes.count - 1)] = UInt8(dice.int(0...255))
    case 1: bytes.remove(at: dice.int(0...bytes.count - 1))
    case 2: bytes.insert(contentsOf: dice.pick(tokens).utf8, at: dice.int(0...bytes.count))
    case 3: repeatPart(of: &bytes, &dice)
    case 4: bytes.removeSubrange(part(of: bytes, &dice))
    case 5: bytes.removeLast(dice.int(0...bytes.count))
    default: replaceNumber(in: &bytes, &dice)
    }
  }

  /// A part of at most 64 bytes, in most cases much shorter.
  private static func part(of bytes: [UInt8], _ dice: inout Dice) -> Range<Int> {
    let start = dice.int(0...bytes.count - 1)
    return start..<min(bytes.count, start + dice.size(upTo: 64))
  }

  private static func repeatPart(of bytes: inout [UInt8], _ dice: inout Dice) {
    let part = bytes[part(of: bytes, &dice)]
    let copies = [[UInt8]](repeating: Array(part), count: dice.size(upTo: 256)).flatMap { $0 }
    bytes.insert(contentsOf: copies, at: dice.int(0...bytes.count))
  }

  /// Another number at the place of one of those in the text.
  private static func replaceNumber(in bytes: inout [UInt8], _ dice: inout Dice) {
    let start = dice.int(0...bytes.count - 1)
    guard let first = bytes[start...].firstIndex(where: isDigit) else { return }
    let end = bytes[first...].firstIndex { !isDigit($0) && $0 != UInt8(ascii: ".") } ?? bytes.count
    bytes.replaceSubrange(first..<end, with: dice.numeral().utf8)
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}
