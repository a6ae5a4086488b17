/// Views fade in and out; they are moved at once.
public struct FadeAnimator: Animator {
  public var timing: AnimatorTiming
  public var gates: AnimationGates
  public var cascade: Cascade
  /// The speed of the cascade's wave, in points a second, > 0.
  public var cascadeSpeed = 3000.0

  public init(
    timing: AnimatorTiming = .easeInOut(duration: 0.3), gates: AnimationGates = AnimationGates(),
    cascade: Cascade = .none
  ) {
    self.timing = timing
    self.gates = gates
    self.cascade = cascade
  }

  public func insert(hostingView: ComponentView, view: View, frame: Rect) {
    guard gates.opensForInsertion(into: hostingView, frame: frame) else { return }
    let alpha = view.alpha
    view.alpha = 0
    hostingView.animate(
      timing, delay: cascade.delay(of: frame, in: hostingView.viewport, speed: cascadeSpeed),
      animations: { view.alpha = alpha })
  }

  public func delete(hostingView: ComponentView, view: View, completion: @escaping () -> Void) {
    guard gates.opensForDeletion(from: hostingView, frame: view.frame) else { return completion() }
    hostingView.animate(timing, animations: { view.alpha = 0 }) { _ in completion() }
  }
}
