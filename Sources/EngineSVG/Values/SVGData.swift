import Engine

/// The bytes that an address holds itself, as `data:image/png;base64,…` does.
enum SVGData {
  /// nil: it is an address of another kind, or its letters are none of base 64.
  static func bytes(of text: [UInt8]) -> [UInt8]? {
    let address = text.drop { $0.isBlank }
    guard address.count > 5,
      String(decoding: address.prefix(5), as: UTF8.self).lowercased() == "data:",
      let comma = address.firstIndex(of: UInt8(ascii: ",")),
      address[..<comma].ends(with: ";base64")
    else { return nil }
    return base64(address[(comma + 1)...])
  }

  /// Each letter is six bits; blanks between them mean nothing.
  private static func base64(_ letters: ArraySlice<UInt8>) -> [UInt8]? {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(letters.count / 4 * 3)
    var (bits, count) = (UInt32(0), 0)
    for letter in letters where !letter.isBlank {
      if letter == UInt8(ascii: "=") { break }
      guard let value = value(of: letter) else { return nil }
      bits = bits &<< 6 | value
      count += 6
      guard count >= 8 else { continue }
      count -= 8
      bytes.append(UInt8(truncatingIfNeeded: bits &>> UInt32(count)))
    }
    return bytes
  }

  private static func value(of letter: UInt8) -> UInt32? {
    switch letter {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): UInt32(letter - UInt8(ascii: "A"))
    case UInt8(ascii: "a")...UInt8(ascii: "z"): UInt32(letter - UInt8(ascii: "a")) + 26
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(letter - UInt8(ascii: "0")) + 52
    case UInt8(ascii: "+"), UInt8(ascii: "-"): 62
    case UInt8(ascii: "/"), UInt8(ascii: "_"): 63
    default: nil
    }
  }
}

extension Collection where Element == UInt8 {
  /// True if the last bytes are those of a text, in small or capital letters.
  fileprivate func ends(with text: String) -> Bool {
    String(decoding: suffix(text.utf8.count), as: UTF8.self).lowercased() == text
  }
}
