import Engine

extension Intro {
  /// The original's table.
  static func animateAsOriginal(
    _ container: inout ChildrenAnimations<IntroKey>, in layout: IntroLayout
  ) {
    let across = layout.across
    container[.background] = Animation(type: .linear(duration: 0.3))

    container[.creatureImage] = Animation(
      type: .linear(duration: 0.3),
      entryTransformers: [AnimationProps.fade()],
      leaveTransformers: [AnimationProps.scale(0)])
    container[.creatureTitle] = Animation(
      type: .linear(duration: 0.3),
      entryTransformers: [AnimationProps.fade()],
      leaveTransformers: [AnimationProps.moveLeft(across(1000)), AnimationProps.fade()])

    container[.cuteImage] = Animation(
      type: .spring(duration: 0.5, damping: 0.4, initialVelocity: 0),
      entryTransformers: [AnimationProps.scale(0)],
      leaveTransformers: [AnimationProps.moveLeft(across(1000))])
    container[.cuteTitle] = Animation(
      type: .linear(duration: 0.3),
      entryTransformers: [AnimationProps.moveRight(across(500)), AnimationProps.fade()],
      leaveTransformers: [AnimationProps.moveLeft(across(500))])

    container[.captureImage] = Animation(
      type: .linear(duration: 0.4),
      entryTransformers: [AnimationProps.scale(0), AnimationProps.moveRight(across(300))],
      leaveTransformers: [AnimationProps.scale(0), AnimationProps.moveLeft(across(300))])
    container[.captureTitle] = Animation(
      type: .linear(duration: 0.3),
      entryTransformers: [AnimationProps.moveRight(across(300)), AnimationProps.fade()],
      leaveTransformers: [AnimationProps.moveLeft(across(500))])

    container[.gotchaImage] = Animation(
      type: .linear(duration: 0.4),
      entryTransformers: [AnimationProps.fade()],
      leaveTransformers: [AnimationProps.fade()])
    container[.gotchaTitle] = Animation(
      type: .linear(duration: 0.6),
      entryTransformers: [AnimationProps.fade()],
      leaveTransformers: [AnimationProps.fade()])
  }
}
