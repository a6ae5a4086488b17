import Engine

extension Expression: CustomStringConvertible {
  /// The expression as it is typed, with the fewest parentheses; parsing it gives this expression.
  ///
  /// There are blanks around `+` and `*`, unless they alone make the text too long for parsing.
  package var description: String {
    let airy = text(blank: " ", inside: .sum)
    return airy.count > ExpressionLimits.characters ? text(blank: "", inside: .sum) : airy
  }

  /// The precedence of an expression, or the lowest that a place takes without parentheses.
  private enum Binding: Int {
    case sum, product, factor
  }

  private var binding: Binding {
    switch self {
    case .sum: .sum
    case .product: .product
    default: .factor
    }
  }

  private func text(blank: String, inside place: Binding) -> String {
    let text = bareText(blank)
    return binding.rawValue < place.rawValue ? "(\(text))" : text
  }

  private func bareText(_ blank: String) -> String {
    func factor(_ part: Expression) -> String { part.text(blank: blank, inside: .factor) }
    func number(_ value: Double) -> String { PlainNumber.text(value) }
    return switch self {
    case .zero: "0"
    case .one: "1"
    case .part(let name): name
    case .sum(let a, let b):
      "\(a.text(blank: blank, inside: .sum))\(blank)+\(blank)\(b.text(blank: blank, inside: .product))"
    case .product(let a, let b):
      "\(a.text(blank: blank, inside: .product))\(blank)*\(blank)\(factor(b))"
    case .reversed(let a): "\(factor(a)).reversed"
    case .looped(let a): "\(factor(a)).looped"
    case .delayed(let a, let delay): "\(factor(a)).delayed(\(number(delay)))"
    case .held(let a, let time): "\(factor(a)).held(\(number(time)))"
    case .repeating(let a, let count): "\(factor(a)).repeating(\(count))"
    case .stretched(let a, let duration): "\(factor(a)).stretched(\(number(duration)))"
    case .time(let a, let curve): "\(factor(a)).time(\(curve))"
    }
  }
}
