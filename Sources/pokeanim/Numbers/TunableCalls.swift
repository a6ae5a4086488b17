import Engine
import Studio

/// The calls of `tunable` in the text of a Swift file, with the places of their numbers.
struct TunableCalls {
  /// A call with a name.
  struct Call: Equatable {
    let name: String
    /// The place of the number's bytes, with its sign; nil: it is no literal.
    let number: Range<Int>?
  }

  let bytes: [UInt8]
  private(set) var all: [Call] = []

  init(in bytes: [UInt8]) {
    self.bytes = bytes
    for tokens in SwiftTokens(bytes).sequences {
      for index in tokens.indices {
        if let call = call(in: tokens, at: index) { all.append(call) }
      }
    }
  }

  func calls(_ name: String) -> [Call] { all.filter { $0.name == name } }

  /// The call whose name is at a place; nil: there is none, or what it tunes has no name that is plain.
  private func call(in tokens: [SwiftTokens.Token], at index: Int) -> Call? {
    guard tokens[index].kind == .name, text(tokens[index]) == "tunable",
      index == 0 || tokens[index - 1].kind != .name || text(tokens[index - 1]) != "func",
      index + 3 < tokens.count, tokens[index + 1].kind == .sign(UInt8(ascii: "(")),
      case .string(let name?) = tokens[index + 2].kind
    else { return nil }
    return Call(name: name, number: number(in: tokens[(index + 3)...]))
  }

  /// A literal between two commas.
  private func number(in tokens: ArraySlice<SwiftTokens.Token>) -> Range<Int>? {
    var rest = tokens
    guard rest.popFirst()?.kind == .sign(UInt8(ascii: ",")), var first = rest.popFirst() else {
      return nil
    }
    let start = first.range.lowerBound
    if first.kind == .sign(UInt8(ascii: "-")) || first.kind == .sign(UInt8(ascii: "+")) {
      guard let next = rest.popFirst(), next.range.lowerBound == first.range.upperBound else {
        return nil
      }
      first = next
    }
    guard first.kind == .number, rest.popFirst()?.kind == .sign(UInt8(ascii: ",")) else {
      return nil
    }
    return start..<first.range.upperBound
  }

  private func text(_ token: SwiftTokens.Token) -> String {
    String(decoding: bytes[token.range], as: UTF8.self)
  }

  // MARK: Numbers

  /// A number as it is written in place of a literal: a whole one without a dot where there was none, in
  /// groups where there were some.
  static func literal(_ value: Double, like old: String) -> String {
    let isHex = old.contains("x")
    let isWhole = isHex || !old.contains { ".eE".contains($0) }
    guard value.rounded() == value, abs(value) < 1e15 else { return "\(value)" }
    guard isWhole else { return "\(value)" }
    let digits = "\(Int64(abs(value)))"
    let sign = value < 0 ? "-" : ""
    return sign + (old.contains("_") ? grouped(digits) : digits)
  }

  private static func grouped(_ digits: String) -> String {
    var text = ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index).isMultiple(of: 3) { text.append("_") }
      text.append(digit)
    }
    return text
  }
}
