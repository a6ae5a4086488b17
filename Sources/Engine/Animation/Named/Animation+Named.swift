extension Animation {
  /// The same animation with a name, by which ``intervals`` and timelines tell of it. Zero and one
  /// have nothing to be named; where they need a row, they are fragments of a ``Scene``.
  public func named(_ name: String) -> Animation {
    guard case .runnable(let node) = self else { return self }
    return .runnable(AnimationNode(length: node.length, kind: .named(node, .name(name))))
  }

  /// The interval of each named part, from left to right; parts in other named parts have intervals
  /// of their own. A repetition has one for each time, up to 4,096 of them; what repeats forever only
  /// its first.
  ///
  ///     (a.named("a") * b.named("b")).intervals   // a 0…1, b 1…3
  public var intervals: [Interval] {
    var intervals: [Interval] = []
    forEachPart { part in
      if case .named(_, .name(let name)) = part.node.kind {
        intervals.append(Interval(name, start: part.interval.start, end: part.interval.end))
      }
    }
    return intervals
  }

  /// The same animation with a tag, which it keeps in whatever it is put into.
  func tagged(_ tag: PartTag) -> Animation {
    guard case .runnable(let node) = self else { return self }
    return .runnable(AnimationNode(length: node.length, kind: node.kind, tag: tag))
  }

  /// The parts that have tags, from left to right; none of those in other ones.
  var taggedParts: [Part<Value>] {
    var tagged: [Part<Value>] = []
    forEachPart(inside: { $0.node.tag == nil }) { part in
      if part.node.tag != nil { tagged.append(part) }
    }
    return tagged
  }

  /// Visits every part, outer ones first, from left to right. No recursion.
  ///
  /// - Parameter isOpen: true for parts whose own parts are visited too.
  func forEachPart(
    inside isOpen: (Part<Value>) -> Bool = { _ in true }, _ visit: (Part<Value>) -> Void
  ) {
    guard case .runnable(let node) = self else { return }
    var pending = [Part(node: node, start: .zero, map: TimeMap(), name: nil)]
    while let part = pending.popLast() {
      visit(part)
      if isOpen(part) { pending += part.parts.reversed() }
    }
  }
}

/// A part of an animation with its place in the whole.
struct Part<Value> {
  let node: AnimationNode<Value>
  /// The time at which it begins, in seconds of its frame.
  let start: PreciseSeconds
  /// The place of its frame in the whole.
  let map: TimeMap
  /// The innermost name around it.
  let name: String?
  /// True if it is gone through again and again without an end.
  var repeatsForever = false

  /// The times at which it starts and ends, in seconds of the whole.
  var interval: (start: Double, end: Double) {
    let ends = ends
    return (min(ends.start, ends.end), max(ends.start, ends.end))
  }

  /// The times of its own start and end, in seconds of the whole: reversed, it ends first.
  var ends: (start: Double, end: Double) { (time(at: 0), time(at: 1)) }

  /// The time of a share 0…1 of it, in seconds of the whole; its start if it never ends.
  func time(at share: Double) -> Double {
    map.whole(start.value + (node.duration.isFinite ? node.duration * share : 0))
  }

  /// The parts of this one, from left to right; none inside waits, which show nothing new.
  fileprivate var parts: [Part] {
    switch node.kind {
    case .leaf, .released, .warped(_, .resting): []
    case .sequence(let first, let second):
      [inside(first), inside(second, start: start + first.length)]
    case .parallel(let first, let second, _): [inside(first), inside(second)]
    case .named(let inner, let label):
      [
        Part(
          node: inner, start: start, map: map, name: label.name ?? name,
          repeatsForever: repeatsForever)
      ]
    case .endless(let inner):
      [Part(node: inner, start: start, map: map, name: name, repeatsForever: true)]
    case .warped(let inner, .repeated(let count)):
      (0..<min(count, Self.mostPasses)).map { inside(inner, start: start + inner.length * $0) }
    case .warped(let inner, let warp):
      [
        Part(
          node: inner, start: .zero,
          map: map.inside(
            warp, at: start.value, outer: node.duration, inner: inner.duration), name: name,
          repeatsForever: repeatsForever)
      ]
    }
  }

  /// The most passes of a repetition that are told apart.
  private static var mostPasses: Int { 4096 }

  private func inside(_ node: AnimationNode<Value>, start: PreciseSeconds? = nil) -> Part {
    Part(
      node: node, start: start ?? self.start, map: map, name: name,
      repeatsForever: repeatsForever)
  }
}
