/// The limits of an expression.
enum ExpressionLimits {
  static let characters = 1000
  /// Parentheses open at the same time.
  static let nesting = 200
  /// The longest duration of any part of an expression, and of the whole of it, in seconds.
  static let seconds = 3600.0
  /// Parts and waits played one by one, each repetition counted.
  static let pieces = 10_000
  static let repetitions = 1000
  /// No animation is squeezed into less.
  static let shortestStretch = 0.001
  static let strengths = 0.001...1000
}
