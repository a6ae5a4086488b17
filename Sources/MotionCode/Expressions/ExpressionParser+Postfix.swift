extension ExpressionParser {
  /// The words that may follow a point.
  private enum Postfix: String, CaseIterable {
    case reversed, looped, delayed, held, repeating, stretched, time
  }

  /// A point has been read: the word behind it, applied to what stands before.
  mutating func postfix(of draft: Draft) throws(ExpressionError) -> Draft {
    let word = scanner.word()
    guard let postfix = Postfix(rawValue: word.text) else { throw noPostfix(word) }
    let (inner, extent) = (draft.expression, draft.extent)
    switch postfix {
    case .reversed:
      try expectNoValue(of: word)
      return Draft(expression: .reversed(inner), extent: extent)
    case .looped:
      try expectNoValue(of: word)
      return try checked(.looped(inner), extent * extent, at: word.column)
    case .time:
      return Draft(expression: .time(inner, try curve()), extent: extent)
    case .delayed, .held, .repeating, .stretched:
      return try measured(postfix, of: draft)
    }
  }

  private mutating func measured(
    _ postfix: Postfix, of draft: Draft
  ) throws(ExpressionError) -> Draft {
    let (inner, extent) = (draft.expression, draft.extent)
    let (value, column) = try number(of: postfix.rawValue, Self.demand(of: postfix))
    return switch postfix {
    case .held: try checked(.held(inner, for: value), extent.waiting(value), at: column)
    case .repeating:
      try checked(
        .repeating(inner, count: Int(value)), extent.repeated(Int(value)), at: column)
    case .stretched:
      try checked(.stretched(inner, to: value), extent.stretched(to: value), at: column)
    default: try checked(.delayed(inner, by: value), extent.waiting(value), at: column)
    }
  }

  private static func demand(of postfix: Postfix) -> ExpressionDemand {
    switch postfix {
    case .repeating: .repetitions
    case .stretched: .stretch
    default: .wait
    }
  }

  private mutating func curve() throws(ExpressionError) -> ExpressionCurve {
    let names = ExpressionCurve.Shape.allCases.map(\.rawValue).joined(separator: ", ")
    guard scanner.take("(") != nil else {
      throw wrong("time needs a curve, as in .time(easeOut)")
    }
    let word = scanner.word()
    guard let shape = ExpressionCurve.Shape(rawValue: word.text) else {
      let found = ExpressionError.quoted(word.text.isEmpty ? scanner.glimpse() : word.text)
      let problem = found == "“”" ? "the curve is missing" : "\(found) is no curve"
      throw ExpressionError(column: word.column, message: "\(problem); use one of \(names)")
    }
    let curve = ExpressionCurve(shape, strength: try strength(of: shape))
    try close(after: curve.description)
    return curve
  }

  private mutating func strength(of shape: ExpressionCurve.Shape) throws(ExpressionError) -> Double?
  {
    guard scanner.next() == "(" else { return nil }
    guard shape.usualStrength != nil else {
      throw wrong("\(shape.rawValue) comes in one strength; take the parentheses away")
    }
    return try number(of: shape.rawValue, .strength).value
  }

  private mutating func expectNoValue(of word: ExpressionScanner.Word) throws(ExpressionError) {
    guard scanner.next() != "(" else {
      throw wrong("\(word.text) takes no value; take the parentheses away")
    }
  }

  private mutating func noPostfix(_ word: ExpressionScanner.Word) -> ExpressionError {
    let names = Postfix.allCases.map(\.rawValue).joined(separator: ", ")
    let found = word.text.isEmpty ? scanner.glimpse() : word.text
    let problem =
      found.isEmpty
      ? "a word is missing behind the point"
      : "\(ExpressionError.quoted(found)) can't follow a point"
    return ExpressionError(column: word.column, message: "\(problem); use one of \(names)")
  }
}
