extension Animation where Value == Effect {
  /// The animation as a program: what a `Stage` plays.
  ///
  /// Parts that are not bound to a slot (made by ``runnable(duration:value:)``) have no track.
  public func compiled() -> Program {
    guard case .runnable(let node) = self else {
      return Program(duration: 0, tracks: [], frames: [], places: [:])
    }
    var compiler = Compiler(node)
    compiler.run()
    return Program(
      duration: node.duration, tracks: compiler.tracks, frames: compiler.frames,
      places: compiler.places)
  }
}

/// One walk over an animation, from left to right.
private struct Compiler {
  private(set) var tracks: [Program.Track] = []
  private(set) var frames: [TimeFrame] = []
  private(set) var places: [Slot: Int] = [:]
  private var pending: [Part]

  private struct Part {
    let node: AnimationNode<Effect>
    let frame: Int
    let start: Double
    let active: ActiveTime
  }

  init(_ node: AnimationNode<Effect>) {
    let whole = ActiveTime(
      start: 0, end: node.duration, includesStart: true, whole: node.duration)
    frames = [
      TimeFrame(
        parent: 0, start: 0, outerDuration: node.duration, innerDuration: node.duration,
        warp: .stretched, active: whole, place: FramePlace(ofWhole: node.duration))
    ]
    pending = [Part(node: node, frame: 0, start: 0, active: whole)]
  }

  mutating func run() {
    while let part = pending.popLast() {
      switch part.node.kind {
      case .leaf(let leaf): add(leaf, part)
      case .sequence(let first, let second): split(part, first, second)
      case .parallel(let first, let second, _):
        pending.append(
          Part(node: second, frame: part.frame, start: part.start, active: part.active))
        pending.append(Part(node: first, frame: part.frame, start: part.start, active: part.active))
      case .warped(let inner, .resting(let place)): rest(inner, at: place, part)
      case .warped(let inner, let warp): enter(inner, warp, part)
      case .released: break
      }
    }
  }

  private mutating func split(
    _ part: Part, _ first: AnimationNode<Effect>, _ second: AnimationNode<Effect>
  ) {
    let seam = part.start + first.duration
    let whole = part.active.whole
    let before = ActiveTime(
      start: part.active.start, end: seam, includesStart: part.active.includesStart, whole: whole)
    let after = ActiveTime(start: seam, end: part.active.end, includesStart: false, whole: whole)
    pending.append(Part(node: second, frame: part.frame, start: seam, active: after))
    pending.append(Part(node: first, frame: part.frame, start: part.start, active: before))
  }

  private mutating func enter(_ inner: AnimationNode<Effect>, _ warp: TimeWarp, _ part: Part) {
    frames.append(
      TimeFrame(
        parent: part.frame, start: part.start, outerDuration: part.node.duration,
        innerDuration: inner.duration, warp: warp, active: part.active,
        place: frames[part.frame].place.place(
          ofFrameAt: part.start, outer: part.node.duration, inner: inner.duration,
          active: part.active, isReversed: warp == .reversed)))
    let whole = ActiveTime(
      start: 0, end: inner.duration, includesStart: true, whole: inner.duration)
    pending.append(Part(node: inner, frame: frames.count - 1, start: 0, active: whole))
  }

  /// A wait names what its animation names at that place, and nothing else.
  private mutating func rest(_ inner: AnimationNode<Effect>, at place: Double, _ part: Part) {
    inner.forEachLeaf(atSecond: place * inner.duration) { leaf, progress, _ in
      var resting = leaf
      resting.motion = leaf.motion?.resting(at: progress)
      add(resting, part)
    }
  }

  private mutating func add(_ leaf: Leaf<Effect>, _ part: Part) {
    guard let slot = leaf.slot, let motion = leaf.motion else { return }
    let place = frames[part.frame].place
    let ends = (place.inWhole(part.active.start), place.inWhole(part.active.end))
    let span = Program.Span(
      frame: part.frame, start: part.start, duration: part.node.duration, active: part.active,
      motion: motion, shownFrom: min(ends.0, ends.1), shownTo: max(ends.0, ends.1))
    if let place = places[slot] {
      tracks[place].spans.append(span)
    } else {
      places[slot] = tracks.count
      tracks.append(Program.Track(slot: slot, spans: [span]))
    }
  }
}
