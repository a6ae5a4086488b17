/// Turns descriptions into elements, and takes over what was described before and is still true.
struct Describer {
  /// The states of the parts that have one, by their numbers.
  var states: [Int: any NodeDescriptionState] = [:]
  /// The number of the next part that has a state.
  var nextNode = 1
  /// False if new parts get no number: nobody changes their states.
  private var numbersParts = true
  private(set) var problems: [DescriptionProblem] = []
  private var path: [String] = []
  /// The elements that were described before, as the lists of the whole tree.
  private var before: [[Element]] = []
  /// The shared elements in them, once one was looked for.
  private var sharedBefore: [SharedElements]?
  /// The shared elements that were described by now.
  private var shared: Set<Element.SharedName> = []

  /// Describes a whole tree.
  ///
  /// - Parameter known: as in ``describe(_:known:)``.
  mutating func describeTree(
    _ descriptions: [any NodeDescription], known: [[Element]]
  ) -> [Element] {
    before = known
    return describe(descriptions, known: known)
  }

  /// - Parameters:
  ///   - known: lists of what was described before, the likeliest one first: who is in one of them
  ///     keeps its number, and what is equal is not described again.
  mutating func describe(
    _ descriptions: [any NodeDescription], known: [[Element]] = []
  ) -> [Element] {
    guard !descriptions.isEmpty else { return [] }
    let identities = identities(of: descriptions)
    let changes = known.map { Reconciliation(from: $0.map(\.identity), to: identities) }
    var elements: [Element] = []
    elements.reserveCapacity(descriptions.count)
    for (place, description) in descriptions.enumerated() {
      var twins = Twins()
      for list in known.indices {
        if let origin = changes[list].origin(at: place) { twins.add(known[list][origin]) }
      }
      elements.append(describe(description, as: identities[place], twins: twins))
    }
    return elements
  }

  /// The elements in an element by its props, for a moment of a transition. Parts that are in it
  /// already keep their numbers and states.
  static func children(of element: Element) -> [Element] {
    var describer = Describer()
    describer.numbersParts = false
    describer.states = element.children.states
    let below = element.type.children(
      props: element.props, state: element.state, node: element.node)
    return describer.describe(below, known: [element.children])
  }

  private mutating func identities(
    of descriptions: [any NodeDescription]
  ) -> [Element.Identity] {
    var numbers = [Element.Identity: Int](minimumCapacity: descriptions.count)
    var identities: [Element.Identity] = []
    identities.reserveCapacity(descriptions.count)
    for description in descriptions {
      let key = description.anyKey
      let type = ObjectIdentifier(Swift.type(of: description))
      let first = Element.Identity(type: type, key: key, occurrence: 0)
      let number = numbers[first, default: 0]
      numbers[first] = number + 1
      if number == 1, let key { problems.append(.duplicateKey(key, path: path)) }
      identities.append(
        number == 0 ? first : Element.Identity(type: type, key: key, occurrence: number))
    }
    return identities
  }

  private mutating func describe(
    _ description: any NodeDescription, as identity: Element.Identity, twins: Twins
  ) -> Element {
    let type = Swift.type(of: description)
    let props = checked(description.anyProps)
    let twins = props.isShared ? twins.withThose(elsewhere(identity)) : twins
    let node = twins.first { $0.node > 0 }?.node ?? newNode(type)
    let state = (node > 0 ? states[node] : nil) ?? type.initialState
    if node > 0 { states[node] = state }
    let same = twins.first {
      $0.identity == identity && $0.props.equals(props) && $0.state.equals(state)
    }
    if let same { return refresh(same) }
    let below = type.children(props: props, state: state, node: node)
    let children = below.isEmpty ? [] : describe(below, in: identity.key ?? "\(type)", twins)
    return Element(
      identity: identity, props: props, children: children, type: type, state: state, node: node,
      holdsState: type.hasState || children.contains(where: \.holdsState))
  }

  /// Describes what lies below an element.
  private mutating func describe(
    _ descriptions: [any NodeDescription], in name: String, _ twins: Twins
  ) -> [Element] {
    path.append(name)
    defer { path.removeLast() }
    return describe(descriptions, known: twins.children)
  }

  /// A shared element as it was described in another parent; nil: it is new, or nowhere else.
  private mutating func elsewhere(_ identity: Element.Identity) -> [Element] {
    guard let key = identity.key else { return [] }
    let name = Element.SharedName(type: identity.type, key: key)
    if !shared.insert(name).inserted, identity.occurrence == 0 {
      problems.append(.duplicateKey(key, path: path))
    }
    let lists = sharedBefore ?? before.map { SharedElements($0) }
    sharedBefore = lists
    return lists.compactMap { $0.places[name]?.element }
  }

  private mutating func newNode(_ type: any NodeDescription.Type) -> Int {
    guard type.hasState, numbersParts else { return 0 }
    defer { nextNode += 1 }
    return nextNode
  }

  /// An element that is as it was; only what lies below it may have another state.
  private mutating func refresh(_ element: Element) -> Element {
    guard element.holdsState else { return element }
    var element = element
    for index in element.children.indices where element.children[index].holdsState {
      element.children[index] = redescribed(element.children[index])
    }
    return element
  }

  private mutating func redescribed(_ element: Element) -> Element {
    guard element.node > 0, let state = states[element.node], !state.equals(element.state) else {
      if element.node > 0, states[element.node] == nil { states[element.node] = element.state }
      return refresh(element)
    }
    path.append(element.identity.key ?? "\(element.type)")
    defer { path.removeLast() }
    let children = describe(
      element.type.children(props: element.props, state: state, node: element.node),
      known: [element.children])
    return Element(
      identity: element.identity, props: element.props, children: children, type: element.type,
      state: state, node: element.node, holdsState: true)
  }

  private mutating func checked(_ props: any NodeDescriptionProps) -> any NodeDescriptionProps {
    guard let mended = props.appearance.mended(from: Appearance()) else { return props }
    problems.append(.unusableAppearance(props.key, path: path))
    var props = props
    props.appearance = mended
    return props
  }
}

extension [Element] {
  /// The states of the parts in a list and below, by their numbers.
  fileprivate var states: [Int: any NodeDescriptionState] {
    var states: [Int: any NodeDescriptionState] = [:]
    var pending = self
    while let element = pending.popLast() {
      if element.node > 0 { states[element.node] = element.state }
      pending += element.children.filter(\.holdsState)
    }
    return states
  }
}

/// An element as known lists have it, the likeliest one first. Most are in one list only.
private struct Twins {
  private var likeliest: Element?
  private var others: [Element] = []

  mutating func add(_ element: Element) {
    if likeliest == nil { likeliest = element } else { others.append(element) }
  }

  /// The same, and those of the element in other parents.
  func withThose(_ elsewhere: [Element]) -> Twins {
    var twins = self
    for element in elsewhere { twins.add(element) }
    return twins
  }

  func first(where isWanted: (Element) -> Bool) -> Element? {
    if let likeliest, isWanted(likeliest) { return likeliest }
    return others.first(where: isWanted)
  }

  /// The elements below it, by lists.
  var children: [[Element]] {
    (likeliest.map { [$0.children] } ?? []) + others.map(\.children)
  }
}
