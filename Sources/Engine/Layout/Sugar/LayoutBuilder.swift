/// Collects layouts written one under the other, with `if`, `switch`, `for` and optional ones.
@resultBuilder public enum LayoutBuilder {
  public static func buildExpression(_ layout: any Layout) -> [any Layout] { [layout] }
  public static func buildExpression(_ layout: (any Layout)?) -> [any Layout] {
    layout.map { [$0] } ?? []
  }
  public static func buildExpression(_ layouts: [any Layout]) -> [any Layout] { layouts }
  public static func buildBlock(_ parts: [any Layout]...) -> [any Layout] { parts.flatMap { $0 } }
  public static func buildOptional(_ part: [any Layout]?) -> [any Layout] { part ?? [] }
  public static func buildEither(first part: [any Layout]) -> [any Layout] { part }
  public static func buildEither(second part: [any Layout]) -> [any Layout] { part }
  public static func buildArray(_ parts: [[any Layout]]) -> [any Layout] { parts.flatMap { $0 } }
  public static func buildLimitedAvailability(_ part: [any Layout]) -> [any Layout] { part }
}
