/// The limits of an expression.
package enum ExpressionLimits {
  package static let characters = 1000
  /// Parentheses open at the same time.
  package static let nesting = 200
  /// The longest duration of any part of an expression, and of the whole of it, in seconds.
  package static let seconds = 3600.0
  /// Parts and waits played one by one, each repetition counted.
  package static let pieces = 10_000
  package static let repetitions = 1000
  /// No animation is squeezed into less.
  package static let shortestStretch = 0.001
  package static let strengths = 0.001...1000
}
