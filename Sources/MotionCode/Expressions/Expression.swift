package import Engine

/// An expression that a person types on the expression line, as data: named animations, `+`, `*`
/// and words that follow a point.
///
///     let expression = try Expression.parse("a * (b + c).looped", durations: ["a": 1, "b": 1, "c": 2])
///     stage.play(expression.animation(parts: parts))
///
/// Parsing limits how deep an expression is nested, so walking over one may use recursion.
package indirect enum Expression: Equatable, Sendable {
  case zero
  case one
  case part(String)
  case sum(Expression, Expression)
  case product(Expression, Expression)
  case reversed(Expression)
  case looped(Expression)
  /// In seconds.
  case delayed(Expression, by: Double)
  /// In seconds.
  case held(Expression, for: Double)
  case repeating(Expression, count: Int)
  /// In seconds.
  case stretched(Expression, to: Double)
  case time(Expression, ExpressionCurve)
}

extension Expression {
  /// The animation that the expression means, each part under its own name.
  ///
  /// - Parameter parts: all that the expression names, of finite duration.
  package func animation(parts: [String: Animation<Effect>]) -> Animation<Effect> {
    switch self {
    case .zero: return .zero
    case .one: return .one
    case .part(let name):
      guard let part = parts[name] else { preconditionFailure("there is no part “\(name)”") }
      return part.named(name)
    case .sum(let a, let b): return a.animation(parts: parts) + b.animation(parts: parts)
    case .product(let a, let b): return a.animation(parts: parts) * b.animation(parts: parts)
    case .reversed(let a): return a.animation(parts: parts).reversed
    case .looped(let a): return a.animation(parts: parts).looped
    case .delayed(let a, let delay): return a.animation(parts: parts).delayed(by: delay)
    case .held(let a, let time): return a.animation(parts: parts).held(for: time)
    case .repeating(let a, let count): return a.animation(parts: parts).repeating(count: count)
    case .stretched(let a, let duration):
      return a.animation(parts: parts).stretched(to: duration)
    case .time(let a, let curve): return a.animation(parts: parts).time(curve.timing)
    }
  }
}
