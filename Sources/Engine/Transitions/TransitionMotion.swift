/// Which element of a transition moves how: from the description's answer, or gently.
struct TransitionMotion {
  let animation: (Element) -> Animation<ChildTransition>
  /// Movement becomes a fade: only these properties move, the others are there at once.
  let movesOnly: Set<ViewProperty>?

  /// As the description says.
  static func described(
    _ animation: @escaping (Element) -> Animation<ChildTransition>
  ) -> TransitionMotion {
    TransitionMotion(animation: animation, movesOnly: nil)
  }

  /// For people who asked for less motion: nothing changes its place, everything that changes
  /// fades, in at most 150 ms.
  static func reduced(
    _ animation: @escaping (Element) -> Animation<ChildTransition>
  ) -> TransitionMotion {
    TransitionMotion(
      animation: { element in
        let duration = min(0.15, animation(element).duration)
        guard duration > 0 else { return .none }
        return Animation(
          type: .linear(duration: duration), entryTransformers: [AnimationProps.fade()],
          leaveTransformers: [AnimationProps.fade()])
      },
      movesOnly: [.alpha, .backgroundColor, .borderColor])
  }

  /// Puts every element of the steps on screen, where it is when the transition begins.
  func mount(
    _ steps: FourSteps, origin: Transition.Origin, goingBack: Bool, in forest: NodeForest
  ) {
    let starts = steps.firstIntermediate.flattened
    let phase = Self.phases(of: steps, goingBack: goingBack)
    forest.show(steps.secondIntermediate) { element in
      let goal = element.props.appearance
      let start = starts[element.path] ?? element
      let moved = moved(from: start, to: element)
      let isLeft = start.isLeaving && element.isLeaving
      return NodeForest.Place(
        start: origin == .start ? start.props.appearance : goal, rest: goal,
        atOnce: isLeft ? [] : ViewProperty.allCases.filter { !moved.contains($0) },
        phase: phase(element))
    }
  }

  /// Tells every element on screen whether it comes, stays or goes.
  func showPhases(of steps: FourSteps, goingBack: Bool, in forest: NodeForest) {
    let phase = Self.phases(of: steps, goingBack: goingBack)
    forest.forEach(in: steps.secondIntermediate) { $1.phase = phase($0) }
  }

  /// Everything that moves between the two intermediate steps.
  func animation(of steps: FourSteps, in forest: NodeForest) -> Animation<Effect> {
    let starts = steps.firstIntermediate.flattened
    var parts: [Animation<Effect>] = []
    forest.forEach(in: steps.secondIntermediate) { element, view in
      let start = starts[element.path] ?? element
      let (from, to) = (start.props.appearance, element.props.appearance)
      for property in moved(from: start, to: element) {
        parts.append(
          animation(element).effect(
            on: view.slot(property), from: from[property], to: to[property]))
      }
    }
    return parts.isEmpty ? .one : .parallel(parts)
  }

  /// Taken over from what moved them before even if they stay where they are.
  private static let alwaysTaken: Set<ViewProperty> = [.center, .size, .alpha]

  /// What moves between the two intermediate steps. What is leaving in both is left as it is.
  private func moved(from start: Element, to goal: Element) -> [ViewProperty] {
    guard !(start.isLeaving && goal.isLeaving), animation(goal).duration > 0 else { return [] }
    let (from, to) = (start.props.appearance, goal.props.appearance)
    return ViewProperty.allCases.filter {
      (movesOnly?.contains($0) ?? true)
        && (from[$0] != to[$0] || Self.alwaysTaken.contains($0))
    }
  }

  private static func phases(
    of steps: FourSteps, goingBack: Bool
  ) -> (Element) -> LifePhase {
    let from = (goingBack ? steps.final : steps.initial).flattened
    let to = (goingBack ? steps.initial : steps.final).flattened
    return { element in
      guard to[element.path]?.isLeaving == false else { return .leaving }
      return from[element.path]?.isLeaving == false ? .present : .entering
    }
  }
}

extension NodeForest {
  /// Visits every mounted element of a list and below, with its view.
  func forEach(in elements: [Element], _ body: (Element, View) -> Void) {
    for element in elements {
      if let view = view(element.identity) { body(element, view) }
      children(of: element.identity)?.forEach(in: element.children, body)
    }
  }
}
