public import Engine

/// Screen 1: the onboarding under the hand.
public final class OnboardingScreen: StageScreen {
  /// The fit of the slides in the size they are given.
  public enum Fit: Sendable {
    /// The canvas is all of it.
    case canvas
    /// The canvas is the largest centred column of the design's proportions; the slide's colour
    /// fills the rest.
    case window
  }

  /// Called once with everything that is doubtful about the slides as they are described.
  public var onProblem: ((DescriptionProblem) -> Void)? {
    get { tree.onProblem }
    set { tree.onProblem = newValue }
  }

  /// The way on from a slide after which the program goes on, in a window; nil: the button leads
  /// to the next slide there, too.
  public var onFinish: (() -> Void)? {
    didSet { showBar() }
  }
  /// True if dots, hints and whatever else is not the slides' own are left out.
  package var presents = false
  /// True if nobody needs to be told that slides can be dragged; set by the first drag, too.
  public var knowsDrag = false

  /// The number of times that the motions of all elements were looked up.
  package internal(set) var motionTableCount = 0
  /// The motions that were looked up last, as the slides and as ``designed`` have them, and of what.
  var lastMotionTable, lastDesign: (props: Intro.Props, table: MotionTable)?

  let fit: Fit
  let tree: DescriptionTree<Intro>
  /// The life of the creatures beside the slides' changes; nil: they have none.
  var life: Life?
  /// The dots, words and hints of a window; nil: a canvas has none.
  var bar: SlideBar?
  var shares: SlideShares
  private(set) var nudge = Nudge()
  /// True if the creatures live, as they do in front of somebody.
  package let lives: Bool
  private var screenScale: Double
  var parallax: Parallax
  /// The change that the scenery went along with.
  private var followed: Transition?
  /// The time of the frame.
  private(set) var now = Instant.zero
  /// The progress under the hand in the last frame, 2 if nothing was on its way; nil: no hand.
  private var heldProgress: Double?
  /// The middle of a slide's way in the hand, from which on letting go leads to the other slide.
  private(set) var detent = Detent()
  /// The progress at which the last change ended, and the slide it left; nil before there was one.
  var lastProgress: Double?
  var leftSlide: Slide?
  /// The slides between which the last change led, which has ended; nil before there was one.
  var lastPair: SlidePair?
  /// The slides between which the change on its way leads, and those before it that it took over
  /// from.
  var slidesOnWay: [Slide] = []
  /// The histories of the slide that is left and of the one that comes; at rest that of the slide.
  var histories: [SlideHistory]
  /// The steps that the present drag may take, by direction; nil: those along the line.
  var dragSteps: [SlideDirection: SlideHistory.Step]?
  /// The axis along which it goes.
  var dragAxis = Point(1, 0)
  /// The path of a hand along a change that a drag began, in canvases; nil: the usual one.
  var dragPath: Point?
  /// The elements of a slide by their keys, which many frames ask for.
  var knownElements: (slide: Slide, elements: [String: SlideElement])?
  /// The name of the slide whose elements take presses.
  var connectedSlide = ""
  /// The time since which a slide that goes on by itself has been at rest.
  var rest: (slide: String, since: Instant)?
  /// The slides that went on by themselves since the last input.
  var timedOut: Set<String> = []
  /// The slides as their file has them, where they are shown otherwise; nil: as they are shown.
  package var designed: Deck?
  /// The scrolling of what is in elements, by their keys.
  var scrollers: [String: SlideScroller] = [:]
  /// The press that may be for something on the slide; nil: there is none.
  var claims: PressClaims?
  /// The two fingers that lead to another slide; nil: there are none.
  var pinch: Pinch?
  /// The rows that are drawn aside, by their keys.
  var swipes: [String: RowSwipe] = [:]
  /// The row that a hand takes to another place; nil: none.
  var sort: RowSort?
  /// The keys of rows that lie between pixels, since hands move them.
  var floating: Set<String> = []
  /// The role in which elements are tuned; nil: all of them.
  package var tunedPart: ChildRole?
  /// The elements that are to move as these say again.
  var resets: Set<String> = []
  /// The last change once more, if anybody asked for it.
  var past: PastTransition?
  /// The change that an edited file has made, which no hand and no key turns back.
  weak var edit: Transition?

  /// - Parameters:
  ///   - deck: the slides; the first one is shown at first.
  ///   - screenScale: pixels a point, > 0; frames are rounded to whole pixels.
  ///   - motion: the set that the elements' motions come from at first.
  ///   - reducesMotion: true if movement becomes a short fade.
  ///   - lives: true if the creatures breathe, blink and look around, in a window in front of
  ///     hills, which is no motion of the stage and begins and ends nothing.
  public init(
    _ deck: Deck = .builtIn, fit: Fit, artwork: Artwork, measuring: any TextMeasuring,
    screenScale: Double = 1, motion: MotionSet = .fluid, reducesMotion: Bool = false,
    lives: Bool = false
  ) {
    let artwork = artwork.setting(by: measuring)
    self.fit = fit
    self.lives = lives
    life = lives ? Life(deck, artwork) : nil
    bar = fit == .window ? SlideBar(slides: deck.slides.count) : nil
    bar?.stage.reducesMotion = reducesMotion
    shares = SlideShares(slides: deck.slides.count)
    parallax = Parallax(slides: deck.slides.count)
    let first = deck.composed(deck.slides[0], from: nil)
    histories = [SlideHistory(at: first)]
    self.screenScale = screenScale
    let stage = Stage()
    stage.reducesMotion = reducesMotion
    let layout = IntroLayout(canvas: deck.canvas, screenScale: screenScale, design: deck.canvas)
    var props = Intro.Props(
      deck: deck, step: first, layout: layout, artwork: artwork, motion: motion)
    props.arrange(Typesetter(measuring: measuring, screenScale: screenScale))
    tree = DescriptionTree(props: props, state: Intro.State(), in: stage.root, stage: stage)
    super.init(measuring: measuring, stage: stage)
    (followsPathOnly, givesAtEnds) = (true, true)
    stage.root.cursor = .openHand
    connectButton()
    connectBar()
    connectSlide()
  }

  public override var inputTrees: [InputTree] {
    let unit = Size(column.width / deck.canvas.width, column.height / deck.canvas.height)
    return [presents ? nil : bar?.root, root].compactMap(\.self).map {
      InputTree($0, transform: .translation(column.minX, column.minY), unit: unit)
    }
  }

  /// The area of the slides on the screen, in points.
  package var column: Rect { column(of: deck) }

  func column(of deck: Deck) -> Rect {
    guard fit == .window else { return Rect(origin: .zero, size: size) }
    return Self.column(of: deck.canvas, enlargement: enlargement(of: deck), in: size)
  }

  /// Frames of a design fit together as they are: only the places of the program's own design know
  /// what to do with more room.
  func enlargement(of deck: Deck) -> Double {
    fit == .canvas || deck.hasFrames ? 0 : Self.enlargement(in: size)
  }

  func layout(of deck: Deck) -> IntroLayout {
    IntroLayout(
      canvas: column(of: deck).size, screenScale: screenScale,
      enlargement: enlargement(of: deck), design: deck.canvas)
  }

  /// The typesetter of words whose size layouts ask for.
  var typesetter: Typesetter {
    Typesetter(measuring: builder.measuring, screenScale: screenScale)
  }

  public override var canvas: Size { column.size }

  public override func layOut(at time: Instant) {
    let layout = layout(of: deck)
    bar?.place(in: layout)
    if layout != tree.props.layout {
      let typesetter = typesetter
      tree.relayout { props in
        props.layout = layout
        props.arrange(typesetter)
      }
      fitScrollers(isAnew: true)
      connectTaps()
      life?.forgetPlaces()
      keepTextsApart()
    }
    showBar()
  }

  /// Rounds frames to the pixels of another scale, in pixels a point, from the next size on.
  public func take(pixelsPerPoint: Double) { screenScale = pixelsPerPoint }

  public override func advance(to time: Instant) {
    super.advance(to: time)
    bar?.stage.reducesMotion = stage.reducesMotion
    bar?.stage.advance(to: time)
    showScrolls(at: time)
    showRows(at: time)
    live(at: time)
    follow(over: max(0, time.seconds(since: now)))
    nudge(at: time)
    now = time
    if !hand.isDown { feel() }
    goOnByItself(at: time)
    settlePresses()
    root.first(key: IntroKey.button)?.floats = wordScale != 1
    showBar()
  }

  public override var isRunning: Bool {
    super.isRunning || isBarMoving || isScrolling || areRowsMoving
      || !lives && isAboutToGoOn
  }

  /// The place of the hills behind the slides, counted in slides; nil: there are none.
  var sceneryPlace: Double? {
    let isMeant = fit == .window && deck.hasHills && living != nil
    return isMeant && tree.props.motion == .fluid ? parallax.place : nil
  }

  /// True while the hills move although nothing runs.
  var isSceneryMoving: Bool { sceneryPlace != nil && parallax.isMoving }

  /// True if the change on its way has begun since the last frame, while another one was.
  var takesOver: Bool { followed != nil && transition != nil && followed !== transition }

  /// Brings the hills and the dots to where the titles are, some seconds after the last frame.
  private func follow(over seconds: Double) {
    var place = Double(deck.index(of: deck.ground(of: step)))
    if let pair = tree.pair, let transition {
      let (old, new) = (deck.ground(of: pair.old.step), deck.ground(of: pair.new.step))
      let gone = TimingCurve.cssEaseInOut.value(at: transition.progress)
      place = Double(deck.index(of: old)) + Double(deck.way(from: old, to: new)) * gone
    }
    parallax.follow(place, takesOver: takesOver, over: seconds)
    shares.follow(travel, takesOver: takesOver, over: seconds)
    followed = transition
  }

  /// Lets a slide that is left alone tell that it can be dragged, until somebody does.
  private func nudge(at time: Instant) {
    let progress = transition?.progress ?? 2
    if hand.isDown, let heldProgress, progress != heldProgress { knowsDrag = true }
    heldProgress = hand.isDown ? progress : nil
    let wasAside = nudgeOffset != 0
    nudge.advance(to: time, isMeant: isNudgeMeant)
    let isAside = nudge.offset(at: time) != 0
    if wasAside || isAside {
      root.floats = isAside || root.presented.transform != .identity
    }
  }

  /// Lets the button's word pulse as a drag passes the middle of a slide's way.
  ///
  /// A hand that is down feels it in the frames of its events only: these are at the same times at
  /// every frame rate, while the frame in which the slides pass the middle is another one.
  private func feel() {
    let isPassed =
      transition.map {
        SettleSpring(releasing: $0.progress, velocity: 0).commits == ($0.origin == .start)
      } ?? false
    let isFelt = hand.isDown && tree.props.motion == .fluid && !stage.reducesMotion
    detent.follow(isPassed: isPassed, isHeld: isFelt, at: now)
  }

  public override func handle(_ event: InputEvent, at time: Instant) {
    look(after: event)
    if case .press = event, !hand.isDown { dragSteps = nil }
    if event.isAct { timedOut = [] }
    if pinch(with: event, at: time) || claim(event, at: time) || scroll(with: event, at: time) {
      return
    }
    if case .key(let key) = event, Self.backKeys.contains(key), goBack() { return }
    if case .key(.return) = event, finishes, step.cover == nil { return pressButton() }
    super.handle(event, at: time)
  }

  public override func update(at time: Instant) {
    life?.stir()
    nudge.stir(at: time)
    super.update(at: time)
    showScrolls(at: time)
    showRows(at: time)
    if hand.isDown { feel() }
    showBar()
  }

  public override func tapped(_ point: Point, at time: Instant) {
    if step.back == .tapOutside, isOutside(point), goBack() { return }
    hop(at: point)
  }

  public override func display() -> DisplayList { picture }

  // MARK: The change under hand and keys

  /// The slide that is shown, or on its way.
  var step: Slide { tree.props.step }
  var deck: Deck { tree.props.deck }
  /// The change on its way from slide to slide.
  var transition: Transition? { tree.transition === edit ? nil : tree.transition }

  public override var change: (any Change)? { transition }
  public override var headsBack: Bool { transition?.isReversed ?? (progress == 0) }
  public override var progress: Double { transition?.progress ?? lastProgress ?? 0 }
  /// The original's changes settle by a spring.
  public override var keepsPace: Bool { motion == .fluid }
  public override var settlesByWay: Bool { deck.isGraph }
  public override var path: Point {
    let path = dragPath ?? usualPath
    return Point(path.x * column.width, path.y * column.height)
  }
  public override var toHand: AffineTransform { .translation(column.minX, column.minY) }

  /// The element under the hand. Beside all of them it is the title that leaves, if its motion was
  /// made for that; where the original's elements shrink and fade, the canvas's width counts.
  public override func held(at point: Point, in change: any Change) -> View? {
    guard let pair = tree.pair, let transition else { return nil }
    let ground = [IntroKey.background, IntroKey.button]
    if let place = toHand.inverse?.apply(to: point),
      let picked = root.seen(at: place, beside: !transition.isAtOrigin), let key = picked.key,
      !ground.contains(key)
    {
      return picked
    }
    guard tree.props.motion == .fluid else { return nil }
    let leaving = transition.origin == .start ? pair.old : pair.new
    return root.first(key: leaving.step.titleKey)
  }

  /// The next slide's change to the left, the previous one's to the right; beyond the last slide and
  /// the first there is none, nor where the hand pressed.
  public override func change(towards direction: Double) -> (any Change)? {
    if let transition {
      if isMeant(transition, direction) { return transition }
      transition.origin == .start ? transition.rollBack() : transition.commit()
    }
    guard let step = dragStep(direction) else { return nil }
    let change = begin(step, scrubbed: true)
    dragPath = dragPath(of: step, direction)
    return change
  }

  public override func axis(ofDragFrom press: Point, by translation: Point) -> Point {
    let steps = pinch.map { [.left: $0.step] } ?? dragSteps(from: press)
    dragSteps = steps
    dragAxis = Self.axis(of: translation, among: steps)
    return dragAxis
  }

  public override func begin(reversed: Bool) -> (any Change)? {
    begin(reversed: reversed, scrubbed: false)
  }

  private func begin(reversed: Bool, scrubbed: Bool) -> Transition? {
    lineStep(reversed: reversed).map { begin($0, scrubbed: scrubbed) }
  }

  /// The slide that is on its way is turned round to; from there another one begins. Where there is
  /// none the slides give way.
  public override func go(reversed: Bool) {
    if let transition, transition.isReversed != reversed {
      transition.play(reversed: reversed)
    } else if let next = begin(reversed: reversed) {
      next.play()
    } else {
      stage.give(by: path * ((reversed ? -1 : 1) * Self.give), of: column.width)
    }
  }

  /// The share of the canvas's width by which slides give way to a key.
  private static let give = 0.025

  public override func play() { goOn() }

  public override func replay() {
    let isBack = headsBack
    if transition == nil, let leftSlide {
      begin(to: leftSlide, reversed: !isBack, scrubbed: false).isReversed = isBack
    }
    if transition != nil { super.replay() }
  }

  /// Wherever the last change led: from the first slide to the last one, too, and across others.
  public override func takeBack() {
    let isBack = headsBack
    guard transition == nil, let leftSlide, leftSlide != step else { return super.takeBack() }
    begin(to: leftSlide, reversed: !isBack, scrubbed: false).play()
  }
}
