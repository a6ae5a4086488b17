/// Collects layouts written one under the other, with `if`, `switch`, `for` and optional ones.
@resultBuilder public enum LayoutBuilder {
  /// A layout, or one that may be missing.
  public static func buildExpression(_ layout: (any Layout)?) -> [any Layout] {
    layout.map { [$0] } ?? []
  }
  /// A list of layouts.
  public static func buildExpression(_ layouts: [any Layout]) -> [any Layout] { layouts }
  /// One after the other.
  public static func buildBlock(_ parts: [any Layout]...) -> [any Layout] { parts.flatMap { $0 } }
  /// The layouts of an `if` without an `else`.
  public static func buildOptional(_ part: [any Layout]?) -> [any Layout] { part ?? [] }
  /// The layouts of an `if`.
  public static func buildEither(first part: [any Layout]) -> [any Layout] { part }
  /// The layouts of an `else`.
  public static func buildEither(second part: [any Layout]) -> [any Layout] { part }
  /// The layouts of a loop.
  public static func buildArray(_ parts: [[any Layout]]) -> [any Layout] { parts.flatMap { $0 } }
}
