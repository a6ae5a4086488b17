/// An element of an XML text: enough of a reader for the files that an export writes, and strict
/// about what it reads.
struct Markup {
  var tag: String
  var attributes: [String: String] = [:]
  var text = ""
  var children: [Markup] = []

  /// The mistake in a text.
  struct Fault: Error { let text: String }

  /// The only element of a text.
  static func parse(_ text: String) throws -> Markup {
    var open = [Markup(tag: "")]
    var rest = Substring(text)
    while let start = rest.firstIndex(of: "<") {
      open[open.count - 1].text += rest[..<start]
      guard let end = rest[start...].firstIndex(of: ">") else { throw Fault(text: "no > behind <") }
      var inner = rest[rest.index(after: start)..<end]
      rest = rest[rest.index(after: end)...]
      if inner.hasPrefix("/") {
        let element = open.removeLast()
        guard element.tag == inner.dropFirst(), !open.isEmpty else {
          throw Fault(text: "<\(inner)> ends <\(element.tag)>")
        }
        open[open.count - 1].children.append(element)
      } else {
        let isEmpty = inner.hasSuffix("/")
        if isEmpty { inner = inner.dropLast() }
        let element = try element(inner)
        if isEmpty { open[open.count - 1].children.append(element) } else { open.append(element) }
      }
    }
    guard open.count == 1, open[0].children.count == 1 else { throw Fault(text: "unclosed") }
    return open[0].children[0]
  }

  /// `tag name="value" …`
  private static func element(_ text: Substring) throws -> Markup {
    let parts = text.split(separator: " ", maxSplits: 1)
    var element = Markup(tag: String(parts[0]))
    var rest = parts.count > 1 ? parts[1] : ""
    while let sign = rest.firstIndex(of: "=") {
      let name = rest[..<sign].trimmed
      let value = rest[rest.index(after: sign)...]
      guard value.first == "\"", let end = value.dropFirst().firstIndex(of: "\"") else {
        throw Fault(text: "the value of \(name) has no quotes")
      }
      guard element.attributes[name] == nil else { throw Fault(text: "two of \(name)") }
      element.attributes[name] = String(value[value.index(after: value.startIndex)..<end])
      rest = value[value.index(after: end)...]
    }
    guard rest.trimmed.isEmpty else { throw Fault(text: "“\(rest)” in <\(text)>") }
    return element
  }
}

extension StringProtocol {
  /// Without blanks and line breaks at its ends.
  var trimmed: String {
    let inner = drop { $0.isWhitespace }
    return String(String(inner.reversed().drop { $0.isWhitespace }.reversed()))
  }
}
