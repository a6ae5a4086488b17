/// The four steps of a change, as four values: nothing is on screen yet.
///
/// A; A with what enters, as it looks before it enters; B with what leaves, as it looks when it
/// has left; B. Only between the two in the middle does anything move.
public struct FourSteps {
  public let initial: [Element]
  public let firstIntermediate: [Element]
  /// Its order is the order on screen throughout: what leaves lies under what enters.
  public let secondIntermediate: [Element]
  public let final: [Element]

  /// - Parameter animation: an element's own motion, whose transformers are applied once, to the
  ///   props at rest. Elements that are leaving already are left as they are.
  public init(
    from initial: [Element], to final: [Element],
    animation: (Element) -> Animation<ChildTransition>
  ) {
    self.initial = initial
    self.final = final
    firstIntermediate = Self.merge(initial, final) { element in
      element.transformed(by: animation(element).value(0)?.entryTransformers ?? [])
    }
    secondIntermediate = Self.merge(final, initial) { element in
      element.transformed(by: animation(element).value(0)?.leaveTransformers ?? [])
    }
  }

  /// The first list with the second one's extras, which are transformed at their roots.
  private static func merge(
    _ first: [Element], _ second: [Element], extra: (Element) -> Element
  ) -> [Element] {
    let counterparts = second.byIdentity
    let ours = first.byIdentity
    return MergeOrder.merge(first.map(\.identity), second.map(\.identity)).compactMap { source in
      switch source {
      case .first(let id):
        var element = ours[id]
        element?.children = merge(
          ours[id]?.children ?? [], counterparts[id]?.children ?? ours[id]?.children ?? [],
          extra: extra)
        return element
      case .second(let id):
        return counterparts[id].map(extra)
      }
    }
  }

  /// Whether anything enters or the lists differ in any other way that needs the first step.
  public var needsFirstStep: Bool { Self.adds(firstIntermediate, to: initial) }

  private static func adds(_ list: [Element], to base: [Element]) -> Bool {
    let known = base.byIdentity
    return list.contains { element in
      guard let counterpart = known[element.identity] else { return true }
      return adds(element.children, to: counterpart.children)
    }
  }
}

extension [Element] {
  /// - Note: identities are unique within a list, see ``Element/resolve(_:)``.
  var byIdentity: [Element.Identity: Element] {
    var table: [Element.Identity: Element] = [:]
    for element in self { table[element.identity] = element }
    return table
  }
}

extension Element {
  fileprivate func transformed(by transformers: [AnimationPropsTransformer]) -> Element {
    guard !isLeaving else { return self }
    var element = self
    for transform in transformers { element.props = transform(element.props) }
    return element
  }
}
