public import Engine

/// The onboarding, described: one slide in a canvas.
public struct Intro: NodeDescription {
  /// Everything that decides how a slide looks.
  public struct Props: NodeDescriptionProps {
    /// nil: it is the whole tree.
    public var key: String? { nil }
    /// The appearance of the canvas.
    public var appearance = Appearance()
    /// The slides.
    public var deck: Deck
    /// The slide that is shown, one of the deck's.
    public var step: Slide
    /// The places in the canvas.
    public var layout: IntroLayout
    /// The pictures, by the names of their files.
    public var artwork: Artwork
    /// The set that the elements' motions come from.
    public var motion: MotionSet
    /// Elements that move otherwise than the motion set says, by their names.
    public var tunings: [String: AnimationType] = [:]
    /// The same in one role only.
    package var roleTunings: [String: [ChildRole: AnimationType]] = [:]
    /// The change that leads to the slide, or was taken back to it.
    var passage = Passage()
    /// Higher than that of the same slides before they were edited, if what has changed moves by the
    /// groups' animators.
    var edition = 0
    /// The states that elements are in.
    var states = SlideStates()
    /// The frames that layouts give elements: of the slide in its layout and states.
    package var frames = SlideFrames()
    /// What was laid out; nil: nothing is, or not yet.
    fileprivate var arranged: ArrangedSlide?
    /// How far elements are scrolled, by their keys, in points of the design.
    package var offsets: [String: Double] = [:]
    /// What hands have changed about the places of elements.
    var sorted = SortedElements()
    /// True if elements that are scrolled out of sight are described, too.
    package var showsAll = false
    /// Seconds for which elements wait longer than their slides say, by their names; below 0: for less.
    public var delays: [String: Double] = [:]

    /// - Parameter step: one of the deck's; nil: the first one.
    public init(
      deck: Deck = .builtIn, step: Slide? = nil, layout: IntroLayout,
      artwork: Artwork = Artwork(), motion: MotionSet = .fluid
    ) {
      self.deck = deck
      self.step = step ?? deck.slides[0]
      self.layout = layout
      self.artwork = artwork
      self.motion = motion
    }
  }

  /// The state that the hand brings the slide into.
  public struct State: NodeDescriptionState {
    /// True while the button is held down.
    public var isButtonPressed = false

    /// The button is not held down.
    public init() {}
  }

  /// Elements are named by their keys.
  public typealias Keys = String

  /// What is described.
  public let props: Props

  /// The background, the button, and the elements of the slide, from back to front.
  public static func childrenDescriptions(
    props: Props, state: State
  ) -> [any NodeDescription] {
    let (slide, layout) = (props.step, props.layout)
    return [
      ViewDescription(
        IntroKey.background,
        Appearance(frame: layout.background, backgroundColor: slide.backgroundColor)),
      button(
        props.deck.buttonTitle(of: slide), props.deck.ground(of: slide).speech, layout,
        isPressed: state.isButtonPressed, isCovered: slide.cover != nil),
    ]
      + props.described
  }

  /// The way to the next slide; one without a word is not seen.
  private static func button(
    _ word: String?, _ speech: SlideSpeech, _ layout: IntroLayout, isPressed: Bool, isCovered: Bool
  ) -> ViewDescription {
    let style = TextStyle(language: word == nil ? nil : speech.language)
    let title = TextContent(
      word ?? "Next", font: Font(size: layout.wordSize, weight: .semibold, style: style),
      color: .black.withAlpha(isPressed ? 0.3 : 0.85), minimumScale: 0.5,
      direction: word == nil ? nil : speech.direction)
    return ViewDescription(
      IntroKey.button,
      Appearance(
        frame: layout.button, alpha: word == nil ? 0 : 1, backgroundColor: .white.withAlpha(0.4),
        cornerRadius: layout.cornerRadius, borderWidth: layout.borderWidth,
        borderColor: .black.withAlpha(isPressed ? 0.3 : 1)),
      content: .text(title), takesInput: word != nil && !isCovered)
  }

  /// Sets how each element enters, leaves and moves, whichever slides it is between. The button has
  /// no motion: it is there at once, but fades where one of the slides has none.
  ///
  /// An element of several slides moves as the slide says that it is on its way to, or else the one
  /// that it leaves.
  public static func updateChildrenAnimations(
    container: inout ChildrenAnimations<String>,
    currentProps: Props, nextProps: Props, currentState: State, nextState: State
  ) {
    guard nextProps.edition == currentProps.edition else {
      return describeEdit(to: nextProps, in: &container, from: currentProps)
    }
    // What is out of sight in something that scrolls takes no part.
    let elements =
      nextProps.deck.scrolls
      ? currentProps.seenElements + nextProps.seenElements
      : nextProps.deck.allElements(with: currentProps.step, nextProps.step)
    describeMotions(of: elements, as: nextProps, in: &container, from: currentProps.step)
    tune(&container, as: nextProps, with: elements)
    pass(&container, as: nextProps, from: currentProps)
    nextProps.deck.choreography.order(
      &container, from: currentProps.step, to: nextProps.step, inSight: nextProps.keysInSight)
    stagger(&container, from: currentProps, to: nextProps)
  }

  /// Sets how elements move as a file is edited: those in groups with animators by these, all others
  /// straight to where they belong.
  private static func describeEdit(
    to next: Props, in container: inout ChildrenAnimations<String>, from current: Props
  ) {
    let elements = current.seenElements + next.seenElements
    for key in [IntroKey.background, IntroKey.button] + elements.map(\.key) {
      container[key] = .none
      container[key, .update] = Animation(
        type: .curve(.cssEaseInOut, duration: OnboardingScreen.newsDuration))
    }
    let seen = Set(elements.map(\.key))
    for (group, animator) in (current.shownElements + next.shownElements).animated {
      for element in group.elements
      where seen.contains(element.key) && element.motion(in: next.motion) == animator.motion {
        animator.motion.describe(element, in: &container, next.layout)
      }
    }
    stagger(&container, from: current, to: next)
  }

  /// Lets those elements of groups wait for each other that come into sight, or go from it, by the
  /// groups' animators.
  private static func stagger(
    _ container: inout ChildrenAnimations<String>, from current: Props, to next: Props
  ) {
    let (old, new) = (current.shownElements.animated, next.shownElements.animated)
    guard (old + new).contains(where: { $0.animator.stagger > 0 }) else { return }
    let (before, after) = (current.keysInSight, next.keysInSight)
    container.stagger(after.subtracting(before), of: new, .entry, in: next.motion)
    container.stagger(before.subtracting(after), of: old, .leave, in: next.motion)
  }

  /// Sets how elements move as the motion set has it.
  ///
  /// - Parameter elements: of several of one key the last one's motion counts.
  static func describeMotions(
    of elements: [SlideElement], as props: Props, in container: inout ChildrenAnimations<String>,
    from step: Slide
  ) {
    container[IntroKey.background] = Animation(type: props.motion.backgroundType)
    if (props.deck.buttonTitle(of: step) == nil) != (props.deck.buttonTitle(of: props.step) == nil)
    {
      container[IntroKey.button] = Animation(type: props.motion.backgroundType)
    }
    for element in elements {
      if let motion = element.motion(in: props.motion) {
        motion.describe(element, in: &container, props.layout)
      } else {
        container[element.key] = .none
      }
    }
  }

  /// Lets all elements move as the change has it, which one that is taken backwards knows from where
  /// it leads.
  private static func pass(
    _ container: inout ChildrenAnimations<String>, as next: Props, from current: Props
  ) {
    guard next.deck.isGraph else { return }
    // What is not seen has no time.
    if next.step.backgroundColor == current.step.backgroundColor {
      container[IntroKey.background] = .none
    }
    let passage = current.passage.number > next.passage.number ? current.passage : next.passage
    let known =
      next.deck.scrolls
      ? (next.seenElements + current.seenElements).map(\.key)
      : next.deck.keys + next.step.all.map(\.key) + current.step.all.map(\.key)
    let keys = Set(known + [IntroKey.background, IntroKey.button])
    // What comes to lie below goes there as one, and waits for nothing.
    for key in changed(from: current.step, to: next.step) {
      container[key] = Animation(type: SlideMotion.fluidType)
    }
    for key in keys where container[key].duration > 0 {
      container.change(key, passage.applied)
    }
  }

  /// The elements of two slides that are covered on one of them alone.
  private static func changed(from old: Slide, to new: Slide) -> [String] {
    let covered = Set(old.all.filter(\.isCovered).map(\.key))
    let isOnOld = Set(old.all.map(\.key))
    return new.all.filter {
      isOnOld.contains($0.key) && $0.isCovered != covered.contains($0.key)
    }
    .map(\.key)
  }

  /// Lets the elements that were tuned move otherwise.
  ///
  /// - Parameter elements: of several of one key the last one's motion counts.
  static func tune(
    _ container: inout ChildrenAnimations<String>, as props: Props, with elements: [SlideElement]
  ) {
    tuneTimelines(&container, as: props, with: elements)
    for (key, type) in props.tunings { container.change(key) { $0.retyped(type) } }
    for (key, types) in props.roleTunings {
      for (role, type) in types { container[key, role] = container[key, role].retyped(type) }
    }
    for (key, seconds) in props.delays { container.change(key) { $0.waitingLonger(by: seconds) } }
  }

  /// Puts the properties of elements that were tuned in their order anew.
  private static func tuneTimelines(
    _ container: inout ChildrenAnimations<String>, as props: Props, with elements: [SlideElement]
  ) {
    guard !props.tunings.isEmpty || !props.roleTunings.isEmpty else { return }
    let last = Dictionary(elements.map { ($0.key, $0) }) { $1 }
    for key in Set(props.tunings.keys).union(props.roleTunings.keys) {
      guard let element = last[key], let motion = element.motion(in: props.motion),
        motion.timeline != nil
      else { continue }
      motion.tuned(props.tunings[key], props.roleTunings[key] ?? [:])
        .describe(element, in: &container, props.layout)
    }
  }
}

extension ChildrenAnimations<String> {
  /// Changes how a child moves, in each role.
  fileprivate mutating func change(
    _ key: String, _ change: (Animation<ChildTransition>) -> Animation<ChildTransition>
  ) {
    let motions = ChildRole.allRoles.map { ($0, self[key, $0]) }
    self[key] = change(self[key])
    for (role, motion) in motions { self[key, role] = change(motion) }
  }
}

extension Animation<ChildTransition> {
  /// The motion after another wait; below 0 it is a shorter one, if it has any.
  fileprivate func waitingLonger(by seconds: Double) -> Animation {
    guard seconds < 0 else { return delayed(by: seconds) }
    let (waited, motion) = waited
    return motion.delayed(by: max(0, waited + seconds))
  }
}

extension Intro.Props {
  /// The elements of the slide.
  fileprivate var described: [ViewDescription] {
    let canvas = canvas
    return shownElements.map { $0.description(in: canvas) }
  }

  /// The elements of the slide that are described, those in others behind these.
  fileprivate var seenElements: [SlideElement] {
    let canvas = canvas
    return shownElements.flatMap { $0.seen(in: canvas) }
  }

  /// The keys of the elements of the slide that are in sight, even where others are described, too.
  fileprivate var keysInSight: Set<String> {
    var props = self
    props.showsAll = false
    return Set(props.seenElements.map(\.key))
  }

  /// The slide's elements in their states, and as hands have sorted them.
  fileprivate var shownElements: [SlideElement] {
    let source = ArrangedSlide.Source(self)
    if let arranged, arranged.source == source { return arranged.elements }
    return source.elements
  }

  var canvas: SlideCanvas {
    SlideCanvas(
      layout: layout, artwork: artwork, deck: deck, frames: frames, offsets: offsets,
      sorted: sorted, showsAll: showsAll)
  }

  /// The elements of the slide as views.
  var views: [ViewDescription.Props] { described.map(\.props) }

  /// The frames of all elements of the slide that are seen, in points of the canvas.
  var absoluteFrames: [String: Rect] {
    var frames: [String: Rect] = [:]
    func add(_ views: [ViewDescription.Props], at corner: Point) {
      for view in views {
        let frame = view.appearance.frame.offset(by: corner)
        if let key = view.key { frames[key] = frame }
        add(view.children.map(\.props), at: frame.origin)
      }
    }
    add(views, at: .zero)
    return frames
  }

  /// Lays out what the slide's layouts place, if it has any.
  ///
  /// - Parameter typesetter: tells how large words are.
  package mutating func arrange(_ typesetter: Typesetter) {
    guard step.isArranged else { return (frames, arranged) = (SlideFrames(), nil) }
    let source = ArrangedSlide.Source(self)
    guard arranged?.source != source else { return }
    let elements = source.elements
    frames = SlideArranger(layout, artwork, typesetter).frames(of: elements)
    arranged = ArrangedSlide(source: source, elements: elements)
  }
}

/// A change between two slides.
struct Passage: Hashable {
  /// Higher than that of every change before it.
  var number = 0
  /// The type of all elements' motions; nil: each has its own.
  var type: AnimationType?
  /// True if it is taken backwards, and yet begins as it does forwards: a spring leaves where it is, and
  /// swings where it comes to.
  var isMirrored = false

  /// An element's motion in it.
  func applied(to motion: Animation<ChildTransition>) -> Animation<ChildTransition> {
    guard let type = type ?? motion.waited.motion.type, self.type != nil || isMirrored else {
      return motion
    }
    guard self.type != nil else { return motion.mirrored }
    let whole = motion.retypedAsWhole(type)
    return isMirrored ? whole.mirrored : whole
  }
}

/// The names of the elements that are on all slides.
public enum IntroKey {
  /// The colour behind everything.
  public static let background = "background"
  /// The button that leads on.
  public static let button = "button"
}
