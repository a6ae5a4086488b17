/// A change from one list of elements to another, on its way: it can be played, scrubbed, turned
/// round, and ends with exactly one of the two lists on screen.
package final class Transition: Change {
  /// The end at which a transition begins.
  package enum Origin: Sendable {
    /// At its first list, to be played forwards.
    case start
    /// At its last list, to be played backwards.
    case end
  }

  private let forest: NodeForest
  let stage: Stage
  package let origin: Origin
  /// Counted from 1 in its tree.
  package let number: Int
  private(set) var steps: FourSteps
  private var schedule: TransitionSchedule
  private let tellsElements: Bool
  /// True if its elements move otherwise than when they were last laid out.
  private var isRetuned = false
  /// The ends that have come and were not told yet.
  private var events: [TransitionEvent] = []
  /// The one thing that moves it.
  let playback: Playback
  /// The way it ended: finished with the last list, cancelled with the first, or retargeted.
  package private(set) var outcome: Outcome?
  /// Called as soon as it has committed or rolled back.
  var didEnd: (() -> Void)?
  private var observers: [(Outcome) -> Void] = []
  private var isReported = false

  init(
    number: Int, steps: FourSteps, origin: Origin, blending: Bool, tellsElements: Bool,
    forest: NodeForest, stage: Stage
  ) {
    self.tellsElements = tellsElements
    self.number = number
    self.steps = steps
    self.origin = origin
    self.forest = forest
    self.stage = stage
    forest.mount(steps, origin: origin, goingBack: origin == .end, on: stage)
    let motion = steps.motion(in: forest, isMoving: stage.isMoving)
    schedule = TransitionSchedule(of: steps, motion, in: forest, telling: tellsElements)
    playback = stage.hold(motion.animation, atEnd: origin == .end, blending: blending)
  }

  /// Everything that moves, as a value.
  package var animation: Animation<Effect> { playback.animation }

  private var motion: StepMotion { steps.motion(in: forest, isMoving: stage.isMoving) }

  /// The motions of what leaves, stays and enters, as values: what the choreographies put together.
  package var phases: TransitionPhases { steps.phases(in: forest, isMoving: stage.isMoving) }

  // MARK: State

  /// The length in seconds at a speed of 1.
  package var duration: Double { playback.duration }
  /// 0 at the first intermediate step, 1 at the second.
  package var progress: Double { playback.progress }
  /// The velocity of the progress now, per second.
  package var velocity: Double { playback.velocity }
  /// True while it stands still until it is played or moved.
  package var isPaused: Bool { playback.isPaused }
  /// True while time moves it.
  package var isRunning: Bool { playback.isRunning }
  /// Its named parts, in seconds of the whole.
  package var intervals: [Interval] { playback.intervals }
  package var timing: AnimatorTiming? { playback.timing }

  /// The factor by which it goes faster than the stage's time; finite and > 0.
  package var speed: Double {
    get { playback.speed }
    set { playback.speed = newValue }
  }

  /// True while it is on its way to its first list.
  package var isReversed: Bool {
    get { playback.isReversed }
    set { control { $0.isReversed = newValue } }
  }

  // MARK: Control

  /// Goes to a progress (cut to 0…1; not NaN) and stands still there.
  package func seek(to progress: Double) { playback.seek(to: progress) }
  /// Stands still.
  package func pause() { playback.pause() }
  /// Plays to its end or, reversed, to its beginning, from where it stands.
  package func play(reversed: Bool) { control { $0.play(reversed: reversed) } }

  /// Lets it go at a velocity of progress a second: it settles at the end it is thrown to.
  package func release(velocity: Double) {
    if stage.reducesMotion { return endReleased(velocity: velocity) }
    control { $0.release(velocity: velocity) }
  }

  /// The same, not faster than a pace.
  package func release(velocity: Double, along pace: ReleasePace) {
    if stage.reducesMotion { return endReleased(velocity: velocity) }
    control { $0.release(velocity: velocity, along: pace) }
  }

  private func control(_ change: (Playback) -> Void) {
    guard outcome == nil else { return }
    change(playback)
    showPhases()
  }

  private func showPhases() {
    forest.forEach(in: steps.moves) { move, view, _ in
      view.phase = move.phase(goingBack: self.isReversed)
    }
    removeThoseThatLeft()
  }

  /// True if its own way is over, so that it may end.
  var mayEnd: Bool { outcome == nil && playback.isOver }

  /// Brings to the time of the frame what depends on it: who is on screen, and what has ended; and
  /// ends it if its own way is over, and that of everything that was left on its elements.
  func update() {
    guard outcome == nil else { return }
    removeThoseThatLeft()
    if mayEnd, !stage.hasLeftovers(of: forest.views) {
      return playback.isReversed ? rollBack() : commit()
    }
    guard !playback.isPaused else { return }
    let position = progress * playback.duration
    for path in schedule.tellArrived(at: position, goingBack: isReversed) {
      tell(.element(path), isReversed ? .cancelled : .finished)
    }
  }

  /// Takes off the screen the elements that leave by themselves and have come to their own ends,
  /// with all that was still moving them; brings the others back.
  private func removeThoseThatLeft() {
    let position = progress * playback.duration
    forest.set(
      schedule.leavers.compactMap { leaver in
        guard let view = leaver.place.view else { return nil }
        let hasLeft = position >= leaver.end - 1e-9 && !stage.hasLeftovers(of: view)
        return (leaver.place, hasLeft ? .gone : leaver.move.phase(goingBack: isReversed))
      })
  }

  // MARK: Ends

  /// Ends with exactly the last list on screen.
  package func commit() {
    guard outcome == nil else { return }
    playback.commit()
    end(.finished, showing: steps.final)
  }

  /// Ends with exactly the first list on screen.
  package func rollBack() {
    guard outcome == nil else { return }
    playback.rollBack()
    end(.cancelled, showing: steps.initial)
  }

  /// Calls a closure once with the outcome, when it ends or at once if it has ended.
  package func onEnd(_ body: @escaping (Outcome) -> Void) {
    if let outcome, isReported { body(outcome) } else { observers.append(body) }
  }

  /// True if it stands where it began.
  package var isAtOrigin: Bool { progress == (origin == .start ? 0 : 1) }

  /// True if somebody waits for the end.
  var isAwaited: Bool { !observers.isEmpty }

  /// Calls those who wait for the end, each once.
  func tellEnd() {
    guard let outcome else { return }
    isReported = true
    let list = observers
    observers = []
    for body in list { body(outcome) }
  }

  private func end(_ outcome: Outcome, showing list: [Element]) {
    conclude(outcome)
    stage.dropLeftovers(of: forest.views)
    forest.showAtRest(list, on: stage)
    didEnd?()
  }

  private func conclude(_ outcome: Outcome) {
    self.outcome = outcome
    for path in schedule.tellRest(goingBack: outcome == .cancelled) {
      tell(.element(path), outcome)
    }
    tell(.transition, outcome)
  }

  private func tell(_ subject: TransitionEvent.Subject, _ outcome: Outcome) {
    events.append(TransitionEvent(transition: number, subject: subject, outcome: outcome))
  }

  func takeEvents() -> [TransitionEvent] {
    defer { events = [] }
    return events
  }

  // MARK: Disturbances

  /// The elements on screen for others who take over, with those that are leaving marked.
  var onScreen: [Element] { steps.onScreen(goingBack: playback.isReversed) }

  /// Ends it because others have taken over; what they did not take runs on by itself.
  func leaveBehind() {
    conclude(.retargeted)
    stage.leaveBehind(playback)
  }

  /// Lays all four steps out anew; the progress stays.
  ///
  /// - Parameters:
  ///   - isStill: true if everything is to be where it was, so that what moves otherwise
  ///   from now on (as the parts of the change take another time, or were tuned) goes over to it.
  ///   - fade: the seconds in which it goes over otherwise.
  func relayout(_ steps: FourSteps, isStill: Bool, fade: Double = 0) {
    let movesOtherwise =
      isStill && (playback.isFading || isRetuned || steps.durations != self.steps.durations)
    isRetuned = false
    self.steps = steps
    forest.mount(steps, origin: origin, goingBack: isReversed, on: stage)
    let motion = motion
    reschedule(motion)
    playback.replace(by: motion.animation, fade: movesOtherwise ? Self.retuning : fade)
    removeThoseThatLeft()
  }

  /// Lays out anew what others have taken over and is still on its way.
  ///
  /// - Parameter steps: with elements that are all mounted, or were.
  func relayoutLeftovers(_ steps: FourSteps) {
    self.steps = steps
    stage.relayLeftovers(of: playback, by: steps.motion(in: forest) { _, _ in true }.animation)
  }

  /// Moves its elements otherwise from now on; the progress stays, and nothing jumps.
  func retune(_ steps: FourSteps) {
    self.steps = self.steps.moving(as: steps)
    isRetuned = true
    forest.set(
      schedule.leavers.map { ($0.place, $0.move.phase(goingBack: isReversed)) })
    let motion = motion
    reschedule(motion)
    playback.replace(by: motion.animation, fade: Self.retuning)
    removeThoseThatLeft()
  }

  private func reschedule(_ motion: StepMotion) {
    var old = schedule
    schedule = TransitionSchedule(of: steps, motion, in: forest, telling: tellsElements)
    schedule.keepTold(of: old)
    for path in old.tellThose(missingIn: schedule) { tell(.element(path), .retargeted) }
  }

  /// The seconds in which elements go over to a new motion.
  private static let retuning = 0.2
}
