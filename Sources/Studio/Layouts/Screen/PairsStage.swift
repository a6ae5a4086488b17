import Engine

/// The views of a pair and the way between its two layouts: at one end, or paused or moving on the
/// way.
///
/// Progress is always from before to after, also on the way back.
final class PairsStage: StageScreen {
  private(set) var pair: LayoutPair
  /// The timing of the whole way.
  private(set) var timing: AnimatorTiming
  /// From the canvas to the window.
  var toWindow = AffineTransform.identity
  /// The bar between the two ends, in the window; nil if none is shown.
  var track: ScrubTrack?
  private(set) var way: PairsWay
  /// Rounds to the window's pixels; another one does from the next size on.
  var typesetter: Typesetter { didSet { isTypeset = false } }
  private var isTypeset = true
  /// The change on the way; nil at an end.
  private(set) var playback: Playback?
  private var isAfter = false
  /// True if the change on the way is to be played back when it is played again.
  private var goesBack = false
  /// True if the last change took the views back.
  private var wentBack = false
  /// True once a change has ended.
  private var hasMoved = false
  /// The last change once more, if anybody asked for it.
  private var past: PastWay?

  /// - Parameter warn: told of views that a layout has twice, and the like.
  init(
    pair: LayoutPair, timing: AnimatorTiming, reducesMotion: Bool, typesetter: Typesetter,
    warn: ((String) -> Void)? = nil
  ) {
    self.pair = pair
    self.typesetter = typesetter
    self.timing = timing
    way = PairsWay(
      pair, in: PairCanvas(size: pair.naturalSize, typesetter: typesetter),
      direction: pair.direction)
    super.init(measuring: typesetter.measuring)
    stage.reducesMotion = reducesMotion
    stage.root.cursor = .openHand
    stage.onWarning = warn
    resize(to: pair.naturalSize, at: .zero)
  }

  /// The share of its curve that a play has gone along, 0…1 in time; nil if none goes along one.
  var playedShare: Double? { playback?.curveProgress }

  override func resize(to size: Size, at time: Instant) {
    if size != self.size || !isTypeset {
      isTypeset = true
      super.resize(to: size, at: time)
    } else {
      hand.pathChanged(at: time, on: self)
    }
  }

  override func layOut(at time: Instant) { layOut(anew: false) }

  /// Lays everything out in the colours of the current theme.
  func recolour() { layOut(anew: true) }

  /// - Parameter anew: true if also the views that stay are to look otherwise.
  private func layOut(anew: Bool) {
    let views = Set(way.ways.keys)
    layOut(way.direction)
    guard playback != nil else { return rest(after: isAfter) }
    goOn(making: !way.ways.isEmpty && (anew || views != Set(way.ways.keys)))
  }

  /// Lets the change on the way go on along the way that there is by now.
  ///
  /// - Parameters:
  ///   - makesViews: true if other views may be needed, or other looks: what is not in it goes, and what
  ///     is in it alone comes.
  ///   - old: the way that it takes over from, in some seconds; nil: it is there at once.
  private func goOn(making makesViews: Bool, after old: PairsWay? = nil, in seconds: Double = 0) {
    if makesViews {
      way.rest(in: root, after: false)
      way.prepare(in: root, showsAfter: false)
    }
    way.layOutStill(in: root)
    let animation = way.animation(in: root, after: old)
    // A canvas without room for any view keeps the way there was.
    if animation.duration > 0 { playback?.replace(by: animation, fade: seconds) }
  }

  private func layOut(_ direction: LayoutDirection) {
    past = nil
    way = PairsWay(
      pair, in: PairCanvas(size: size, typesetter: typesetter), direction: direction)
  }

  /// Shows another pair in its place: its views go to where they belong there.
  func take(_ pair: LayoutPair) {
    let direction = pair.direction == self.pair.direction ? way.direction : pair.direction
    let old = way
    self.pair = pair
    layOut(direction)
    guard playback == nil else {
      return goOn(making: true, after: old, in: stage.reducesMotion ? 0 : Self.news)
    }
    guard !stage.reducesMotion, size == pair.naturalSize else { return rest(after: isAfter) }
    stage.animate(withDuration: Self.news) { self.rest(after: self.isAfter) }
  }

  /// The seconds in which views go to where an edited file has them.
  private static let news = 0.3

  /// Gives what lies below the views its colour, where the pair says so.
  private func updateBackground() {
    guard let grounds = pair.grounds else { return }
    let share = min(1, max(0, playback?.progress ?? (isAfter ? 1 : 0)))
    let color = grounds.before.interpolated(to: grounds.after, at: share)
    if root.backgroundColor != color { root.backgroundColor = color }
  }

  override func advance(to time: Instant) {
    super.advance(to: time)
    updateBackground()
  }

  override func update(at time: Instant) {
    super.update(at: time)
    updateBackground()
  }

  /// Mirrors the later layout, or mirrors it back; the views go over to where they belong then.
  func mirror() {
    let isAtEnd = playback == nil && isAfter
    if isAtEnd { hold() }
    let old = way
    layOut(way.direction == .leftToRight ? .rightToLeft : .leftToRight)
    guard let playback else { return }
    playback.replace(
      by: way.animation(in: root, after: old), fade: stage.reducesMotion ? 0 : Self.mirroring)
    if isAtEnd { playback.play(reversed: false) }
  }

  /// The seconds in which the views go over to a mirrored layout.
  private static let mirroring = 0.5

  // MARK: The change under hand and keys

  override var change: (any Change)? { playback }
  override var headsBack: Bool { playback?.isReversed ?? !isAfter }
  override var path: Point { Point(max(1e-6, size.width * toWindow.a), 0) }
  override var toHand: AffineTransform { toWindow }
  override func track(at point: Point) -> ScrubTrack? {
    track.flatMap { $0.takes(point) ? $0 : nil }
  }
  override func begin(reversed: Bool) -> (any Change)? { hold() }

  override func replay() {
    let isBack = playback?.isReversed ?? wentBack
    if playback == nil, isBack { rest(after: true) }
    let playback = hold()
    goesBack = isBack
    playback.seek(to: isBack ? 1 : 0)
    playback.isReversed = isBack
    playback.play()
  }

  /// Puts the views on the way, paused at the end where they are.
  @discardableResult
  private func hold() -> Playback {
    if let playback { return playback }
    past = nil
    way.prepare(in: root, showsAfter: isAfter)
    let begun = stage.hold(way.animation(in: root), atEnd: isAfter, endsItself: true)
    begun.timing = timing
    goesBack = isAfter
    begun.onEnd { [weak self] outcome in
      guard let self else { return }
      self.playback = nil
      hasMoved = true
      wentBack = outcome == .cancelled && goesBack
      rest(after: outcome != .cancelled)
    }
    playback = begun
    return begun
  }

  /// Lays the views out at one end.
  private func rest(after: Bool) {
    isAfter = after
    way.rest(in: root, after: after)
    updateBackground()
  }

  /// Plays otherwise from now on; what is on its way goes on from where it is.
  func tune(_ timing: AnimatorTiming) {
    guard timing != self.timing else { return }
    (self.timing, past) = (timing, nil)
    playback?.retime(to: timing)
  }

  /// The change on the way, or one like the last that has ended; nil: there was none.
  func lastChange() -> LastChange? {
    if let playback { return LastChange(playback) }
    guard hasMoved else { return nil }
    let past = past ?? PastWay(way, timing, in: size, isAfter: isAfter)
    self.past = past
    return LastChange(past.playback, copies: InputTree(past.root, transform: toWindow))
  }

  /// Stands still where it is, while another pair is shown.
  func standStill(at time: Instant) {
    hand.cancel(at: time, on: self)
    if let playback, !playback.isPaused { playback.pause() }
  }
}
