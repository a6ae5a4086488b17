extension Stage: ViewHost {
  /// The changes of a closure as a value; nothing moves yet, and nothing has changed.
  ///
  /// - Parameters:
  ///   - duration: in seconds, > 0. Changes in a duration of 0 show at once: set them outside.
  ///   - delay: in seconds, ≥ 0.
  /// - Returns: one if nothing was changed.
  public func animation(
    withDuration duration: Double, delay: Double = 0, curve: TimingCurve = .cssEaseInOut,
    _ changes: () -> Void
  ) -> Animation<Effect> {
    let ways = record(changes).map {
      Animation<Effect>.tween(
        $0.slot, from: $0.from, to: $0.to, duration: duration, curve: curve,
        startsFromScreen: true)
    }
    return ways.isEmpty ? .one : Animation.parallel(ways).delayed(by: delay)
  }

  /// What a closure changes; nothing has changed afterwards.
  func record(_ changes: () -> Void) -> [Recorder.Change] {
    let outer = recorder
    recorder = Recorder()
    changes()
    let recorded = recorder?.changes ?? []
    recorder = outer
    for change in recorded { change.slot.owner.setRestLanes(change.from, of: change.slot.property) }
    return recorded
  }

  /// The same, played at once; the completion is told once how it ended, in a later frame.
  ///
  /// While a component view reloads it becomes a part of the reload's one animation, and the
  /// playback only tells how the part ended.
  /// - Parameter interruption: what becomes of the motions that it takes over from.
  @discardableResult
  public func animate(
    withDuration duration: Double, delay: Double = 0, curve: TimingCurve = .cssEaseInOut,
    interruption: Interruption = .additive, animations: () -> Void,
    completion: ((Playback.Outcome) -> Void)? = nil
  ) -> Playback {
    if gathering != nil {
      let timing = Gathering.Timing(duration: duration, delay: delay, curve: curve)
      return gather(record(animations), timing: timing, completion: completion)
    }
    let playback = play(
      animation(withDuration: duration, delay: delay, curve: curve, animations),
      interruption: interruption)
    playback.completion = completion
    return playback
  }

  func warn(_ text: String) { onWarning?(text) }

  func willChange(_ view: View, _ property: ViewProperty, to lanes: Lanes) -> Bool {
    let slot = view.slot(property)
    if recorder != nil {
      recorder?.record(
        slot, from: view.rest[property], shown: view.presented[property], to: lanes)
      return true
    }
    if let isKept = gathering?.set(slot, from: view.restLanes(of: property.rawValue), to: lanes) {
      return isKept
    }
    if slots.remove(slot) { hasLostSlots = true }
    return false
  }
}

/// The changes made inside a recorded closure: for each whole slot the first and the last value.
struct Recorder {
  struct Change {
    let slot: Slot
    let from: Lanes
    /// What is on screen.
    let shown: Lanes
    var to: Lanes
  }

  private(set) var changes: [Change] = []
  private var places = SlotIndex()

  mutating func record(_ slot: Slot, from: Lanes, shown: Lanes, to: Lanes) {
    let place = places.add(slot.whole)
    if place.isNew {
      let end = slot.lanes.replace(from, by: to)
      changes.append(Change(slot: slot.whole, from: from, shown: shown, to: end))
    } else {
      changes[place.number].to = slot.lanes.replace(changes[place.number].to, by: to)
    }
  }
}
