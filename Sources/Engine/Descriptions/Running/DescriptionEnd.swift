/// One end of a change, or what is shown at rest: what is described, and from what.
struct DescriptionEnd<Root: NodeDescription> {
  var props: Root.Props
  var state: Root.State
  /// The states of the parts below the root, by their numbers.
  var states: [Int: any NodeDescriptionState] = [:]
  /// As they are described: nothing that is leaving, nothing transformed.
  var elements: [Element] = []

  init(props: Root.Props, state: Root.State) {
    self.props = props
    self.state = state
  }

  /// The state of a part that has gone is lost.
  mutating func forgetStatesOfGone() {
    guard !states.isEmpty else { return }
    let nodes = Set(elements.nodes)
    states = states.filter { nodes.contains($0.key) }
  }
}

extension [Element] {
  /// The numbers of the parts that have a state.
  var nodes: [Int] {
    filter(\.holdsState).flatMap { ($0.node > 0 ? [$0.node] : []) + $0.children.nodes }
  }
}

/// Of something the one that a transition leads from, and the one that it leads to.
public struct TransitionEnds<Content> {
  /// The one that the transition leads from.
  public internal(set) var old: Content
  /// The one that it leads to.
  public internal(set) var new: Content
}

/// A transition that was taken over and is still on its way.
struct TakenTransition<Root: NodeDescription> {
  let transition: Transition
  var ends: TransitionEnds<DescriptionEnd<Root>>
  let isScrubbed: Bool
}
