extension ComponentView {
  /// Lays everything out anew, at once, as for a new size: the last change goes on in the new
  /// places, at its progress and as fast, and can still be gone through.
  ///
  /// Animators are asked again for the way from what was before the change to what is after it.
  /// - Parameters:
  ///   - before: the component before the last change; nil: the same as it was.
  ///   - after: the component after it, or the one to show if there is no change; nil: the one
  ///     that was set since, or the same as it was.
  public final func relayout(from before: (any Layout)? = nil, to after: (any Layout)? = nil) {
    guard !isReloading else { return }
    guard !isRendering else {
      if let after { component = after }
      return setNeedsReload()
    }
    guard let stage, let change = componentChange else { return place(after ?? component) }
    let old = before ?? change.before.component
    let new = after ?? (hasNewComponent ? component : change.after.component)
    // A change that is taken back leads elsewhere: what was set meanwhile comes after it.
    let comesLater = after == nil && hasNewComponent && change.isReversed
    let wanted = component
    let (seen, insets) = (offset, visibleFrameInsets)
    let moment = change.withdraw()
    componentChange = nil
    offset = seen
    // What came as the insets grew was not there before the change.
    visibleFrameInsets = change.before.insets
    place(old)
    visibleFrameInsets = insets
    redo(change, to: new, on: stage)
    change.resume(moment)
    if comesLater { component = wanted }
  }

  /// Shows a component at once; what is on its way to where it is goes on.
  private func place(_ component: (any Layout)?) {
    self.component = component
    reloading { _ in
      var rendering = Rendering(self, isReload: true)
      if let stage { stage.skip { rendering.run() } } else { rendering.run() }
      sweep()
    }
  }

  /// Renders a withdrawn change once more, with the views that it had added.
  private func redo(_ change: ComponentChange, to component: (any Layout)?, on stage: Stage) {
    // In another room some of what was leaving may have been there before.
    let there = Set(items.map(\.key))
    let (added, returned) = (change.added, change.returned.filter { !there.contains($0.item.key) })
    for item in returned { leaveAgain(item) }
    if !returned.isEmpty { contentView.arrange(like: change.before.order) }
    change.forget(before: ComponentState(of: self))
    let old = Set(returned.map { ObjectIdentifier($0.view) })
    let new = added.filter { !old.contains(ObjectIdentifier($0.view)) }
    for item in new {
      renew(item)
      kept[item.item.key] = item.view
    }
    self.component = component
    reloading { perform(change, on: stage, $0) }
    kept = [:]
    for item in new { recycle(item) }
    for item in returned { release(item) }
  }
}

extension View {
  /// Puts the subviews in the order of a list; those that are not in it come on top.
  fileprivate func arrange(like order: [View]) {
    let known = Set(order.map(ObjectIdentifier.init))
    arrange(
      order.filter { $0.superview === self }
        + subviews.filter { !known.contains(ObjectIdentifier($0)) })
  }
}
