/// A screen with a stage, a hand and a transport: what a screen of one's own begins with.
///
/// Put views on ``root`` in ``layOut(at:)``, tell which ``change`` the hand and the keys move, and
/// what ``begin(reversed:)`` begins. Presses on views with an `action` are theirs; every other
/// press is the hand's; the transport's keys are those of ``PlaybackCommand``.
open class StageScreen: Screen, ScrubTarget, TransportTarget {
  public let stage: Stage
  public let hand = ScrubHand()
  public let transport = Transport()
  /// The size in points that the screen was given last.
  public private(set) final var size = Size.zero
  /// The stage's size for a size of the screen, in the stage's points: the same, unless overridden.
  open var canvas: Size { size }
  public let builder: DisplayListBuilder

  /// - Parameter measuring: tells how large text is.
  public init(measuring: any TextMeasuring = MonospacedText(), stage: Stage = Stage()) {
    self.stage = stage
    builder = DisplayListBuilder(measuring: measuring)
  }

  // MARK: To override

  /// Gives the views their places for ``size``; called for each new size. The root has it already.
  open func layOut(at time: Instant) {}

  open var change: (any Change)? { nil }
  open var headsBack: Bool { change?.isReversed ?? true }
  open func begin(reversed: Bool) -> (any Change)? { nil }
  open func change(towards direction: Double) -> (any Change)? {
    change ?? begin(reversed: headsBack)
  }
  /// The way of a hand for the whole change: to the right, as long as the screen is wide.
  open var path: Point { Point(max(1, size.width), 0) }
  open var toHand: AffineTransform { .identity }
  open func held(at point: Point, in change: any Change) -> View? {
    toHand.inverse.flatMap { root.seen(at: $0.apply(to: point)) }
  }
  open var settles: Bool { true }
  open func track(at point: Point) -> ScrubTrack? {
    (root.hitTest(point) as? ScrubTrackView)?.track
  }
  open func tapped(_ point: Point, at time: Instant) {}

  open func go(reversed: Bool) {
    (change ?? begin(reversed: reversed))?.play(reversed: reversed)
  }

  open func play() {
    if isPaused { change?.play() } else { go(reversed: !headsBack) }
  }

  open func replay() {
    let isBack = headsBack
    guard let change = change ?? begin(reversed: !isBack) else { return }
    change.seek(to: isBack ? 1 : 0)
    change.isReversed = isBack
    change.play()
  }

  open var root: View { stage.root }
  open var inputTrees: [InputTree] { [InputTree(root)] }
  open var progress: Double { change?.progress ?? (headsBack ? 0 : 1) }
  open var isRunning: Bool { stage.isRunning || hand.isDown || hand.isGliding }
  open func display() -> DisplayList { DisplayList(builder.commands(for: root)) }

  open func resize(to size: Size, at time: Instant) {
    self.size = size
    stage.root.frame = Rect(origin: .zero, size: canvas)
    layOut(at: time)
    hand.pathChanged(at: time, on: self)
  }

  open func advance(to time: Instant) {
    stage.advance(to: time)
    hand.follow(at: time, on: self)
    transport.follow(self)
  }

  open func update(at time: Instant) { stage.update() }

  open func handle(_ event: InputEvent, at time: Instant) {
    switch event {
    case .press, .move, .release, .cancel: hand.handle(event, at: time, on: self)
    case .key(let key):
      if let command = PlaybackCommand(key: key) { perform(command, at: time) }
    case .hover, .wheel, .text, .composition: break
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
