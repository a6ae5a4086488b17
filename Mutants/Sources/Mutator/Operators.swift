/// Operators between two operands, and the signs before one.
extension CodeLine {
  var operators: [Mutation] {
    tokens.indices.flatMap { index -> [Mutation] in
      let token = tokens[index]
      guard token.kind == .operation, index == 0 || tokens[index - 1].text != "func" else {
        return []
      }
      if isPrefix(index) { return prefixes(token) }
      if token.text == "+", joinsTexts(index) { return [] }
      guard isBinary(index), let (kind, others) = Self.others[token.text] else { return [] }
      return others.map { Mutation(kind: kind, range: token.range, replacement: $0) }
    }
  }

  /// Tells if an operator stands between two operands, both with a blank before it or both without.
  private func isBinary(_ index: Int) -> Bool {
    guard index + 1 < tokens.count else { return false }
    if index == 0 { return !tokens[index].touches(tokens[1]) }
    let (before, token, after) = (tokens[index - 1], tokens[index], tokens[index + 1])
    guard token.text == "..." || token.text == "..<" || !before.touches(token) else { return false }
    return before.touches(token) == token.touches(after) && !after.closes && after.text != ","
  }

  private func joinsTexts(_ index: Int) -> Bool {
    tokens[max(0, index - 1)...min(index + 1, tokens.count - 1)].contains { $0.kind == .text }
  }

  private func isPrefix(_ index: Int) -> Bool {
    guard index + 1 < tokens.count, tokens[index].touches(tokens[index + 1]) else { return false }
    guard index > 0, tokens[index - 1].touches(tokens[index]) else { return true }
    return tokens[index - 1].opens
  }

  /// The sign goes.
  private func prefixes(_ token: Token) -> [Mutation] {
    switch token.text {
    case "!": [Mutation(kind: .logic, range: token.range, replacement: "")]
    case "-", "~": [Mutation(kind: .arithmetic, range: token.range, replacement: "")]
    default: []
    }
  }

  private static let others: [String: (Mutation.Kind, [String])] = [
    "<": (.comparison, ["<=", ">="]), "<=": (.comparison, ["<", ">"]),
    ">": (.comparison, [">=", "<="]), ">=": (.comparison, [">", "<"]),
    "==": (.comparison, ["!="]), "!=": (.comparison, ["=="]),
    "===": (.comparison, ["!=="]), "!==": (.comparison, ["==="]),
    "..<": (.comparison, ["..."]), "...": (.comparison, ["..<"]),
    "+": (.arithmetic, ["-"]), "-": (.arithmetic, ["+"]), "*": (.arithmetic, ["/"]),
    "/": (.arithmetic, ["*"]), "%": (.arithmetic, ["/"]),
    "&+": (.arithmetic, ["&-"]), "&-": (.arithmetic, ["&+"]), "&*": (.arithmetic, ["&+"]),
    "+=": (.arithmetic, ["-="]), "-=": (.arithmetic, ["+="]), "*=": (.arithmetic, ["/="]),
    "/=": (.arithmetic, ["*="]), "&+=": (.arithmetic, ["&-="]), "&-=": (.arithmetic, ["&+="]),
    "<<": (.arithmetic, [">>"]), ">>": (.arithmetic, ["<<"]),
    "&<<": (.arithmetic, ["&>>"]), "&>>": (.arithmetic, ["&<<"]),
    "&": (.arithmetic, ["|"]), "|": (.arithmetic, ["&"]), "^": (.arithmetic, ["|"]),
    "&&": (.logic, ["||"]), "||": (.logic, ["&&"]),
  ]
}
