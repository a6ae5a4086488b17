extension Animation {
  /// The same values along a curve of time; the duration stays.
  ///
  /// A curve that leaves 0…1 (a spring) overshoots on a single straight way only, one made by
  /// ``linear(from:to:in:file:line:)`` or by a change: anything else stays at its ends meanwhile.
  public func time(_ curve: TimingCurve, file: StaticString = #fileID, line: UInt = #line)
    -> Animation
  {
    guard curve != .linear, case .runnable(let node) = self else { return self }
    node.requireEnd("bent by a curve", file: file, line: line)
    if case .leaf(let leaf) = node.kind, let timed = leaf.timed(curve) {
      return .runnable(AnimationNode(duration: node.duration, leaf: timed, tag: node.tag))
    }
    return warped(node, .curve(curve), length: node.length)
  }

  /// Backwards: an involution that turns sequences round.
  public var reversed: Animation {
    guard case .runnable(let node) = self else { return self }
    node.requireEnd("reversed")
    if case .warped(let part, .reversed) = node.kind, node.tag == nil { return .runnable(part) }
    return warped(node, .reversed, length: node.length)
  }

  /// The same way in another time.
  ///
  /// - Parameter duration: in seconds; finite and > 0.
  public func stretched(to duration: Double, file: StaticString = #fileID, line: UInt = #line)
    -> Animation
  {
    guard case .runnable(let node) = self else { return self }
    node.requireEnd("stretched", file: file, line: line)
    if case .leaf(let leaf) = node.kind {
      return .runnable(
        AnimationNode(duration: duration, leaf: leaf, tag: node.tag, file: file, line: line))
    }
    return .runnable(
      AnimationNode(duration: duration, kind: .warped(node, .stretched), file: file, line: line))
  }

  /// Waits at the first value. `delayed(by: 0)` is the animation itself.
  ///
  /// - Parameter delay: in seconds; finite and ≥ 0.
  public func delayed(by delay: Double, file: StaticString = #fileID, line: UInt = #line)
    -> Animation
  {
    require(
      delay.isFinite && delay >= 0, "a delay must be finite and ≥ 0, not \(delay)", file: file,
      line: line)
    guard delay > 0, case .runnable(let node) = self else { return self }
    return .runnable(node.resting(at: 0, for: delay)) * self
  }

  /// Stays at the last value. `held(for: 0)` is the animation itself.
  ///
  /// - Parameter time: in seconds; finite and ≥ 0.
  public func held(for time: Double, file: StaticString = #fileID, line: UInt = #line) -> Animation
  {
    require(
      time.isFinite && time >= 0, "a hold must be finite and ≥ 0, not \(time)", file: file,
      line: line)
    guard time > 0, case .runnable(let node) = self else { return self }
    node.requireEnd("held at its end", file: file, line: line)
    return self * .runnable(node.resting(at: 1, for: time))
  }

  private func warped(
    _ node: AnimationNode<Value>, _ warp: TimeWarp, length: PreciseSeconds
  ) -> Animation {
    .runnable(AnimationNode(length: length, kind: .warped(node, warp)))
  }
}

extension AnimationNode {
  /// The value at one end of the animation, for a while; it is asked for when it is shown, not
  /// when it is built. Goes down to the part that lies at this end, so that waits don't pile up.
  fileprivate func resting(at end: Double, for time: Double) -> AnimationNode {
    var (node, place) = (self, end)
    while true {
      switch node.kind {
      case .sequence(let first, _) where place == 0: node = first
      case .sequence(_, let second) where place == 1: node = second
      case .warped(let part, let warp): (node, place) = (part, warp(place))
      case .named(let part, _), .endless(let part): node = part
      case .leaf, .sequence, .parallel, .released:
        return AnimationNode(duration: time, kind: .warped(node, .resting(at: place)))
      }
    }
  }
}

extension Leaf {
  /// The same straight way along a curve; nil if the leaf is no straight way. (Bending a function
  /// would nest a closure in another one, without end for a tower of curves.)
  fileprivate func timed(_ curve: TimingCurve) -> Leaf? {
    guard case .tween(var tween) = motion, tween.curve == .linear else { return nil }
    tween.curve = curve
    let sample = sample
    return Leaf(sample: { sample(curve.value(at: $0)) }, property: property, motion: .tween(tween))
  }
}
