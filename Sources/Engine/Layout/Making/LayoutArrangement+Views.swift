extension LayoutArrangement {
  /// Makes the arrangement's views, at once; below a host using those again that are there.
  ///
  /// Views are found by their id anywhere below the host, nameless ones by their place and kind;
  /// views of an earlier layout that are not wanted any more are taken out. Views that no layout
  /// made stay as they are, behind the layout's. What is doubtful (`diagnostics`) is told to
  /// the stage that shows the host, once.
  ///
  /// - Parameters:
  ///   - host: nil: the views are made anew; if the arrangement has one topmost view, that is
  ///     the result, at its place in the arrangement, else a new view with the arrangement's frame
  ///     holds them.
  ///   - direction: the layout's; if it is not the system's, x runs from the right edge of each
  ///     parent below the result.
  ///   - system: the direction in which an arrangement is written down.
  /// - Returns: the host, or the view made in its place.
  /// - Precondition: all frames are finite.
  @discardableResult
  public func makeViews(
    in host: View? = nil, direction: LayoutDirection = .leftToRight,
    system: LayoutDirection = .leftToRight
  ) -> View {
    guard let host else { return makeOwnViews(mirrored: direction != system) }
    let assembly = assembly(in: host, direction: direction, system: system)
    assembly.make()
    host.report(assembly.diagnostics)
    return host
  }

  /// The doubts about the arrangement, such as ids that are not unique.
  public var diagnostics: LayoutDiagnostics { ViewPlan(self).diagnostics }

  private func makeOwnViews(mirrored: Bool) -> View {
    let host = View(frame: frame)
    var plan = ViewPlan(self)
    let isOne = plan.topCount == 1
    if !isOne { plan.moveTops(by: Point.zero - frame.origin) }
    if mirrored { plan.mirror(in: isOne ? nil : frame.width) }
    ViewAssembly(plan, host: host).make()
    for top in host.subviews { top.layoutMark?.isTop = false }
    guard isOne, let only = host.subviews.first else { return host }
    only.removeFromSuperview()
    return only
  }

  func assembly(
    in host: View, direction: LayoutDirection, system: LayoutDirection
  ) -> ViewAssembly {
    var plan = ViewPlan(self)
    if direction != system { plan.mirror(in: host.size.width) }
    return ViewAssembly(plan, host: host)
  }
}

extension ViewAssembly {
  /// Puts all views into their places at once.
  ///
  /// What leaves goes first: off the tree nobody could stop what moves it.
  func make() {
    View.leaveLayout(leftOver)
    link()
    for entry in entries {
      entry.view.settle()
      entry.view.place(at: entry.frame)
      entry.layout.configure(entry.view)
    }
  }
}
