/// A screen, or a part of one, whose changes a ``ScrubHand`` moves.
public protocol ScrubTarget: AnyObject {
  var stage: Stage { get }
  /// The change that a press catches and a drag goes on with: on its way, paused or, where it can be
  /// gone through again, ended; nil: there is none.
  var change: (any Change)? { get }
  /// The change that a drag from rest is for.
  ///
  /// Asked at the first move, and each time the hand crosses the press point. To begin one, hold it
  /// at the end at which the screen rests; one that is not meant any more is the target's to end.
  /// - Parameter direction: −1 if the hand is to the left of the press point, 1 to the right, 0 on
  ///   it.
  /// - Returns: nil if the drag does nothing there.
  func change(towards direction: Double) -> (any Change)?
  /// The way of a hand, in points of its events, that takes a change from progress 0 to 1; not zero.
  var path: Point { get }
  /// Points of the hand for one of the stage; > 0.
  var pointsPerUnit: Double { get }
  /// Whether a change settles at an end when it is let go, and gives way beyond its ends; else it
  /// stays where it is let go.
  var settles: Bool { get }
  /// The slider or playhead of the change that a press takes; nil if there is none there.
  func track(at point: Point) -> ScrubTrack?
  /// Takes a press that was no drag, where nothing else was pressed.
  func tapped(_ point: Point, at time: Instant)
}

extension ScrubTarget {
  public func change(towards direction: Double) -> (any Change)? { change }
  public var pointsPerUnit: Double { 1 }
  public var settles: Bool { true }
  public func track(at point: Point) -> ScrubTrack? {
    (stage.root.hitTest(point) as? ScrubTrackView)?.track
  }
  public func tapped(_ point: Point, at time: Instant) {}
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
///
/// A press on a ``ScrubTrack`` takes the knob there at once, and slides it.
/// A drag that moves a change makes it follow the hand along the target's ``ScrubTarget/path``.
/// Beyond its ends the stage gives way as a rubber band, and springs back.
public final class ScrubHand {
  private enum Hold {
    case nothing
    /// A change that was running, and where to.
    case caught(any Change, isReversed: Bool)
    /// A drag from rest, by its last direction.
    case fresh(Grip?, direction: Double)
    case dragged(Grip)
    /// A knob in the hand, and the way from the hand to it.
    case sliding(any Change, ScrubTrack, offset: Point)
  }

  /// A change in the hand: where it stood at one of the hand's translations.
  private struct Grip {
    let change: any Change
    let start: Double
    let translation: Point

    init(_ change: any Change, _ translation: Point) {
      self.change = change
      start = change.progress
      self.translation = translation
    }
  }

  private var recognizer = DragRecognizer()
  private var hold = Hold.nothing

  /// A hand that is nowhere.
  public init() {}

  /// Whether a press is held.
  public var isDown: Bool { recognizer.state != .idle }

  /// Takes an event; all but the pointer's mean nothing.
  public func handle(_ event: InputEvent, at time: Instant, on target: some ScrubTarget) {
    let drag = recognizer.handle(event, at: time)
    if case .sliding = hold { return slide(event) }
    switch drag {
    case nil: break
    case .pressed(let point): press(point, target)
    case .began(let origin, let point): begin(by: point - origin, target)
    case .moved(let translation): scrub(to: translation, target)
    case .ended(_, let velocity): release(velocity, target)
    case .tapped(let point):
      goOn()
      target.tapped(point, at: time)
    case .cancelled: release(.zero, target)
    }
  }

  /// Ends whatever the hand does: a drag settles where it is, what was caught goes on.
  public func cancel(at time: Instant, on target: some ScrubTarget) {
    handle(.cancel, at: time, on: target)
  }

  /// Lets a drag go on from where its change is, after the target's path has become another one; a
  /// knob, whose track is elsewhere now, is let go.
  public func pathChanged() {
    if case .sliding = hold { (hold, recognizer) = (.nothing, DragRecognizer()) }
    guard case .dragging(_, let translation) = recognizer.state, let grip else { return }
    hold = .dragged(Grip(grip.change, translation))
  }

  // MARK: Press

  private func press(_ point: Point, _ target: some ScrubTarget) {
    if let track = target.track(at: point), let change = target.change(towards: 1) {
      return take(change, on: track, at: point)
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

  /// A knob stays where it was in the hand; on the track beside it, it comes there.
  private func take(_ change: any Change, on track: ScrubTrack, at point: Point) {
    change.pause()
    let knob = track.knob(at: change.progress)
    let offset = point.distance(to: knob) <= ScrubTrack.reach ? knob - point : .zero
    hold = .sliding(change, track, offset: offset)
    change.seek(to: track.progress(at: point + offset))
  }

  private func slide(_ event: InputEvent) {
    guard case .sliding(let change, let track, let offset) = hold else { return }
    switch event {
    case .move(let point): change.seek(to: track.progress(at: point + offset))
    case .release, .cancel:
      hold = .nothing
      if change.progress < ScrubTrack.snap { change.play(reversed: true) }
      if change.progress > 1 - ScrubTrack.snap { change.play(reversed: false) }
    case .press, .hover, .wheel, .key, .text, .resize: break
    }
  }

  // MARK: Drag

  private var grip: Grip? {
    switch hold {
    case .nothing, .caught, .sliding: nil
    case .fresh(let grip, _): grip
    case .dragged(let grip): grip
    }
  }

  private func begin(by translation: Point, _ target: some ScrubTarget) {
    if let change = target.change {
      hold = .dragged(Grip(change, .zero))
    } else {
      hold = .fresh(nil, direction: .nan)
    }
    scrub(to: translation, target)
  }

  private func scrub(to translation: Point, _ target: some ScrubTarget) {
    if case .fresh(let old, let last) = hold {
      let direction = translation.x == 0 ? 0 : translation.x < 0 ? -1.0 : 1
      if direction != last {
        let change = target.change(towards: direction)
        let isOld = change != nil && change === old?.change
        hold = .fresh(isOld ? old : change.map { Grip($0, .zero) }, direction: direction)
      }
    }
    guard let grip else { return pull(by: 0, target) }
    let scrubber = ScrubPath(target.path)
    let progress = grip.start + scrubber.progress(of: translation - grip.translation)
    grip.change.seek(to: progress)
    pull(by: scrubber.length * (progress - min(1, max(0, progress))), target)
  }

  private func release(_ velocity: Point, _ target: some ScrubTarget) {
    guard let grip else { return goOn() }
    hold = .nothing
    guard target.settles else { return }
    grip.change.release(velocity: ScrubPath(target.path).progress(of: velocity))
    target.stage.springBack()
  }

  /// Lets the stage give way to a hand that is beyond an end, in points along its path.
  private func pull(by distance: Double, _ target: some ScrubTarget) {
    guard target.settles else { return }
    let path = ScrubPath(target.path)
    let offset = RubberBand.offset(overshoot: distance, dimension: path.length)
    target.stage.shift(by: path.direction * (offset / target.pointsPerUnit))
  }
}

/// The straight way of a hand along which a change is scrubbed.
private struct ScrubPath {
  let length: Double
  let direction: Point

  init(_ path: Point) {
    length = max(1e-6, Point.zero.distance(to: path))
    direction = path * (1 / length)
  }

  /// The progress that a way of the hand makes, or a velocity a second.
  func progress(of way: Point) -> Double {
    (way.x * direction.x + way.y * direction.y) / length
  }
}

extension Stage {
  /// Shifts everything with a hand that is beyond the end of a change.
  fileprivate func shift(by distance: Point) {
    let transform = Transform.translation(distance.x, distance.y)
    guard transform != root.transform else { return }
    root.floats = true
    root.transform = transform
  }

  /// Lets everything go back to where it belongs; at once for people who asked for less motion.
  fileprivate func springBack() {
    guard root.transform != .identity else { return }
    guard !reducesMotion else {
      root.transform = .identity
      root.floats = false
      return
    }
    let back = SpringCurve(duration: 0.4, damping: 1)
    animate(withDuration: back.duration, curve: .spring(back)) {
      root.transform = .identity
    } completion: { [weak root] outcome in
      if outcome == .finished { root?.floats = false }
    }
  }
}
