/// A description, resolved: who it is among its siblings, its props and its children.
public struct Element {
  /// Who an element is within its parent: type, key and, among equals, its number.
  public struct Identity: Hashable, Sendable {
    let type: ObjectIdentifier
    let key: String?
    let occurrence: Int
  }

  public let identity: Identity
  /// The identities from the root's list down to this element: who it is in the whole tree.
  public let path: [Identity]
  public var props: any NodeDescriptionProps
  public var children: [Element]
  /// On its way out since an earlier transition: its props are where it leaves to.
  public var isLeaving = false
  /// Puts props into a view of this type.
  let apply: (any NodeDescriptionProps, View) -> Void

  public var key: String? { identity.key }

  /// Puts the element's appearance and content into a view.
  public func show(in view: View) {
    view.set(props.appearance)
    apply(props, view)
  }
}

extension Element {
  /// The elements of a list of descriptions, with everything below them.
  ///
  /// Descriptions of one type and key are told apart by their order.
  public static func resolve(
    _ descriptions: [any NodeDescription], below parent: [Identity] = []
  ) -> [Element] {
    var occurrences: [Identity: Int] = [:]
    return descriptions.map { description in
      let first = Identity(
        type: ObjectIdentifier(type(of: description)), key: description.anyProps.key, occurrence: 0)
      let occurrence = occurrences[first, default: 0]
      occurrences[first] = occurrence + 1
      return description.resolved(
        as: Identity(type: first.type, key: first.key, occurrence: occurrence), below: parent)
    }
  }
}

extension NodeDescription {
  fileprivate var anyProps: any NodeDescriptionProps { props }

  fileprivate func resolved(
    as identity: Element.Identity, below parent: [Element.Identity]
  ) -> Element {
    let path = parent + [identity]
    var children: [Element] = []
    if let state = NoState() as? State {
      children = Element.resolve(
        Self.childrenDescriptions(props: props, state: state), below: path)
    }
    return Element(
      identity: identity, path: path, props: props, children: children,
      apply: { props, view in
        if let props = props as? Props { Self.apply(props: props, to: view) }
      })
  }
}

extension [Element] {
  /// All elements of the list and below, by their paths.
  var flattened: [[Element.Identity]: Element] {
    var table: [[Element.Identity]: Element] = [:]
    var pending = self
    while let element = pending.popLast() {
      table[element.path] = element
      pending += element.children
    }
    return table
  }

  /// The list without what is leaving, here and below.
  var staying: [Element] {
    filter { !$0.isLeaving }.map { element in
      var element = element
      element.children = element.children.staying
      return element
    }
  }

  /// Newly described elements, among those of this list that are leaving already.
  func refreshed(with newest: [Element]) -> [Element] {
    let ours = byIdentity
    let described = newest.map { element in
      var element = element
      element.children = (ours[element.identity]?.children ?? []).refreshed(with: element.children)
      return element
    }
    guard contains(where: \.isLeaving) else { return described }
    let table = described.byIdentity
    let leaving = filter { $0.isLeaving && table[$0.identity] == nil }
    let order = filter { table[$0.identity] != nil || $0.isLeaving }.map(\.identity)
    return MergeOrder.merge(order, described.map(\.identity)).compactMap { source in
      switch source {
      case .first(let id), .second(let id):
        table[id] ?? (leaving.contains { $0.identity == id } ? ours[id] : nil)
      }
    }
  }
}
