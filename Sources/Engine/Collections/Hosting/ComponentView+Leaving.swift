extension ComponentView {
  /// Its animator says that a leaving item may go. Too late, or twice, it says nothing.
  final func complete(_ item: LeavingItem) {
    guard item.life == .waiting else { return }
    item.life = .completed
    guard !isReloading, !(item.change?.keepsLeaving ?? false) else { return }
    takeOff(item)
  }

  /// Its animator will never say so. What comes of it is done in ``sweep()``: this may be called
  /// whenever something is let go of.
  final func release(_ item: LeavingItem) {
    guard item.life == .waiting else { return }
    item.life = .released
  }

  /// Takes off the tree what may go and has no change that it goes with.
  final func sweep() {
    for item in leaving where item.change == nil || item.change?.outcome != nil {
      if item.life == .completed || item.life == .released { takeOff(item) }
    }
  }

  /// An item leaves no more; its view stays as it is.
  final func stopLeaving(_ item: LeavingItem) {
    item.life = .returned
    leaving.removeIdentical(to: item)
  }

  /// An item whose return is withdrawn leaves as before, with what moved it all the time.
  final func leaveAgain(_ item: LeavingItem) {
    item.life = .waiting
    item.view.phase = .leaving
    leaving.append(item)
    contentView.addSubview(item.view)
  }

  /// A leaving item's view leaves the tree. As long as its change can be taken back it is kept.
  final func takeOff(_ item: LeavingItem) {
    leaving.removeIdentical(to: item)
    item.life = .off
    if item.item.isElsewhere(than: contentView) { return giveBack(item) }
    item.view.removeFromSuperview()
    item.view.phase = .gone
    if item.change == nil || item.change !== componentChange { recycle(item) }
  }

  /// A view that is off the tree may be used again, as it was before it left.
  final func recycle(_ item: LeavingItem) {
    guard item.view.superview == nil else { return }
    renew(item)
    let renderable = item.item.renderable
    guard let key = renderable.reuseKey, renderable.fixedView == nil else { return }
    reusePool.put(item.view, name: key, kind: renderable.viewKind, at: stage?.seconds ?? 0)
  }

  /// A given view is shown elsewhere from now on: it leaves no more.
  final func giveAway(_ view: View) {
    guard let item = leaving.last(where: { $0.view === view }) else { return }
    stopLeaving(item)
    giveBack(item)
  }

  private func giveBack(_ item: LeavingItem) {
    guard item.view.phase != .entering else { return }
    renew(item)
    item.view.phase = .present
  }

  /// Makes a view what it was before it left, and ends what moves it.
  final func renew(_ item: LeavingItem) {
    item.view.rest.transform = item.transform
    item.view.rest.alpha = item.alpha
    stage?.forget(item.view)
    item.view.stageAtRoot = nil
  }

  /// The last change can't be gone through any more; what it moves runs on.
  final func closeLastChange() {
    guard let change = componentChange else { return }
    componentChange = nil
    change.close()
  }
}
