import MotionCode

/// The words of a line of algebra with their columns, in the order in which a walk over its
/// expression meets them.
struct TimelineWords {
  /// Parts, 0, 1 and waits.
  private(set) var parts: [ExpressionScanner.Word] = []
  /// What follows a point.
  private(set) var postfixes: [ExpressionScanner.Word] = []

  /// - Parameter text: one that could be read as an expression.
  init(_ text: String) {
    var scanner = ExpressionScanner(Array(text))
    while scanner.next() != nil {
      let isPostfix = scanner.take(".") != nil
      let word = scanner.word()
      if word.text.isEmpty {
        guard scanner.takeOne() else { return }
        continue
      }
      if isPostfix { postfixes.append(word) } else { parts.append(word) }
      if isPostfix || word.text == "wait" { Self.skipValue(&scanner) }
    }
  }

  /// Goes over the parentheses behind a word, with all in them.
  private static func skipValue(_ scanner: inout ExpressionScanner) {
    guard scanner.next() == "(" else { return }
    var depth = 0
    repeat {
      if scanner.take("(") != nil {
        depth += 1
      } else if scanner.take(")") != nil {
        depth -= 1
      } else if !scanner.takeOne() {
        return
      }
    } while depth > 0
  }

  /// The next part, which is gone over.
  mutating func nextPart() -> ExpressionScanner.Word? { parts.isEmpty ? nil : parts.removeFirst() }

  /// The next word behind a point, which is gone over.
  mutating func nextPostfix() -> ExpressionScanner.Word? {
    postfixes.isEmpty ? nil : postfixes.removeFirst()
  }
}

extension ExpressionScanner {
  /// Goes over the next character, whatever it is; false at the end.
  fileprivate mutating func takeOne() -> Bool { next().map { take($0) != nil } ?? false }
}
