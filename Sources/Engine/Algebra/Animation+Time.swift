extension Animation {
  /// The same values along a curve of time; the duration stays.
  public func time(_ curve: TimingCurve) -> Animation {
    guard case .runnable(let node) = self else { return self }
    if case .leaf(var leaf) = node.kind {
      let sample = leaf.sample
      leaf.sample = { sample(curve.value(at: $0)) }
      leaf.motion = leaf.motion?.timed(curve)
      return .runnable(AnimationNode(duration: node.duration, leaf: leaf))
    }
    return warped(node, .curve(curve), duration: node.duration)
  }

  /// Backwards: an involution that turns sequences round.
  public var reversed: Animation {
    guard case .runnable(let node) = self else { return self }
    if case .warped(let part, .reversed) = node.kind { return .runnable(part) }
    return warped(node, .reversed, duration: node.duration)
  }

  /// The same way in another time.
  ///
  /// - Parameter duration: in seconds; finite and > 0.
  public func stretched(to duration: Double) -> Animation {
    guard case .runnable(let node) = self else { return self }
    if case .leaf(let leaf) = node.kind {
      return .runnable(AnimationNode(duration: duration, leaf: leaf))
    }
    return warped(node, .stretched, duration: duration)
  }

  /// Waits at the first value. `delayed(by: 0)` is the animation itself.
  ///
  /// - Parameter delay: in seconds; finite and ≥ 0.
  public func delayed(by delay: Double) -> Animation {
    precondition(delay.isFinite && delay >= 0, "a delay must be finite and ≥ 0, not \(delay)")
    guard delay > 0, case .runnable(let node) = self else { return self }
    return .runnable(node.resting(at: 0, for: delay)) * self
  }

  /// Stays at the last value. `held(for: 0)` is the animation itself.
  ///
  /// - Parameter time: in seconds; finite and ≥ 0.
  public func held(for time: Double) -> Animation {
    precondition(time.isFinite && time >= 0, "a hold must be finite and ≥ 0, not \(time)")
    guard time > 0, case .runnable(let node) = self else { return self }
    return self * .runnable(node.resting(at: 1, for: time))
  }

  private func warped(
    _ node: AnimationNode<Value>, _ warp: TimeWarp, duration: Double
  ) -> Animation {
    .runnable(AnimationNode(duration: duration, kind: .warped(node, warp)))
  }
}

extension AnimationNode {
  /// The value at one end of the animation, for a while. Leaves stay data, so that a wait keeps
  /// the slots it is bound to; the value is asked for when it is shown, not when it is built.
  fileprivate func resting(at end: Double, for time: Double) -> AnimationNode {
    if case .leaf(var leaf) = kind {
      let sample = leaf.sample
      leaf.sample = { _ in sample(end) }
      leaf.motion = leaf.motion?.resting(at: end)
      return AnimationNode(duration: time, leaf: leaf)
    }
    return AnimationNode(duration: time, kind: .warped(self, .resting(at: end)))
  }
}

extension Motion {
  fileprivate func resting(at end: Double) -> Motion {
    switch self {
    case .tween(var tween):
      let value = tween.value(at: end)
      tween.from = value
      tween.to = value
      return .tween(tween)
    case .function(let function, let startsFromScreen):
      return .function({ _ in function(end) }, startsFromScreen: startsFromScreen)
    }
  }
}
