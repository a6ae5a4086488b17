/// The doubts about a layout, such as ids that are not unique.
public struct LayoutDiagnostics: Equatable, Sendable {
  /// The ids that more than one layout has, each once, in the layouts' order.
  ///
  /// The first of them takes the view that had the id; the others get views of their own, which
  /// are freed like any other as soon as no layout takes them.
  public var duplicateIds: [String] = []

  /// Doubts about these ids.
  public init(duplicateIds: [String] = []) { self.duplicateIds = duplicateIds }

  /// One line a doubt.
  var warnings: [String] {
    duplicateIds.map {
      "several layouts have the id “\($0)”; an id is to be unique below its host:"
        + " only the first finds its view again"
    }
  }
}

extension View {
  /// Tells the stage what is doubtful about layouts below this view: each id once.
  final func report(_ diagnostics: LayoutDiagnostics) {
    guard !diagnostics.duplicateIds.isEmpty, let stage else { return }
    let new = diagnostics.duplicateIds.filter { reportedIds.insert($0).inserted }
    for warning in LayoutDiagnostics(duplicateIds: new).warnings { stage.warn(warning) }
  }
}
