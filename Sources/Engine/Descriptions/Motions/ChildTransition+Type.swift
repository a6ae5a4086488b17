extension Animation where Value == ChildTransition {
  /// The type of the element's motion; nil if the motion is composed of others, and not of one
  /// type.
  ///
  /// The curve of ease-in-out comes back as ``AnimationType/linear(duration:)``, which plays it.
  public var type: AnimationType? {
    guard case .runnable(let node) = self else { return AnimationType.none }
    guard case .leaf(let leaf) = node.kind else { return nil }
    if let moment = details(of: leaf) { return AnimationType(moment.timing) }
    guard case .tween(let tween)? = leaf.motion else { return nil }
    return AnimationType(AnimatorTiming(curve: tween.curve, duration: node.duration))
  }

  /// True if an element that stays where it is moves by it, through stops.
  package var hasStops: Bool { detailedStart?.details?.stops.isEmpty == false }

  /// The moment at which it begins; nil: it has no details, as nearly all motions.
  var detailedStart: ChildTransition? {
    if case .runnable(let node) = waited.motion, case .leaf(let leaf) = node.kind,
      leaf.motion != nil
    {
      return nil
    }
    return value(atSecond: 0).flatMap { $0.details == nil ? nil : $0 }
  }

  /// The start of a motion with details; nil: it has none.
  private func details(of leaf: Leaf<ChildTransition>) -> ChildTransition? {
    guard leaf.motion == nil else { return nil }
    let moment = leaf.sample(0)
    return moment.details == nil ? nil : moment
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
  public func retyped(_ type: AnimationType) -> Animation { retyped(type) { $0 } }

  /// The motion of another type, in which no property has a time of its own.
  package func retypedAsWhole(_ type: AnimationType) -> Animation {
    retyped(type) { $0.inOneTime }
  }

  private func retyped(
    _ type: AnimationType, _ change: (MotionDetails) -> MotionDetails
  ) -> Animation {
    let moment = value(atSecond: 0)
    var options = AnimationOptions(arc: moment?.arc ?? 0)
    options.details = moment?.details.map(change)
    let motion = Animation(
      type, options, entry: moment?.entry ?? [], leave: moment?.leave ?? [])
    return motion.delayed(by: waited.seconds)
  }

  /// The motion that, taken backwards, goes as this one does forwards: a spring leaves where it is, and
  /// swings where it comes to. What is composed of others stays as it is.
  public var mirrored: Animation {
    guard let type = waited.motion.type, let timing = type.timing else { return self }
    return retyped(type.mirrored) { $0.mirrored(in: timing) }
  }
}

extension AnimationType {
  /// The type that, taken backwards, is this one.
  package var mirrored: AnimationType {
    switch self {
    case .none, .linear: return self
    case .curve, .spring:
      guard let timing else { return self }
      return .curve(timing.curve.mirrored, duration: timing.duration)
    }
  }
}

extension TimingCurve {
  /// The curve that, taken backwards, is this one.
  var mirrored: TimingCurve {
    switch self {
    case .linear: self
    case .cubicBezier(let curve): .cubicBezier(curve.reversed)
    default: .custom { 1 - value(at: 1 - $0) }
    }
  }
}
