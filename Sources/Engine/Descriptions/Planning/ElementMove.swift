/// One element's part in the four steps: where it is in the two in the middle, and how it goes from
/// the one to the other.
struct ElementMove {
  let start: Element
  let goal: Element
  /// True if the first list has it, other than as something that is leaving already.
  let isInFirst: Bool
  /// True if the last list has it, other than as something that is leaving already.
  let isInLast: Bool
  let motion: Animation<ChildTransition>
  /// The number of the choreography it follows.
  let group: Int
  let children: [ElementMove]
  /// True if it does nothing itself, and comes or goes with what it is in.
  let isCarried: Bool
  /// The place in the tree: its parent, unless it goes to another one.
  var place = Place.plain
  /// True if it comes from, or leaves to, props that differ in more than looks.
  var changesProps = false

  /// The place of an element on its way.
  enum Place {
    /// In its parent.
    case plain
    /// In front of everything in what both parents are in.
    case front(FlightDepths)
    /// On its way, and so not here: this is what a list has in its parent.
    case absent
  }

  var isAbsent: Bool { if case .absent = place { true } else { false } }

  var identity: Element.Identity { goal.identity }

  /// True if it was leaving before and after, and so is left as it is.
  var isLeft: Bool { start.isLeaving && goal.isLeaving }

  var role: ChildRole { isInLast ? (isInFirst ? .update : .entry) : .leave }

  /// The element in the first step in the middle, as its list has it; nil: it is in another list.
  var listedStart: Element? { isAbsent && !isInFirst ? nil : start }
  /// The same in the second step.
  var listedGoal: Element? { isAbsent && !isInLast ? nil : goal }

  func phase(goingBack: Bool) -> LifePhase {
    let (isFrom, isTo) = goingBack ? (isInLast, isInFirst) : (isInFirst, isInLast)
    return isTo ? (isFrom ? .present : .entering) : .leaving
  }

  /// The same way with another motion.
  func moving(by other: ElementMove) -> ElementMove {
    var move = ElementMove(
      start: start, goal: goal, isInFirst: isInFirst, isInLast: isInLast, motion: other.motion,
      group: other.group, children: children.moving(by: other.children), isCarried: isCarried)
    move.place = place
    move.changesProps = changesProps
    return move
  }

  /// The same way in something that comes or goes, and so is in one of the lists only.
  func within(_ role: ChildRole) -> ElementMove {
    var move = ElementMove(
      start: start, goal: goal, isInFirst: isInFirst && role != .entry,
      isInLast: isInLast && role != .leave, motion: motion, group: group,
      children: children.map { $0.within(role) }, isCarried: isCarried)
    move.place = place
    move.changesProps = changesProps || !isCarried
    return move
  }

  /// An element, and all below it, that does nothing in the change.
  init(still element: Element, isInFirst: Bool, isInLast: Bool, group: Int) {
    let isThere = !element.isLeaving
    self.init(
      start: element, goal: element, isInFirst: isInFirst && isThere,
      isInLast: isInLast && isThere, motion: .none, group: group,
      children: element.children.map {
        ElementMove(
          still: $0, isInFirst: isInFirst && isThere, isInLast: isInLast && isThere, group: group)
      }, isCarried: true)
  }

  init(
    start: Element, goal: Element, isInFirst: Bool, isInLast: Bool,
    motion: Animation<ChildTransition>, group: Int, children: [ElementMove],
    isCarried: Bool = false
  ) {
    self.start = start
    self.goal = goal
    self.isInFirst = isInFirst
    self.isInLast = isInLast
    self.motion = motion
    self.group = group
    self.children = children
    self.isCarried = isCarried
  }
}

/// The numbers of elements that hold a shared element on its way, by a first and a last list.
struct FlightDepths {
  let old: Int
  let new: Int
}

extension [ElementMove] {
  /// The same ways with the motions of others, of the same lists.
  func moving(by others: [ElementMove]) -> [ElementMove] {
    zip(self, others).map { $0.moving(by: $1) }
  }

  /// Visits every move and those below it, in paint order.
  func forEachInOrder(_ body: (ElementMove) -> Void) {
    for move in self {
      body(move)
      move.children.forEachInOrder(body)
    }
  }
}
