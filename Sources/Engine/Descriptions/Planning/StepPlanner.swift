/// Merges two lists, and all below them, into the two steps in the middle.
struct StepPlanner {
  private(set) var groups: [ChildMotions]
  private let flights: Flights

  init(groups: [ChildMotions], flights: Flights) {
    self.groups = groups
    self.flights = flights
  }

  /// A list in the two steps in the middle, and how it goes from the one to the other.
  struct Plan {
    var first: [Element] = []
    var second: [Element] = []
    var moves: [ElementMove] = []
  }

  /// - Parameter level: of the lists among those that shared elements are in; nil: none is in them.
  mutating func plan(
    _ old: [Element], _ new: [Element], _ scope: MotionScope, _ level: Flights.Level?
  ) -> Plan {
    guard !(old.isEmpty && new.isEmpty) else { return Plan() }
    let change = Reconciliation(from: old.map(\.identity), to: new.map(\.identity))
    var moves: [ElementMove?] = []
    moves.reserveCapacity(new.count)
    for (place, element) in new.enumerated() {
      if let origin = change.origin(at: place) {
        moves.append(pair(old[origin], element, scope, level))
      } else {
        moves.append(entering(element, scope, level))
      }
    }
    var leavers = [ElementMove?](repeating: nil, count: old.count)
    for place in change.leaving { leavers[place] = leaving(old[place], scope, level) }
    let move = { (member: Reconciliation.Member) -> ElementMove? in
      switch member {
      case .entering(let place), .common(_, let place): moves[place]
      case .leaving(let place): leavers[place]
      }
    }
    let inOrder = change.mergedBack.compactMap(move)
    let flying = flights.flights(at: level).map { self.move(of: $0, scope, level) }
    return Plan(
      first: change.merged.compactMap { move($0)?.listedStart },
      second: inOrder.compactMap(\.listedGoal), moves: inOrder.joined(by: flying))
  }

  // MARK: Elements

  private mutating func pair(
    _ old: Element, _ new: Element, _ scope: MotionScope, _ level: Flights.Level?
  ) -> ElementMove? {
    guard !flights.isEmpty else { return pair(old, new, scope, inside: nil) }
    let part = flights.part(of: new, at: level, isOld: false, isLeaving: false)
    if case .absent(let flight) = part { return absent(flight, old, new, scope) }
    return pair(old, new, scope, inside: flights.level(in: new, at: level))
  }

  private mutating func entering(
    _ element: Element, _ scope: MotionScope, _ level: Flights.Level?
  ) -> ElementMove? {
    move(element, .entry, scope, level)
  }

  private mutating func leaving(
    _ element: Element, _ scope: MotionScope, _ level: Flights.Level?
  ) -> ElementMove? {
    move(element, .leave, scope, level)
  }

  private mutating func move(
    _ element: Element, _ role: ChildRole, _ scope: MotionScope, _ level: Flights.Level?
  ) -> ElementMove? {
    guard !flights.isEmpty else { return move(element, role, scope, inside: nil) }
    switch flights.part(of: element, at: level, isOld: role == .leave, isLeaving: false) {
    case .plain: return move(element, role, scope, inside: flights.level(in: element, at: level))
    case .absent(let flight):
      return role == .entry
        ? absent(flight, nil, element, scope) : absent(flight, element, nil, scope)
    case .superfluous: return nil
    }
  }

  /// An element that both lists have.
  ///
  /// - Parameter inside: the level of the elements in it.
  private mutating func pair(
    _ old: Element, _ new: Element, _ scope: MotionScope, inside: Flights.Level?
  ) -> ElementMove {
    let role: ChildRole = new.isLeaving ? .leave : old.isLeaving ? .entry : .update
    let isLeft = old.isLeaving && new.isLeaving
    let motion = isLeft ? .none : scope.motion(of: new, role)
    let below = children(of: old, new, scope, motion)
    let plan = plan(old.children, new.children, below, inside)
    var (start, goal) = (old, new)
    start.children = plan.first
    goal.children = plan.second
    return ElementMove(
      start: start, goal: goal, isInFirst: !old.isLeaving, isInLast: !new.isLeaving,
      motion: motion, group: scope.group, children: plan.moves)
  }

  /// An element that only one list has: it is transformed at its root.
  private mutating func move(
    _ element: Element, _ role: ChildRole, _ scope: MotionScope, inside: Flights.Level?
  ) -> ElementMove {
    let isEntry = role == .entry
    let isThere = !element.isLeaving
    let motion = isThere ? scope.motion(of: element, role) : .none
    let moment = scope.transforms ? motion.value(0) : nil
    var other = element.transformed(by: (isEntry ? moment?.entry : moment?.leave) ?? [])
    if inside == nil, moment?.changesProps(role) ?? false,
      other.isDescribedOtherwise(than: element)
    {
      return move(element, role, from: other.describedAnew(), scope, motion)
    }
    var element = element
    let children = carried(element.children, isEntry ? .entry : .leave, isThere, scope, inside)
    if !flights.isEmpty {
      let (starts, goals) = (
        children.compactMap(\.listedStart), children.compactMap(\.listedGoal)
      )
      (element.children, other.children) = isEntry ? (goals, starts) : (starts, goals)
    }
    return ElementMove(
      start: isEntry ? other : element, goal: isEntry ? element : other,
      isInFirst: !isEntry && isThere, isInLast: isEntry && isThere, motion: motion,
      group: scope.group, children: children)
  }

  /// An element that comes from, or leaves to, other props than its own, and so perhaps with other
  /// elements in it.
  private mutating func move(
    _ element: Element, _ role: ChildRole, from other: Element, _ scope: MotionScope,
    _ motion: Animation<ChildTransition>
  ) -> ElementMove {
    let isEntry = role == .entry
    var (start, goal) = isEntry ? (other, element) : (element, other)
    let below = children(of: start, goal, scope, motion)
    let plan = plan(start.children, goal.children, below, nil)
    start.children = plan.first
    goal.children = plan.second
    var move = ElementMove(
      start: start, goal: goal, isInFirst: !isEntry, isInLast: isEntry, motion: motion,
      group: scope.group, children: plan.moves.map { $0.within(role) })
    move.changesProps = true
    return move
  }

  /// The moves of elements that come or go with what they are in.
  private func carried(
    _ list: [Element], _ role: ChildRole, _ isThere: Bool, _ scope: MotionScope,
    _ level: Flights.Level?
  ) -> [ElementMove] {
    let (isInFirst, isInLast) = (role == .leave && isThere, role == .entry && isThere)
    guard level != nil else {
      return list.map {
        ElementMove(still: $0, isInFirst: isInFirst, isInLast: isInLast, group: scope.group)
      }
    }
    return list.compactMap { (element) -> ElementMove? in
      let isOld = role == .leave
      switch flights.part(of: element, at: level, isOld: isOld, isLeaving: !isThere) {
      case .superfluous: return nil
      case .absent(let flight):
        return absent(flight, isOld ? element : nil, isOld ? nil : element, scope)
      case .plain:
        let isThere = isThere && !element.isLeaving
        let children = carried(
          element.children, role, isThere, scope, flights.level(in: element, at: level))
        var (start, goal) = (element, element)
        start.children = children.compactMap(\.listedStart)
        goal.children = children.compactMap(\.listedGoal)
        return ElementMove(
          start: start, goal: goal, isInFirst: isInFirst && isThere,
          isInLast: isInLast && isThere, motion: .none, group: scope.group, children: children,
          isCarried: true)
      }
    }
  }

  // MARK: Shared elements

  /// The place in a parent of an element that is on its way from or to it.
  private func absent(
    _ flight: Flights.Flight, _ old: Element?, _ new: Element?, _ scope: MotionScope
  ) -> ElementMove? {
    guard let start = old ?? new, let goal = new ?? old else { return nil }
    var move = ElementMove(
      start: start, goal: goal, isInFirst: old != nil && flight.isInFirst,
      isInLast: new != nil && flight.isInLast, motion: .none, group: scope.group, children: [],
      isCarried: true)
    move.place = .absent
    return move
  }

  /// The way of a shared element, in what both parents are in.
  private mutating func move(
    of flight: Flights.Flight, _ scope: MotionScope, _ level: Flights.Level?
  ) -> ElementMove {
    let depths = flight.depths
    var move: ElementMove
    switch flight.way {
    case .through(let old, let new):
      let (old, new) = (old.flying(atDepth: depths.old), new.flying(atDepth: depths.new))
      move = pair(old, new, scope, inside: flights.level(in: new, at: level))
    case .out(let old):
      let old = old.flying(atDepth: depths.old)
      move = self.move(old, .leave, scope, inside: flights.level(in: old, at: level))
    case .into(let new):
      let new = new.flying(atDepth: depths.new)
      move = self.move(new, .entry, scope, inside: flights.level(in: new, at: level))
    }
    move.place = .front(flight.depths)
    return move
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

extension [ElementMove] {
  /// The same moves and those of shared elements: one that goes to a place in this list lies there on
  /// its way, others in front of everything.
  fileprivate func joined(by flying: [ElementMove]) -> [ElementMove] {
    guard !flying.isEmpty else { return self }
    var flights = flying
    let moves = flatMap { move -> [ElementMove] in
      guard move.isAbsent, move.isInLast,
        let index = flights.firstIndex(where: { $0.goal.sharedName == move.goal.sharedName })
      else { return [move] }
      return [move, flights.remove(at: index)]
    }
    return moves + flights
  }
}

extension ChildTransition {
  /// True if what comes or goes has other props on its way than at rest.
  fileprivate func changesProps(_ role: ChildRole) -> Bool {
    (role == .entry ? entry : leave).contains { if case .props = $0 { true } else { false } }
  }
}
