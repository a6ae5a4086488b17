public import Engine

extension View {
  /// Options of an animation by keyframes: between two of them a property goes at one pace.
  public struct KeyframeAnimationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let calculationModeLinear: KeyframeAnimationOptions = []
    /// Without effect, as for ``AnimationOptions``.
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
    /// Without effect, as for ``AnimationOptions``.
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
  }

  /// Plays the keyframes that a closure adds, one after the other or beside each other.
  ///
  /// - Parameters:
  ///   - duration: in seconds; finite. 0 or less is at once.
  ///   - completion: called once when all have ended; true if the last came to its end.
  public static func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: KeyframeAnimationOptions = [], animations: @escaping () -> Void,
    completion: ((_ finished: Bool) -> Void)? = nil
  ) {
    let keyframes = Keyframes(duration: duration, delay: delay, completion)
    let outer = Keyframes.current
    Keyframes.current = keyframes
    keyframes.animate(from: 0, for: 1, animations)
    Keyframes.current = outer
  }

  /// Adds a keyframe within a closure of `animateKeyframes`; start and duration are shares of the
  /// whole, 0…1. Elsewhere its changes show at once.
  public static func addKeyframe(
    withRelativeStartTime start: Double, relativeDuration duration: Double,
    animations: @escaping () -> Void
  ) {
    guard let keyframes = Keyframes.current else { return animations() }
    keyframes.animate(from: start, for: duration, animations)
  }
}

/// The keyframes of one call, while its closure runs and until the last has ended.
private final class Keyframes {
  /// Those to which keyframes are added: a playground runs on one thread.
  nonisolated(unsafe) static var current: Keyframes?

  private let duration: TimeInterval
  private let delay: TimeInterval
  private let completion: ((Bool) -> Void)?
  private var running = 0
  /// The share of the whole at which the last of those that have ended was to end, and whether it
  /// came to its end: the ones before it were taken over by it.
  private var last = (end: 0.0, isFinished: true)

  init(duration: TimeInterval, delay: TimeInterval, _ completion: ((Bool) -> Void)?) {
    (self.duration, self.delay, self.completion) = (duration, max(0, delay), completion)
  }

  func animate(from start: Double, for share: Double, _ animations: () -> Void) {
    running += 1
    UIView.animate(
      withDuration: duration * share, delay: delay + duration * start, options: .curveLinear,
      animations: animations, completion: { [self] in end(at: start + share, $0) })
  }

  private func end(at end: Double, _ isFinished: Bool) {
    running -= 1
    if end >= last.end { last = (end, isFinished) }
    if running == 0 { completion?(last.isFinished) }
  }
}
