/// The mounted shared elements of a tree, which go from one parent to another as they are.
///
/// It owns none of them: their forests do, which all know it.
final class SharedNodes {
  private struct Place {
    weak var node: NodeForest.Node?
    unowned let forest: NodeForest
  }

  private var places: [Element.SharedName: Place] = [:]
  /// The nodes that have lost one parent and have no other yet: while a change is mounted.
  private var waiting: [Element.SharedName: NodeForest.Node] = [:]
  /// True once an element was shared.
  private(set) var isUsed = false

  /// The node that was taken out of its parent for a move, if one was.
  func takeWaiting(for move: ElementMove) -> NodeForest.Node? {
    guard !waiting.isEmpty, let name = move.goal.sharedName,
      let node = waiting.removeValue(forKey: name)
    else { return nil }
    node.identity = move.identity
    return node
  }

  /// Remembers where the shared ones among the nodes of some moves are.
  func note(_ nodes: [NodeForest.Node], of moves: [ElementMove], in forest: NodeForest) {
    for (node, move) in zip(nodes, moves) {
      // Still the element before: it may have been shared, or under another name.
      if node.element?.sharedName != move.goal.sharedName { forget(node) }
      guard let name = move.goal.sharedName else { continue }
      let other = places[name]?.node
      // Of several with one name the first is shared.
      if other == nil || other === node { places[name] = Place(node: node, forest: forest) }
    }
  }

  /// A node is on no tree any more.
  func forget(_ node: NodeForest.Node) {
    guard isUsed, let name = node.element?.sharedName, places[name]?.node === node else { return }
    places[name] = nil
  }

  /// A shared element of a list of moves, where it is to be, and where it is.
  struct Claim {
    let name: Element.SharedName
    let identity: Element.Identity
    /// nil: what it is to be in is not there yet.
    let target: NodeForest?
    let node: NodeForest.Node
    let forest: NodeForest
  }

  /// The shared elements that are to have other parents, or another name in theirs; parents before
  /// what is in them.
  func claims(of moves: [ElementMove], in forest: NodeForest) -> [Claim] {
    var claims: [Claim] = []
    guard isUsed || moves.holdShared else { return claims }
    var seen: Set<Element.SharedName> = []
    claim(moves, forest, &claims, &seen)
    return claims
  }

  private func claim(
    _ moves: [ElementMove], _ forest: NodeForest?, _ claims: inout [Claim],
    _ seen: inout Set<Element.SharedName>
  ) {
    for (place, move) in moves.enumerated() where !move.isAbsent {
      let name = move.goal.sharedName
      guard name != nil || !move.children.isEmpty else { continue }
      var inside = forest?.node(of: move.identity, near: place)?.children
      if let name, seen.insert(name).inserted {
        isUsed = true
        if let place = places[name], let node = place.node {
          inside = node.children
          if place.forest !== forest || node.identity != move.identity {
            claims.append(
              Claim(
                name: name, identity: move.identity, target: forest, node: node,
                forest: place.forest))
          }
        }
      }
      if !move.children.isEmpty { claim(move.children, inside, &claims, &seen) }
    }
  }

  /// Lets a node wait for its new parent.
  func wait(_ node: NodeForest.Node, as name: Element.SharedName) { waiting[name] = node }

  /// Lets go of those that nobody took.
  func forgetWaiting() { waiting = [:] }

  /// A node has its new parent.
  func move(_ claim: Claim, to forest: NodeForest) {
    places[claim.name] = Place(node: claim.node, forest: forest)
  }
}

extension NodeForest {
  /// Mounts moves, whose shared elements are taken first to where they are to be: nothing moves on
  /// screen, and what moved them runs on there.
  func gathering(_ moves: [ElementMove], on stage: Stage, _ mount: () -> Void) {
    let claims = shared.claims(of: moves, in: self)
    guard !claims.isEmpty else { return mount() }
    var places = PlaceKeeper(below: container)
    for claim in claims { places.remember(claim.node.view) }
    for claim in claims { claim.forest.takeOut(claim.node) }
    for claim in claims {
      if let target = claim.target {
        target.putIn(claim.node, as: claim.identity)
        shared.move(claim, to: target)
      } else {
        // What is changed about it meanwhile is still the stage's.
        claim.node.view.stageAtRoot = stage
        shared.wait(claim.node, as: claim.name)
      }
    }
    for claim in claims where claim.target != nil { _ = places.hold(claim.node.view) }
    mount()
    shared.forgetWaiting()
    for claim in claims where claim.target == nil { claim.node.view.stageAtRoot = nil }
  }

  private func takeOut(_ node: Node) {
    nodes[node.identity] = nil
    order.removeIdentical(to: node)
    node.view.removeFromSuperview()
  }

  private func putIn(_ node: Node, as identity: Element.Identity) {
    node.identity = identity
    node.isAway = false
    nodes[identity] = node
    order.append(node)
    container.addSubview(node.view)
  }
}

extension [ElementMove] {
  /// True if any of them moves a shared element, or holds one that does.
  fileprivate var holdShared: Bool { contains { $0.goal.isShared || $0.children.holdShared } }
}
