/// A screen with a stage, a hand and a transport: what a screen of one's own begins with.
///
/// Put views on ``root`` in ``layOut(at:)``, tell which ``change`` the hand and the keys move, and
/// what ``begin(reversed:)`` begins. Presses on views with an `action` are theirs; every other
/// press is the hand's; Return, Space, R, F5, L, comma, full stop and the arrows left and right are
/// the transport's.
open class StageScreen: Screen, ScrubTarget, TransportTarget {
  /// The stage that shows and moves its views.
  public let stage: Stage
  /// The hand on its changes.
  package let hand = ScrubHand()
  /// The transport of its changes.
  package let transport = Transport()
  /// The size in points that the screen was given last.
  public private(set) final var size = Size.zero
  /// The stage's size for a size of the screen, in the stage's points: the same, unless overridden.
  open var canvas: Size { size }
  /// The maker of its drawing commands.
  public let builder: DisplayListBuilder

  /// - Parameter measuring: tells how large text is.
  public init(measuring: any TextMeasuring = MonospacedText(), stage: Stage = Stage()) {
    self.stage = stage
    builder = DisplayListBuilder(measuring: measuring)
  }

  /// True if a drag leads on or back, as from page to page: a view that goes elsewhere than the hand
  /// is not held, and the change goes along ``path``.
  public final var followsPathOnly = false
  /// True if the stage gives way as a rubber band to a drag for which there is no change.
  public final var givesAtEnds = false

  // MARK: To override

  /// Gives the views their places for ``size``; called for each new size. The root has it already.
  open func layOut(at time: Instant) {}

  /// The change that the hand and the keys move; nil: none. To be overridden.
  open var change: (any Change)? { nil }
  /// True if the screen goes to, or rests at, the state before its last change: play then leads to
  /// the end. By default as the change is headed; true if there is none.
  open var headsBack: Bool { change?.isReversed ?? true }
  /// A change that begins at an end, where none is on its way; by default none.
  open func begin(reversed: Bool) -> (any Change)? { nil }
  /// The change for a drag in a direction; by default ``change``.
  open func change(towards direction: Double) -> (any Change)? {
    change ?? begin(reversed: headsBack)
  }
  /// The axis on which a drag chooses its change; by default across.
  open func axis(ofDragFrom press: Point, by translation: Point) -> Point { Point(1, 0) }
  /// The way of a hand for the whole change: to the right, as long as the screen is wide.
  open var path: Point { Point(max(1, size.width), 0) }
  /// The map from the stage's coordinates to those of events; by default the identity.
  open var toHand: AffineTransform { .identity }
  /// The view under the point that the drag keeps under the hand; nil: none.
  open func held(at point: Point, in change: any Change) -> View? { defaultHeld(at: point) }
  /// True if a change settles when it is let go; by default it does.
  open var settles: Bool { true }
  /// True if a hand that lets go is answered by two and a half times its speed at most, or two of
  /// ``path`` a second; by default a spring answers it.
  open var keepsPace: Bool { false }
  /// True if a hand that keeps pace and lets go leaves the change to the end that is nearer by way of
  /// what moves; by default half of the time decides.
  open var settlesByWay: Bool { false }
  /// The slider that a press takes; by default none.
  open func track(at point: Point) -> ScrubTrack? { defaultTrack(at: point) }
  /// Takes a press that was no drag; by default nothing happens.
  open func tapped(_ point: Point, at time: Instant) {}

  /// Plays the change that leads forwards or back.
  open func go(reversed: Bool) { defaultGo(reversed: reversed) }

  /// Plays, or turns round what is played.
  open func play() { defaultPlay() }

  /// Plays the change again from the end at which it began.
  open func replay() { defaultReplay() }

  /// Takes the last change back, from rest; by default as ``go(reversed:)`` does.
  open func takeBack() { defaultTakeBack() }

  /// The tree of the stage.
  open var root: View { stage.root }
  /// The trees that take input, the topmost first; by default its own.
  open var inputTrees: [InputTree] { [InputTree(root)] }
  /// The progress of the change; without one 0 or 1, the end at which the screen rests.
  open var progress: Double { change?.progress ?? (headsBack ? 0 : 1) }
  /// True while time or the hand moves something.
  open var isRunning: Bool { stage.isRunning || hand.isDown || hand.isGliding }
  /// The picture at the present time, as drawing commands.
  open func display() -> DisplayList { DisplayList(builder.commands(for: root)) }

  /// Takes another size in points, and lays everything out anew.
  open func resize(to size: Size, at time: Instant) {
    self.size = size
    stage.root.frame = Rect(origin: .zero, size: canvas)
    layOut(at: time)
    hand.pathChanged(at: time, on: self)
  }

  /// Brings everything to a time.
  open func advance(to time: Instant) {
    stage.advance(to: time)
    hand.follow(at: time, on: self)
    transport.follow(self)
  }

  /// Does what the events of a frame asked for: called after them, in each frame that has any.
  open func update(at time: Instant) { stage.update() }

  /// Lays out what lies beside the stage's tree, as ``Screen/layOutPanels()`` says; by default nothing
  /// does.
  open func layOutPanels() {}

  /// Takes an event: a press, a drag, a key.
  open func handle(_ event: InputEvent, at time: Instant) {
    switch event {
    case .press, .move, .release, .cancel: hand.handle(event, at: time, on: self)
    case .key(let key):
      if let command = PlaybackCommand(key: key) { perform(command, at: time) }
    case .keyUp, .hover, .wheel, .pinch, .text, .composition: break
    case .resize(let size): resize(to: size, at: time)
    }
  }

  // MARK: For screens

  /// True while a change stands still on its way, and not because a hand holds it.
  public final var isPaused: Bool {
    !hand.isDown && !hand.isGliding && change?.isPaused ?? false
  }

  /// The factor by which everything goes faster than designed; > 0.
  public final var speed: Double {
    get { stage.speed }
    set { stage.speed = newValue }
  }

  /// Does what a key asks of the change; the hand lets go first.
  public final func perform(_ command: PlaybackCommand, at time: Instant) {
    hand.cancel(at: time, on: self)
    transport.perform(command, on: self)
  }
}
