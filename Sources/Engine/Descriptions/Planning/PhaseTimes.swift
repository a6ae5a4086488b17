/// The tags by which the three parts of a change are found again in what a choreography made of
/// them.
struct PhaseTags {
  let leave = PartTag()
  let update = PartTag()
  let entry = PartTag()

  func role(of tag: PartTag) -> ChildRole? {
    if tag === leave { return .leave }
    if tag === update { return .update }
    return tag === entry ? .entry : nil
  }
}

extension TransitionPhases {
  func tagged(_ tags: PhaseTags) -> TransitionPhases {
    TransitionPhases(
      removals: removals.tagged(tags.leave), updates: updates.tagged(tags.update),
      insertions: insertions.tagged(tags.entry))
  }
}

/// The places of the parts of a change in its whole time.
struct PhaseTimes {
  private struct Place {
    /// In seconds of the part.
    let duration: Double
    /// The part in the whole; nil: its time is the whole's.
    var part: Part<Effect>?
  }

  private var places: [ChildRole: Place]

  /// - Parameters:
  ///   - tags: of the change's group.
  ///   - parts: the tagged parts of the whole, as the choreographies put them together.
  ///   - durations: of the group's parts before that, in seconds.
  init(_ tags: PhaseTags, in parts: [Part<Effect>], durations: [ChildRole: Double]) {
    places = durations.mapValues { Place(duration: $0) }
    for part in parts {
      if let role = part.node.tag.flatMap(tags.role) { places[role]?.part = part }
    }
  }

  /// The time at which a motion of so many seconds in a part is over for good, in seconds of the
  /// whole.
  func end(of duration: Double, in role: ChildRole) -> Double {
    guard let place = places[role], place.duration > 0 else { return 0 }
    let length = min(duration, place.duration)
    guard let part = place.part else { return length }
    // A single straight way may have been stretched itself.
    let pace = part.node.duration / place.duration
    return part.map.wholeForGood(part.start.value + length * pace)
  }

  /// The time at which a part begins, in seconds of the whole.
  func start(of role: ChildRole) -> Double { places[role]?.part?.interval.start ?? 0 }
}
