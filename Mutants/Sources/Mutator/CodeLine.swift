/// A line of a file, and the code in it.
struct CodeLine {
  let text: [UInt8]
  /// The tokens of the code: none of a comment, a directive, an import or an attribute.
  let tokens: [Token]

  init(text: [UInt8], mask: [UInt8], isCompiled: Bool = true) {
    self.text = text
    let tokens = isCompiled ? Tokenizer.tokens(of: mask) : []
    let isImport = tokens.prefix(3).contains { $0.text == "import" }
    self.tokens = isImport ? [] : Self.withoutAttributes(tokens)
  }

  func source(_ range: Range<Int>) -> String { String(decoding: text[range], as: UTF8.self) }

  /// The bytes from the first to the last of some tokens.
  func bytes(_ indices: Range<Int>) -> Range<Int> {
    tokens[indices.lowerBound].range.lowerBound..<tokens[indices.upperBound - 1].range.upperBound
  }

  /// Two stretches of the line, each in the other's place; nil if they are the same.
  func swap(_ first: Range<Int>, _ second: Range<Int>, kind: Mutation.Kind) -> Mutation? {
    guard source(first) != source(second) else { return nil }
    let between = source(first.upperBound..<second.lowerBound)
    return Mutation(
      kind: kind, range: first.lowerBound..<second.upperBound,
      replacement: source(second) + between + source(first))
  }

  /// The index of the token that closes what one opens, if that is in this line.
  func closing(_ index: Int) -> Int? {
    tokens[index...].dropFirst().firstIndex { $0.closes && $0.depth == tokens[index].depth }
  }

  /// Without each `@name` and what stands in parentheses right behind it.
  private static func withoutAttributes(_ tokens: [Token]) -> [Token] {
    var kept: [Token] = []
    var index = 0
    while index < tokens.count {
      guard tokens[index].text == "@" else {
        kept.append(tokens[index])
        index += 1
        continue
      }
      index += 2
      guard index < tokens.count, tokens[index].text == "(",
        tokens[index - 1].touches(tokens[index])
      else { continue }
      let depth = tokens[index].depth
      while index < tokens.count, !(tokens[index].closes && tokens[index].depth == depth) {
        index += 1
      }
      index += 1
    }
    return kept
  }
}
