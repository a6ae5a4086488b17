/// Mutations that sleep in a build until the program is told to wake one: `isMutant(7)` says there
/// whether it is the one with this number. So one build carries many.
extension Mutant {
  /// The lines that carry the mutation asleep, by their indices; nil if it takes a build of its own.
  package func asleep(_ number: Int) -> [Int: [UInt8]]? {
    let isAwake = "isMutant(\(number))"
    let old = line.source(mutation.range)
    switch mutation.kind {
    case .drop:
      // What is put off to the end of a block would be done at the end of the switch's.
      guard line.tokens.first?.text != "defer" else { return nil }
      return [index: replacing(mutation.range, by: "if !\(isAwake) { \(old) }")]
    case .exit:
      return exit(if: isAwake)
    default:
      if line.tokens.contains(where: { $0.range == mutation.range && $0.isLiteral }) {
        return [index: choice(mutation.range, if: isAwake)]
      }
      if let operation = line.tokens.first(where: { $0.range == mutation.range }),
        operation.isAssignment
      {
        return statement(if: isAwake)
      }
      return expression.map { [index: choice($0, if: isAwake)] }
    }
  }

  private var line: CodeLine { file.lines[index] }

  private func replacing(_ range: Range<Int>, by text: String) -> [UInt8] {
    var bytes = line.text
    bytes.replaceSubrange(range, with: text.utf8)
    return bytes
  }

  /// A stretch of the line as the mutant has it.
  private func mutated(_ range: Range<Int>) -> String {
    line.source(range.lowerBound..<mutation.range.lowerBound) + mutation.replacement
      + line.source(mutation.range.upperBound..<range.upperBound)
  }

  private func choice(_ range: Range<Int>, if isAwake: String) -> [UInt8] {
    replacing(range, by: "(\(isAwake) ? (\(mutated(range))) : (\(line.source(range))))")
  }

  /// An assignment that is a statement by itself.
  private func statement(if isAwake: String) -> [Int: [UInt8]]? {
    guard let whole = file.droppedStatement(at: index).first?.range else { return nil }
    let text = "if \(isAwake) { \(mutated(whole)) } else { \(line.source(whole)) }"
    return [index: replacing(whole, by: text)]
  }

  /// A body that may be left at once, and has to say `return` where it was one expression.
  private func exit(if isAwake: String) -> [Int: [UInt8]]? {
    let leave = mutation.replacement.dropLast()
    let text = " if \(isAwake) {\(leave) };"
    let isVoid = leave == " return"
    if line.tokens.last?.text == "}" {
      return [index: replacing(mutation.range, by: isVoid ? text : text + " return")]
    }
    var lines = [index: replacing(mutation.range, by: text)]
    if !isVoid, let below = file.linesOfCode.first(where: { $0 > index }),
      let first = file.lines[below].tokens.first, first.text != "return",
      file.tokens(below: below).first?.text == "}"
    {
      lines[below] = file.lines[below].text
      lines[below]?.insert(contentsOf: "return ".utf8, at: first.range.lowerBound)
    }
    return lines
  }
}

/// The expression around a mutation.
extension Mutant {
  /// The bytes of the largest expression of the line that holds the mutation; nil if it begins or
  /// ends in another line, or has something assigned to it.
  private var expression: Range<Int>? {
    let tokens = line.tokens
    guard let first = tokens.firstIndex(where: { $0.range.upperBound > mutation.range.lowerBound }),
      let last = tokens.lastIndex(where: { $0.range.lowerBound < mutation.range.upperBound })
    else { return nil }
    let inside = tokens[first...last].map(\.depth).min() ?? 0
    let depth = mutation.kind == .arguments ? inside - 1 : inside
    let start = (0...first).reversed().first { line.begins($0, depth) } ?? 0
    let end = (last + 1...tokens.count).first { line.ends($0, depth) } ?? tokens.count
    let body = tokens[start..<end]
    guard !body.isEmpty, line.isWhole(start..<end), end == tokens.count || tokens[end].text != "="
    else { return nil }
    let isLoose = body.contains { $0.depth == depth && Token.joins.contains($0.text) }
    if start == 1, Token.joins.contains(tokens[0].text), isLoose { return nil }
    if start == 0, goesOn(tokens, behind: file.tokens(above: index).last) { return nil }
    if end == tokens.count, let next = file.tokens(below: index).first,
      next.text == "." || next.kind == .operation && (isLoose || !Token.joins.contains(next.text))
    {
      return nil
    }
    return line.bytes(start..<end)
  }

  /// Tells if a line goes on with an expression that the line above began.
  private func goesOn(_ tokens: [Token], behind last: Token?) -> Bool {
    if tokens[0].text == "." { return true }
    if tokens[0].kind == .operation { return tokens.count < 2 || !tokens[0].touches(tokens[1]) }
    return last?.kind == .operation && last?.isAssignment == false
  }
}

extension CodeLine {
  /// Tells if an expression of this depth begins with this token when one looks from its right.
  fileprivate func begins(_ index: Int, _ depth: Int) -> Bool {
    guard index > 0 else { return true }
    let before = tokens[index - 1]
    guard before.depth == depth else { return before.depth < depth }
    if index == 1, Token.joins.contains(before.text) { return true }
    if before.text == ":" { return isLabel(index - 1) }
    if before.text == "?" { return index > 1 && tokens[index - 2].text == "try" }
    return before.isAssignment || Token.beginnings.contains(before.text)
  }

  /// Tells if an expression of this depth ends before this token when one looks from its left.
  fileprivate func ends(_ index: Int, _ depth: Int) -> Bool {
    guard index < tokens.count else { return true }
    let token = tokens[index]
    guard token.depth == depth else { return token.depth < depth }
    switch token.text {
    case ",", ";", "else", "where", "=": return true
    case ":": return ["case", "default"].contains(tokens[0].text)
    case "{": return tokens[..<index].contains { Token.controls.contains($0.text) }
    default: return token.isAssignment
    }
  }

  private func isLabel(_ colon: Int) -> Bool {
    if ["case", "default"].contains(tokens[0].text) { return true }
    guard colon > 0, tokens[colon - 1].kind == .word || tokens[colon - 1].kind == .text else {
      return false
    }
    return colon == 1 || ["(", ",", "["].contains(tokens[colon - 2].text)
  }

  /// Tells if tokens close all they open, open all they close, and end with no binary operator.
  fileprivate func isWhole(_ range: Range<Int>) -> Bool {
    let last = range.upperBound - 1
    guard tokens[last].kind != .operation || last > 0 && tokens[last - 1].touches(tokens[last])
    else { return false }
    var depth = 0
    for token in tokens[range] {
      depth += token.opens ? 1 : token.closes ? -1 : 0
      if depth < 0 { return false }
    }
    return depth == 0
  }
}

extension Token {
  fileprivate var isLiteral: Bool { kind == .number || text == "true" || text == "false" }

  fileprivate var isAssignment: Bool {
    kind == .operation && text.hasSuffix("=")
      && !["==", "!=", "<=", ">=", "===", "!=="].contains(text)
  }

  /// The operators that bind loosest, so that they may stand between whole expressions.
  fileprivate static let joins: Set = ["&&", "||", "?", ":"]

  /// The tokens behind which an expression begins.
  fileprivate static let beginnings: Set = [
    ",", ";", "->", "return", "throw", "if", "guard", "while", "switch", "else", "in", "where",
    "case", "try", "await", "let", "var",
  ]

  /// The words whose braces hold no closure.
  fileprivate static let controls: Set = ["if", "guard", "while", "for", "switch", "else"]
}
