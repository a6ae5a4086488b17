/// An animation that is played on a stage: a playhead over a program.
public final class Playback: Change {
  /// A program that another one took over from, and how far that has gone (0…1).
  struct Fading {
    let sampler: ProgramSampler
    let playhead: Playhead
    /// The program's progress then, 0…1, which it keeps if the program that takes over takes no
    /// time.
    let progress: Double
  }

  /// A time of the stage and the position then, in seconds of the animation.
  private struct Reading {
    var time = Double.nan
    var position = 0.0
  }

  /// The wanings of what is taken over at one moment: one for all properties that go at one pace.
  private struct Wanings {
    let sampler: ProgramSampler
    let playhead: Playhead
    var ofPace: [Int32: Waning] = [:]
  }

  /// The way a playback joins what is already moving a property.
  enum Join {
    /// The earlier motion runs on underneath, and what is left of it is added.
    case adding
    /// The earlier motion is the moving start: what is left of it fades out as this one's progress
    /// grows.
    case blending
  }

  /// nil when the stage is gone: the playback then moves nothing.
  private weak var stage: Stage?
  private let clock: StageClock
  let join: Join
  /// True if it began at its end, to be taken backwards.
  let beganAtEnd: Bool
  /// True if it ends as soon as it has arrived; else whoever holds it ends it.
  let endsItself: Bool
  private var observers: [(Outcome) -> Void] = []
  /// Everything that it moves, as a value.
  public private(set) var animation: Animation<Effect>
  private(set) var sampler: ProgramSampler
  private(set) var playhead: Playhead { didSet { latest = Reading() } }
  /// The time that was last asked for, and the position then: all properties of a frame ask for the
  /// same time.
  private var latest = Reading()
  /// The programs before, the oldest first: each fades over to the one after it, the last one to
  /// the present one.
  private(set) var fadings: [Fading] = []

  /// The watch on markers for whoever is told of them; nil: nobody is.
  var markerWatch: MarkerWatch?

  /// The place at which its closures were presented last.
  private var closures: Program.ClosurePlace

  /// The seconds in which the whole is played and the curve along which it goes; nil: evenly, in
  /// its own duration.
  ///
  /// A change of it while the playback runs takes effect when it is played the next time; see
  /// ``retime(to:)``.
  public var timing: AnimatorTiming?
  /// The timing that it goes along, if it goes along one.
  private var easedBy: AnimatorTiming?

  /// The way it ended; nil while it lasts.
  public internal(set) var outcome: Outcome?
  /// The wanings of what was taken over from it last.
  private var wanings: Wanings?

  init(
    stage: Stage, animation: Animation<Effect> = .one, join: Join = .adding,
    beganAtEnd: Bool = false, endsItself: Bool = false
  ) {
    self.stage = stage
    self.animation = animation
    clock = stage.clock
    sampler = ProgramSampler(animation.compiled())
    self.join = join
    self.beganAtEnd = beganAtEnd
    self.endsItself = endsItself
    closures = Program.ClosurePlace(start: beganAtEnd ? sampler.program.duration : 0)
    playhead = Playhead(
      duration: sampler.program.duration, from: beganAtEnd ? sampler.program.duration : 0,
      isReversed: beganAtEnd)
  }

  var program: Program { sampler.program }

  /// The position at a time of the stage, in seconds of the animation.
  func position(at time: Double) -> Double {
    if latest.time == time { return latest.position }
    let position = playhead.position(at: time)
    latest = Reading(time: time, position: position)
    return position
  }

  /// The same for one property: in a fade, what changes places is at one end or the other.
  func position(at time: Double, of property: Property) -> Double {
    playhead.fadeShare(at: time) == nil
      ? position(at: time) : playhead.position(at: time, of: property)
  }

  // MARK: State

  /// The length in seconds at a speed of 1.
  public var duration: Double { timing?.duration ?? program.duration }

  /// The place between its beginning (0) and its end (1).
  public var progress: Double {
    guard program.duration.isFinite else { return 0 }
    return program.duration > 0 ? position(at: clock.seconds) / program.duration : 1
  }

  /// The velocity of the progress now, per second.
  public var velocity: Double {
    guard outcome == nil, program.duration > 0, program.duration.isFinite else { return 0 }
    return playhead.velocity(at: clock.seconds) / program.duration
  }

  /// The factor by which it goes faster than the stage's time; finite and > 0.
  public var speed: Double {
    get { playhead.speed }
    set {
      require(newValue.isFinite && newValue > 0, "a speed must be finite and > 0")
      control { $0.setSpeed(newValue, at: clock.seconds) }
    }
  }

  /// True if it goes to its beginning.
  public var isReversed: Bool {
    get { playhead.isReversed }
    set {
      guard newValue != isReversed else { return }
      if isPaused { turn(reversed: newValue) } else { play(reversed: newValue) }
    }
  }

  /// True while it stands still until it is played or moved.
  public var isPaused: Bool { playhead.isHeld }
  /// True if its own way is over: it has arrived, or it has ended.
  package var hasArrived: Bool { outcome != nil || playhead.hasArrived(at: clock.seconds) }
  /// True while time moves it.
  public var isRunning: Bool {
    outcome == nil && (!isPaused && !hasArrived || !fadings.isEmpty)
  }

  /// Its named parts, in seconds of the whole.
  public var intervals: [Interval] { animation.intervals }

  /// The share of its curve's time that has passed, 0…1; nil if it goes along no curve, or has
  /// ended.
  public var curveProgress: Double? {
    outcome == nil ? playhead.curveProgress(at: clock.seconds) : nil
  }

  /// True while an animation that was replaced still shows.
  var isFading: Bool { !fadings.isEmpty }
  /// True if it may end: it has arrived and shows no animation that was replaced, or it has ended.
  var isOver: Bool { hasArrived && (outcome != nil || !isFading) }

  // MARK: Controls

  /// Stands still.
  public func pause() { control { $0.hold(at: clock.seconds) } }

  /// Goes to a progress (cut to 0…1; not NaN) and stands still there; what never ends only to its
  /// beginning, else where it is.
  public func seek(to progress: Double) {
    require(!progress.isNaN, "progress must be a number")
    if program.duration.isFinite {
      control { $0.seek(to: progress * program.duration) }
    } else if progress > 0 {
      pause()
    } else {
      control { $0.seek(to: 0) }
    }
  }

  /// Plays to its end or, reversed, to its beginning, from where it stands.
  public func play(reversed: Bool) {
    let now = clock.seconds
    let left = (reversed ? progress : 1 - progress) * duration
    let spring = turningSpring(reversed: reversed, left: left)
    let lessens = stage?.reducesMotion == true
    if !lessens, spring == nil, isReversed == reversed, isEasing(by: timing) { return }
    turn(reversed: reversed)
    control { playhead in
      if lessens {
        playhead.lessen(at: now, left: left)
      } else if let spring {
        playhead.settle(at: now, .spring(spring))
      } else if let timing {
        playhead.ease(at: now, in: left, curve: timing.curve)
        easedBy = timing
      } else {
        playhead.run(at: now)
      }
    }
  }

  private func isEasing(by timing: AnimatorTiming?) -> Bool {
    timing != nil && playhead.isEasing && easedBy == timing
  }

  /// The spring that takes the present velocity to an end; nil for what stands still, or goes there
  /// in its own way.
  private func turningSpring(reversed: Bool, left: Double) -> SettleSpring? {
    let velocity = velocity
    guard velocity != 0, playhead.isSettling || (velocity < 0) != reversed else { return nil }
    return SettleSpring(
      turning: progress, velocity: velocity, target: reversed ? 0 : 1, left: left / speed)
  }

  /// Lets it go at a velocity of progress a second: it settles at the end it is thrown to, if any.
  public func release(velocity: Double) {
    release(velocity) { .spring(SettleSpring(releasing: $0, velocity: velocity)) }
  }

  /// The same, not faster than a pace.
  public func release(velocity: Double, along pace: ReleasePace) {
    release(velocity) { .glide(SettleGlide(releasing: $0, velocity: velocity, pace)) }
  }

  private func release(_ velocity: Double, by way: (Double) -> Playhead.Settling) {
    // Without an end there is nowhere to settle.
    guard program.duration.isFinite else { return play() }
    guard stage?.reducesMotion != true else {
      endReleased(velocity: velocity)
      return
    }
    let wasReversed = isReversed
    let way = way(progress)
    control { $0.settle(at: clock.seconds, way) }
    if isReversed != wasReversed { stage?.restProperties(of: self) }
  }

  /// Jumps to its end and ends there.
  public func commit() { end(.finished, reversed: false) }

  /// Jumps to its beginning and ends there.
  public func rollBack() { end(.cancelled, reversed: true) }

  /// Calls a closure once with the outcome, when it ends or at once if it has ended.
  public func onEnd(_ body: @escaping (Outcome) -> Void) {
    if let outcome, stage?.tells(self) != true {
      body(outcome)
    } else {
      observers.append(body)
    }
  }

  /// Goes on along another curve and at another pace, from where it is, and is played so from now
  /// on; what is left of a curve that it goes along takes its share of the new duration.
  public func retime(to timing: AnimatorTiming) {
    (self.timing, easedBy) = (timing, timing)
    control { $0.retime(at: clock.seconds, whole: timing.duration, curve: timing.curve) }
  }

  /// Plays another animation from here on, at the same progress.
  ///
  /// - Parameter fade: the seconds in which the new animation takes over from the old one; 0
  ///   takes over at once, while what the old one was taking over from fades out as before.
  public func replace(by animation: Animation<Effect>, fade: Double = 0) {
    guard outcome == nil else { return }
    let (old, progress) = (sampler, progress)
    set(animation)
    playhead = playhead.stretched(to: program.duration, at: clock.seconds)
    closures = Program.ClosurePlace(start: playhead.position(at: clock.seconds))
    markerWatch?.watch(animation.markers, from: positionNow)
    if fade > 0 {
      var fader = Playhead(duration: 1)
      fader.ease(at: clock.seconds, in: fade, curve: .cssEaseInOut)
      fadings.append(Fading(sampler: old, playhead: fader, progress: progress))
    }
    stage?.programChanged(of: self)
  }

  /// Goes on from where another playback stood, as far and as fast.
  func goOn(as other: Playhead) {
    playhead = other.stretched(to: program.duration, at: clock.seconds)
    closures = Program.ClosurePlace(start: playhead.position(at: clock.seconds))
    stage?.restProperties(of: self)
    stage?.presentProperties(of: self)
  }

  /// Lets what others have taken over, and is still on its way, go on as another animation has it.
  func relay(by animation: Animation<Effect>) {
    set(animation)
    fadings = []
  }

  /// Sets what is played, before it is on a stage.
  func start(_ animation: Animation<Effect>) {
    set(animation)
    playhead = Playhead(duration: program.duration)
  }

  /// Plays it from its start, before it is on a stage.
  func setOff() {
    if stage?.reducesMotion == true {
      playhead.lessen(at: clock.seconds, left: duration)
    } else {
      playhead.run(at: clock.seconds)
    }
  }

  private func set(_ animation: Animation<Effect>) {
    self.animation = animation
    sampler = ProgramSampler(animation.compiled())
  }

  /// The waning of what others take over from it in a track, which stands as a playhead says.
  func waning(ofTrack track: Int, in sampler: ProgramSampler, _ playhead: Playhead) -> Waning {
    if wanings?.playhead != playhead || wanings?.sampler !== sampler {
      wanings = Wanings(sampler: sampler, playhead: playhead)
    }
    let pace = sampler.program.tracks[track].lead.pace
    if let known = wanings?.ofPace[pace] { return known }
    let new = Waning(of: self, playhead, sampler, track: track)
    if pace >= 0 { wanings?.ofPace[pace] = new }
    return new
  }

  // MARK: Inside

  private func turn(reversed: Bool) {
    guard outcome == nil, reversed != isReversed else { return }
    control { $0.turn(reversed: reversed, at: clock.seconds) }
    stage?.restProperties(of: self)
  }

  private func end(_ outcome: Outcome, reversed: Bool) {
    guard self.outcome == nil else { return }
    turn(reversed: reversed)
    playhead.seek(to: playhead.target)
    // The stage sets the outcome; without one nothing is left to be told.
    self.outcome = outcome
    presentClosures(at: clock.seconds)
    if let stage { stage.end(self, outcome) } else { tellEnd() }
  }

  /// True if somebody waits for the end.
  var isAwaited: Bool { !observers.isEmpty }

  /// Lets go of those who wait for an end that will not come.
  func forgetObservers() { observers = [] }

  /// Calls those who wait for the end, each once.
  func tellEnd() {
    guard let outcome else { return }
    let list = observers
    observers = []
    for body in list { body(outcome) }
  }

  private func control(_ change: (inout Playhead) -> Void) {
    guard outcome == nil else { return }
    change(&playhead)
    stage?.presentProperties(of: self)
    markerWatch?.move(to: positionNow)
  }

  /// In seconds of the animation.
  var positionNow: Double { position(at: clock.seconds) }

  /// Presents what functions and `do` ask for on the way from the position before.
  func presentClosures(at time: Double) {
    markerWatch?.move(to: position(at: time))
    guard !program.closures.isEmpty else { return }
    let before = closures
    let position = playhead.position(at: time)
    guard !before.isShown || position != before.position else { return }
    closures.show(at: position)
    program.closureEffect(from: before, to: position).present()
  }

  /// Drops the fadings that are over, and all before them; returns whether there were any.
  func endFading(at time: Double) -> Bool {
    guard let last = fadings.lastIndex(where: { $0.playhead.hasArrived(at: time) })
    else { return false }
    fadings.removeSubrange(...last)
    return true
  }

  /// True if no animation that was replaced shows at a time any more.
  func hasFaded(at time: Double) -> Bool { fadings.last?.playhead.hasArrived(at: time) ?? true }

  /// True if its animation moves a property, or one that fades out does.
  func moves(_ property: Property) -> Bool {
    program.track(of: property) != nil
      || fadings.contains { $0.sampler.program.track(of: property) != nil }
  }

  /// Everything it moves: what its animation moves, and what those that fade out moved.
  var properties: [Property] { program.properties + fadings.flatMap(\.sampler.program.properties) }
}
