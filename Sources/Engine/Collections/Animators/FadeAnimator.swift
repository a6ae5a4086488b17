/// Views fade in and out; they are moved at once.
public struct FadeAnimator: Animator {
  /// The curve and the duration of a fade.
  public var timing: AnimatorTiming
  /// True if the views of a component view's first reload come with an animation.
  public var showsInitialInsertions: Bool
  /// True if views outside of the viewport (but within what is rendered) are animated, too.
  public var animatesOutOfBoundsItems: Bool
  /// The order in which items follow each other.
  public var cascade: Cascade
  /// The speed of the cascade's wave, in points a second, > 0.
  public var cascadeSpeed = 3000.0

  /// An animator that fades; see its properties.
  public init(
    timing: AnimatorTiming = .easeInOut(duration: 0.3), cascade: Cascade = .together,
    showsInitialInsertions: Bool = false, animatesOutOfBoundsItems: Bool = false
  ) {
    self.timing = timing
    self.showsInitialInsertions = showsInitialInsertions
    self.animatesOutOfBoundsItems = animatesOutOfBoundsItems
    self.cascade = cascade
  }

  /// Lets a view that has come appear, animated as the settings say.
  public func insert(componentView: ComponentView, view: View, frame: Rect) {
    guard
      componentView.animatesInsertion(
        at: frame, initially: showsInitialInsertions, outOfBounds: animatesOutOfBoundsItems)
    else { return }
    let alpha = view.alpha
    view.alpha = 0
    componentView.animate(
      timing, delay: cascade.delay(of: frame, in: componentView.bounds, speed: cascadeSpeed),
      animations: { view.alpha = alpha })
  }

  /// Lets a view that goes disappear, and completes when it may be taken off.
  public func delete(componentView: ComponentView, view: View, completion: @escaping () -> Void) {
    guard componentView.animatesDeletion(at: view.frame, outOfBounds: animatesOutOfBoundsItems)
    else {
      return completion()
    }
    componentView.animate(timing, animations: { view.alpha = 0 }) { _ in completion() }
  }

  /// Moves a view that stays to its frame.
  public func update(componentView: ComponentView, view: View, frame: Rect) {
    BaseAnimator().update(componentView: componentView, view: view, frame: frame)
    componentView.fadeContent(of: view, timing)
  }
}
