/// A description, resolved: who it is among its siblings, its props and its children.
public struct Element {
  /// Who an element is within its parent: type, key and, among equals, its number.
  public struct Identity: Hashable, Sendable {
    let type: ObjectIdentifier
    let key: String?
    let occurrence: Int
  }

  public let identity: Identity
  public var props: any NodeDescriptionProps
  public var children: [Element]
  /// On its way out since an earlier transition: its props are where it leaves to.
  public var isLeaving = false
  let type: any NodeDescription.Type
  /// The state it was described with.
  let state: any NodeDescriptionState
  /// The number of the part whose state it has; 0 if it has none.
  let node: Int
  /// Whether it or anything below it has a state.
  let holdsState: Bool

  public var key: String? { identity.key }

  /// Puts the element's appearance and content into a view.
  public func show(in view: View) {
    view.set(props.appearance)
    apply(to: view, updates: nil)
  }

  func apply(to view: View, updates: StateUpdates?) {
    type.show(props, state, in: view, node: node, updates: updates)
  }

  /// The elements of a list of descriptions, with everything below them.
  ///
  /// Descriptions of one type and key are told apart by their order.
  public static func resolve(_ descriptions: [any NodeDescription]) -> [Element] {
    var describer = Describer()
    return describer.describe(descriptions)
  }
}

extension [Element] {
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
    let ours = ElementPlaces(self)
    let described = newest.enumerated().map { place, element in
      var element = element
      let old = ours.place(of: element.identity, near: place).map { self[$0] }
      element.children = (old?.children ?? []).refreshed(with: element.children)
      return element
    }
    guard contains(where: \.isLeaving) else { return described }
    let theirs = ElementPlaces(described)
    let order = indices.filter {
      self[$0].isLeaving || theirs.place(of: self[$0].identity, near: $0) != nil
    }
    let ids = described.indices.map {
      ours.place(of: described[$0].identity, near: $0) ?? count + $0
    }
    return MergeOrder.merge(order, ids).map { source in
      switch source {
      case .first(let id):
        theirs.place(of: self[id].identity, near: id).map { described[$0] } ?? self[id]
      case .second(let id): described[id - count]
      }
    }
  }
}
