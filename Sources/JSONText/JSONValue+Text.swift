extension JSONValue {
  /// JSON on one line, without blanks.
  ///
  /// - Parameter decimals: the most of a number, 0…9, without an exponent, the same on every machine;
  ///   what has no such text is null. nil: the shortest text that gives the number back.
  package func bytes(decimals: Int? = nil) -> [UInt8] {
    var writer = JSONWriter(decimals: decimals)
    writer.append(self)
    return writer.bytes
  }

  /// The same as a line of a file or of an output, with its end.
  package func line(decimals: Int? = nil) -> [UInt8] {
    bytes(decimals: decimals) + [UInt8(ascii: "\n")]
  }

  /// JSON as people read it, a line for each member and element, with the last one's end.
  package var indentedLines: [UInt8] {
    var writer = JSONWriter(layout: .lines)
    writer.append(self)
    return writer.bytes + [UInt8(ascii: "\n")]
  }
}

extension JSONValue: CustomStringConvertible {
  /// JSON on one line, with blanks; numbers that JSON does not have by their names.
  package var description: String {
    var writer = JSONWriter(layout: .words)
    writer.append(self)
    return String(decoding: writer.bytes, as: UTF8.self)
  }
}

/// Puts values into text, in which nothing is left that a terminal obeys.
private struct JSONWriter {
  enum Layout { case compact, words, lines }

  var layout = Layout.compact
  var decimals: Int?
  private(set) var bytes: [UInt8] = []
  private var depth = 0

  init(layout: Layout = .compact, decimals: Int? = nil) {
    (self.layout, self.decimals) = (layout, decimals)
  }

  mutating func append(_ value: JSONValue) {
    switch value {
    case .null: put("null")
    case .bool(let value): put(value ? "true" : "false")
    case .number(let value): append(value)
    case .string(let text): append(quoted: text)
    case .written(let text): bytes += text
    case .array(let values): append(values, in: "[", "]") { $0.append($1) }
    case .object(let members):
      append(members, in: "{", "}") { writer, member in
        writer.append(quoted: member.key)
        writer.put(writer.layout == .compact ? ":" : ": ")
        writer.append(member.value)
      }
    }
  }

  private mutating func put(_ text: StaticString) {
    bytes += UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
  }

  private mutating func append<Part>(
    _ parts: [Part], in start: StaticString, _ end: StaticString,
    each: (inout JSONWriter, Part) -> Void
  ) {
    put(start)
    depth += 1
    for (index, part) in parts.enumerated() {
      if index > 0 { put(layout == .words ? ", " : ",") }
      breakLine()
      each(&self, part)
    }
    depth -= 1
    if !parts.isEmpty { breakLine() }
    put(end)
  }

  private mutating func breakLine() {
    guard layout == .lines else { return }
    put("\n")
    bytes += repeatElement(UInt8(ascii: " "), count: 2 * depth)
  }

  // MARK: Texts

  private mutating func append(quoted text: String) {
    put("\"")
    if text.utf8.allSatisfy({ 0x20..<0x7F ~= $0 && $0 != 0x22 && $0 != 0x5C }) {
      bytes += text.utf8
    } else {
      for scalar in text.unicodeScalars { append(scalar) }
    }
    put("\"")
  }

  private mutating func append(_ scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x22: put("\\\"")
    case 0x5C: put("\\\\")
    case 0x0A: put("\\n")
    // Control characters, ends of lines and paragraphs, directions of writing.
    case 0..<0x20, 0x7F...0x9F, 0x61C, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069:
      let digits = String(scalar.value, radix: 16)
      put("\\u")
      bytes += repeatElement(UInt8(ascii: "0"), count: 4 - digits.utf8.count)
      bytes += digits.utf8
    default: bytes += String(scalar).utf8
    }
  }

  // MARK: Numbers

  private mutating func append(_ value: Double) {
    if layout == .words, !value.isFinite { return bytes += "\(value)".utf8 }
    if let decimals { return append(value, decimals: decimals) }
    guard value.isFinite else { return put("null") }
    let text = "\(value)"
    bytes += text.hasSuffix(".0") ? text.utf8.dropLast(2) : text.utf8[...]
  }

  private mutating func append(_ value: Double, decimals: Int) {
    let magnitude = value.magnitude
    guard magnitude < 0x1p63 else { return put("null") }
    let factor = (0..<decimals).reduce(1.0) { factor, _ in factor * 10 }
    var (whole, width) = (UInt64(magnitude), decimals)
    var units = UInt64(((magnitude - Double(whole)) * factor).rounded())
    if units == UInt64(factor) { (whole, units) = (whole + 1, 0) }
    if value < 0, whole > 0 || units > 0 { put("-") }
    append(digits: whole, width: 1)
    guard units > 0 else { return }
    while units.isMultiple(of: 10) { (units, width) = (units / 10, width - 1) }
    put(".")
    append(digits: units, width: width)
  }

  /// - Parameter width: the number of digits at least.
  private mutating func append(digits number: UInt64, width: Int) {
    var (rest, start) = (number, bytes.count)
    repeat {
      bytes.append(UInt8(ascii: "0") + UInt8(rest % 10))
      rest /= 10
    } while rest > 0 || bytes.count - start < width
    bytes[start...].reverse()
  }
}
