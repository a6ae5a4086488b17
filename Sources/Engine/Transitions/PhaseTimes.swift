/// Where the parts of a change lie in its whole time.
struct PhaseTimes {
  private var places: [ChildRole: (start: Double, end: Double, duration: Double)] = [:]

  /// Asks the choreography about parts that only have names and durations.
  init(of group: ChildMotions, durations: [ChildRole: Double]) {
    for (role, duration) in durations { places[role] = (0, duration, duration) }
    guard group.isChoreographed else { return }
    let part = { (role: ChildRole) -> Animation<Effect> in
      guard let duration = durations[role], duration > 0 else { return .one }
      return Animation.runnable(duration: duration) { _ in Effect() }.named("\(role)")
    }
    let whole = group.choreography(
      TransitionPhases(
        removals: part(.leave), updates: part(.update), insertions: part(.entry)))
    let intervals = whole.intervals
    for (role, duration) in durations {
      guard let interval = intervals.last(where: { $0.name == "\(role)" }) else { continue }
      places[role] = (interval.start, interval.end, duration)
    }
  }

  /// When a motion of so many seconds in a part is over, in seconds of the whole.
  func end(of duration: Double, in role: ChildRole) -> Double {
    guard let place = places[role], place.duration > 0 else { return 0 }
    return place.start + (place.end - place.start) * min(1, duration / place.duration)
  }

  /// When a part begins, in seconds of the whole.
  func start(of role: ChildRole) -> Double { places[role]?.start ?? 0 }
}
