/// The four steps of a change, as four values: nothing is on screen yet.
///
/// A; A with what enters, as it looks before it enters; B with what leaves, as it looks when it
/// has left; B. Only between the two in the middle does anything move.
package struct FourSteps {
  package let initial: [Element]
  package let firstIntermediate: [Element]
  /// Its order is the order on screen throughout: what leaves lies under what enters.
  package let secondIntermediate: [Element]
  package let final: [Element]
  /// Everything in the second intermediate list, with how it comes there.
  let moves: [ElementMove]
  /// The motions and the choreography (how the parts of the change follow each other) of each
  /// description that named motions; the first is the lists' own, even if it named none.
  let groups: [ChildMotions]

  /// - Parameter animation: the motion of an element, also of a nested one. Its transformers are
  ///   applied once, to the props at rest. Elements that are leaving already are left as they are.
  package init(
    from initial: [Element], to final: [Element],
    animation: @escaping (Element) -> Animation<ChildTransition>
  ) {
    self.init(
      from: initial, to: final, scope: MotionScope(source: .function(animation), group: 0),
      groups: [ChildMotions()])
  }

  /// - Parameter motions: the answer of the lists' own description; those below are asked
  ///   themselves.
  init(from initial: [Element], to final: [Element], motions: ChildMotions) {
    self.init(
      from: initial, to: final, scope: MotionScope(source: .described(motions), group: 0),
      groups: [motions])
  }

  private init(
    from initial: [Element], to final: [Element], scope: MotionScope, groups: [ChildMotions]
  ) {
    var planner = StepPlanner(groups: groups, flights: Flights(from: initial, to: final))
    let plan = planner.plan(initial, final, scope, 0)
    self.init(
      initial: initial, firstIntermediate: plan.first, secondIntermediate: plan.second,
      final: final, moves: plan.moves, groups: planner.groups)
  }

  private init(
    initial: [Element], firstIntermediate: [Element], secondIntermediate: [Element],
    final: [Element], moves: [ElementMove], groups: [ChildMotions]
  ) {
    self.initial = initial
    self.firstIntermediate = firstIntermediate
    self.secondIntermediate = secondIntermediate
    self.final = final
    self.moves = moves
    self.groups = groups
  }

  /// The same lists, whose elements move otherwise: as in other steps between the same lists.
  func moving(as other: FourSteps) -> FourSteps {
    FourSteps(
      initial: initial, firstIntermediate: firstIntermediate,
      secondIntermediate: secondIntermediate, final: final,
      moves: moves.moving(by: other.moves), groups: other.groups)
  }

  /// True if anything enters, here or below, so that the first intermediate list has more than the
  /// initial one.
  package var needsFirstStep: Bool { Self.adds(firstIntermediate, to: initial) }

  private static func adds(_ list: [Element], to base: [Element]) -> Bool {
    let change = Reconciliation(from: base.map(\.identity), to: list.map(\.identity))
    return list.enumerated().contains { place, element in
      change.origin(at: place).map { adds(element.children, to: base[$0].children) } ?? true
    }
  }

  /// The elements on screen if the change is interrupted, in their order there: those of the list
  /// it goes to, and those that are leaving, with the props of where they leave to.
  func onScreen(goingBack: Bool) -> [Element] {
    var list = ListOnScreen(goingBack: goingBack)
    list.noteFlights(moves)
    return list.elements(of: moves)
  }
}

/// The elements of moves that go on or back, each in its place in the list that they go to.
private struct ListOnScreen {
  let goingBack: Bool
  /// The elements on their way from one parent to another.
  private var flights: [Element.SharedName: ElementMove] = [:]

  init(goingBack: Bool) { self.goingBack = goingBack }

  mutating func noteFlights(_ moves: [ElementMove]) {
    for move in moves {
      if case .front = move.place, let name = move.goal.sharedName { flights[name] = move }
      noteFlights(move.children)
    }
  }

  /// - Parameter depth: the number of elements that hold the list.
  func elements(of moves: [ElementMove], depth: Int = 0) -> [Element] {
    moves.compactMap { move in
      let isThere = goingBack ? move.isInFirst : move.isInLast
      var element = goingBack ? move.start : move.goal
      element.isLeaving = !isThere
      switch move.place {
      case .plain: break
      case .front:
        // In its parent, unless it has none any more.
        if isThere { return nil }
        element.flightDepth = depth
      case .absent:
        guard isThere, let flight = element.sharedName.flatMap({ flights[$0] }),
          case .front(let depths) = flight.place
        else { return nil }
        element.flightDepth = goingBack ? depths.old : depths.new
        element.isComing = isComing(flight)
        element.children = elements(of: flight.children, depth: depth + 1)
        return element
      }
      if isThere {
        element.isComing = isComing(move)
        element.children = elements(of: move.children, depth: depth + 1)
      }
      return element
    }
  }

  private func isComing(_ move: ElementMove) -> Bool {
    let wasThere = goingBack ? move.isInLast : move.isInFirst
    return !wasThere || move.start.isComing || move.goal.isComing
  }
}
