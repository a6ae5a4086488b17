extension ComponentChange {
  /// Where it stood when its view was laid out anew, and who waits for its end.
  struct Moment {
    /// nil: it had ended.
    let playhead: Playhead?
    let showsBefore: Bool
    let observers: [(Outcome) -> Void]
  }

  /// Goes back to what was before it, without a word to those who wait for its end.
  func withdraw() -> Moment {
    let moment = Moment(
      playhead: playback?.playhead, showsBefore: isReversed, observers: observers)
    observers = []
    rollBack()
    return moment
  }

  /// It is as if it had not begun, before another state; returns what it has added.
  func forget(before state: ComponentState) -> [LeavingItem] {
    defer { (added, removed, blocksEnded, showsBefore) = ([], [], 0, false) }
    before = state
    return added
  }

  /// Goes on from where it stood.
  func resume(_ moment: Moment) {
    if !isOpen {
      // In the new layout nothing of it is seen.
      state = .ended(moment.showsBefore ? .cancelled : .finished)
      if moment.showsBefore, let host { before.show(in: host) }
    } else if let playhead = moment.playhead {
      control { $0.goOn(as: playhead) }
    } else {
      moment.showsBefore ? rollBack() : commit()
    }
    for body in moment.observers { onEnd(body) }
  }
}
