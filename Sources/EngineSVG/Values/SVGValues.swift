import Engine

/// The values of attributes: numbers in a range, words, references, colours.
extension SVGElement {
  /// A number or a percentage, cut to 0…1.
  func opacity(_ name: String) throws(SVGError) -> Double? {
    guard let attribute = self[name] else { return nil }
    var scanner = SVGScanner(attribute, of: self)
    var value = try scanner.number()
    if scanner.skip(UInt8(ascii: "%")) { value /= 100 }
    try scanner.expectEnd()
    return max(0, min(1, value))
  }

  /// A number of at least 1.
  func ratio(_ name: String) throws(SVGError) -> Double? {
    guard let attribute = self[name] else { return nil }
    var scanner = SVGScanner(attribute, of: self)
    let value = try scanner.number()
    try scanner.expectEnd()
    guard value >= 1 else { throw invalid(name, "must not be below 1") }
    return value
  }

  /// A word that names a case, such as a cap or a join.
  func word<Value: RawRepresentable<String>>(
    _ name: String, known: [Value]
  ) throws(SVGError) -> Value? {
    try word(name, of: known.map(\.rawValue)).flatMap(Value.init)
  }

  /// A word of a list.
  func word(_ name: String, of known: [String]) throws(SVGError) -> String? {
    guard let attribute = self[name] else { return nil }
    guard known.contains(attribute.word) else {
      throw invalid(name, "is unknown; known: \(known.joined(separator: ", "))")
    }
    return attribute.word
  }

  /// A map; the identity if it is not there.
  func transform(_ name: String = "transform") throws(SVGError) -> AffineTransform {
    guard let attribute = self[name], attribute.word != "none" else { return .identity }
    var reader = SVGTransformReader(SVGScanner(attribute, of: self))
    return try reader.read()
  }

  /// An error that quotes the attribute's value.
  func invalid(_ name: String, _ problem: String) -> SVGError {
    guard let attribute = self[name] else { return error("\(name) \(problem)") }
    let text = attribute.text
    let quoted = text.count > 40 ? text.prefix(40) + "…" : Substring(text)
    return error("\(name) \"\(quoted)\" \(problem)", at: attribute)
  }
}

extension SVGAttribute {
  /// The id that `url(#id)` names, quoted or not, and the text behind it; nil if the value is no
  /// such reference.
  var reference: (id: String, rest: String)? {
    let word = word
    guard word.lowercased().hasPrefix("url(") else { return nil }
    let body = word.utf8.dropFirst(4)
    var nesting = SVGNesting()
    let end = body.indices.first { nesting.passes(body[$0]) && body[$0] == UInt8(ascii: ")") }
    guard let end else { return nil }
    let inner = word[..<end].dropFirst(4).filter { !"\"' \t\n".contains($0) }
    let rest = word[word.index(after: end)...].drop { $0 == " " }
    guard inner.hasPrefix("#") else { return ("", String(rest)) }
    return (String(inner.dropFirst()), String(rest))
  }
}
