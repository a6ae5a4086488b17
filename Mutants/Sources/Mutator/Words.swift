/// Words that have an opposite; conditions and choices that are turned round.
extension CodeLine {
  var words: [Mutation] {
    tokens.indices.compactMap { index in
      let token = tokens[index]
      guard token.kind == .word, let (kind, other) = Self.opposites[token.text] else { return nil }
      // `min` and `max` as they are called, and not as they are declared.
      guard kind == .logic || isCall(index) else { return nil }
      // Whether memory is kept changes nothing but the time.
      guard tokens[..<index].dropLast().last?.text != "keepingCapacity" else { return nil }
      return Mutation(kind: kind, range: token.range, replacement: other)
    }
  }

  private static let opposites: [String: (Mutation.Kind, String)] = [
    "true": (.logic, "false"), "false": (.logic, "true"),
    "min": (.comparison, "max"), "max": (.comparison, "min"),
  ]

  /// Tells if a parenthesis follows a word, and the word is not being declared.
  func isCall(_ index: Int) -> Bool {
    guard index + 1 < tokens.count, tokens[index].kind == .word else { return false }
    guard tokens[index + 1].text == "(", tokens[index].touches(tokens[index + 1]) else {
      return false
    }
    let before = index > 0 ? tokens[index - 1].text : ""
    let declares = ["init", "subscript"].contains(tokens[index].text) && before != "."
    return before != "func" && !declares
  }

  /// The condition of an `if`, `guard` or `while`, as a whole, where that is in one line and has
  /// no comparison or sign of its own to turn round.
  var conditions: [Mutation] {
    guard let start = tokens.firstIndex(where: { ["if", "guard", "while"].contains($0.text) }),
      start == 0 || tokens[..<start].allSatisfy({ ["}", "else"].contains($0.text) }),
      let end = tokens[start...].firstIndex(where: {
        $0.depth == tokens[start].depth && ["{", "else"].contains($0.text)
      }), end > start + 1
    else { return [] }
    let condition = tokens[start + 1..<end]
    guard condition.allSatisfy({ !Self.ownTurns.contains($0.text) }) else { return [] }
    let range = bytes(start + 1..<end)
    return [Mutation(kind: .logic, range: range, replacement: "!(\(source(range)))")]
  }

  /// The two values of `a ? b : c`, each in the other's place.
  var choices: [Mutation] {
    tokens.indices.compactMap { index in
      let depth = tokens[index].depth
      guard tokens[index].text == "?", index > 0, !tokens[index - 1].touches(tokens[index]),
        let colon = tokens[index...].firstIndex(where: { $0.text == ":" && $0.depth == depth })
      else { return nil }
      let end =
        tokens[colon...].firstIndex { $0.depth < depth || $0.depth == depth && $0.text == "," }
        ?? tokens.endIndex
      guard index + 1 < colon, colon + 1 < end else { return nil }
      return swap(bytes(index + 1..<colon), bytes(colon + 1..<end), kind: .logic)
    }
  }

  private static let ownTurns: Set = [
    "let", "var", "case", ",", "#", "<", ">", "<=", ">=", "==", "!=", "===", "!==", "!", "true",
    "false",
  ]
}
