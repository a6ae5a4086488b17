public import Engine

/// The onboarding, described: one slide in a canvas.
public struct Intro: NodeDescription {
  public struct Props: NodeDescriptionProps {
    public var key: String? { nil }
    public var appearance = Appearance()
    public var step: IntroStep
    public var layout: IntroLayout
    public var artwork: Artwork
    /// Elements that move otherwise than the table below says.
    public var tunings: [IntroKey: AnimationType] = [:]

    public init(step: IntroStep, layout: IntroLayout, artwork: Artwork = Artwork()) {
      self.step = step
      self.layout = layout
      self.artwork = artwork
    }
  }

  /// What the hand does to the slide.
  public struct State: NodeDescriptionState {
    /// Whether the button is held down.
    public var isButtonPressed = false

    public init() {}
  }

  public typealias Keys = IntroKey

  public let props: Props

  public static func childrenDescriptions(
    props: Props, state: State
  ) -> [any NodeDescription] {
    [
      Background(props.step, props.layout),
      Button(props.step, props.layout, isPressed: state.isButtonPressed),
      Picture(props.step, props.layout, props.artwork),
      Title(props.step, props.layout),
    ]
  }

  /// How each element enters, leaves and moves, whichever slides it is between. The button has no
  /// motion: it is there at once.
  public static func updateChildrenAnimations(
    container: inout ChildrenAnimations<IntroKey>,
    currentProps: Props, nextProps: Props, currentState: State, nextState: State
  ) {
    let across = nextProps.layout.across
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

    for (key, type) in nextProps.tunings { container[key] = container[key].retyped(type) }
  }
}
