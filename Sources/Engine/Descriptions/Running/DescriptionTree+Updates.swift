extension DescriptionTree {
  // MARK: State

  /// Changes the root's state; what depends on it is there at once, and what moves goes on.
  public func update(state: Root.State) {
    guard state != self.state else { return }
    change { $0.state = state }
  }

  /// Makes all changes of state that were asked for since the last frame: one update. It is a
  /// transition if a description says that its children move, and no hand holds another one.
  func updateStates() {
    guard !updates.isEmpty else { return }
    let old = current
    // What is leaving gets none.
    let there = Set(old.elements.nodes + [rootNode])
    let list = updates.take().filter { there.contains($0.node) }
    var new = old
    new.apply(list)
    guard new.state != old.state || new.hasOtherStates(than: old) else { return }
    describe(&new, known: knownLists)
    let steps = FourSteps(
      from: old.elements, to: new.elements, motions: motions(from: old, to: new))
    // What a hand holds stays in it.
    let isHeld = transition?.isPaused ?? false
    guard !isHeld, steps.groups.contains(where: \.shouldAnimate) else {
      return change { $0.adopt(list, from: old, to: new) }
    }
    begin(from: old, to: new, origin: .start, scrubbed: false).play()
  }

  /// Changes both ends of what is on its way, or what is shown at rest.
  private func change(_ change: (inout DescriptionEnd<Root>) -> Void) {
    change(&settled)
    if var ends {
      change(&ends.old)
      change(&ends.new)
      self.ends = ends
    }
    redescribe()
  }

  private func redescribe() {
    guard let transition, var ends else {
      describe(&settled, known: [settled.elements])
      return forest.showAtRest(settled.elements, on: stage)
    }
    describe(&ends)
    self.ends = ends
    transition.relayout(
      FourSteps(
        from: transition.steps.initial.refreshed(with: ends.old.elements),
        to: transition.steps.final.refreshed(with: ends.new.elements),
        motions: motions(from: ends.old, to: ends.new)),
      isStill: true)
  }

  // MARK: Layout

  /// Lays everything out anew: changes the props at rest and at both ends of a transition, whose
  /// progress stays. What earlier transitions have left on screen goes on in its new places.
  public func relayout(_ change: (inout Root.Props) -> Void) { relayout(change, fade: 0) }

  /// Changes how elements look at rest and at both ends of a transition, whose progress stays: not at
  /// once, but in some time.
  ///
  /// - Parameter timing: nil: at once.
  package func restyle(in timing: AnimatorTiming?, _ change: (inout Root.Props) -> Void) {
    guard let timing, transition == nil else {
      return relayout(change, fade: stage.reducesMotion ? 0 : timing?.duration ?? 0)
    }
    stage.animate(
      withDuration: timing.duration, curve: timing.curve,
      animations: {
        relayout(change)
      })
  }

  /// - Parameter fade: the seconds in which what a transition moves goes over to its new places.
  private func relayout(_ change: (inout Root.Props) -> Void, fade: Double) {
    change(&settled.props)
    guard let transition, var ends else {
      describe(&settled, known: [settled.elements])
      return forest.showAtRest(settled.elements, on: stage)
    }
    var onScreen: [Element]?
    for index in history.indices {
      relayout(&history[index].ends, change)
      let taken = history[index]
      let steps = steps(of: taken.transition, taken.ends, onScreen: onScreen)
      taken.transition.relayoutLeftovers(steps)
      onScreen = forest.withoutLeaving(taken.transition.onScreen) { _ in true }
    }
    relayout(&ends, change)
    self.ends = ends
    transition.relayout(
      steps(of: transition, ends, onScreen: onScreen), isStill: false, fade: fade)
  }

  private func relayout(
    _ ends: inout TransitionEnds<DescriptionEnd<Root>>, _ change: (inout Root.Props) -> Void
  ) {
    change(&ends.old.props)
    change(&ends.new.props)
    describe(&ends)
  }

  private func describe(_ ends: inout TransitionEnds<DescriptionEnd<Root>>) {
    describe(&ends.old, known: [ends.old.elements, ends.new.elements])
    describe(&ends.new, known: [ends.new.elements, ends.old.elements])
  }

  /// The steps of a transition between other ends.
  private func steps(
    of transition: Transition, _ ends: TransitionEnds<DescriptionEnd<Root>>,
    onScreen: [Element]?
  ) -> FourSteps {
    let described = transition.origin == .start ? ends.old.elements : ends.new.elements
    // What stays is described by now; only what is leaving is taken from what was on screen.
    let there = onScreen?.refreshed(with: described) ?? described
    return FourSteps(
      from: transition.origin == .start ? there : ends.old.elements,
      to: transition.origin == .end ? there : ends.new.elements,
      motions: motions(from: ends.old, to: ends.new))
  }

  /// Changes how elements move: the props at rest and at both ends of a transition.
  ///
  /// What is on its way keeps its progress and goes over to its new motion without a jump; what
  /// the props say about the elements themselves must stay.
  public func retune(_ change: (inout Root.Props) -> Void) {
    change(&settled.props)
    guard let transition, var ends else { return }
    change(&ends.old.props)
    change(&ends.new.props)
    self.ends = ends
    let steps = transition.steps
    transition.retune(
      FourSteps(
        from: steps.initial, to: steps.final, motions: motions(from: ends.old, to: ends.new)))
  }

  // MARK: What was left

  /// The elements on screen, without those that were leaving and have come to their ends, unless
  /// the change is from or to them.
  func onScreen(of transition: Transition, beside list: [Element]) -> [Element] {
    forest.withoutLeaving(transition.onScreen, beside: list) { view in
      ViewProperty.allCases.contains { self.stage.isMoving(view, $0) }
    }
  }

  /// Forgets the oldest transitions of which nothing is left, and the newest one if nobody has seen
  /// anything of it: many can begin in one frame.
  func forgetHistory() {
    if let newest = history.last?.transition, newest.isAtOrigin,
      !stage.hasLeftovers(of: newest.playback)
    {
      history.removeLast()
    }
    let place = history.firstIndex { stage.hasLeftovers(of: $0.transition.playback) }
    history.removeFirst(place ?? history.count)
  }
}

extension DescriptionEnd {
  /// Makes changes of state, in their order; those of parts that are not there are forgotten.
  fileprivate mutating func apply(_ updates: [StateUpdates.Update]) {
    for update in updates {
      if update.node == rootNode {
        if let changed = update.change(state) as? Root.State { state = changed }
      } else if let old = states[update.node] {
        states[update.node] = update.change(old)
      }
    }
  }

  /// Makes changes that led from one end to another. A state that is the same here is the same
  /// afterwards; one that is to be another one at this end is changed by itself.
  fileprivate mutating func adopt(
    _ updates: [StateUpdates.Update], from old: DescriptionEnd, to new: DescriptionEnd
  ) {
    let differing = updates.filter { !isSame($0.node, as: old) }
    for node in Set(updates.map(\.node)) where isSame(node, as: old) {
      if node == rootNode { state = new.state } else { states[node] = new.states[node] }
    }
    apply(differing)
  }

  private func isSame(_ node: Int, as other: DescriptionEnd) -> Bool {
    if node == rootNode { return state == other.state }
    guard let here = states[node] else { return other.states[node] == nil }
    return other.states[node].map { $0.equals(here) } ?? false
  }

  fileprivate func hasOtherStates(than other: DescriptionEnd) -> Bool {
    states.contains { node, state in !(other.states[node].map { $0.equals(state) } ?? false) }
  }
}
