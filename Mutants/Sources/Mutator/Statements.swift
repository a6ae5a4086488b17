/// Statements of one line that go: a value that is set, a call, a condition with all it does.
extension CodeFile {
  func droppedStatement(at index: Int) -> [Mutation] {
    let line = lines[index]
    guard let first = line.tokens.first, let last = line.tokens.last, line.isStatement,
      begins(after: tokens(above: index)), ends(last, before: tokens(below: index).first)
    else { return [] }
    let range = first.range.lowerBound..<last.range.upperBound
    return [Mutation(kind: .drop, range: range, replacement: "")]
  }

  /// Tells if a statement can begin behind a line with these tokens.
  private func begins(after line: [Token]) -> Bool {
    guard let first = line.first, let last = line.last else { return false }
    if last.text == ":" { return ["case", "default"].contains(first.text) }
    return last.kind != .operation && !["(", "[", ",", "return", "else"].contains(last.text)
  }

  /// Tells if a statement that has this last token is over before the first one of the next line.
  private func ends(_ last: Token, before next: Token?) -> Bool {
    guard last.kind != .operation, !last.opens, last.text != ",", let next else { return false }
    return next.kind != .operation && ![".", ":", "{", ")", "]", ",", "else"].contains(next.text)
  }
}

extension CodeLine {
  /// Tells if the line can be a statement by itself that declares nothing.
  fileprivate var isStatement: Bool {
    guard let first = tokens.first, let last = tokens.last, isBalanced else { return false }
    if ["break", "continue", "return"].contains(first.text) { return tokens.count == 1 }
    if first.text == "if" { return last.text == "}" }
    if first.text == "guard" { return last.text == "}" && !tokens.contains { $0.text == "let" } }
    guard first.kind == .word || first.text == "(", !Self.otherBeginnings.contains(first.text)
    else {
      return false
    }
    // The one value that a property of a new object has.
    if first.text == "self", tokens.map(\.text) == ["self", ".", last.text, "=", last.text] {
      return false
    }
    let isAssignment = tokens.contains { $0.depth == 0 && Self.assignments.contains($0.text) }
    return isAssignment || tokens.count > 1 && [")", "}"].contains(last.text)
  }

  private var isBalanced: Bool {
    var depth = 0
    for token in tokens {
      depth += token.opens ? 1 : token.closes ? -1 : 0
      if depth < 0 { return false }
    }
    return depth == 0
  }

  private static let assignments: Set = [
    "=", "+=", "-=", "*=", "/=", "%=", "&=", "|=", "^=", "&+=", "&-=", "&*=", "<<=", ">>=",
  ]

  /// The words at the beginning of declarations, and of what is no statement of its own.
  private static let otherBeginnings: Set = [
    "let", "var", "func", "case", "default", "for", "while", "switch", "repeat", "do", "else",
    "struct", "class", "enum", "protocol", "extension", "typealias", "associatedtype", "init",
    "deinit", "subscript", "get", "set", "willSet", "didSet", "static", "private", "fileprivate",
    "internal", "package", "public", "open", "final", "override", "mutating", "nonmutating", "lazy",
    "weak", "unowned", "indirect", "prefix", "infix", "postfix", "operator", "precedencegroup",
    "throw", "where", "required", "convenience",
  ]
}
