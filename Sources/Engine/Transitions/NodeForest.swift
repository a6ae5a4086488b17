/// The views of a list of elements, and of everything below them: what is mounted.
///
/// It shows lists of elements; which list, and what moves, is decided by the transitions.
final class NodeForest {
  /// An element on screen.
  private final class Node {
    let view = View()
    let children: NodeForest
    var element: Element?

    init() { children = NodeForest(in: view) }
  }

  private let container: View
  private var nodes: [Element.Identity: Node] = [:]

  init(in container: View) { self.container = container }

  /// How an element that is to be mounted is to look, at first and at rest.
  struct Place {
    /// How a new view looks at its first moment.
    let start: Appearance
    /// What it is to rest at.
    let rest: Appearance
    /// The properties that are there at once; what moves the others decides about them.
    let atOnce: [ViewProperty]
    let phase: LifePhase
  }

  /// Mounts exactly these elements, back to front; everything else leaves the tree.
  func show(_ elements: [Element], place: (Element) -> Place) {
    var shown: [Element.Identity: Node] = [:]
    for element in elements {
      let node = nodes[element.identity] ?? Node()
      update(node, to: element, place(element))
      shown[element.identity] = node
      node.children.show(element.children, place: place)
    }
    for (identity, node) in nodes where shown[identity] == nil { node.children.unmount(node.view) }
    nodes = shown
    container.arrange(elements.compactMap { shown[$0.identity]?.view })
  }

  private func update(_ node: Node, to element: Element, _ place: Place) {
    if node.element == nil {
      node.view.key = element.key
      node.view.set(place.start)
    }
    let changed = node.element.map { !areEqual($0.props, element.props) } ?? true
    if changed { element.apply(element.props, node.view) }
    node.element = element
    node.view.phase = place.phase
    for property in place.atOnce where node.view.rest[property] != place.rest[property] {
      node.view.set(property, to: place.rest[property])
    }
  }

  private func unmount(_ view: View) {
    view.phase = .gone
    for node in nodes.values { node.children.unmount(node.view) }
  }

  /// The view of an element of this level.
  func view(_ identity: Element.Identity) -> View? { nodes[identity]?.view }

  /// The views of an element's children.
  func children(of identity: Element.Identity) -> NodeForest? { nodes[identity]?.children }
}

private func areEqual(_ a: any NodeDescriptionProps, _ b: any NodeDescriptionProps) -> Bool {
  func compare<Props: NodeDescriptionProps>(_ a: Props) -> Bool { (b as? Props) == a }
  return compare(a)
}
