/// Everything that moves between the two intermediate steps.
struct StepMotion {
  /// As the groups' choreographies have it; each phase in it has its tag.
  let animation: Animation<Effect>
  /// The tags of each group's phases.
  let tags: [PhaseTags]
}

extension FourSteps {
  /// Everything that moves between the two intermediate steps.
  ///
  /// - Parameter isMoving: true if a property is on its way already, and so is to be taken over
  ///   even if it stays where it is.
  func motion(in forest: NodeForest, isMoving: (View, ViewProperty) -> Bool) -> StepMotion {
    let tags = groups.map { _ in PhaseTags() }
    let parts = parts(in: forest, isMoving: isMoving)
    let wholes = groups.indices.compactMap { group -> Animation<Effect>? in
      guard !parts[group].isEmpty else { return nil }
      return groups[group].choreography(parts[group].phases.tagged(tags[group]))
    }
    return StepMotion(animation: wholes.isEmpty ? .one : .parallel(wholes), tags: tags)
  }

  /// The motions of what leaves, stays and enters, of all groups together.
  func phases(
    in forest: NodeForest, isMoving: (View, ViewProperty) -> Bool
  ) -> TransitionPhases {
    parts(in: forest, isMoving: isMoving).reduce(into: PhaseParts()) { $0.add($1) }.phases
  }

  private func parts(
    in forest: NodeForest, isMoving: (View, ViewProperty) -> Bool
  ) -> [PhaseParts] {
    var parts = [PhaseParts](repeating: PhaseParts(), count: groups.count)
    forest.forEach(in: moves) { move, view, contents in
      if let contents, let way = view.contentWay(from: contents.old, to: contents.new) {
        let fade = move.motion.effect(on: way.property, from: way.from, to: way.to)
        parts[move.group].add(fade, move.role)
      }
      if view.partedText != nil, let way = move.textWay {
        let coming = move.motion.effect(on: view.textProperty, from: way.old, to: way.new)
        parts[move.group].add(coming, move.role)
      }
      let properties = movingProperties(of: move) { isMoving(view, $0) }
      guard !properties.isEmpty else { return }
      let (from, to) = (move.start.appearance, move.goal.appearance)
      properties.forEach {
        let way = move.motion.effect(
          on: view.property($0), from: from[$0], to: to[$0], rest: move.rest(of: $0))
        parts[move.group].add(way, move.role)
      }
    }
    return parts
  }

  /// The properties that move between the two intermediate steps. An element with a motion moves
  /// something in any case, so that its time counts. What is leaving in both is left as it is.
  func movingProperties(
    of move: ElementMove, isMoving: (ViewProperty) -> Bool
  ) -> ViewProperties {
    guard !move.isLeft, move.motion.duration > 0 else { return [] }
    var moving = move.start.appearance.differences(from: move.goal.appearance)
    if let details = move.motion.detailedStart?.details { moving.formUnion(details.stopped) }
    let all = ViewProperties.all
    all.subtracting(moving).forEach { if isMoving($0) { moving.insert(ViewProperties($0)) } }
    return moving.isEmpty ? all.first : moving
  }
}

extension ElementMove {
  /// The ends of the state of a text that comes or goes in parts, or ever did; nil: it stays in it.
  fileprivate var textWay: TransitionEnds<Lanes>? {
    guard !isLeft, motion.duration > 0 else { return nil }
    let isParted = motion.detailedStart?.details?.text != nil
    return switch role {
    case .entry: TransitionEnds(old: (isParted ? PartedText.before : 0).lanes, new: 0.0.lanes)
    case .update: TransitionEnds(old: 0.0.lanes, new: 0.0.lanes)
    case .leave: TransitionEnds(old: 0.0.lanes, new: (isParted ? PartedText.behind : 0).lanes)
    }
  }

  /// The values of a property at both ends, as they are at rest: what comes or goes has one.
  fileprivate func rest(of property: ViewProperty) -> TransitionEnds<Lanes> {
    let (from, to) = (start.appearance[property], goal.appearance[property])
    return switch role {
    case .entry: TransitionEnds(old: to, new: to)
    case .update: TransitionEnds(old: from, new: to)
    case .leave: TransitionEnds(old: from, new: from)
    }
  }
}

/// The motions in the parts of a change, before they are put together.
private struct PhaseParts {
  private var removals: [Animation<Effect>] = []
  private var updates: [Animation<Effect>] = []
  private var insertions: [Animation<Effect>] = []

  var isEmpty: Bool { removals.isEmpty && updates.isEmpty && insertions.isEmpty }

  mutating func add(_ way: Animation<Effect>, _ role: ChildRole) {
    switch role {
    case .leave: removals.append(way)
    case .update: updates.append(way)
    case .entry: insertions.append(way)
    }
  }

  mutating func add(_ other: PhaseParts) {
    removals += other.removals
    updates += other.updates
    insertions += other.insertions
  }

  var phases: TransitionPhases {
    TransitionPhases(
      removals: Self.whole(removals), updates: Self.whole(updates),
      insertions: Self.whole(insertions))
  }

  private static func whole(_ parts: [Animation<Effect>]) -> Animation<Effect> {
    parts.isEmpty ? .one : .parallel(parts)
  }
}
