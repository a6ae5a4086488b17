import Engine
import Onboarding

/// The animators behind the names.
enum GalleryAnimators {
  /// - Parameters:
  ///   - room: the part of the cards that is in sight, in points.
  ///   - delays: of cards that wait before they move, by their ids, in seconds.
  ///   - lifts: true if cards are lifted on their way.
  static func animator(
    for options: GalleryOptions, in room: Size, delays: [String: Double], lifts: Bool
  ) -> any Animator {
    let cards = card(base(options.motion, options, room), options)
    guard options.motion != .none, lifts else { return cards }
    guard !delays.isEmpty else { return lifting(cards, options, room) }
    let staggered = StaggeredAnimator(base: cards, timing: options.timing, delays: delays)
    return LiftingAnimator(base: staggered, timing: options.timing) { host, view, _ in
      host.id(of: view).flatMap { delays[$0] } ?? 0
    }
  }

  private static func lifting(
    _ base: any Animator, _ options: GalleryOptions, _ room: Size
  ) -> any Animator {
    let cascade = options.motion == .custom ? .together : options.cascade
    let speed = cascadeSpeed(options, room)
    return LiftingAnimator(base: base, timing: options.timing) { host, _, frame in
      cascade.delay(of: frame, in: host.bounds, speed: speed)
    }
  }

  /// The animator of every third card, if asked for: one that is told from the others.
  static func other(than options: GalleryOptions, in room: Size) -> any Animator {
    var own = options
    own.motion = options.motion == .flip ? .slide : .flip
    own.take(.bouncy)
    own.duration = options.timing.duration * 1.5
    return lifting(card(base(own.motion, own, room), own), own, room)
  }

  private static func card(_ base: any Animator, _ options: GalleryOptions) -> any Animator {
    CardAnimator(base: base, timing: options.motion == .none ? nil : options.timing)
  }

  private static func base(
    _ motion: MotionKind, _ options: GalleryOptions, _ room: Size
  ) -> any Animator {
    switch motion {
    case .scale, .slide, .flip: gliding(motion.transform, options, room)
    case .fade: fading(options, room)
    case .spring: swinging(options, room)
    case .custom: DealAnimator(timing: options.timing)
    case .none: BaseAnimator()
    }
  }

  private static func gliding(
    _ transform: Transform, _ options: GalleryOptions, _ room: Size
  ) -> TransformAnimator {
    var animator = TransformAnimator(
      transform: transform, timing: options.timing, cascade: options.cascade)
    animator.cascadesAll = true
    animator.cascadeSpeed = cascadeSpeed(options, room)
    return animator
  }

  /// The wave takes its share of a motion, however large the room is.
  private static func cascadeSpeed(_ options: GalleryOptions, _ room: Size) -> Double {
    max(
      1,
      Point.zero.distance(to: Point(room.width, room.height))
        / (options.timing.duration * options.wave))
  }

  /// Overshoots, whatever the chosen pace is.
  private static func swinging(_ options: GalleryOptions, _ room: Size) -> TransformAnimator {
    var animator = gliding(MotionKind.spring.transform, options, room)
    let leaving = SlideAnimator.Kind.spring.leavingType(duration: options.timing.duration)
    animator.deleteTiming = leaving?.timing ?? options.timing
    return animator
  }

  /// Fades in and out, and lets what stays glide.
  private static func fading(_ options: GalleryOptions, _ room: Size) -> any Animator {
    let glide = gliding(.identity, options, room)
    var fade = FadeAnimator(timing: options.timing, cascade: options.cascade)
    fade.cascadeSpeed = glide.cascadeSpeed
    return GlidingFade(fade: fade, glide: glide)
  }
}

/// Cards that come and go by one animator, and are moved by another.
private struct GlidingFade: Animator {
  let fade: FadeAnimator
  let glide: TransformAnimator

  func insert(componentView: ComponentView, view: View, frame: Rect) {
    fade.insert(componentView: componentView, view: view, frame: frame)
  }

  func delete(componentView: ComponentView, view: View, completion: @escaping () -> Void) {
    fade.delete(componentView: componentView, view: view, completion: completion)
  }

  func update(componentView: ComponentView, view: View, frame: Rect) {
    glide.update(componentView: componentView, view: view, frame: frame)
  }
}

extension MotionKind {
  /// The place of a card before it comes and after it goes, in its own.
  var transform: Transform { SlideAnimator.Kind(rawValue: rawValue)?.transform ?? .identity }
}

/// Cards that make room one after the other.
struct StaggeredAnimator: Animator {
  let base: any Animator
  let timing: AnimatorTiming
  /// By the cards' ids, in seconds.
  let delays: [String: Double]

  func willUpdate(componentView: ComponentView) { base.willUpdate(componentView: componentView) }

  func insert(componentView: ComponentView, view: View, frame: Rect) {
    base.insert(componentView: componentView, view: view, frame: frame)
  }

  func delete(componentView: ComponentView, view: View, completion: @escaping () -> Void) {
    base.delete(componentView: componentView, view: view, completion: completion)
  }

  func update(componentView: ComponentView, view: View, frame: Rect) {
    if let delay = componentView.id(of: view).flatMap({ delays[$0] }), view.center != frame.center {
      componentView.animate(timing, delay: delay, animations: { view.center = frame.center })
    }
    base.update(componentView: componentView, view: view, frame: frame)
  }
}

/// A card that a hand holds: nobody else moves it.
struct HeldAnimator: Animator {
  func insert(componentView: ComponentView, view: View, frame: Rect) {
    BaseAnimator().insert(componentView: componentView, view: view, frame: frame)
  }

  func delete(componentView: ComponentView, view: View, completion: @escaping () -> Void) {
    BaseAnimator().delete(componentView: componentView, view: view, completion: completion)
  }

  func update(componentView: ComponentView, view: View, frame: Rect) {}
}

/// An animator written the old way, by side effects and with a completion: cards are dealt from
/// above, turning, and tossed away.
struct DealAnimator: Animator {
  let timing: AnimatorTiming

  func insert(componentView: ComponentView, view: View, frame: Rect) {
    guard componentView.animatesInsertion(at: frame, initially: false, outOfBounds: true) else {
      return
    }
    view.translation = Point(0, -140)
    view.rotation = -0.7
    view.alpha = 0
    componentView.animate(timing, animations: { view.translation = .zero })
    componentView.animate(.easeOut(duration: timing.duration), animations: { view.rotation = 0 })
    componentView.animate(.linear(duration: timing.duration * 0.4), animations: { view.alpha = 1 })
  }

  func delete(componentView: ComponentView, view: View, completion: @escaping () -> Void) {
    guard componentView.animatesDeletion(at: view.frame, outOfBounds: true) else {
      return completion()
    }
    let toss = AnimatorTiming.easeIn(duration: timing.duration)
    let side = view.center.x < componentView.bounds.midX ? -1.0 : 1.0
    componentView.animate(
      toss,
      animations: {
        view.translation = Point(80 * side, 200)
        view.rotation = 0.9 * side
      }
    ) { _ in completion() }
    componentView.animate(
      .linear(duration: timing.duration * 0.5), delay: timing.duration * 0.4,
      animations: { view.alpha = 0 })
  }

  func update(componentView: ComponentView, view: View, frame: Rect) {
    guard view.center != frame.center || view.size != frame.size else { return }
    componentView.animate(timing, animations: { view.frame = frame })
  }
}
