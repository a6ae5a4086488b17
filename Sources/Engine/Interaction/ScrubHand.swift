/// A screen, or a part of one, whose changes a ``ScrubHand`` moves.
public protocol ScrubTarget: AnyObject {
  var stage: Stage { get }
  /// The change that a press catches and a drag goes on with: on its way, paused or, where it can
  /// be gone through again, ended; nil: there is none.
  var change: (any Change)? { get }
  /// The change that a drag from rest is for.
  ///
  /// Asked at the first move, and each time the hand crosses the press point. To begin one, hold it
  /// at the end at which the screen rests; one that is not meant any more is the target's to end.
  /// - Parameter direction: −1 if the hand is to the left of the press point, 1 to the right, 0 on
  ///   it; along another axis, if the drag has one.
  /// - Returns: nil if there is none: then nothing follows the hand, or the stage gives way; see
  ///   ``givesAtEnds``.
  func change(towards direction: Double) -> (any Change)?
  /// The axis on which a drag chooses its change, as it begins: its direction is 1 along it.
  ///
  /// - Parameters:
  ///   - press: where it was pressed.
  ///   - translation: the way of the hand from there.
  /// - Returns: one point along the axis; to the right by default.
  func axis(ofDragFrom press: Point, by translation: Point) -> Point
  /// The view that a drag from a point keeps under the hand, on its way in a change; nil, or one
  /// that hardly moves: the change goes with the hand along ``path``.
  func held(at point: Point, in change: any Change) -> View?
  /// The way of a hand, in points of its events, that takes a change from progress 0 to 1; not
  /// zero.
  var path: Point { get }
  /// True if a drag leads on or back, as from page to page: a view that goes elsewhere than the hand
  /// is not held, and the change goes along ``path``.
  var followsPathOnly: Bool { get }
  /// True if a hand that lets go is answered by two and a half times its speed at most, or two of
  /// ``path`` a second, by the time of a page's turn; false if a spring answers it.
  var keepsPace: Bool { get }
  /// True if a hand that keeps pace and lets go leaves the change to the end that is nearer by way of
  /// what moves; false: by time.
  var settlesByWay: Bool { get }
  /// True if the stage gives way as a rubber band to a drag for which there is no change, as beyond
  /// the first and the last of several pages.
  var givesAtEnds: Bool { get }
  /// From the stage's coordinates to those of the hand's events.
  var toHand: AffineTransform { get }
  /// True if a change settles at an end when it is let go, and gives way beyond its ends; false if
  /// it stays where it is let go.
  var settles: Bool { get }
  /// The slider or playhead of the change that a press takes; nil if there is none there.
  func track(at point: Point) -> ScrubTrack?
  /// Takes a press that was no drag, where nothing else was pressed.
  func tapped(_ point: Point, at time: Instant)
}

extension ScrubTarget {
  /// The change that is caught, whatever the direction.
  public func change(towards direction: Double) -> (any Change)? { change }
  /// Across.
  public func axis(ofDragFrom press: Point, by translation: Point) -> Point { Point(1, 0) }
  /// The topmost view that is seen there.
  public func held(at point: Point, in change: any Change) -> View? { defaultHeld(at: point) }
  /// False: what is picked may go anywhere.
  public var followsPathOnly: Bool { false }
  /// False: a spring takes over.
  public var keepsPace: Bool { false }
  /// False: half of the time decides.
  public var settlesByWay: Bool { false }
  /// False: such a drag does nothing.
  public var givesAtEnds: Bool { false }
  /// The identity: events come in the stage's coordinates.
  public var toHand: AffineTransform { .identity }
  /// True: a change settles when it is let go.
  public var settles: Bool { true }
  /// No slider.
  public func track(at point: Point) -> ScrubTrack? { defaultTrack(at: point) }
  /// Does nothing.
  public func tapped(_ point: Point, at time: Instant) {}
}

/// The defaults by names of their own, for a class whose subclasses override them.
extension ScrubTarget {
  func defaultHeld(at point: Point) -> View? {
    toHand.inverse.flatMap { stage.root.seen(at: $0.apply(to: point)) }
  }
  func defaultTrack(at point: Point) -> ScrubTrack? {
    (stage.root.hitTest(point) as? ScrubTrackView)?.track
  }
}

/// A hand on the changes of a screen: a press catches what moves, a drag scrubs it, letting go lets
/// it settle where it was thrown.
///
/// | state | press | drag | tap | cancel |
/// |---|---|---|---|---|
/// | idle | what runs is paused: caught; else pressed | – | – | – |
/// | pressed, nothing on its way | – | fresh: the change its direction is for | told | idle |
/// | pressed, a paused change | – | dragged | told | idle |
/// | caught | – | dragged | goes on as before, then told | goes on as before |
/// | fresh, dragged | – | scrubs | – | settles where it is |
/// | sliding | – | the knob is under the hand | – | stays |
/// | gliding: let go before the knob was there | as from idle | – | – | stays |
///
/// A press on a ``ScrubTrack`` takes its knob, which glides to the hand within a tenth of a second
/// and then is under it; it goes on there if it is let go before, unless somebody else moves the
/// change. People who asked for less motion see it there at once. A drag keeps what was
/// picked under the hand, along its way in the change; where nothing that moves was picked, the
/// change follows the hand along the target's ``ScrubTarget/path``. What a press moved before it
/// was a drag is made up for within a tenth of a second: see ``follow(at:on:)``. Beyond a change's
/// ends the stage gives way as a rubber band, and springs back.
public final class ScrubHand {
  private enum Hold {
    case nothing
    /// A change that was running, and where to.
    case caught(any Change, isReversed: Bool)
    /// A drag from rest, by its axis and its last direction along it.
    case fresh(ScrubGrip?, axis: Point, direction: Double)
    case dragged(ScrubGrip)
    case sliding(Knob)
  }

  /// A knob in the hand, or on its way to where the hand was.
  private struct Knob {
    var change: any Change
    let track: ScrubTrack
    /// From the hand to the knob, as it was pressed.
    let offset: Point
    /// The hand.
    var point: Point
    var isHeld = true
    /// The progress to which it was brought last.
    var progress = 0.0
  }

  private var recognizer = DragRecognizer(slop: DragRecognizer.mouseSlop)
  private var hold = Hold.nothing
  private var slop = SlopEase()
  private var band = KnobGive()
  /// The hand's way beyond the ends of what it moves, in points.
  private var beyond = Point.zero

  /// A hand that is nowhere.
  public init() {}

  /// True while a press is held.
  public var isDown: Bool { recognizer.state != .idle }

  /// True while a knob that was let go is on its way to where the hand was, or back to an end.
  public var isGliding: Bool {
    guard case .sliding(let knob) = hold else { return band.isMoving }
    return !knob.isHeld
  }

  /// The way by which a knob that is pulled beyond an end of its track gives, in points along it: it
  /// is to be shown so far from where its change is.
  public var give: Double { band.way }

  /// Takes an event; all but the pointer's mean nothing.
  public func handle(_ event: InputEvent, at time: Instant, on target: some ScrubTarget) {
    let drag = recognizer.handle(event, at: time)
    if case .sliding(let knob) = hold {
      if knob.isHeld { return slide(knob, event, drag, at: time, target) }
      if drag != nil || event == .cancel { hold = .nothing }
    }
    switch drag {
    case nil: break
    case .pressed(let point): press(point, at: time, target)
    case .began(let origin, let point): begin(origin, point, at: time, target)
    case .moved(let translation): scrub(to: slop.way(translation, at: time), target)
    case .ended(let translation, let velocity):
      if grip != nil { scrub(to: slop.way(translation, at: time), target) }
      release(velocity, target)
    case .tapped(let point):
      goOn()
      target.tapped(point, at: time)
    case .cancelled: release(.zero, target)
    }
  }

  /// Brings what a drag moves to the hand, frame by frame.
  public func follow(at time: Instant, on target: some ScrubTarget) {
    band.advance(to: time)
    if case .sliding(let knob) = hold, slop.isEasing { return glide(knob, at: time) }
    guard slop.isEasing, case .dragging(_, let translation) = recognizer.state else { return }
    scrub(to: slop.way(translation, at: time), target)
  }

  /// Ends whatever the hand does: a drag settles where it is, what was caught goes on.
  public func cancel(at time: Instant, on target: some ScrubTarget) {
    handle(.cancel, at: time, on: target)
  }

  /// Lets a drag go on from where its change is, after everything has got another place; a knob,
  /// whose track is elsewhere now, is let go.
  public func pathChanged(at time: Instant, on target: some ScrubTarget) {
    if case .sliding = hold {
      band = KnobGive()
      (hold, recognizer) = (.nothing, DragRecognizer(slop: DragRecognizer.mouseSlop))
    }
    guard case .dragging(_, let translation) = recognizer.state, let grip else { return }
    let way = slop.way(translation, at: time)
    hold = .dragged(
      ScrubGrip(
        target.change ?? grip.change, heldAt: recognizer.press + way, from: way, by: way,
        on: target))
  }

  /// Lets the hand go on with another change that stands where its own did, with everything in its
  /// place.
  public func changeReplaced(on target: some ScrubTarget) {
    guard let change = target.change else { return }
    switch hold {
    case .nothing: break
    case .caught(_, let isReversed): hold = .caught(change, isReversed: isReversed)
    case .fresh(let grip, let axis, let direction):
      hold = .fresh(grip?.moving(change), axis: axis, direction: direction)
    case .dragged(let grip): hold = .dragged(grip.moving(change))
    case .sliding(var knob):
      knob.change = change
      hold = .sliding(knob)
    }
  }

  // MARK: Press

  private func press(_ point: Point, at time: Instant, _ target: some ScrubTarget) {
    if let track = target.track(at: point), let change = target.change(towards: 1) {
      change.pause()
      return take(change, on: track, at: point, time, isAtOnce: target.stage.reducesMotion)
    }
    guard let change = target.change, change.isRunning, !change.isPaused else { return }
    hold = .caught(change, isReversed: change.isReversed)
    change.pause()
  }

  private func goOn() {
    if case .caught(let change, let isReversed) = hold { change.play(reversed: isReversed) }
    hold = .nothing
  }

  // MARK: Sliders

  /// A knob stays where it was in the hand; pressed on the track beside it, it comes there.
  private func take(
    _ change: any Change, on track: ScrubTrack, at point: Point, _ time: Instant, isAtOnce: Bool
  ) {
    let way = track.knob(at: change.progress) - point
    let isNear = Point.zero.distance(to: way) <= ScrubTrack.reach
    let offset = isNear || !isAtOnce ? way : .zero
    slop = isNear || isAtOnce ? SlopEase() : SlopEase(Point.zero - way, since: time)
    bring(Knob(change: change, track: track, offset: offset, point: point), at: time)
  }

  /// Brings a knob as near to its hand as it comes by a time.
  private func bring(_ knob: Knob, at time: Instant) {
    var knob = knob
    let place = slop.way(knob.point + knob.offset, at: time)
    knob.change.seek(to: knob.track.progress(at: place))
    band.pull(knob.isHeld ? knob.track.overshoot(of: place) : 0)
    knob.progress = knob.change.progress
    hold = .sliding(knob)
  }

  private func slide(
    _ knob: Knob, _ event: InputEvent, _ drag: DragEvent?, at time: Instant,
    _ target: some ScrubTarget
  ) {
    var knob = knob
    switch event {
    case .move(let point):
      knob.point = point
      bring(knob, at: time)
    case .release where slop.isEasing:
      knob.isHeld = false
      hold = .sliding(knob)
    case .release, .cancel:
      land(knob)
      var velocity = Point.zero
      if case .ended(_, let thrown) = drag { velocity = thrown }
      band.letGo(
        at: time, velocity: knob.track.along(velocity), isAtOnce: target.stage.reducesMotion)
    case .press, .hover, .wheel, .pinch, .key, .keyUp, .text, .composition, .resize: break
    }
  }

  /// Brings a knob that came late nearer to where the hand is, or was.
  private func glide(_ knob: Knob, at time: Instant) {
    let isOthers = !knob.change.isPaused || knob.change.progress != knob.progress
    if !knob.isHeld, isOthers { return hold = .nothing }
    bring(knob, at: time)
    if !knob.isHeld, !slop.isEasing { land(knob) }
  }

  /// Leaves a knob where it is; near an end it goes there.
  private func land(_ knob: Knob) {
    hold = .nothing
    let change = knob.change
    if change.progress < ScrubTrack.snap { change.play(reversed: true) }
    if change.progress > 1 - ScrubTrack.snap { change.play(reversed: false) }
  }

  // MARK: Drag

  private var grip: ScrubGrip? {
    switch hold {
    case .nothing, .caught, .sliding: nil
    case .fresh(let grip, _, _): grip
    case .dragged(let grip): grip
    }
  }

  private func begin(
    _ origin: Point, _ point: Point, at time: Instant, _ target: some ScrubTarget
  ) {
    slop = SlopEase(origin - recognizer.press, since: time)
    if let change = target.change {
      hold = .dragged(grip(change, target))
    } else {
      let press = recognizer.press
      let axis = target.axis(ofDragFrom: press, by: point - press)
      hold = .fresh(nil, axis: axis, direction: .nan)
    }
    scrub(to: slop.way(point - origin, at: time), target)
  }

  /// A change with what was pressed, in a hand that was there.
  private func grip(_ change: any Change, _ target: some ScrubTarget) -> ScrubGrip {
    var hand = Point.zero
    if case .dragging(let origin, let translation) = recognizer.state {
      hand = origin + translation - recognizer.press
    }
    return ScrubGrip(change, heldAt: recognizer.press, from: .zero, by: hand, on: target)
  }

  private func scrub(to translation: Point, _ target: some ScrubTarget) {
    if case .fresh(let old, let axis, let last) = hold {
      let way = translation.x * axis.x + translation.y * axis.y
      let direction = way == 0 ? 0 : way < 0 ? -1.0 : 1
      if direction != last {
        let change = target.change(towards: direction)
        let isOld = change != nil && change === old?.change
        let new = change.map { grip($0, target) }
        hold = .fresh(isOld ? old : new, axis: axis, direction: direction)
      }
    }
    guard let grip else {
      let way = target.givesAtEnds ? ScrubPath(target.path).along(translation) : .zero
      return pull(by: way, target)
    }
    let place = grip.place(of: translation, on: target)
    grip.change.seek(to: place.progress)
    pull(by: place.beyond, target)
  }

  private func release(_ velocity: Point, _ target: some ScrubTarget) {
    guard let grip else {
      goOn()
      return target.comeBack(from: beyond, velocity: velocity)
    }
    hold = .nothing
    guard target.settles else { return }
    let speed = grip.progress(of: velocity, on: target)
    if target.keepsPace, !target.stage.reducesMotion {
      grip.change.release(
        velocity: speed, along: ReleasePace(of: grip.change, by: velocity, on: target))
    } else {
      grip.change.release(velocity: speed)
    }
    target.comeBack(from: beyond, velocity: velocity)
  }

  /// Lets the stage give way to a hand that is beyond an end, in points.
  private func pull(by way: Point, _ target: some ScrubTarget) {
    guard target.settles else { return }
    beyond = way
    target.give(to: way)
  }
}
