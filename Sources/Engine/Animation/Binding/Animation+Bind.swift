extension Animation {
  /// The effects of the animation when each of its moments is shown in a property.
  ///
  /// Binding runs nothing and commutes with the algebra: `bind(a + b) == bind(a) + bind(b)`.
  package func bind<Part>(to property: Property) -> Animation<Effect> where Value == Average<Part> {
    self.do(EffectTarget<Part>(property))
  }

  /// The effects of the animation on a property of an object: of a view or of any other class.
  ///
  /// An object's property is the same one wherever it is bound. A view's `frame`, `bounds` and
  /// `transform` are effects on the properties they are made of, a part such as `center.x` or
  /// `transform.scale.y` is one on that part alone: other animations of them take over as they do
  /// of whole properties. What is made of several of them and can't be told apart, such as
  /// `frame.origin.x`, is a programmer's error. A property of a class of one's own is set as it is.
  public func bind<Object: AnyObject, Part: Interpolatable>(
    _ object: Object, with property: ReferenceWritableKeyPath<Object, Part>
  ) -> Animation<Effect> where Value == Average<Part> {
    if let properties = Object.self as? any KeyPathProperties.Type,
      let owner = object as? any PropertyOwner,
      let places = properties.places(of: property)
    {
      return self.do(places.map { $0.target(in: owner) })
    }
    return bind(to: Property(KeyPathOwner(object, property), for: object, property))
  }

  /// The same animation with other leaves, by one pass without recursion.
  func mapLeaves<Other: CommutativeSemigroup>(
    _ transform: (Leaf<Value>) -> Leaf<Other>
  ) -> Animation<Other> {
    replaceLeaves { AnimationNode(length: $1, kind: .leaf(transform($0))) }
  }

  /// The same animation with parts as long in the places of its leaves.
  func replaceLeaves<Other: CommutativeSemigroup>(
    _ part: (Leaf<Value>, _ length: PreciseSeconds) -> AnimationNode<Other>
  ) -> Animation<Other> {
    switch self {
    case .cancelled: .cancelled
    case .trivial: .trivial
    case .runnable(let node): .runnable(node.replaceLeaves(part))
    }
  }
}

extension AnimationNode {
  private enum Step {
    case visit(AnimationNode)
    case rebuild(AnimationNode)
  }

  fileprivate func replaceLeaves<Other: CommutativeSemigroup>(
    _ part: (Leaf<Value>, _ length: PreciseSeconds) -> AnimationNode<Other>
  ) -> AnimationNode<Other> {
    if case .leaf(let leaf) = kind { return part(leaf, length) }
    var steps = [Step.visit(self)]
    var built: [AnimationNode<Other>] = []
    while let step = steps.popLast() {
      switch step {
      case .visit(let node):
        if case .leaf(let leaf) = node.kind {
          built.append(part(leaf, node.length))
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
    case .named(_, let label): kind = .named(first, label)
    case .endless: kind = .endless(first)
    case .leaf, .released: refuse("a leaf has no parts")
    }
    return AnimationNode<Other>(length: length, kind: kind, tag: tag)
  }
}
