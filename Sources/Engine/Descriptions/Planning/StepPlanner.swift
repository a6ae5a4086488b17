/// Merges two lists, and all below them, into the two steps in the middle.
struct StepPlanner {
  private(set) var groups: [ChildMotions]

  init(groups: [ChildMotions]) {
    self.groups = groups
  }

  /// A list in the two steps in the middle, and how it goes from the one to the other.
  struct Plan {
    var first: [Element] = []
    var second: [Element] = []
    var moves: [ElementMove] = []
  }

  mutating func plan(_ old: [Element], _ new: [Element], _ scope: MotionScope) -> Plan {
    guard !(old.isEmpty && new.isEmpty) else { return Plan() }
    let change = Reconciliation(from: old.map(\.identity), to: new.map(\.identity))
    var moves: [ElementMove] = []
    moves.reserveCapacity(new.count)
    for (place, element) in new.enumerated() {
      if let origin = change.origin(at: place) {
        moves.append(pair(old[origin], element, scope))
      } else {
        moves.append(entering(element, scope))
      }
    }
    var leavers = [ElementMove?](repeating: nil, count: old.count)
    for place in change.leaving { leavers[place] = leaving(old[place], scope) }
    let move = { (member: Reconciliation.Member) -> ElementMove? in
      switch member {
      case .entering(let place), .common(_, let place): moves[place]
      case .leaving(let place): leavers[place]
      }
    }
    let inOrder = change.mergedBack.compactMap(move)
    return Plan(
      first: change.merged.compactMap { move($0)?.start }, second: inOrder.map(\.goal),
      moves: inOrder)
  }

  // MARK: Elements

  private mutating func pair(_ old: Element, _ new: Element, _ scope: MotionScope) -> ElementMove {
    let role: ChildRole = new.isLeaving ? .leave : old.isLeaving ? .entry : .update
    let isLeft = old.isLeaving && new.isLeaving
    let motion = isLeft ? .none : scope.motion(of: new, role)
    let below = children(of: old, new, scope, motion)
    let plan = plan(old.children, new.children, below)
    var (start, goal) = (old, new)
    start.children = plan.first
    goal.children = plan.second
    return ElementMove(
      start: start, goal: goal, isInFirst: !old.isLeaving, isInLast: !new.isLeaving,
      motion: motion, group: scope.group, children: plan.moves)
  }

  private func entering(_ element: Element, _ scope: MotionScope) -> ElementMove {
    move(element, to: element, .entry, scope)
  }

  private func leaving(_ element: Element, _ scope: MotionScope) -> ElementMove {
    move(element, to: element, .leave, scope)
  }

  /// An element that only one list has: it is transformed at its root.
  private func move(
    _ element: Element, to goal: Element, _ role: ChildRole, _ scope: MotionScope
  ) -> ElementMove {
    let isEntry = role == .entry
    let isThere = !element.isLeaving
    let motion = isThere ? scope.motion(of: element, role) : .none
    let moment = scope.transforms ? motion.value(0) : nil
    let other = element.transformed(
      by: (isEntry ? moment?.entryTransformers : moment?.leaveTransformers) ?? [])
    return ElementMove(
      start: isEntry ? other : element, goal: isEntry ? element : other,
      isInFirst: !isEntry && isThere, isInLast: isEntry && isThere, motion: motion,
      group: scope.group,
      children: element.children.map {
        ElementMove(
          still: $0, isInFirst: !isEntry && isThere, isInLast: isEntry && isThere,
          group: scope.group)
      })
  }

  // MARK: Below an element

  /// The scope of motions for the children of an element that both lists have.
  private mutating func children(
    of old: Element, _ new: Element, _ scope: MotionScope, _ motion: Animation<ChildTransition>
  ) -> MotionScope {
    if case .function = scope.source { return scope }
    if new.type is any NodeDescriptionWithChildren.Type { return scope }
    let parents = MotionScope(source: .parents(motion), group: scope.group)
    guard !(old.children.isEmpty && new.children.isEmpty),
      !(old.props.equals(new.props) && old.state.equals(new.state))
    else { return parents }
    let motions = new.type.motions(from: old, to: new)
    guard !motions.isSilent else { return parents }
    groups.append(motions)
    return MotionScope(source: .described(motions), group: groups.count - 1)
  }
}

extension Element {
  fileprivate func transformed(by transformers: [AnimationPropsTransformer]) -> Element {
    guard !transformers.isEmpty else { return self }
    let other = transformers.reduce(appearance) { $1($0) }
    var element = self
    element.props.appearance = other.mended(from: appearance) ?? other
    return element
  }
}
