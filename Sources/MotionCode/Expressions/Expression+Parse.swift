extension Expression {
  /// Reads an expression:
  ///
  ///     expr    = term ('+' term)*
  ///     term    = factor ('*' factor)*
  ///     factor  = primary ('.' postfix)*
  ///     primary = name | '0' | '1' | '(' expr ')'
  ///     postfix = 'reversed' | 'looped' | 'delayed(0.5)' | 'held(1)' | 'repeating(3)'
  ///             | 'stretched(2)' | 'time(easeOut)' | 'time(easeOut(2))'
  ///
  /// Blanks may stand between any two of these. No text is a programmer's error: whatever can't be
  /// read, or is too large to be played, is thrown with its column.
  ///
  /// - Parameters:
  ///   - durations: of the parts that may be named, in seconds.
  ///   - waits: true if `wait(0.5)` is a part: one that is held.
  package static func parse(
    _ text: String, durations: [String: Double], waits: Bool = false
  ) throws(ExpressionError) -> Expression {
    let characters = Array(text.prefix(ExpressionLimits.characters + 1))
    guard characters.count <= ExpressionLimits.characters else {
      throw ExpressionError(
        column: characters.count,
        message: "there are more than \(ExpressionLimits.characters) characters; use fewer")
    }
    var parser = ExpressionParser(
      ExpressionScanner(characters), durations: durations, waits: waits)
    return try parser.whole()
  }

  /// Reads an expression of parts whose durations are not known: only the seconds that are written
  /// in the text count for the limit.
  package static func parse(
    _ text: String, vocabulary: Set<String>
  ) throws(ExpressionError) -> Expression {
    try parse(text, durations: Dictionary(uniqueKeysWithValues: vocabulary.map { ($0, 0) }))
  }
}
