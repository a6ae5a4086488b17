extension View {
  /// The changes that a closure makes to this view's tree; nothing has changed afterwards.
  final func recording(_ changes: () -> Void) -> [Recorder.Change] {
    let root = self.root
    if let host = root.host { return host.record(changes) }
    // No stage shows the tree: one without time stands in for it.
    let stage = Stage(root: root)
    defer { root.host = nil }
    return stage.record(changes)
  }
}
