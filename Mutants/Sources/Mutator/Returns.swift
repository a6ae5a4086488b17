/// Functions and computed properties that return at once, with the plainest values of their type.
extension CodeLine {
  var returns: [Mutation] {
    guard let head = tokens.firstIndex(where: { ["func", "var"].contains($0.text) }), head < 6,
      let brace = tokens[head...].firstIndex(where: { $0.text == "{" && $0.depth == 0 }),
      let values = plainValues(head, brace), !isAccessor(brace + 1)
    else { return [] }
    let place = tokens[brace].range.upperBound
    return values.filter { $0 != body(brace) }.map {
      let value = $0.isEmpty ? "" : " " + $0
      return Mutation(kind: .exit, range: place..<place, replacement: " return\(value);")
    }
  }

  /// The values to return from a declaration between its word and its brace; nil if there is none.
  private func plainValues(_ head: Int, _ brace: Int) -> [String]? {
    let mark = tokens[head].text == "func" ? "->" : ":"
    let marks = tokens[head..<brace].indices.filter {
      tokens[$0].depth == 0 && tokens[$0].text == mark
    }
    guard let last = marks.last else { return mark == "->" ? [""] : nil }
    let type = tokens[last + 1..<brace]
    guard let first = type.first, let end = type.last else { return nil }
    // A value that is stored, or a clause after the type.
    guard type.allSatisfy({ $0.text != "=" && $0.text != "where" }) else { return nil }
    if end.text == "?" { return ["nil"] }
    if first.text == "[" {
      let isDictionary = type.contains { $0.text == ":" && $0.depth == first.depth + 1 }
      return end.text == "]" ? [isDictionary ? "[:]" : "[]"] : nil
    }
    return type.count == 1 ? Self.plainValues[first.text] : nil
  }

  private static let plainValues: [String: [String]] = [
    "Bool": ["true", "false"], "String": ["\"\""], "Void": [""],
    "Int": ["0"], "Int32": ["0"], "UInt8": ["0"], "UInt32": ["0"], "UInt64": ["0"],
    "Double": ["0"], "Float": ["0"],
  ]

  private func isAccessor(_ index: Int) -> Bool {
    index < tokens.count && ["get", "set", "willSet", "didSet", "}"].contains(tokens[index].text)
  }

  /// The code between a brace and the one that closes it in this line.
  private func body(_ brace: Int) -> String? {
    guard let end = closing(brace), end > brace + 1 else { return nil }
    return source(bytes(brace + 1..<end))
  }
}
