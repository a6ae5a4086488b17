/// What was doubtful about a layout whose views were made.
public struct LayoutDiagnostics: Equatable, Sendable {
  /// The ids that more than one layout has, each once, in the layouts' order.
  ///
  /// The first of them takes the view that had the id; the others get views of their own, which
  /// are freed like any other as soon as no layout takes them.
  public var duplicateIds: [String] = []

  public init(duplicateIds: [String] = []) { self.duplicateIds = duplicateIds }
}
