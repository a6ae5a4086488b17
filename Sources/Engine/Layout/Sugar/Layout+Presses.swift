extension Layout {
  /// The layout in a view of its own that takes presses; see ``View/action``.
  ///
  ///     Text("Add").onPress("add") { cards.add() }
  ///
  /// - Parameters:
  ///   - id: the view's; a press needs to find its view again while layouts come and go.
  ///   - yieldsToDrag: true if a press that becomes a drag goes to the screen instead.
  ///   - cornerRadius: of the ring around it while it has the keyboard's focus, in points.
  ///   - action: nil: presses go to what lies around it, as if it were disabled.
  public func onPress(
    _ id: String, yieldsToDrag: Bool = false, cornerRadius: Double = 0,
    perform action: (() -> Void)?
  ) -> SizeLayout<View> {
    SizeLayout(viewReuseId: id, sublayout: self) { view in
      if view.cornerRadius != cornerRadius { view.cornerRadius = cornerRadius }
      view.yieldsToDrag = yieldsToDrag
      view.action = action
    }
  }

  /// The layout in a view of its own that follows each step of a press; see ``View/tracking``.
  ///
  /// - Parameters:
  ///   - cornerRadius: of the ring around it while it has the keyboard's focus, in points.
  ///   - adjust: told the steps of the keyboard; see ``View/adjust``.
  ///   - follow: told the step, and the view's bounds in which its point lies.
  public func onTracking(
    _ id: String, yieldsToDrag: Bool = false, cornerRadius: Double = 0,
    adjust: ((Adjustment) -> Void)? = nil, perform follow: @escaping (Tracking, Rect) -> Void
  ) -> SizeLayout<View> {
    SizeLayout(viewReuseId: id, sublayout: self) { view in
      if view.cornerRadius != cornerRadius { view.cornerRadius = cornerRadius }
      view.yieldsToDrag = yieldsToDrag
      view.adjust = adjust
      view.tracking = { [unowned view] in follow($0, Rect(origin: .zero, size: view.size)) }
    }
  }
}
