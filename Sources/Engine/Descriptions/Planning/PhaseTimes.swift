/// The places of the parts of a change in its whole time.
struct PhaseTimes {
  private struct Place {
    var start = 0.0
    /// In seconds of the part.
    let duration: Double
    /// The way from the time around the part out to the whole's, and the second of that time at
    /// which the part begins; nil: the part's time is the whole's.
    var bend: (map: TimeMap, start: Double)?
  }

  private var places: [ChildRole: Place] = [:]

  /// Asks the choreography about parts that only have names and durations.
  init(of group: ChildMotions, durations: [ChildRole: Double]) {
    for (role, duration) in durations { places[role] = Place(duration: duration) }
    guard group.isChoreographed else { return }
    let part = { (role: ChildRole) -> Animation<Effect> in
      guard let duration = durations[role], duration > 0 else { return .one }
      return Animation.runnable(duration: duration) { _ in Effect() }.named("\(role)")
    }
    let whole = group.choreography(
      TransitionPhases(
        removals: part(.leave), updates: part(.update), insertions: part(.entry)))
    whole.forEachPart { part in
      guard case .named(_, let name) = part.node.kind,
        let role = durations.keys.first(where: { "\($0)" == name })
      else { return }
      places[role]?.start = part.interval.start
      places[role]?.bend = (part.map, part.start.value)
    }
  }

  /// The time at which a motion of so many seconds in a part is over for good, in seconds of the
  /// whole.
  func end(of duration: Double, in role: ChildRole) -> Double {
    guard let place = places[role], place.duration > 0 else { return 0 }
    let length = min(duration, place.duration)
    return place.bend.map { $0.map.wholeForGood($0.start + length) } ?? length
  }

  /// The time at which a part begins, in seconds of the whole.
  func start(of role: ChildRole) -> Double { places[role]?.start ?? 0 }
}
