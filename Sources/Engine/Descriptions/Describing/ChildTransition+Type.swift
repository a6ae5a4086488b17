extension Animation where Value == ChildTransition {
  /// The type of the element's motion; nil if the motion is composed of others, and not of one
  /// type.
  ///
  /// The curve of ease-in-out comes back as ``AnimationType/linear(duration:)``, which plays it.
  package var type: AnimationType? {
    guard case .runnable(let node) = self else { return AnimationType.none }
    guard case .leaf(let leaf) = node.kind, case .tween(let tween)? = leaf.motion else {
      return nil
    }
    return AnimationType(AnimatorTiming(curve: tween.curve, duration: node.duration))
  }

  /// The motion of another type, from and to the same looks.
  package func retyped(_ type: AnimationType) -> Animation {
    let moment = value(atSecond: 0)
    return Animation(
      type: type, options: AnimationOptions(arc: moment?.arc ?? 0),
      entryTransformers: moment?.entryTransformers ?? [],
      leaveTransformers: moment?.leaveTransformers ?? [])
  }
}
