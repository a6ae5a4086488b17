/// A moment of an element's own motion within a transition: how far it is on its way, and where
/// it comes from or leaves to. The value of a child's animation.
public struct ChildTransition {
  /// 0 at the first intermediate step, 1 at the second; a spring may overshoot.
  public var progress: Double
  /// The transformers of an entering element's start.
  var entry: [ElementTransformer]
  /// The transformers of a leaving element's end.
  var leave: [ElementTransformer]
  /// The angle by which the way of its middle turns, in radians.
  var arc: Double
  /// The time of whatever has none of its own.
  var timing: AnimatorTiming
  /// The stops and times of single properties; nil: there are none.
  var details: MotionDetails?
}

/// The type of an element's motion in a transition; a duration of 0 or less is none.
public enum AnimationType: Hashable, Sendable {
  /// Not at all: it is there at once. The original's name; no function of the engine takes an
  /// optional type, in which `.none` would be nil.
  case none
  /// By ease-in-out (0.42, 0, 0.58, 1), as the original plays the type of this name.
  case linear(duration: Double)
  /// Along a curve.
  case curve(TimingCurve, duration: Double)
  /// By a spring: damping in (0, 1], the initial velocity in whole distances a second.
  case spring(duration: Double, damping: Double, initialVelocity: Double)

  /// The type that plays a timing.
  public init(_ timing: AnimatorTiming) {
    switch timing.curve {
    case .cssEaseInOut: self = .linear(duration: timing.duration)
    case .spring(let spring):
      self = .spring(
        duration: timing.duration, damping: spring.damping,
        initialVelocity: spring.initialVelocity)
    default: self = .curve(timing.curve, duration: timing.duration)
    }
  }

  /// The curve and the duration; nil for none.
  public var timing: AnimatorTiming? {
    switch self {
    case .none: return nil
    case .linear(let duration): return .easeInOut(duration: duration)
    case .curve(let curve, let duration): return AnimatorTiming(curve: curve, duration: duration)
    case .spring(let duration, let damping, let velocity):
      guard duration > 0 else { return AnimatorTiming(curve: .atOnce, duration: duration) }
      let spring = SpringCurve(duration: duration, damping: damping, initialVelocity: velocity)
      return AnimatorTiming(curve: .spring(spring), duration: duration)
    }
  }
}

/// Further settings of an element's motion.
public struct AnimationOptions: Hashable, Sendable {
  /// Seconds for which the element waits before it moves, ≥ 0: an entering one as it looks before
  /// it enters.
  public var delay: Double
  /// The angle by which the way of the element's middle turns, in radians: 0 is straight, π/2 a
  /// quarter of a circle; > 0 clockwise on screen. Cut to three quarters of a circle.
  public var arc: Double
  /// The stops and times of single properties; nil: there are none.
  package var details: MotionDetails?

  /// Options with a delay in seconds, ≥ 0, and an arc in radians.
  public init(delay: Double = 0, arc: Double = 0) {
    self.delay = delay
    self.arc = arc
  }
}

extension Animation where Value == ChildTransition {
  /// - Parameters:
  ///   - entry: the transformers of an entering element's start.
  ///   - leave: the transformers of a leaving element's end.
  init(
    _ type: AnimationType, _ options: AnimationOptions, entry: [ElementTransformer],
    leave: [ElementTransformer]
  ) {
    self = Self.undelayed(type, entry, leave, options).delayed(by: max(0, options.delay))
  }

  private static func undelayed(
    _ type: AnimationType, _ entry: [ElementTransformer], _ leave: [ElementTransformer],
    _ options: AnimationOptions
  ) -> Animation {
    guard let timing = type.timing else { return .trivial }
    let details = options.details.flatMap { $0.isEmpty ? nil : $0 }
    let duration = details?.duration(beside: timing) ?? timing.duration
    guard duration > AnimatorTiming.atOnce else { return .trivial }
    let tween = Tween(
      from: 0.0.lanes, to: 1.0.lanes, curve: timing.curve, startsFromScreen: true)
    let (pace, arc) = (duration / timing.duration, options.arc)
    let leaf = Leaf(
      sample: {
        ChildTransition(
          progress: tween.value(at: details == nil ? $0 : min(1, $0 * pace))[0], entry: entry,
          leave: leave, arc: arc, timing: timing, details: details)
      }, property: nil, motion: details == nil ? .tween(tween) : nil)
    return .runnable(AnimationNode(duration: duration, leaf: leaf))
  }

  /// No motion: explicitly none, also where all children have one.
  public static var none: Animation { .trivial }

  @available(
    *, unavailable, message: "an element has one motion in a transition; use delayed or held"
  )
  /// Not available: an element moves once in a transition.
  public static func * (a: Animation, b: Animation) -> Animation { .trivial }

  // A motion leads from the one place to the other, and has an end.

  /// Not available: an element moves once in a transition.
  @available(*, unavailable, message: "an element's motion ends where the element is to be")
  public var reversed: Animation { .trivial }

  /// Not available: an element moves once in a transition.
  @available(*, unavailable, message: "an element's motion ends where the element is to be")
  public var looped: Animation { .trivial }

  /// Not available: an element moves once in a transition.
  @available(*, unavailable, message: "an element's motion has an end: the transition waits for it")
  public var repeatingForever: Animation { .trivial }

  /// Not available: an element moves once in a transition.
  @available(*, unavailable, message: "an element moves once in a transition")
  public func repeating(count: Int) -> Animation { .trivial }

  /// The motion as what it does to a property that goes from one value to another.
  ///
  /// - Parameter rest: the values at rest at both ends; nil: those.
  func effect(
    on property: Property, from: Lanes, to: Lanes, rest: TransitionEnds<Lanes>? = nil
  ) -> Animation<Effect> {
    if let moment = detailedStart, let details = moment.details {
      let name = property.owner is View ? ViewProperty(rawValue: property.number) : nil
      return replaceLeaves { _, length in
        details.part(
          moving: property, named: name, from: from, to: to,
          rest: rest ?? TransitionEnds(old: from, new: to), in: moment, length: length.value)
      }
    }
    let arc = property.isCenter && from != to ? value(atSecond: 0)?.arc ?? 0 : 0
    return mapLeaves { leaf in
      let sample = leaf.sample
      // Nearly all are such; each of a transition's elements has some, and no closure more.
      if arc == 0, case .tween(let tween) = leaf.motion {
        return Leaf(
          sample: { Effect(property, sum: lerp(from, to, sample($0).progress)) },
          property: property, motion: .tween(tween.between(from, to)))
      }
      let sum = { (share: Double) in
        let progress = sample(share).progress
        return arc == 0
          ? lerp(from, to, progress) : Arc.point(from: from, to: to, angle: arc, at: progress)
      }
      return Leaf(
        sample: { Effect(property, sum: sum($0)) }, property: property,
        motion: .function({ Effect.Entry(sum: sum($0)) }, startsFromScreen: true))
    }
  }
}

extension Tween {
  /// The way of a progress as the way between the places that belong to it.
  fileprivate func between(_ start: Lanes, _ end: Lanes) -> Tween {
    Tween(
      from: lerp(start, end, from[0]), to: lerp(start, end, to[0]), curve: curve,
      startsFromScreen: true)
  }
}
