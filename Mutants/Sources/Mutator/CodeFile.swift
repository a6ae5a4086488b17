/// A file of Swift code, line by line.
package struct CodeFile: Sendable {
  /// The path from the root of the tree.
  package let path: String
  let lines: [CodeLine]

  package init(path: String, source: [UInt8]) {
    self.path = path
    let masks = CodeMask(source).bytes.split(separator: .newline, omittingEmptySubsequences: false)
    let texts = source.split(separator: .newline, omittingEmptySubsequences: false)
    var conditions = Conditions()
    lines = zip(texts, masks).map { text, mask in
      let isCompiled = conditions.compile(mask)
      return CodeLine(text: Array(text), mask: Array(mask), isCompiled: isCompiled)
    }
  }

  /// The folders that lie between the folder of sources and the file.
  package var folder: String { path.split(separator: "/").dropLast().joined(separator: "/") }

  /// The indices of the lines with more than signs: a brace alone is no line of code.
  package var linesOfCode: [Int] {
    lines.indices.filter { lines[$0].tokens.contains { $0.kind != .sign } }
  }

  /// The mutations of a line, which counts from 0, in an order that does not change.
  package func mutations(at index: Int) -> [Mutation] {
    let line = lines[index]
    // Room that is reserved changes nothing but the time.
    if line.tokens.contains(where: { $0.text == "reserveCapacity" }) { return [] }
    return line.operators + line.words + line.conditions + line.choices + line.constants
      + line.arguments + line.returns + droppedStatement(at: index)
  }

  /// The tokens of the nearest line above that has any.
  func tokens(above index: Int) -> [Token] {
    lines[..<index].last { !$0.tokens.isEmpty }?.tokens ?? []
  }

  /// The tokens of the nearest line below that has any.
  func tokens(below index: Int) -> [Token] {
    lines[(index + 1)...].first { !$0.tokens.isEmpty }?.tokens ?? []
  }

  /// The whole file with other lines in the place of some, by their indices.
  package func source(with changed: [Int: [UInt8]]) -> [UInt8] {
    let texts = lines.indices.map { changed[$0] ?? lines[$0].text }
    return Array(texts.joined(separator: [UInt8.newline]))
  }
}

/// The branches of `#if` around a line. Tests are built for debugging on Linux, where of each
/// condition in the sources the first branch holds.
private struct Conditions {
  private var isFirst: [Bool] = []

  /// Reads a line, and tells if it is code that is compiled.
  mutating func compile(_ mask: [UInt8].SubSequence) -> Bool {
    let word = mask.drop { $0 == .blank }.prefix { $0 != .blank }
    guard word.first == UInt8(ascii: "#") else { return isFirst.allSatisfy { $0 } }
    switch String(decoding: word, as: UTF8.self) {
    case "#if": isFirst.append(true)
    case "#else", "#elseif":
      _ = isFirst.popLast()
      isFirst.append(false)
    case "#endif": _ = isFirst.popLast()
    default: break
    }
    return false
  }
}
