/// Reads an expression by recursive descent: a method for each line of the grammar.
struct ExpressionParser {
  var scanner: ExpressionScanner
  private let durations: [String: Double]
  private let waits: Bool
  private var openParentheses = 0

  init(_ scanner: ExpressionScanner, durations: [String: Double], waits: Bool = false) {
    self.scanner = scanner
    self.durations = durations
    self.waits = waits
  }

  /// The expression that has been read, and its extent.
  struct Draft {
    var expression: Expression
    var extent: ExpressionExtent
  }

  mutating func whole() throws(ExpressionError) -> Expression {
    let draft = try sum()
    guard let next = scanner.next() else { return draft.expression }
    throw next == ")"
      ? wrong("“)” closes nothing; take it away, or open “(” before it") : outOfPlace()
  }

  private mutating func sum() throws(ExpressionError) -> Draft {
    var draft = try product()
    while let column = scanner.take("+") {
      let right = try product()
      draft = try checked(
        .sum(draft.expression, right.expression), draft.extent + right.extent, at: column)
    }
    return draft
  }

  private mutating func product() throws(ExpressionError) -> Draft {
    var draft = try factor()
    while let column = scanner.take("*") {
      let right = try factor()
      draft = try checked(
        .product(draft.expression, right.expression), draft.extent * right.extent, at: column)
    }
    return draft
  }

  private mutating func factor() throws(ExpressionError) -> Draft {
    var draft = try primary()
    while scanner.take(".") != nil { draft = try postfix(of: draft) }
    return draft
  }

  private mutating func primary() throws(ExpressionError) -> Draft {
    if let column = scanner.take("(") { return try group(openedAt: column) }
    let word = scanner.word()
    switch word.text {
    case "": throw missingPrimary()
    case "0": return Draft(expression: .zero, extent: .zero)
    case "1": return Draft(expression: .one, extent: .one)
    case "wait" where waits: return try wait()
    default: return try part(word)
    }
  }

  private mutating func wait() throws(ExpressionError) -> Draft {
    let (seconds, column) = try number(of: "wait", .wait)
    return try checked(.held(.one, for: seconds), .part(seconds: seconds), at: column)
  }

  private mutating func group(openedAt column: Int) throws(ExpressionError) -> Draft {
    guard openParentheses < ExpressionLimits.nesting else {
      throw ExpressionError(
        column: column,
        message: "more than \(ExpressionLimits.nesting) parentheses are open; use fewer")
    }
    openParentheses += 1
    let draft = try sum()
    openParentheses -= 1
    guard scanner.take(")") == nil else { return draft }
    guard scanner.next() == nil else { throw outOfPlace() }
    throw wrong("“)” is missing; “(” was opened at column \(column)")
  }

  private func part(_ word: ExpressionScanner.Word) throws(ExpressionError) -> Draft {
    let quoted = ExpressionError.quoted(word.text)
    guard word.text.first?.isNumber != true else {
      throw ExpressionError(
        column: word.column, message: "\(quoted) is no animation; of the numbers use only 0 and 1")
    }
    guard let seconds = durations[word.text] else {
      let names = durations.keys.sorted().joined(separator: ", ")
      let hint = names.isEmpty ? "there are only 0 and 1" : "use one of \(names)"
      throw ExpressionError(column: word.column, message: "\(quoted) is no part; \(hint)")
    }
    return try checked(.part(word.text), .part(seconds: seconds), at: word.column)
  }

  /// The expression, unless it is too large.
  func checked(
    _ expression: Expression, _ extent: ExpressionExtent, at column: Int
  ) throws(ExpressionError) -> Draft {
    if let excess = extent.excess { throw ExpressionError(column: column, message: excess) }
    return Draft(expression: expression, extent: extent)
  }
}

extension ExpressionParser {
  /// An error at the next character.
  mutating func wrong(_ message: String) -> ExpressionError {
    ExpressionError(column: scanner.column(), message: message)
  }

  private mutating func missingPrimary() -> ExpressionError {
    guard scanner.next() != nil else {
      return wrong("the text ends too early; a part, 0, 1 or “(” must follow")
    }
    let found = ExpressionError.quoted(scanner.glimpse())
    return wrong("\(found) is out of place; a part, 0, 1 or “(” must stand here")
  }

  /// An error about what follows a whole factor and is no operator.
  private mutating func outOfPlace() -> ExpressionError {
    let found = ExpressionError.quoted(scanner.glimpse())
    return scanner.isBeforePrimary()
      ? wrong("\(found) follows directly; put “+” or “*” before it")
      : wrong("\(found) is no operator; use “+”, “*” or a point")
  }
}
