/// An expression of Swift, as it is broken over lines where it is too long for one.
package indirect enum SwiftCode {
  case text(String)
  /// A name and its arguments, in parentheses.
  case call(String, [SwiftCode])
  /// A label and its value.
  case labelled(String, SwiftCode)
  /// A collection's elements, in brackets.
  case array([SwiftCode])
  /// An expression, and calls on it.
  case chain(SwiftCode, [SwiftCode])
  /// Operands with an operator between them.
  case infix(String, [SwiftCode])
  /// An expression in parentheses.
  case inParentheses(SwiftCode)

  /// The most characters of a line, as `swift format` has it.
  package static let width = 100

  /// The expression on one line.
  package var flat: String {
    switch self {
    case .text(let text): text
    case .call(let name, let arguments): "\(name)(\(Self.list(arguments)))"
    case .labelled(let label, let value): "\(label): \(value.flat)"
    case .array(let elements): "[\(Self.list(elements))]"
    case .chain(let base, let calls): base.flat + calls.map(\.flat).joined()
    case .infix(let sign, let operands):
      operands.map(\.flat).joined(separator: " \(sign) ")
    case .inParentheses(let inner): "(\(inner.flat))"
    }
  }

  /// True for a text, and a call with nothing but texts in it.
  private var isPlain: Bool {
    switch self {
    case .text: true
    case .call(_, let arguments):
      arguments.allSatisfy { if case .text = $0 { true } else { false } }
    default: false
    }
  }

  private var endsInBracket: Bool {
    switch self {
    case .inParentheses: true
    case .call(_, let arguments):
      if arguments.count == 1, case .array = arguments[0] { true } else { false }
    default: false
    }
  }

  private static func list(_ parts: [SwiftCode]) -> String {
    parts.map(\.flat).joined(separator: ", ")
  }

  /// The lines of the expression.
  ///
  /// - Parameters:
  ///   - indent: the blanks before the first one.
  ///   - start: the text before it on its line.
  ///   - end: the text behind it on its last line.
  package func lines(indent: Int, after start: String = "", before end: String = "") -> [String] {
    let blanks = String(repeating: " ", count: indent)
    let line = blanks + start + flat + end
    guard line.count > Self.width else { return [line] }
    switch self {
    case .text: return [line]
    case .labelled(let label, let value):
      return value.lines(indent: indent, after: start + "\(label): ", before: end)
    case .array(let elements): return Self.lines(elements, indent, start, end)
    case .call(let name, let arguments):
      if arguments.count == 1, case .array(let elements) = arguments[0] {
        return Self.lines(elements, indent, "\(start)\(name)(", ")\(end)")
      }
      return [blanks + start + "\(name)("]
        + Self.filled(arguments, indent + 2, between: ",", before: ")\(end)")
    case .chain(let base, let calls): return Self.lines(base, calls, indent, start, end)
    case .inParentheses(let inner):
      return inner.lines(indent: indent, after: start + "(", before: ")" + end)
    case .infix(let sign, let operands):
      return operands[0].lines(indent: indent, after: start)
        + operands.enumerated().dropFirst().flatMap { index, operand in
          operand.lines(
            indent: indent + 2, after: "\(sign) ", before: index == operands.count - 1 ? end : "")
        }
    }
  }

  private static func lines(
    _ elements: [SwiftCode], _ indent: Int, _ start: String, _ end: String
  ) -> [String] {
    let blanks = String(repeating: " ", count: indent)
    // What is put together of others has a line of its own.
    let isPlain = elements.allSatisfy(\.isPlain)
    let inner =
      isPlain
      ? filled(elements, indent + 2, between: ",", before: ",")
      : elements.flatMap { $0.lines(indent: indent + 2, before: elements.count > 1 ? "," : "") }
    return [blanks + start + "["] + inner + [blanks + "]" + end]
  }

  /// Parts with as many of them on a line as it has room for; one that has not has its own lines.
  private static func filled(
    _ parts: [SwiftCode], _ indent: Int, between separator: String, before end: String
  ) -> [String] {
    let blanks = String(repeating: " ", count: indent)
    var lines: [String] = []
    var isOpen = false
    for (index, part) in parts.enumerated() {
      let tail = index == parts.count - 1 ? end : separator
      let text = part.flat + tail
      if isOpen, let last = lines.last, last.count + 1 + text.count <= width {
        lines[lines.count - 1] = last + " " + text
        continue
      }
      isOpen = indent + text.count <= width
      lines += isOpen ? [blanks + text] : part.lines(indent: indent, before: tail)
    }
    return lines
  }

  private static func lines(
    _ base: SwiftCode, _ calls: [SwiftCode], _ indent: Int, _ start: String, _ end: String
  ) -> [String] {
    // What ends in a bracket of its own takes the calls behind it.
    let tail = calls.map(\.flat).joined() + end
    if base.endsInBracket { return base.lines(indent: indent, after: start, before: tail) }
    if case .call(let name, let arguments) = base, indent + start.count + base.flat.count > width {
      let blanks = String(repeating: " ", count: indent)
      return ["\(blanks)\(start)\(name)("] + filled(arguments, indent + 2, between: ",", before: "")
        + [blanks + ")"]
        + calls.enumerated().flatMap { index, call in
          call.lines(indent: indent, before: index == calls.count - 1 ? end : "")
        }
    }
    return base.lines(indent: indent, after: start)
      + calls.enumerated().flatMap { index, call in
        call.lines(indent: indent + 2, before: index == calls.count - 1 ? end : "")
      }
  }
}

extension SwiftCode {
  /// The expression with a call on it.
  package func then(_ call: SwiftCode) -> SwiftCode {
    switch self {
    case .chain(let base, let calls): .chain(base, calls + [call])
    case .infix: .chain(.inParentheses(self), [call])
    default: .chain(self, [call])
    }
  }

  /// The expression as it stands beside an operator, where a member has the name of its type.
  var asOperand: SwiftCode {
    switch self {
    case .infix: .inParentheses(self)
    case .call(let name, let arguments) where name.hasPrefix("."):
      .call("Animation<Effect>\(name)", arguments)
    case .chain(let base, let calls):
      if case .infix = base { self } else { .chain(base.asOperand, calls) }
    default: self
    }
  }
}

extension SwiftCode: ExpressibleByStringInterpolation {
  package init(stringLiteral value: String) { self = .text(value) }
}
