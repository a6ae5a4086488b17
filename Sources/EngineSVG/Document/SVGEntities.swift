import Engine

/// The texts that references such as `&amp;` stand for.
struct SVGEntities {
  /// The ones that the document's type declares, as Illustrator does.
  var texts: [String: [UInt8]] = [:]
  /// The most bytes that declared texts may still add, so that a few names can't fill the memory.
  private var room = 1 << 20

  private static let known: [String: UInt8] = [
    "amp": UInt8(ascii: "&"), "lt": UInt8(ascii: "<"), "gt": UInt8(ascii: ">"),
    "quot": UInt8(ascii: "\""), "apos": UInt8(ascii: "'"),
  ]

  /// Bytes with their references replaced.
  ///
  /// - Parameters:
  ///   - place: that of the first byte.
  ///   - element: the name of the element that an error concerns.
  mutating func replaced(
    in bytes: ArraySlice<UInt8>, at place: SVGPlace, of element: String?
  ) throws(SVGError) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var (index, here) = (bytes.startIndex, place)
    while index < bytes.endIndex {
      let byte = bytes[index]
      guard byte == UInt8(ascii: "&") else {
        result.append(byte)
        here.pass(byte)
        index += 1
        continue
      }
      let name = bytes[(index + 1)...].prefix(40).prefix { $0 != UInt8(ascii: ";") }
      let end = name.endIndex
      guard end < bytes.endIndex, bytes[end] == UInt8(ascii: ";"),
        let text = try text(of: name, at: here, in: element)
      else {
        throw SVGError(
          at: here, element: element,
          message: "\"&\(String(decoding: name.prefix(20), as: UTF8.self))\" stands for nothing; "
            + "write &amp; for the sign &")
      }
      result += text
      here = here.behind(bytes[index...end])
      index = end + 1
    }
    return result
  }

  private mutating func text(
    of name: ArraySlice<UInt8>, at place: SVGPlace, in element: String?
  ) throws(SVGError) -> [UInt8]? {
    let word = String(decoding: name, as: UTF8.self)
    if let byte = Self.known[word] { return [byte] }
    if word.hasPrefix("#") { return Self.character(word.dropFirst()) }
    guard let text = texts[word], !text.contains(UInt8(ascii: "&")) else { return nil }
    room -= text.count
    guard room >= 0 else {
      throw SVGError(
        at: place, element: element,
        message: "the texts that <!ENTITY names stand for are too long together; write them out")
    }
    return text
  }

  /// The character of a number, such as `38` or `x26`.
  private static func character(_ digits: Substring) -> [UInt8]? {
    let isHexadecimal = digits.hasPrefix("x")
    let number = UInt32(isHexadecimal ? digits.dropFirst() : digits, radix: isHexadecimal ? 16 : 10)
    guard let number, number > 0, let scalar = UnicodeScalar(number) else { return nil }
    return Array(String(scalar).utf8)
  }
}
