/// Neighbours among the arguments of a call, each with the other's value; their labels stay.
extension CodeLine {
  var arguments: [Mutation] {
    tokens.indices.flatMap { index -> [Mutation] in
      guard isCall(index), !Self.symmetric.contains(tokens[index].text) else { return [] }
      guard let end = closing(index + 1) else { return [] }
      let values = values(between: index + 1, and: end)
      return zip(values, values.dropFirst()).compactMap { swap($0, $1, kind: .arguments) }
    }
  }

  /// The functions that do not hang on the order of their arguments.
  private static let symmetric: Set = ["min", "max", "hypot"]

  /// The bytes of each argument's value in a pair of parentheses.
  private func values(between start: Int, and end: Int) -> [Range<Int>] {
    let inner = start + 1..<end
    let commas = inner.filter {
      tokens[$0].text == "," && tokens[$0].depth == tokens[start].depth + 1
    }
    let starts = [inner.lowerBound] + commas.map { $0 + 1 }
    return zip(starts, commas + [end]).compactMap { value($0.0, $0.1) }
  }

  private func value(_ start: Int, _ end: Int) -> Range<Int>? {
    let isLabelled = start + 1 < end && tokens[start].kind == .word && tokens[start + 1].text == ":"
    let first = isLabelled ? start + 2 : start
    guard first < end else { return nil }
    return bytes(first..<end)
  }
}
