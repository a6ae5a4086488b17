import Engine

/// A mistake in the text of an expression, and its place.
package struct ExpressionError: Error, Equatable, CustomStringConvertible {
  /// In characters, counted from 1; one behind the last character if the text ends too early.
  package var column: Int
  /// The mistake, and what would be right.
  package var message: String

  /// A mistake at a column, counted from 1.
  package init(column: Int, message: String) { (self.column, self.message) = (column, message) }

  package var description: String { "column \(column): \(message)" }
}

extension ExpressionError {
  /// A piece of the text in quotation marks, cut if it is long. What can't be seen is called by
  /// its number.
  package static func quoted(_ text: String) -> String {
    let shown = text.prefix(longestQuote).map(visible).joined()
    return "“\(shown)\(text.count > longestQuote ? "…" : "")”"
  }

  private static let longestQuote = 20

  private static func visible(_ character: Character) -> String {
    guard let scalar = character.unicodeScalars.first, isInvisible(scalar) else {
      return String(character)
    }
    return PlainLine.name(of: scalar)
  }

  private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator,
      .paragraphSeparator, .nonspacingMark, .enclosingMark:
      true
    default: false
    }
  }
}
