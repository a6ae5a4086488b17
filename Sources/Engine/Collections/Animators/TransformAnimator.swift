/// Views come from a transform and go to one, fading; kept ones glide to their new frames.
///
///     componentView.animator = TransformAnimator(transform: .scale(0.5), duration: 0.4)
///
/// A view that goes out of the viewport by a reload glides to its new place instead, and one that
/// comes in glides from its old one.
public struct TransformAnimator: Animator {
  /// The transform of an entering view at its start, where its opacity is 0.
  public var insertTransform: Transform
  /// The transform of a leaving view at its end, where its opacity is 0.
  public var deleteTransform: Transform
  /// The curve and the duration of a view that is inserted.
  public var insertTiming: AnimatorTiming
  /// The curve and the duration of a view that gets another frame.
  public var updateTiming: AnimatorTiming
  /// The curve and the duration of a view that is deleted.
  public var deleteTiming: AnimatorTiming
  /// True if the views of a component view's first reload come with an animation.
  public var showsInitialInsertions: Bool
  /// True if views outside of the viewport (but within what is rendered) are animated, too.
  public var animatesOutOfBoundsItems: Bool
  /// The rule by which views wait for each other; without `cascadesAll` only those that come.
  public var cascade: Cascade
  /// The speed of the cascade's wave, in points a second, > 0.
  public var cascadeSpeed: Double
  /// True if leaving and moving views wait as well.
  public var cascadesAll = false

  /// An animator with a transform and a time for each kind of change; see its properties.
  public init(
    insertTransform: Transform = .identity, deleteTransform: Transform = .identity,
    timing: AnimatorTiming = .spring(), cascade: Cascade = .together, cascadeSpeed: Double = 3000,
    showsInitialInsertions: Bool = false, animatesOutOfBoundsItems: Bool = false,
    file: StaticString = #fileID, line: UInt = #line
  ) {
    require(
      cascadeSpeed > 0, "a cascade's speed must be above 0, not \(cascadeSpeed)", file: file,
      line: line)
    self.insertTransform = insertTransform
    self.deleteTransform = deleteTransform
    insertTiming = timing
    updateTiming = timing
    deleteTiming = timing
    self.showsInitialInsertions = showsInitialInsertions
    self.animatesOutOfBoundsItems = animatesOutOfBoundsItems
    self.cascade = cascade
    self.cascadeSpeed = cascadeSpeed
  }

  /// The same transform and timing for coming and going.
  public init(
    transform: Transform, timing: AnimatorTiming = .spring(), cascade: Cascade = .together,
    showsInitialInsertions: Bool = false, animatesOutOfBoundsItems: Bool = false
  ) {
    self.init(
      insertTransform: transform, deleteTransform: transform, timing: timing, cascade: cascade,
      showsInitialInsertions: showsInitialInsertions,
      animatesOutOfBoundsItems: animatesOutOfBoundsItems)
  }

  /// A spring that takes `duration` seconds.
  public init(transform: Transform, duration: Double, cascade: Cascade = .together) {
    self.init(transform: transform, timing: .spring(duration: duration), cascade: cascade)
  }

  /// Both transforms; the one of entering views when read.
  public var transform: Transform {
    get { insertTransform }
    set { (insertTransform, deleteTransform) = (newValue, newValue) }
  }

  /// All three timings; that of insertions when read.
  public var timing: AnimatorTiming {
    get { insertTiming }
    set { (insertTiming, updateTiming, deleteTiming) = (newValue, newValue, newValue) }
  }

  /// The duration of all three in seconds; the kinds of motion stay.
  public var duration: Double {
    get { insertTiming.duration }
    set {
      insertTiming = insertTiming.withDuration(newValue)
      updateTiming = updateTiming.withDuration(newValue)
      deleteTiming = deleteTiming.withDuration(newValue)
    }
  }
}

extension TransformAnimator {
  /// Lets a view that has come appear, animated as the settings say.
  public func insert(componentView: ComponentView, view: View, frame: Rect) {
    guard
      componentView.animatesInsertion(
        at: frame, initially: showsInitialInsertions, outOfBounds: animatesOutOfBoundsItems)
    else { return }
    if let origin = componentView.frameBeforeReload(of: view) {
      view.frame = origin
      return
    }
    let (transform, alpha) = (view.transform, view.alpha)
    view.transform = insertTransform
    view.alpha = 0
    componentView.animate(insertTiming, delay: delay(of: frame, in: componentView)) {
      view.transform = transform
      view.alpha = alpha
    }
  }

  /// Lets a view that goes disappear, and completes when it may be taken off.
  public func delete(componentView: ComponentView, view: View, completion: @escaping () -> Void) {
    guard componentView.animatesDeletion(at: view.frame, outOfBounds: animatesOutOfBoundsItems)
    else {
      return completion()
    }
    let delay = cascadesAll ? delay(of: view.frame, in: componentView) : 0
    if let destination = componentView.frameAfterReload(of: view) {
      componentView.animate(
        updateTiming, delay: delay, animations: { view.frame = destination }
      ) { _ in completion() }
      return
    }
    componentView.animate(
      deleteTiming, delay: delay,
      animations: {
        view.transform = deleteTransform
        view.alpha = 0
      }
    ) { _ in completion() }
  }

  /// Moves a view that stays to its frame.
  public func update(componentView: ComponentView, view: View, frame: Rect) {
    let delay = cascadesAll ? delay(of: frame, in: componentView) : 0
    if view.center != frame.center {
      componentView.animate(updateTiming, delay: delay, animations: { view.center = frame.center })
    }
    if view.size != frame.size {
      componentView.animate(updateTiming, delay: delay, animations: { view.size = frame.size })
    }
    componentView.fadeContent(of: view, updateTiming, delay: delay)
  }

  private func delay(of frame: Rect, in host: ComponentView) -> Double {
    cascade.delay(of: frame, in: host.bounds, speed: cascadeSpeed)
  }
}
