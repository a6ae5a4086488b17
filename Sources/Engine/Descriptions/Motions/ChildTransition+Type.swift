extension Animation where Value == ChildTransition {
  /// The type of the element's motion; nil if the motion is composed of others, and not of one
  /// type.
  ///
  /// The curve of ease-in-out comes back as ``AnimationType/linear(duration:)``, which plays it.
  public var type: AnimationType? {
    guard case .runnable(let node) = self else { return AnimationType.none }
    guard case .leaf(let leaf) = node.kind, case .tween(let tween)? = leaf.motion else {
      return nil
    }
    return AnimationType(AnimatorTiming(curve: tween.curve, duration: node.duration))
  }

  /// The seconds for which the element waits before it moves, and its motion from then on.
  package var waited: (seconds: Double, motion: Animation) {
    var (seconds, motion) = (0.0, self)
    while case .runnable(let node) = motion, case .sequence(let wait, let rest) = node.kind,
      case .warped(_, .resting(at: 0)) = wait.kind
    {
      seconds += wait.duration
      motion = .runnable(rest)
    }
    return (seconds, motion)
  }

  /// The motion of another type, from and to the same looks and as late.
  package func retyped(_ type: AnimationType) -> Animation {
    let moment = value(atSecond: 0)
    let motion = Animation(
      type, AnimationOptions(arc: moment?.arc ?? 0), entry: moment?.entry ?? [],
      leave: moment?.leave ?? [])
    return motion.delayed(by: waited.seconds)
  }
}
