extension ComponentChange {
  /// The state of a change when its view was laid out anew, and those who wait for its end.
  struct Moment {
    /// The motion; nil if it had ended.
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

  /// Makes it as if it had not begun, before another state.
  func forget(before state: ComponentState) {
    (added, returned, removed, blocksEnded, showsBefore) = ([], [], [], 0, false)
    before = state
  }

  /// Continues from the state it was in.
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
