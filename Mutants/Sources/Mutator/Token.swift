/// A word, number, text, operator or sign of a line of code.
struct Token: Equatable {
  enum Kind { case word, number, text, operation, sign }

  let kind: Kind
  let text: String
  /// The token's bytes in its line.
  let range: Range<Int>
  /// The parentheses, brackets and braces around it that the line opens; below 0 where the line
  /// closes more than it has opened. Those themselves count as outside.
  let depth: Int

  var opens: Bool { kind == .sign && ["(", "[", "{"].contains(text) }
  var closes: Bool { kind == .sign && [")", "]", "}"].contains(text) }

  func touches(_ next: Token) -> Bool { range.upperBound == next.range.lowerBound }
}

/// The tokens of a line, read from left to right.
struct Tokenizer {
  private let code: [UInt8]
  private var index = 0
  private var depth = 0
  private var tokens: [Token] = []

  /// The tokens of a line without comments, whose texts are quotes from end to end.
  static func tokens(of code: [UInt8]) -> [Token] {
    var tokenizer = Tokenizer(code: code)
    while let token = tokenizer.next() { tokenizer.tokens.append(token) }
    return tokenizer.tokens
  }

  private init(code: [UInt8]) { self.code = code }

  private mutating func next() -> Token? {
    take { $0 == .blank }
    guard index < code.count else { return nil }
    let start = index
    let kind = takeToken()
    let text = String(decoding: code[start..<index], as: UTF8.self)
    if kind == .sign, ")]}".contains(text) { depth -= 1 }
    defer { if kind == .sign, "([{".contains(text) { depth += 1 } }
    return Token(kind: kind, text: text, range: start..<index, depth: depth)
  }

  private mutating func take(while belongs: (UInt8) -> Bool) {
    while index < code.count, belongs(code[index]) { index += 1 }
  }

  private mutating func takeToken() -> Token.Kind {
    let byte = code[index]
    if byte == .quote {
      take { $0 == .quote }
      return .text
    }
    if byte.isDigit, tokens.last?.text != "." || tokens.last?.range.upperBound != index {
      takeNumber()
      return .number
    }
    if byte.isOfWord {
      take { $0.isOfWord }
      return .word
    }
    let isDots = code[index...].starts(with: "..".utf8)
    if byte.isOfOperator || isDots {
      take { $0.isOfOperator || isDots && $0 == UInt8(ascii: ".") }
      return .operation
    }
    index += 1
    return .sign
  }

  private mutating func takeNumber() {
    take { $0.isOfWord }
    let dot = index
    if dot + 1 < code.count, code[dot] == UInt8(ascii: "."), code[dot + 1].isDigit {
      index += 1
      take { $0.isOfWord }
    }
    let ends = code[index - 1] | 0x20
    if index < code.count, code[index] == UInt8(ascii: "-"), ends == UInt8(ascii: "e") {
      index += 1
      take { $0.isDigit }
    }
  }
}

extension UInt8 {
  fileprivate var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }

  fileprivate var isOfWord: Bool {
    let small = self | 0x20
    return isDigit || small >= UInt8(ascii: "a") && small <= UInt8(ascii: "z") || self >= 0x80
      || self == UInt8(ascii: "_") || self == UInt8(ascii: "$") || self == UInt8(ascii: "`")
  }

  fileprivate var isOfOperator: Bool { "/=-+!*%<>&|^~?".utf8.contains(self) }
}
