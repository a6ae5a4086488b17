import Engine

/// An animator whose views pass above those that stand: another one's, and what moves far is lifted
/// on its way. Of two on their way the one that goes further lies above.
struct LiftingAnimator: Animator {
  let base: any Animator
  let timing: AnimatorTiming
  /// The time that a view waits before it moves, in seconds.
  let delay: (_ componentView: ComponentView, _ view: View, _ frame: Rect) -> Double

  /// A view that moves less far stays where it lies, in points.
  static let leastWay = 24.0

  func willUpdate(componentView: ComponentView) { base.willUpdate(componentView: componentView) }

  func insert(componentView: ComponentView, view: View, frame: Rect) {
    base.insert(componentView: componentView, view: view, frame: frame)
    lift(
      view, by: view.presented.transform.translation.distance(to: view.translation), frame,
      componentView)
  }

  func delete(componentView: ComponentView, view: View, completion: @escaping () -> Void) {
    let frame = view.frame
    base.delete(componentView: componentView, view: view, completion: completion)
    let (from, to) = (view.presented, view.rest)
    lift(
      view,
      by: (from.center + from.transform.translation).distance(
        to: to.center + to.transform.translation),
      frame, componentView)
  }

  func update(componentView: ComponentView, view: View, frame: Rect) {
    // What is rendered while a hand takes a card knows nothing of the hand.
    let isElsewhere = view.center != frame.center && (view as? CardView)?.isHeld != true
    base.update(componentView: componentView, view: view, frame: frame)
    guard isElsewhere else { return }
    lift(view, by: view.presented.center.distance(to: frame.center), frame, componentView)
  }

  func shift(componentView: ComponentView, delta: Point, view: View) {
    base.shift(componentView: componentView, delta: delta, view: view)
  }

  private func lift(_ view: View, by way: Double, _ frame: Rect, _ host: ComponentView) {
    // A title has no sheet that could be lifted.
    guard way > Self.leastWay, view.cornerRadius > 0, let stage = host.stage, !stage.reducesMotion
    else { return }
    let lift = Lift(view, to: frame.size, by: way, in: timing.duration)
    stage.play(lift.animation.delayed(by: delay(host, view, frame)))
  }
}

/// The way of a view up from where it lies, along, and down to where it comes to lie.
struct Lift {
  let animation: Animation<Effect>

  /// The longest rise, in seconds.
  private static let rise = 0.1

  /// It begins as the view is on screen, which may be on its way already.
  ///
  /// - Parameters:
  ///   - size: the view's at the end of the motion, in points.
  ///   - way: the distance that it moves, in points, which is also its greatest zPosition.
  ///   - duration: of the whole motion, in seconds.
  init(_ view: View, to size: Size, by way: Double, in duration: Double) {
    let rise = min(Self.rise, duration / 4)
    // A spring is nearly there after half of its time.
    let fall = duration / 2
    func phases<Value: Interpolatable>(_ start: Value, _ top: Value, _ end: Value) -> Animation<
      Average<Value>
    > {
      linear(from: start, to: top, in: rise).time(.cssEaseOut)
        * const(top, for: duration - rise - fall)
        * linear(from: top, to: end, in: fall).time(.cssEaseInOut)
    }
    let edge = CardEdge(width: min(size.width, size.height))
    let height = phases(view.presented.zPosition, way, 0).bind(view, with: \.zPosition)
    // A card that a change takes to another size lies as one of that size.
    let lying = view is CardView ? edge.shadow : view.shadow
    let shadow = phases(view.presented.shadow, edge.lifted, lying).bind(view, with: \.shadow)
    animation = height + shadow
  }
}
