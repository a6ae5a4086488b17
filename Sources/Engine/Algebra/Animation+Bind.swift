extension Animation {
  /// What the animation does when each of its moments is shown in a slot.
  ///
  /// Binding runs nothing and commutes with the algebra: `bind(a + b) == bind(a) + bind(b)`.
  public func bind<Part>(to slot: Slot) -> Animation<Effect> where Value == Average<Part> {
    mapLeaves { leaf in
      let sample = leaf.sample
      return Leaf(
        sample: {
          let average = sample($0)
          return Effect(slot, sum: average.sum, count: average.count)
        },
        slot: slot,
        motion: leaf.motion
          ?? .function {
            let average = sample($0)
            return (average.sum, average.count)
          })
    }
  }

  /// What the animation does to a property of an object: views and any other class.
  ///
  /// The slots of one object and one property are the same wherever they are bound.
  public func bind<Object: AnyObject, Part: Interpolatable>(
    _ object: Object, with property: ReferenceWritableKeyPath<Object, Part>
  ) -> Animation<Effect> where Value == Average<Part> {
    if let slots = Object.self as? any KeyPathSlots.Type, let owner = object as? any SlotOwner,
      let number = slots.slotNumber(of: property)
    {
      return bind(to: Slot(owner, number))
    }
    return bind(to: Slot(PropertyOwner(object, property), for: object, property))
  }

  /// The same animation with other leaves, by one pass without recursion.
  func mapLeaves<Other: CommutativeSemigroup>(
    _ transform: (Leaf<Value>) -> Leaf<Other>
  ) -> Animation<Other> {
    switch self {
    case .cancelled: .cancelled
    case .trivial: .trivial
    case .runnable(let node): .runnable(node.mapLeaves(transform))
    }
  }
}

/// A class that has slots of its own for some of its properties.
public protocol KeyPathSlots: SlotOwner {
  /// The number of a property's slot; nil if the property is no slot.
  ///
  /// Asked of the class that the key path starts at: `\Badge.alpha` and `\View.alpha` are
  /// different key paths, even if a badge is a view.
  static func slotNumber(of property: AnyKeyPath) -> Int?
}

extension AnimationNode {
  private enum Step {
    case visit(AnimationNode)
    case rebuild(AnimationNode)
  }

  fileprivate func mapLeaves<Other: CommutativeSemigroup>(
    _ transform: (Leaf<Value>) -> Leaf<Other>
  ) -> AnimationNode<Other> {
    if case .leaf(let leaf) = kind {
      return AnimationNode<Other>(length: length, kind: .leaf(transform(leaf)))
    }
    var steps = [Step.visit(self)]
    var built: [AnimationNode<Other>] = []
    while let step = steps.popLast() {
      switch step {
      case .visit(let node):
        if case .leaf(let leaf) = node.kind {
          built.append(AnimationNode<Other>(duration: node.duration, leaf: transform(leaf)))
        } else {
          steps.append(.rebuild(node))
          steps.append(contentsOf: node.children.map(Step.visit))
        }
      case .rebuild(let node):
        built.append(node.rebuilt(from: &built))
      }
    }
    return built[0]
  }

  /// The parts of a node, in order.
  var children: [AnimationNode] {
    switch kind {
    case .leaf, .released: []
    case .warped(let part, _), .named(let part, _), .endless(let part): [part]
    case .sequence(let first, let second), .parallel(let first, let second, _): [first, second]
    }
  }

  /// This node over the newest built parts; the first part is on top, as it was visited last.
  private func rebuilt<Other: CommutativeSemigroup>(
    from built: inout [AnimationNode<Other>]
  ) -> AnimationNode<Other> {
    let first = built.removeLast()
    let kind: AnimationNode<Other>.Kind
    switch self.kind {
    case .sequence: kind = .sequence(first, built.removeLast())
    case .parallel: kind = .parallel(first, built.removeLast(), merge: { $0 <> $1 })
    case .warped(_, let warp): kind = .warped(first, warp)
    case .named(_, let name): kind = .named(first, name)
    case .endless: kind = .endless(first)
    case .leaf, .released: preconditionFailure("a leaf has no parts")
    }
    return AnimationNode<Other>(length: length, kind: kind)
  }
}
