extension PastedText {
  /// The part of the text that says its first spring by physics: the innermost call or braces around the
  /// word `stiffness`; all of the text, if there are none.
  var firstSpring: PastedText {
    let bytes = Array(words.utf8)
    guard let word = Self.place(of: "stiffness", in: bytes[...]),
      let open = Self.opening(around: word, bytes)
    else { return self }
    let close = Self.close(of: open, bytes)
    guard bytes[open] == UInt8(ascii: "(") else {
      return PastedText(plain: Self.text(bytes[open..<min(close + 1, bytes.count)]))
    }
    let name = Self.start(ofNameBefore: Self.end(ofNameBefore: open, bytes), bytes)
    let start = name > 0 && bytes[name - 1] == UInt8(ascii: ".") ? name - 1 : name
    let rest = bytes[min(close + 1, bytes.count)...]
    // Compose says a spring's velocity behind it, as the argument of another call.
    let end = Self.place(of: "spring", in: rest) ?? rest.endIndex
    return PastedText(
      plain: Self.text(bytes[start..<rest.startIndex]),
      velocityBehind: PastedText(plain: Self.text(rest[..<end])).velocity)
  }

  /// True if it is what stands in braces, as all options of a motion do.
  var isInBraces: Bool { words.utf8.first == UInt8(ascii: "{") }

  private static func text(_ bytes: ArraySlice<UInt8>) -> String {
    String(decoding: bytes, as: UTF8.self)
  }

  /// The byte at which a word begins first that goes on with no letter; nil: it is not there.
  private static func place(of word: String, in bytes: ArraySlice<UInt8>) -> Int? {
    let word = Array(word.utf8)
    return bytes.indices.first { place in
      let rest = bytes[place...]
      return rest.starts(with: word) && rest.dropFirst(word.count).first?.isSmallLetter != true
    }
  }

  /// The innermost parenthesis or brace that is open at a place; nil: none is.
  private static func opening(around place: Int, _ bytes: [UInt8]) -> Int? {
    var depth = 0
    for place in bytes[..<place].indices.reversed() {
      switch bytes[place] {
      case UInt8(ascii: ")"), UInt8(ascii: "}"): depth += 1
      case UInt8(ascii: "("), UInt8(ascii: "{"):
        if depth == 0 { return place }
        depth -= 1
      default: break
      }
    }
    return nil
  }
}
