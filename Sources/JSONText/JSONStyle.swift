/// The way in which somebody writes JSON, for what comes to it.
struct JSONStyle {
  /// The end of a line.
  private(set) var lineEnd: [UInt8] = [0x0A]
  /// The blanks that a line lies further in than the one around it.
  private(set) var indentation = Array("  ".utf8)
  /// The bytes between a name and its value.
  private(set) var colon = Array(": ".utf8)
  /// Those between two members of a line, and between two elements.
  private(set) var memberComma = Array(", ".utf8)
  private(set) var elementComma = Array(", ".utf8)
  /// True if each member has a line of its own, and each element.
  private(set) var breaksObjects = false
  private(set) var breaksLists = false

  /// The style of a text that is JSON.
  init(of bytes: [UInt8]) {
    if let end = bytes.firstIndex(of: 0x0A), end > 0, bytes[end - 1] == 0x0D {
      lineEnd = [0x0D, 0x0A]
    }
    var seen = Seen()
    var reader = JSONReader(bytes: bytes)
    reader.skipSpace()
    try? look(&reader, &seen)
    if let found = seen.indentation { indentation = found }
    if let found = seen.colon { colon = found }
    if seen.colon == [UInt8(ascii: ":")] { memberComma = [UInt8(ascii: ",")] }
    memberComma = seen.memberComma ?? memberComma
    elementComma = seen.elementComma ?? memberComma
    (breaksObjects, breaksLists) = (seen.objects == [true], seen.lists == [true])
  }

  /// What was seen of a text, the first of each kind.
  private struct Seen {
    var indentation: [UInt8]?
    var colon: [UInt8]?
    var memberComma: [UInt8]?
    var elementComma: [UInt8]?
    /// Whether objects and lists that are not empty break their lines.
    var objects: Set<Bool> = []
    var lists: Set<Bool> = []
  }

  private func look(_ reader: inout JSONReader, _ seen: inout Seen) throws(JSONError) {
    var around = reader
    guard let parts = try around.parts() else { return }
    for (index, item) in parts.items.enumerated() {
      let before = index == 0 ? parts.inside.lowerBound : parts.items[index - 1].range.upperBound
      let gap = reader.bytes[before..<item.range.lowerBound]
      if let line = gap.lastIndex(of: 0x0A) {
        let blanks = Array(gap[(line + 1)...].prefix { $0 == 0x20 || $0 == 0x09 })
        if seen.indentation == nil, !blanks.isEmpty { seen.indentation = blanks }
      } else if index > 0, parts.isObject {
        seen.memberComma = seen.memberComma ?? Array(gap)
      } else if index > 0 {
        seen.elementComma = seen.elementComma ?? Array(gap)
      }
      if seen.colon == nil, parts.isObject { seen.colon = Array(reader.bytes[item.colon]) }
      if index == 0 {
        let breaks = gap.contains(0x0A)
        if parts.isObject { seen.objects.insert(breaks) } else { seen.lists.insert(breaks) }
      }
      reader.position = item.value.lowerBound
      try look(&reader, &seen)
    }
  }

  // MARK: Text

  /// A value in this style.
  ///
  /// - Parameter margin: the blanks before the line that it begins in.
  func text(of value: JSONValue, margin: [UInt8]) -> [UInt8] {
    switch value {
    case .object(let members):
      let parts = members.map { member in
        JSONValue.string(member.key).bytes() + colon
          + text(of: member.value, margin: breaksObjects ? margin + indentation : margin)
      }
      return joined(parts, "{", memberComma, "}", breaks: breaksObjects, margin)
    case .array(let values):
      let parts = values.map { text(of: $0, margin: breaksLists ? margin + indentation : margin) }
      return joined(parts, "[", elementComma, "]", breaks: breaksLists, margin)
    default: return value.bytes()
    }
  }

  private func joined(
    _ parts: [[UInt8]], _ start: String, _ comma: [UInt8], _ end: String, breaks: Bool,
    _ margin: [UInt8]
  ) -> [UInt8] {
    guard breaks, !parts.isEmpty else {
      return Array(start.utf8) + parts.joined(separator: comma) + Array(end.utf8)
    }
    let line = lineEnd + margin + indentation
    return Array(start.utf8) + line + parts.joined(separator: [UInt8(ascii: ",")] + line) + lineEnd
      + margin + Array(end.utf8)
  }

  /// The blanks before the line of a place in a text.
  static func margin(at place: Int, in bytes: [UInt8]) -> [UInt8] {
    let start = bytes[..<place].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    return Array(bytes[start..<place].prefix { $0 == 0x20 || $0 == 0x09 })
  }
}
