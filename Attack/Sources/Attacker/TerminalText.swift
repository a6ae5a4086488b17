/// Text that a terminal would obey.
package enum TerminalText {
  /// C0 but the line feed, DEL and C1, marks of direction, and line breaks of Unicode.
  private static let obeyed: [ClosedRange<UInt32>] = [
    0...0x9, 0xB...0x1F, 0x7F...0x9F, 0x61C...0x61C, 0x200E...0x200F, 0x2028...0x202E,
    0x2066...0x2069,
  ]

  /// The flaw of an output, as the end of a sentence; nil: it holds nothing of the kind.
  ///
  /// - Parameter mark: begins no line of the program's own; nil: there is none.
  package static func flaw(in output: String, mark: String? = nil) -> String? {
    let found = output.unicodeScalars.first { scalar in
      obeyed.contains { $0.contains(scalar.value) }
    }
    if let found { return "holds U+" + String(found.value, radix: 16, uppercase: true) }
    guard let mark, output.split(separator: "\n").contains(where: { $0.hasPrefix(mark) }) else {
      return nil
    }
    return "has a line that is not the program's"
  }

  /// The text of an output; one that is no UTF-8 is read byte by byte, as a terminal may take it.
  package static func text(of bytes: [UInt8]) -> String {
    String(validating: bytes, as: UTF8.self)
      ?? bytes.reduce(into: "") { $0.unicodeScalars.append(Unicode.Scalar($1)) }
  }

  /// A word with some of it at random places; behind each line feed is the mark.
  package static func nasty(_ word: String, mark: String, _ dice: inout Dice) -> String {
    var scalars = Array(word.unicodeScalars)
    for _ in 0..<dice.int(1...5) {
      let range = dice.pick(obeyed + [0xA...0xA])
      let number = UInt32(dice.int(Int(max(1, range.lowerBound))...Int(range.upperBound)))
      guard let scalar = Unicode.Scalar(number) else { continue }
      let isBreak = [0xA, 0xD, 0x85, 0x2028, 0x2029].contains(number)
      let place = dice.int(0...scalars.count)
      scalars.insert(contentsOf: [scalar] + (isBreak ? Array(mark.unicodeScalars) : []), at: place)
    }
    return scalars.reduce(into: "") { $0.unicodeScalars.append($1) }
  }
}
