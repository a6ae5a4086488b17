/// A change of one line of code.
package struct Mutation: Equatable, Sendable {
  package enum Kind: String, CaseIterable, Sendable {
    case comparison, arithmetic, logic, constant
    case arguments = "swapped arguments"
    case exit = "early return"
    case drop = "dropped statement"
  }

  package let kind: Kind
  /// The bytes of the line that go.
  let range: Range<Int>
  let replacement: String
}

/// A mutation at its place in a file.
package struct Mutant: Sendable {
  package let file: CodeFile
  /// The line, from 0.
  package let index: Int
  /// The mutation's number among those of its line, from 1.
  package let number: Int
  package let mutation: Mutation

  /// The words that name it: `Sources/Engine/Geometry/Rect.swift:12:1`.
  package var name: String { "\(file.path):\(index + 1):\(number)" }

  /// The line as it is, without the blanks around it.
  package var before: String { trimmed(file.lines[index].text) }

  /// The line as the mutant has it.
  package var after: String { trimmed(awake) }

  /// The line as the mutant has it, with the blanks around it.
  package var awake: [UInt8] {
    var line = file.lines[index].text
    line.replaceSubrange(mutation.range, with: mutation.replacement.utf8)
    return line
  }

  package init?(_ file: CodeFile, index: Int, number: Int) {
    guard file.lines.indices.contains(index) else { return nil }
    let mutations = file.mutations(at: index)
    guard mutations.indices.contains(number - 1) else { return nil }
    (self.file, self.index, self.number) = (file, index, number)
    mutation = mutations[number - 1]
  }

  private func trimmed(_ line: [UInt8]) -> String {
    let start = line.drop { $0 == .blank }
    let end = start.reversed().drop { $0 == .blank }
    return String(decoding: end.reversed(), as: UTF8.self)
  }
}
