public import Engine

/// The onboarding, described: one slide in a canvas.
public struct Intro: NodeDescription {
  public struct Props: NodeDescriptionProps {
    public var key: String? { nil }
    public var appearance = Appearance()
    public var step: IntroStep
    public var layout: IntroLayout
    public var artwork: Artwork
    public var motion: MotionSet
    /// Elements that move otherwise than the motion set says.
    public var tunings: [IntroKey: AnimationType] = [:]

    public init(
      step: IntroStep, layout: IntroLayout, artwork: Artwork = Artwork(),
      motion: MotionSet = .fluid
    ) {
      self.step = step
      self.layout = layout
      self.artwork = artwork
      self.motion = motion
    }
  }

  /// The state that the hand brings the slide into.
  public struct State: NodeDescriptionState {
    /// True while the button is held down.
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

  /// Sets how each element enters, leaves and moves, whichever slides it is between. The button has
  /// no motion: it is there at once.
  public static func updateChildrenAnimations(
    container: inout ChildrenAnimations<IntroKey>,
    currentProps: Props, nextProps: Props, currentState: State, nextState: State
  ) {
    switch nextProps.motion {
    case .fluid: animateFluidly(&container, in: nextProps.layout)
    case .original: animateAsOriginal(&container, in: nextProps.layout)
    }
    for (key, type) in nextProps.tunings { container[key] = container[key].retyped(type) }
  }
}
