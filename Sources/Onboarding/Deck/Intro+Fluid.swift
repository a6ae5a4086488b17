import Engine

extension Intro {
  /// The table that is made for the hand: all elements share one time and one curve, titles travel
  /// one width of the canvas, so that one leaves as the next one comes, and nobody jumps ahead of
  /// the hand.
  static func animateFluidly(
    _ container: inout ChildrenAnimations<IntroKey>, in layout: IntroLayout
  ) {
    let across = layout.across
    let type = AnimationType.linear(duration: 0.5)
    container[.background] = Animation(type: type)

    container[[.creatureTitle, .cuteTitle, .captureTitle, .gotchaTitle]] = Animation(
      type: type,
      entryTransformers: [AnimationProps.moveRight(layout.canvas.width), vanish],
      leaveTransformers: [AnimationProps.moveLeft(layout.canvas.width), vanish])

    container[.creatureImage] = Animation(
      type: type,
      entryTransformers: [AnimationProps.moveRight(across(300)), vanish],
      leaveTransformers: [AnimationProps.scale(0.3), AnimationProps.moveLeft(across(300)), vanish])
    container[.cuteImage] = Animation(
      type: .curve(bounce, duration: 0.5),
      entryTransformers: [
        AnimationProps.scale(0.1), AnimationProps.moveRight(across(200)), vanish,
      ],
      leaveTransformers: [AnimationProps.moveLeft(layout.canvas.width), vanish])
    container[.cuteImage, .leave] = container[.cuteImage].retyped(type)
    container[.captureImage] = Animation(
      type: type,
      entryTransformers: [
        AnimationProps.scale(0.1), AnimationProps.moveRight(across(300)), vanish,
      ],
      leaveTransformers: [AnimationProps.scale(0.1), AnimationProps.moveLeft(across(300)), vanish])
    container[.gotchaImage] = Animation(
      type: type,
      entryTransformers: [AnimationProps.moveRight(across(300)), vanish],
      leaveTransformers: [AnimationProps.moveLeft(across(300)), vanish])
  }

  /// Ends a little beyond its goal, and comes back.
  private static var bounce: TimingCurve { .cubicBezier(CubicBezier(0.55, 0, 0.6, 1.4)) }

  /// Transparent before the end of the way, by as much as keeps a third one from being seen while
  /// two are: however fast the slides follow each other, what can be seen of all of them adds up to
  /// 1 before it is stretched by this.
  private static let vanish: AnimationPropsTransformer = { props in
    var props = props
    props.appearance.alpha = 1 - 1.35
    return props
  }
}
