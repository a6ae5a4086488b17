/// A description, resolved: who it is among its siblings, its props and its children.
package struct Element {
  /// The identity of an element within its parent: type, key and, among equals, its number.
  package struct Identity: Hashable, Sendable {
    let type: ObjectIdentifier
    let key: String?
    let occurrence: Int
    /// Made once: an element is looked for in many lists.
    private let hash: Int

    init(type: ObjectIdentifier, key: String?, occurrence: Int) {
      self.type = type
      self.key = key
      self.occurrence = occurrence
      hash = key.hashValue ^ Int(bitPattern: UInt(bitPattern: type)) &+ occurrence
    }

    package static func == (a: Identity, b: Identity) -> Bool {
      a.hash == b.hash && a.type == b.type && a.occurrence == b.occurrence && a.key == b.key
    }

    package func hash(into hasher: inout Hasher) { hasher.combine(hash) }
  }

  /// The element as described, without its children. A class: elements go through many lists, and
  /// are to cost nothing there.
  private final class Description {
    let identity: Identity
    let props: any NodeDescriptionProps
    let appearance: Appearance
    let isShared: Bool
    let type: any NodeDescription.Type
    let state: any NodeDescriptionState
    let node: Int
    let holdsState: Bool

    init(
      _ identity: Identity, _ props: any NodeDescriptionProps, _ type: any NodeDescription.Type,
      _ state: any NodeDescriptionState, node: Int, holdsState: Bool
    ) {
      self.identity = identity
      self.props = props
      appearance = props.appearance
      isShared = props.isShared
      self.type = type
      self.state = state
      self.node = node
      self.holdsState = holdsState
    }
  }

  private var description: Description
  package var children: [Element]
  /// On its way out since an earlier transition: its props are where it leaves to.
  package var isLeaving = false
  /// The number of elements that hold it while it is on its way from one parent to another; nil: it
  /// lies in its parent.
  var flightDepth: Int?
  /// True if it is on its way in since an earlier transition, and so perhaps still pale.
  var isComing = false

  package var identity: Identity { description.identity }

  package var props: any NodeDescriptionProps {
    get { description.props }
    set {
      description = Description(
        identity, newValue, type, state, node: node, holdsState: holdsState)
    }
  }

  /// The appearance at rest: that of its props.
  var appearance: Appearance { description.appearance }
  /// True if it may have another parent afterwards, and is the same there.
  var isShared: Bool { description.isShared }
  var type: any NodeDescription.Type { description.type }
  /// The state it was described with.
  var state: any NodeDescriptionState { description.state }
  /// The number of the part whose state it has; 0 if it has none.
  var node: Int { description.node }
  /// True if it or anything below it has a state.
  var holdsState: Bool { description.holdsState }

  init(
    identity: Identity, props: any NodeDescriptionProps, children: [Element],
    type: any NodeDescription.Type, state: any NodeDescriptionState, node: Int, holdsState: Bool
  ) {
    description = Description(identity, props, type, state, node: node, holdsState: holdsState)
    self.children = children
  }

  /// True if the content of a view that shows either of them is the same.
  func looksLike(_ other: Element) -> Bool {
    description === other.description
      || props.equals(other.props) && state.equals(other.state) && node == other.node
  }

  /// The same element on its way to another parent, with the appearance that it has there.
  func flying(_ appearance: Appearance, isLeaving: Bool) -> Element {
    var element = self
    var props = props
    props.appearance = appearance
    let identity = Identity(type: identity.type, key: identity.key, occurrence: Self.onItsWay)
    element.description = Description(
      identity, props, type, state, node: node, holdsState: holdsState)
    element.isLeaving = isLeaving
    element.flightDepth = nil
    return element
  }

  /// The number among equal siblings of one that lies before its siblings for a while.
  private static let onItsWay = -1

  package var key: String? { identity.key }

  /// Puts the element's appearance and content into a view.
  package func show(in view: View) {
    view.set(appearance)
    apply(to: view, updates: nil)
  }

  func apply(to view: View, updates: StateUpdates?) {
    type.show(props, state, in: view, node: node, updates: updates)
  }

  /// The elements of a list of descriptions, with everything below them.
  ///
  /// Descriptions of one type and key are told apart by their order.
  package static func resolve(_ descriptions: [any NodeDescription]) -> [Element] {
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

  /// Newly described elements in their order, and among them those of this list that are leaving
  /// already, as they lie on screen: under what is new at their place.
  func refreshed(with newest: [Element]) -> [Element] {
    let change = Reconciliation(from: map(\.identity), to: newest.map(\.identity))
    var described = newest
    for place in newest.indices {
      let old = change.origin(at: place).map { self[$0] }
      described[place].children = (old?.children ?? []).refreshed(with: newest[place].children)
      described[place].flightDepth = old?.flightDepth
      described[place].isComing = old?.isComing ?? false
    }
    guard contains(where: \.isLeaving) else { return described }
    return change.mergedBack.compactMap { member in
      switch member {
      case .entering(let place), .common(_, let place): described[place]
      case .leaving(let place): self[place].isLeaving ? self[place] : nil
      }
    }
  }
}
