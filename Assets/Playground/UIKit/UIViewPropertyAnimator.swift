public import Engine
import Playground

extension View {
  /// UIKit's four curves.
  public enum AnimationCurve: Sendable {
    case easeInOut, easeIn, easeOut, linear

    fileprivate var curve: TimingCurve {
      switch self {
      case .easeInOut: .cssEaseInOut
      case .easeIn: .cssEaseIn
      case .easeOut: .cssEaseOut
      case .linear: .linear
      }
    }
  }
}

/// The end at which an animator came to rest.
public enum UIViewAnimatingPosition: Sendable { case end, start, current }

/// The state of an animator: before it was started and after it ended, or in between.
public enum UIViewAnimatingState: Sendable { case inactive, active }

/// Changes of the views that the playground shows, under control: started, paused, scrubbed, turned
/// round.
///
/// It is scrubbed evenly, whatever its curve, as UIKit's is by default; but along a curve that goes
/// beyond its ends, as most springs do, it is scrubbed along that curve.
public final class UIViewPropertyAnimator {
  /// In seconds.
  public let duration: TimeInterval
  private let curve: TimingCurve
  private let isScrubbedEvenly: Bool
  private var blocks: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  private var playback: Playback?
  /// True if it was ended where it was.
  private var isStopped = false

  private init(
    _ duration: TimeInterval, _ curve: TimingCurve, isScrubbedEvenly: Bool = true,
    _ animations: (() -> Void)?
  ) {
    (self.duration, self.curve, self.isScrubbedEvenly) = (duration, curve, isScrubbedEvenly)
    if let animations { addAnimations(animations) }
  }

  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(duration, curve.curve, animations)
  }

  /// Along a Bézier curve by its two control points.
  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    let curve = CubicBezier(point1.x, point1.y, point2.x, point2.y)
    let isWithinEnds = [point1.y, point2.y].allSatisfy((0...1).contains)
    self.init(duration, .cubicBezier(curve), isScrubbedEvenly: isWithinEnds, animations)
  }

  /// By a spring; a ratio of 1 does not overshoot.
  public convenience init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) {
    let curve = AnimatorTiming.spring(duration: duration, damping: ratio).curve
    self.init(duration, curve, isScrubbedEvenly: false, animations)
  }

  /// Adds changes to those that begin with the animator; one that is active takes no more.
  public func addAnimations(_ animation: @escaping () -> Void) {
    guard active == nil else {
      fatalError("an active animator takes no more animations; another one may play them")
    }
    blocks.append(animation)
  }

  /// Adds a closure that is called when the animator has ended.
  public func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  public var state: UIViewAnimatingState { active == nil ? .inactive : .active }
  public var isRunning: Bool { active?.isRunning == true && active?.isPaused == false }

  /// The share of its time that has passed, 0…1. Setting it pauses the animator there.
  public var fractionComplete: CGFloat {
    get { playback?.progress ?? 0 }
    set { begun().seek(to: newValue) }
  }

  /// True if it goes to its beginning.
  public var isReversed: Bool {
    get { playback?.isReversed ?? false }
    set { begun().isReversed = newValue }
  }

  public func startAnimation() { begun().play() }
  public func pauseAnimation() { begun().pause() }

  /// Ends at once: at an end, or where it is.
  public func finishAnimation(at position: UIViewAnimatingPosition) {
    switch position {
    case .end: active?.commit()
    case .start: active?.rollBack()
    case .current: stop()
    }
  }

  private func stop() {
    guard let active else { return }
    isStopped = true
    let here = PiecewiseLinear([PiecewiseLinear.Stop(active.progress, at: 0)])
    active.replace(by: active.animation.time(.piecewiseLinear(here)))
    active.commit()
  }

  private var active: Playback? { playback?.outcome == nil ? playback : nil }

  /// The changes on the stage, where they stand still until they are played.
  private func begun() -> Playback {
    if let active { return active }
    let stage = Playground.stage
    let changes = stage.animation(
      withDuration: duration, curve: isScrubbedEvenly ? .linear : curve
    ) {
      for block in blocks { block() }
    }
    blocks = []
    isStopped = false
    let new = stage.hold(changes, endsItself: true)
    if isScrubbedEvenly { new.retime(to: AnimatorTiming(curve: curve, duration: duration)) }
    playback = new
    new.onEnd { [self] outcome in end(outcome) }
    return new
  }

  private func end(_ outcome: Outcome) {
    let position: UIViewAnimatingPosition =
      switch outcome {
      case .finished: isStopped ? .current : .end
      case .cancelled: .start
      case .retargeted: .current
      }
    for completion in completions { completion(position) }
  }
}
