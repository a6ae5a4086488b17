extension Animation where Value == Effect {
  /// The animation as a program: what a `Stage` plays.
  ///
  /// Parts that are not bound to a property (made by ``runnable(duration:value:)`` or `do`) are
  /// asked for their effects whenever time has moved.
  package func compiled() -> Program {
    guard case .runnable(let node) = self else {
      return Program(
        duration: 0, table: Program.TrackTable(), frames: [Program.Frame(ofWhole: 0)],
        places: PropertyIndex(), closures: [])
    }
    var compiler = Compiler(node)
    compiler.run()
    if let pieces = compiler.piecesOfMixed {
      compiler = Compiler(node, pieces: pieces)
      compiler.run()
    }
    return Program(
      duration: node.duration,
      table: Program.TrackTable(compiler.spans, in: compiler.frames), frames: compiler.frames,
      places: compiler.places, closures: compiler.closures)
  }
}

/// One walk over an animation, from left to right.
private struct Compiler {
  private(set) var spans: [[Program.Span]] = []
  private(set) var frames: [Program.Frame] = []
  private(set) var places = PropertyIndex()
  private(set) var closures: [Program.Closure] = []
  private var pending: [Part]
  /// The pieces of properties of which a part is moved as well as the whole: each has a track.
  private let pieces: [Property: [LaneSet]]

  private struct Part {
    let node: AnimationNode<Effect>
    let frame: Int
    let start: PreciseSeconds
    let active: ActiveTime
    /// The number of copies of it that were made of repetitions around it.
    var copies = 1

    /// A part of this one, in its place unless another is said.
    func inside(
      _ node: AnimationNode<Effect>, start: PreciseSeconds? = nil, active: ActiveTime? = nil
    ) -> Part {
      Part(
        node: node, frame: frame, start: start ?? self.start, active: active ?? self.active,
        copies: copies)
    }
  }

  init(_ node: AnimationNode<Effect>, pieces: [Property: [LaneSet]] = [:]) {
    self.pieces = pieces
    frames = [Program.Frame(ofWhole: node.duration)]
    pending = [
      Part(node: node, frame: 0, start: .zero, active: ActiveTime(ofWhole: node.duration))
    ]
  }

  mutating func run() {
    while let part = pending.popLast() {
      switch part.node.kind {
      case .leaf(let leaf): add(leaf, part, node: ObjectIdentifier(part.node))
      case .sequence(let first, let second): split(part, first, second)
      case .parallel(let first, let second, _):
        pending.append(part.inside(second))
        pending.append(part.inside(first))
      case .named(let inner, _): pending.append(part.inside(inner))
      case .warped(let inner, .resting(let place)): rest(inner, at: place, part)
      case .warped(let inner, .repeated(let count)) where splices(part, count):
        splice(inner, count, part)
      case .endless(let inner): enter(inner, .endless, part)
      case .warped(let inner, let warp): enter(inner, warp, part)
      case .released: break
      }
    }
  }

  private mutating func split(
    _ part: Part, _ first: AnimationNode<Effect>, _ second: AnimationNode<Effect>
  ) {
    let seam = part.start + first.length
    let before = ActiveTime(
      start: part.active.start, end: seam.value, includesStart: part.active.includesStart,
      in: part.active)
    let after = ActiveTime(
      start: seam.value, end: part.active.end, includesStart: false, in: part.active)
    pending.append(part.inside(second, start: seam, active: after))
    pending.append(part.inside(first, active: before))
  }

  /// True if repetitions become copies. Too many of them stay one part that is gone through again.
  private func splices(_ part: Part, _ count: Int) -> Bool { count <= 4096 / part.copies }

  private mutating func splice(_ inner: AnimationNode<Effect>, _ count: Int, _ part: Part) {
    for pass in (0..<count).reversed() {
      let start = part.start + inner.length * pass
      let isLast = pass == count - 1
      let active = ActiveTime(
        start: pass == 0 ? part.active.start : start.value,
        end: isLast ? part.active.end : (start + inner.length).value,
        includesStart: pass == 0 && part.active.includesStart, in: part.active)
      var copy = part.inside(inner, start: start, active: active)
      copy.copies *= count
      pending.append(copy)
    }
  }

  private mutating func enter(_ inner: AnimationNode<Effect>, _ warp: TimeWarp, _ part: Part) {
    frames.append(
      Program.Frame(
        in: frames, parent: part.frame, warp: warp, start: part.start.value,
        outer: part.node.duration, inner: inner.duration, active: part.active))
    pending.append(
      Part(
        node: inner, frame: frames.count - 1, start: .zero,
        active: ActiveTime(ofWhole: inner.duration), copies: part.copies))
  }

  /// A wait names what its animation names at that place, and nothing else.
  private mutating func rest(_ inner: AnimationNode<Effect>, at place: Double, _ part: Part) {
    inner.forEachLeaf(atSecond: Seam.time(at: place, of: inner.duration)) {
      node, leaf, progress, _ in
      var resting = leaf
      resting.motion = leaf.motion?.resting(at: progress)
      add(resting, part, node: ObjectIdentifier(node), resting: progress)
    }
  }

  private mutating func add(
    _ leaf: Leaf<Effect>, _ part: Part, node: ObjectIdentifier, resting: Double? = nil
  ) {
    guard let property = leaf.property, let motion = leaf.motion else {
      closures.append(
        Program.Closure(
          frame: part.frame, start: part.start.value, duration: part.node.duration,
          active: part.active, leaf: node, resting: resting, effect: leaf.sample))
      return
    }
    let frame = frames[part.frame]
    let (first, last) = (frame.shown(part.active.start), frame.shown(part.active.end))
    let span = Program.Span(
      frame: part.frame, start: part.start.value, duration: part.node.duration, active: part.active,
      motion: motion, shownFrom: min(first, last), shownTo: max(first, last))
    if let pieces = pieces[property] {
      for lanes in pieces { add(span, property.only(lanes)) }
    } else {
      add(span, property)
    }
  }

  private mutating func add(_ span: Program.Span, _ property: Property) {
    let (number, isNew) = places.add(property)
    if isNew { spans.append([span]) } else { spans[number].append(span) }
  }

  /// The pieces of the properties that are moved both as a whole and in part; nil if there are
  /// none.
  var piecesOfMixed: [Property: [LaneSet]]? {
    var pieces: [Property: [LaneSet]] = [:]
    for property in places.properties
    where property.lanes != .all && places.number(of: property.whole) != nil {
      pieces[property.whole, default: []].append(property.lanes)
    }
    for (property, parts) in pieces {
      pieces[property]?.append(parts.reduce(.all) { $0.subtracting($1) })
    }
    return pieces.isEmpty ? nil : pieces
  }
}
