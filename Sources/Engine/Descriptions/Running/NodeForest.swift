/// The views of a list of elements, and of everything below them: what is mounted.
///
/// It shows lists of elements; which list, and what moves, is decided by the transitions.
final class NodeForest {
  /// An element on screen.
  final class Node {
    var identity: Element.Identity
    let view = View()
    let children: NodeForest
    var element: Element?
    /// The contents between which the view fades in a transition; nil: it does not.
    var contents: TransitionEnds<Content>?
    /// Off the screen before its transition is over; it may come back.
    var isAway = false

    init(_ identity: Element.Identity, in forest: NodeForest) {
      self.identity = identity
      children = NodeForest(in: view, updates: forest.updates, shared: forest.shared)
    }
  }

  let container: View
  private let updates: StateUpdates
  /// The shared elements of the whole tree.
  let shared: SharedNodes
  var nodes: [Element.Identity: Node] = [:]
  var order: [Node] = []

  init(in container: View, updates: StateUpdates, shared: SharedNodes = SharedNodes()) {
    self.container = container
    self.updates = updates
    self.shared = shared
  }

  /// The look of an element that is to be mounted, at first and at rest.
  struct Look {
    /// The element as a new view looks at its first moment.
    let start: Element
    /// The element as it is to look at rest.
    let rest: Element
    let phase: LifePhase
    /// The properties that are not there at once, but move: what moves them decides about them.
    let moving: ViewProperties
    /// The element at the transition's first step, from whose content its view may fade; nil: it
    /// shows the new one at once.
    var fadingFrom: Element?
    /// The parts in which its text comes or goes; nil: as a whole.
    var text: TextPartsChange?
    /// True if its text may be on its way, whatever moves it.
    var movesText = false
    /// The element that a new view shows first, if that differs in more than looks.
    var first: Element?
  }

  /// Mounts exactly these elements, back to front; everything else leaves the tree.
  func show(_ moves: [ElementMove], look: (ElementMove, View) -> Look) {
    guard !moves.isEmpty || !order.isEmpty || !container.subviews.isEmpty else { return }
    let old = order
    let moves = shared.isUsed ? moves.filter { !$0.isAbsent } : moves
    let change = Reconciliation(from: old.map(\.identity), to: moves.map(\.identity))
    order = moves.enumerated().map { place, move in
      change.origin(at: place).map { old[$0] } ?? shared.takeWaiting(for: move)
        ?? Node(move.identity, in: self)
    }
    for place in change.entering { nodes[order[place].identity] = order[place] }
    if shared.isUsed { shared.note(order, of: moves, in: self) }
    for (node, move) in zip(order, moves) {
      node.isAway = false
      update(node, to: move.goal, look(move, node.view))
      node.children.show(move.children, look: look)
    }
    for place in change.leaving {
      old[place].children.unmount(old[place].view)
      shared.forget(old[place])
      nodes[old[place].identity] = nil
    }
    arrange()
  }

  /// - Parameter guess: the place in the order at which the element probably is.
  func node(of identity: Element.Identity, near guess: Int) -> Node? {
    if guess < order.count, order[guess].identity == identity { return order[guess] }
    return order.isEmpty ? nil : nodes[identity]
  }

  private func update(_ node: Node, to element: Element, _ look: Look) {
    var old = node.element
    let view = node.view
    if let text = look.text { view.splitText(by: text, isNew: old == nil) }
    if !look.movesText, look.phase != .leaving { view.joinText() }
    if old == nil {
      view.key = element.key
      view.set(look.start.appearance)
      look.first?.apply(to: view, updates: updates)
      old = look.first
    }
    node.element = element
    let isSame = old.map { $0.looksLike(element) } ?? false
    node.contents = nil
    if let start = look.fadingFrom, old != nil, view.crossFadesContent {
      node.contents = contents(of: view, from: start, to: element)
    }
    if !isSame, node.contents == nil { element.apply(to: view, updates: updates) }
    view.phase = look.phase
    let rest = look.rest.appearance
    view.rest.differences(from: rest).subtracting(look.moving).forEach {
      view.set($0, to: rest[$0])
    }
  }

  /// The contents that two descriptions of an element give its view, which is as the second one
  /// says from now on, but for its content; nil if it is there at once.
  private func contents(
    of view: View, from start: Element, to goal: Element
  ) -> TransitionEnds<Content>? {
    guard view.fadesContent || !start.looksLike(goal) else { return nil }
    let old = view.content { start.apply(to: view, updates: updates) }
    let new = view.content { goal.apply(to: view, updates: updates) }
    guard view.crossFadesContent, view.fadesContent || !old.isSame(as: new),
      view.contentWay(from: old, to: new) != nil
    else { return nil }
    return TransitionEnds(old: old, new: new)
  }

  private func unmount(_ view: View) {
    view.phase = .gone
    for node in order {
      shared.forget(node)
      node.children.unmount(node.view)
    }
  }

  private func arrange() {
    var views: [View] = []
    views.reserveCapacity(order.count)
    for node in order where !node.isAway { views.append(node.view) }
    container.arrange(views)
  }

  // MARK: Places

  /// The place at which an element is mounted.
  struct Place {
    fileprivate let forest: NodeForest
    let identity: Element.Identity

    var view: View? { forest.nodes[identity]?.view }
  }

  /// Takes views off the screen before their elements go (gone), or puts them back into their
  /// places.
  func set(_ phases: [(place: Place, phase: LifePhase)]) {
    var changed: [ObjectIdentifier: NodeForest] = [:]
    for (place, phase) in phases {
      guard let node = place.forest.nodes[place.identity] else { continue }
      node.view.phase = phase
      guard node.isAway != (phase == .gone) else { continue }
      node.isAway.toggle()
      changed[ObjectIdentifier(place.forest)] = place.forest
    }
    for forest in changed.values { forest.arrange() }
  }

  /// Visits every mounted element of a list and below, with its view and the contents between which
  /// that fades.
  func forEach(
    in moves: [ElementMove], _ body: (ElementMove, View, TransitionEnds<Content>?) -> Void
  ) {
    for (place, move) in moves.enumerated() where !move.isAbsent {
      guard let node = node(of: move.identity, near: place) else { continue }
      body(move, node.view, node.contents)
      if !move.children.isEmpty { node.children.forEach(in: move.children, body) }
    }
  }

  /// Visits the same, with the way from the top down to the element, and its place.
  func forEachPlace(
    in moves: [ElementMove], below parent: [Element.Identity] = [],
    _ body: (ElementMove, [Element.Identity], Place) -> Void
  ) {
    for move in moves where !move.isAbsent {
      let path = parent + [move.identity]
      body(move, path, Place(forest: self, identity: move.identity))
      nodes[move.identity]?.children.forEachPlace(in: move.children, below: path, body)
    }
  }

  /// The list without those that are leaving and are not to be kept, here and below what stays.
  ///
  /// - Parameter other: a list beside it, whose elements are kept in any case.
  func withoutLeaving(
    _ list: [Element], beside other: [Element] = [], unless keeps: (View) -> Bool
  ) -> [Element] {
    let change = Reconciliation(from: other.map(\.identity), to: list.map(\.identity))
    return list.enumerated().compactMap { place, element in
      let view = nodes[element.identity]?.view
      let twin = change.origin(at: place).map { other[$0] }
      if element.isLeaving { return twin != nil || view.map(keeps) ?? false ? element : nil }
      guard let node = nodes[element.identity], !element.children.isEmpty else { return element }
      var element = element
      element.children = node.children.withoutLeaving(
        element.children, beside: twin?.children ?? [], unless: keeps)
      return element
    }
  }

  /// The views of all elements that are mounted.
  var views: Set<ObjectIdentifier> {
    var views: Set<ObjectIdentifier> = []
    forEachMounted { _, view, _ in views.insert(ObjectIdentifier(view)) }
    return views
  }

  /// Visits every mounted view, with its element, in paint order.
  func forEachMounted(_ body: (Element, View, _ isAway: Bool) -> Void) {
    for node in order {
      if let element = node.element { body(element, node.view, node.isAway) }
      node.children.forEachMounted(body)
    }
  }
}
