extension Element {
  /// The identity of a shared element in its whole tree, whatever its parent is.
  struct SharedName: Hashable, Sendable {
    let type: ObjectIdentifier
    let key: String
  }

  /// nil: the element is told among its siblings only.
  var sharedName: SharedName? {
    guard isShared, let key else { return nil }
    return SharedName(type: identity.type, key: key)
  }
}

extension [Element] {
  /// True if any of them is shared, or holds one that is.
  var holdShared: Bool { contains { $0.isShared || $0.children.holdShared } }
}

/// The shared elements of a list and of all below it, each once, with where they are.
///
/// Of several with one name the first that does not leave is the shared one.
struct SharedElements {
  /// An element above another one.
  struct Ancestor {
    let identity: Element.Identity
    let name: Element.SharedName?
    let appearance: Appearance
    let isComing: Bool
  }

  struct Place {
    let element: Element
    /// The elements that it is in, from the list's own down to its parent.
    let chain: [Ancestor]
    /// True if it leaves, or something does that it is in.
    let isLeaving: Bool
  }

  private(set) var places: [Element.SharedName: Place] = [:]
  /// The names in the order of the list.
  private(set) var names: [Element.SharedName] = []
  private var chain: [Ancestor] = []

  init(_ list: [Element]) {
    add(list, isLeaving: false)
  }

  private mutating func add(_ list: [Element], isLeaving: Bool) {
    for element in list {
      let name = element.sharedName
      let leaves = isLeaving || element.isLeaving
      if let name { add(element, as: name, isLeaving: leaves) }
      guard !element.children.isEmpty else { continue }
      chain.append(
        Ancestor(
          identity: element.identity, name: name, appearance: element.appearance,
          isComing: element.isComing))
      add(element.children, isLeaving: leaves)
      chain.removeLast()
    }
  }

  private mutating func add(
    _ element: Element, as name: Element.SharedName, isLeaving: Bool
  ) {
    if let known = places[name] {
      guard known.isLeaving, !isLeaving else { return }
    } else {
      names.append(name)
    }
    places[name] = Place(element: element, chain: chain, isLeaving: isLeaving)
  }
}

extension SharedElements.Place {
  /// The element in front of everything in one of those it is in.
  func flying(atDepth depth: Int) -> Element {
    element.flying(appearance(atDepth: depth), isLeaving: isLeaving)
  }

  /// The appearance that it has there.
  ///
  /// - Parameter depth: the number of elements that still hold it; 0: it lies in the list itself.
  private func appearance(atDepth depth: Int) -> Appearance {
    var above: ViewCourse.Pose?
    for ancestor in chain.dropFirst(depth) {
      above = ViewCourse.Pose(ancestor.appearance, in: above)
    }
    guard let above else { return element.appearance }
    return ViewCourse.Pose(element.appearance, in: above)
      .appearance(movedFrom: above, to: nil, opening: nil)
  }
}
