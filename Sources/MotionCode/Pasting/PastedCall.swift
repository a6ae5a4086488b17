/// A function's call in a text.
struct PastedCall {
  let name: String
  /// The byte of the text at which the name begins.
  let place: Int
  /// True if a dot is before the name.
  let isMember: Bool
  /// What stands in the parentheses.
  let arguments: PastedText
}

extension PastedText {
  /// The most calls of a name that are looked into.
  private static let mostCalls = 8

  /// The first call of one of the names.
  func call(_ names: Set<String>) -> PastedCall? { calls(names, 1).first }

  /// The first calls of the names, the outer ones first.
  ///
  /// - Parameter names: in small letters; types of generic functions are none of them.
  func calls(_ names: Set<String>, _ most: Int = mostCalls) -> [PastedCall] {
    let bytes = Array(words.utf8)
    var calls: [PastedCall] = []
    for open in bytes.indices where bytes[open] == UInt8(ascii: "(") && calls.count < most {
      let end = Self.end(ofNameBefore: open, bytes)
      let start = Self.start(ofNameBefore: end, bytes)
      let name = String(decoding: bytes[start..<end], as: UTF8.self)
      guard names.contains(name) else { continue }
      let inside = bytes[(open + 1)..<Self.close(of: open, bytes)]
      calls.append(
        PastedCall(
          name: name, place: start, isMember: start > 0 && bytes[start - 1] == UInt8(ascii: "."),
          arguments: PastedText(plain: String(decoding: inside, as: UTF8.self))))
    }
    return calls
  }

  /// Before the types of a generic function, as `<Float>`.
  static func end(ofNameBefore open: Int, _ bytes: [UInt8]) -> Int {
    guard open > 0, bytes[open - 1] == UInt8(ascii: ">") else { return open }
    let types = bytes[..<open].suffix(64)
    return types.lastIndex(of: UInt8(ascii: "<")) ?? open
  }

  static func start(ofNameBefore end: Int, _ bytes: [UInt8]) -> Int {
    var start = end
    while start > 0, bytes[start - 1].isNamePart { start -= 1 }
    return start
  }

  /// The parenthesis or brace that closes one; the end of the text, if none does.
  static func close(of open: Int, _ bytes: [UInt8]) -> Int {
    let other = UInt8(ascii: bytes[open] == UInt8(ascii: "{") ? "}" : ")")
    var depth = 0
    for place in open..<bytes.count {
      depth += bytes[place] == bytes[open] ? 1 : bytes[place] == other ? -1 : 0
      if depth == 0 { return place }
    }
    return bytes.count
  }

  /// An argument, and its name with a colon or an equals sign behind it.
  struct Argument {
    let name: String?
    let value: Substring
    var number: Double? { PastedText.value(of: value) }
  }

  /// What is between the commas that are in no brackets.
  var arguments: [Argument] {
    var parts: [Substring] = []
    var (depth, start) = (0, words.startIndex)
    for place in words.indices {
      switch words[place] {
      case "(", "[", "{": depth += 1
      case ")", "]", "}": depth -= 1
      case "," where depth == 0:
        parts.append(words[start..<place])
        start = words.index(after: place)
      default: break
      }
    }
    parts.append(words[start...])
    return parts.map { part in
      guard let named = part.prefixMatch(of: /\s*([a-z]\w*)\s*[:=]\s*/) else {
        return Argument(name: nil, value: part)
      }
      return Argument(name: String(named.output.1), value: part[named.range.upperBound...])
    }
  }
}

extension UInt8 {
  fileprivate var isNamePart: Bool {
    isSmallLetter || isDigit || self == UInt8(ascii: "-") || self == UInt8(ascii: "_")
  }
}
