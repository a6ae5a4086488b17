extension Animation {
  /// The same animation with other values.
  public func map<Other>(
    _ transform: @escaping (Value) -> Other, file: StaticString = #fileID, line: UInt = #line
  ) -> Animation<Other> {
    switch self {
    case .cancelled: return .cancelled
    case .trivial: return .trivial
    case .runnable(let node):
      let leaf = Leaf<Other>(
        sample: { transform(node.value(atSecond: $0 * node.duration)) }, property: nil, motion: nil,
        extent: node.extent.nested(file: file, line: line))
      node.requireEnd("mapped", file: file, line: line)
      return .runnable(AnimationNode(length: node.length, kind: .leaf(leaf)))
    }
  }

  /// The escape hatch: runs any code with each value that is shown.
  ///
  /// Nothing runs while the animation is built. Playing, from frame to frame, runs the code
  /// whenever the part's value moved on, and once with the value at its end when a frame leaves the
  /// part or steps over it: with its first value where time goes backwards. So a part that lies
  /// between two frames runs once, also in a seek. Unlike all other effects this one depends on
  /// order: what a frame passes runs in the order of time, what is due at once from left to right.
  public func `do`(_ body: @escaping (Value) -> Void) -> Animation<Effect> {
    guard case .runnable(let mapped) = map({ value in Effect(doing: { body(value) }) }),
      case .leaf(let leaf) = mapped.kind
    else { return self.isCancelled ? .cancelled : .trivial }
    return .runnable(AnimationNode(length: mapped.length, kind: .leaf(leaf)))
  }

  private var isCancelled: Bool { if case .cancelled = self { true } else { false } }
}

infix operator ++ : AdditionPrecedence

/// Both values side by side; the shorter side holds its last one.
///
/// Zero if either side is zero. A side that is one has no value to show, and neither has the pair:
/// it is one.
public func zip<A, B>(
  _ a: Animation<A>, _ b: Animation<B>, file: StaticString = #fileID, line: UInt = #line
) -> Animation<Pair<A, B>> {
  switch (a, b) {
  case (.cancelled, _), (_, .cancelled): return .cancelled
  case (.trivial, _), (_, .trivial): return .trivial
  case (.runnable(let first), .runnable(let second)):
    first.requireEnd("zipped", file: file, line: line)
    second.requireEnd("zipped", file: file, line: line)
    let length = max(first.length, second.length)
    let leaf = Leaf<Pair<A, B>>(
      sample: { progress in
        let time = progress * length.value
        return Pair(
          first.value(atSecond: min(time, first.duration)),
          second.value(atSecond: min(time, second.duration)))
      }, property: nil, motion: nil,
      extent: first.extent.beside(second.extent).nested(file: file, line: line))
    return .runnable(AnimationNode(length: length, kind: .leaf(leaf)))
  }
}

/// Both values side by side: ``zip(_:_:)``.
public func ++ <A, B>(a: Animation<A>, b: Animation<B>) -> Animation<Pair<A, B>> { zip(a, b) }
