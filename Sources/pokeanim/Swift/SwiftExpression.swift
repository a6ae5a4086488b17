import Engine
import MotionCode
import Output
import Studio

/// An expression of the line as Swift: its parts, and then the whole, as it is typed.
struct SwiftExpression {
  /// The lines that make the animation.
  private(set) var lines: [String] = []
  private(set) var limits: [String] = []
  private var steps = 0

  /// The most operators and calls that stand in one line: more of them take the compiler long.
  private static let most = 8

  init(_ expression: Expression, _ parts: [String: Animation<Effect>], in views: SwiftViews) {
    var writer = SwiftAnimation(names: views.names)
    for name in expression.parts {
      let code = parts[name].flatMap { writer.code($0.named(name).structure) } ?? ".one"
      let type = code.flat.hasPrefix(".") ? ": Animation<Effect>" : ""
      lines += code.lines(indent: 4, after: "let \(name)\(type) = ")
    }
    limits = writer.limits
    let whole = code(expression).code
    lines += whole.lines(indent: 4, after: "return ")
  }

  /// An expression, and the operators and calls in it.
  private mutating func code(_ expression: Expression) -> (code: SwiftCode, size: Int) {
    let (code, size) = plain(expression)
    guard size > Self.most else { return (code, size) }
    steps += 1
    lines += code.lines(indent: 4, after: "let step\(steps) = ")
    return ("step\(steps)", 0)
  }

  private mutating func plain(_ expression: Expression) -> (SwiftCode, Int) {
    func number(_ value: Double) -> String { SwiftValues.number(value) }
    switch expression {
    case .zero: return ("Animation<Effect>.zero", 0)
    case .one: return ("Animation<Effect>.one", 0)
    case .part(let name): return (.text(name), 0)
    case .sum(let a, let b): return infix("+", a, b)
    case .product(let a, let b): return infix("*", a, b)
    case .reversed(let a): return call(a, ".reversed")
    case .looped(let a): return call(a, ".looped")
    case .delayed(let a, let delay): return call(a, ".delayed(by: \(number(delay)))")
    case .held(let a, let time): return call(a, ".held(for: \(number(time)))")
    case .repeating(let a, let count): return call(a, ".repeating(count: \(count))")
    case .stretched(let a, let duration): return call(a, ".stretched(to: \(number(duration)))")
    case .time(let a, let curve):
      return call(a, .call(".time", [SwiftValues.curve(curve.timing)]))
    }
  }

  private mutating func call(_ inner: Expression, _ call: SwiftCode) -> (SwiftCode, Int) {
    let (code, size) = code(inner)
    return (code.then(call), size + 1)
  }

  /// Operands of the same operator stand beside each other; a product's own sums are in parentheses.
  private mutating func infix(
    _ sign: String, _ a: Expression, _ b: Expression
  ) -> (SwiftCode, Int) {
    let ((left, before), (right, behind)) = (code(a), code(b))
    func operand(_ code: SwiftCode, isFirst: Bool) -> [SwiftCode] {
      guard case .infix(let own, let operands) = code else { return [code] }
      if own == sign, isFirst { return operands }
      return own == "*" && sign == "+" ? [code] : [.inParentheses(code)]
    }
    return (
      .infix(sign, operand(left, isFirst: true) + operand(right, isFirst: false)),
      before + behind + 1
    )
  }
}

extension Expression {
  /// The names of its parts, each once, from left to right.
  var parts: [String] {
    var names: [String] = []
    for name in allParts where !names.contains(name) { names.append(name) }
    return names
  }

  private var allParts: [String] {
    switch self {
    case .zero, .one: []
    case .part(let name): [name]
    case .sum(let a, let b), .product(let a, let b): a.allParts + b.allParts
    case .reversed(let a), .looped(let a), .delayed(let a, _), .held(let a, _),
      .repeating(let a, _), .stretched(let a, _), .time(let a, _):
      a.allParts
    }
  }
}
