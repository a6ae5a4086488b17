extension LayoutArrangement {
  /// Makes the arrangement's views below a host, at once, using those again that are there.
  ///
  /// Views are found by their id anywhere below the host, nameless ones by their place and kind;
  /// views of an earlier layout that are not wanted any more are taken out. Views that no layout
  /// made stay as they are, behind the layout's.
  ///
  /// - Parameters:
  ///   - direction: the layout's; if it is not the system's, x runs from the right edge of each
  ///     parent.
  ///   - system: the direction in which an arrangement is written down.
  /// - Returns: what was doubtful, such as ids that are not unique.
  @discardableResult
  public func makeViews(
    in host: View, direction: LayoutDirection = .leftToRight,
    system: LayoutDirection = .leftToRight
  ) -> LayoutDiagnostics {
    let assembly = assembly(in: host, direction: direction, system: system)
    assembly.link()
    for view in assembly.leftOver { view.leaveLayout() }
    for entry in assembly.entries {
      entry.view.settle()
      entry.view.frame = entry.frame
      entry.layout.configure(entry.view)
    }
    return assembly.diagnostics
  }

  func assembly(
    in host: View, direction: LayoutDirection, system: LayoutDirection
  ) -> ViewAssembly {
    let plan = ViewPlan(self, mirroredIn: direction == system ? nil : host.size.width)
    return ViewAssembly(plan, host: host)
  }
}

extension View {
  /// Ends a fade of the layout's: the view is wholly there.
  final func settle() {
    phase = .present
    guard let settled = layoutMark?.settled else { return }
    layoutMark?.settled = nil
    fade(to: settled)
  }

  /// Sets the properties by which a layout fades, where they differ.
  final func fade(to looks: Appearance) {
    if alpha != looks.alpha { alpha = looks.alpha }
    if backgroundColor != looks.backgroundColor { backgroundColor = looks.backgroundColor }
    if borderColor != looks.borderColor { borderColor = looks.borderColor }
  }

  /// The view is off the tree, and no layout's any more.
  final func leaveLayout() {
    removeFromSuperview()
    phase = .gone
    layoutMark = nil
  }
}
