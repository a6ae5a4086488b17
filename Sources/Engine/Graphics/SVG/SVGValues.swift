/// The values of attributes: numbers in a range, colours, transforms.
extension SVGElement {
  /// One number; nil if the attribute is not there.
  func number(_ name: String) throws(SVGError) -> Double? {
    guard let attribute = self[name] else { return nil }
    var scanner = SVGScanner(attribute, of: self)
    let value = try scanner.number()
    try scanner.expectEnd()
    return value
  }

  func required(_ name: String) throws(SVGError) -> Double {
    guard let value = try number(name) else { throw error("has no \(name); add \(name)=\"…\"") }
    return value
  }

  /// A length that must be there and above 0.
  func requiredLength(_ name: String) throws(SVGError) -> Double {
    let value = try required(name)
    guard value > 0 else { throw invalid(name, "must be above 0") }
    return value
  }

  /// A length that may be 0.
  func length(_ name: String) throws(SVGError) -> Double? {
    guard let value = try number(name) else { return nil }
    guard value >= 0 else { throw invalid(name, "must not be below 0") }
    return value
  }

  func opacity(_ name: String) throws(SVGError) -> Double? {
    guard let value = try number(name) else { return nil }
    guard value >= 0, value <= 1 else { throw invalid(name, "must lie between 0 and 1") }
    return value
  }

  /// A word that names a case, such as a cap or a join.
  func word<Value: RawRepresentable<String>>(
    _ name: String, known: [Value]
  ) throws(SVGError) -> Value? {
    guard let attribute = self[name] else { return nil }
    guard let value = Value(rawValue: attribute.text) else {
      let names = known.map(\.rawValue).joined(separator: ", ")
      throw invalid(name, "is unknown; known: \(names)")
    }
    return value
  }

  /// An error that quotes the attribute's value.
  func invalid(_ name: String, _ problem: String) -> SVGError {
    guard let attribute = self[name] else { return error("\(name) \(problem)") }
    let text = attribute.text
    let quoted = text.count > 40 ? text.prefix(40) + "…" : Substring(text)
    return error("\(name) \"\(quoted)\" \(problem)", at: attribute)
  }
}

// MARK: - Colours

extension SVGElement {
  /// Any opaque colour of CSS.
  func color(_ name: String) throws(SVGError) -> Color? {
    guard let attribute = self[name] else { return nil }
    if let color = Color(css: attribute.text), color.alpha == 1 { return color }
    throw invalid(name, "is no colour; write #rrggbb, rgb(…), a CSS name, none or url(#id)")
  }
}
