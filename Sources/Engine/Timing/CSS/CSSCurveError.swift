/// A text that is no CSS easing function: where it goes wrong, and what would be right.
public struct CSSCurveError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The place of the character that can't stand there, from 1 on.
  public let column: Int
  /// The problem as text: what would be right, and in most cases what was found instead.
  public let problem: String

  /// For example `column 14: wanted a number from 0 to 1, found "2"`.
  public var description: String { "column \(column): \(problem)" }
}
