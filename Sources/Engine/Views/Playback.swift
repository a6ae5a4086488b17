/// An animation that is played on a stage: a playhead over a program.
///
/// All its controls keep what is on screen where it is; only ``seek(to:)`` and ``shift(by:)``
/// move it, and only as far as they say.
public final class Playback {
  /// How a playback ended.
  public enum Outcome: String, Sendable {
    /// It came to the end it went to.
    case finished
    /// It was taken back to its start.
    case cancelled
    /// Other playbacks took over everything it moved.
    case retargeted
  }

  /// A program that another one took over from, and how far that has gone (0…1).
  struct Fading {
    let reader: ProgramReader
    let playhead: Playhead
    /// Where it was then, and stays if what takes over takes no time.
    let progress: Double
  }

  /// How a playback joins what is already moving a slot.
  enum Join {
    /// What was moving runs on underneath and its rest is added.
    case adding
    /// What was moving is the moving start: its rest fades out as this one's progress grows.
    case blending
  }

  /// nil when the stage is gone: the playback then moves nothing.
  private weak var stage: Stage?
  private let clock: StageClock
  let join: Join
  /// Whether it began at its end, to be taken backwards.
  let beganAtEnd: Bool
  /// Whether it ends as soon as it has arrived; else whoever holds it ends it.
  let endsItself: Bool
  /// Told once how it ended.
  var completion: ((Outcome) -> Void)?
  private(set) var reader: ProgramReader
  private(set) var playhead: Playhead { didSet { latest = (.nan, 0) } }
  /// Where it was when it was last asked: all slots of a frame ask for the same time.
  private var latest = (time: Double.nan, position: 0.0)
  /// The programs before, the oldest first: each fades over to the one after it, the last one to
  /// the present one.
  private(set) var fadings: [Fading] = []

  /// The position whose closures were presented last.
  private var closuresShownAt: Double?

  /// nil while it lasts.
  public internal(set) var outcome: Outcome?

  init(
    stage: Stage?, clock: StageClock, program: Program, join: Join, beganAtEnd: Bool,
    endsItself: Bool
  ) {
    self.stage = stage
    self.clock = clock
    reader = ProgramReader(program)
    self.join = join
    self.beganAtEnd = beganAtEnd
    self.endsItself = endsItself
    playhead = Playhead(
      duration: program.duration, from: beganAtEnd ? program.duration : 0,
      isReversed: beganAtEnd)
  }

  /// One that no stage plays: it moves what asks it, by the clock of another one.
  convenience init(playing program: Program, beside other: Playback) {
    self.init(
      stage: nil, clock: other.clock, program: program, join: .adding, beganAtEnd: false,
      endsItself: false)
  }

  var program: Program { reader.program }

  /// Where it is at a time of the stage, in seconds of the animation.
  func position(at time: Double) -> Double {
    if latest.time == time { return latest.position }
    let position = playhead.position(at: time)
    latest = (time, position)
    return position
  }

  /// In seconds, without what it joined.
  public var duration: Double { program.duration }

  /// 0…1; 1 for an animation that takes no time.
  public var progress: Double {
    duration > 0 ? position(at: clock.seconds) / duration : 1
  }

  /// Whether it goes to its start.
  public var isReversed: Bool { playhead.isReversed }
  /// Whether it stands still until it is resumed or moved.
  public var isHeld: Bool { playhead.isHeld }
  /// Whether its own way is over: it has arrived, or it has ended.
  public var hasArrived: Bool { outcome != nil || playhead.hasArrived(at: clock.seconds) }
  /// Whether time moves it.
  public var isRunning: Bool {
    outcome == nil && (!isHeld && !hasArrived || !fadings.isEmpty)
  }

  /// How far it is along the curve it goes along, 0…1 in time; nil if it goes along none.
  public var curveProgress: Double? {
    outcome == nil ? playhead.curveProgress(at: clock.seconds) : nil
  }

  /// Whether an animation that was replaced still shows.
  var isFading: Bool { !fadings.isEmpty }

  // MARK: Controls

  /// Stands still.
  public func pause() { control { $0.hold(at: clock.seconds) } }

  /// Goes on at an even pace towards the end it goes to.
  public func resume() { control { $0.run(at: clock.seconds, rate: 1) } }

  /// Goes to a progress (cut to 0…1) and stands still there.
  public func seek(to progress: Double) {
    precondition(!progress.isNaN, "progress must be a number")
    control { $0.seek(to: progress * duration) }
  }

  /// Moves by a progress, from wherever it is, and stands still there.
  public func shift(by progress: Double) { seek(to: self.progress + progress) }

  /// Turns to the other end.
  public func reverse() { turn(reversed: !isReversed) }

  /// Turns to the start (true) or the end (false); a paused one stays paused.
  public func turn(reversed: Bool) {
    guard reversed != isReversed else { return }
    control { $0.turn(reversed: reversed, at: clock.seconds) }
    stage?.restSlots(of: self)
  }

  /// Goes to one end along a curve, in a duration in seconds.
  public func ease(toStart: Bool, in seconds: Double, curve: TimingCurve) {
    turn(reversed: toStart)
    control { $0.ease(at: clock.seconds, in: seconds, curve: curve) }
  }

  /// Goes on along another curve and at another pace, if it goes along a curve; from where it is.
  ///
  /// - Parameters:
  ///   - whole: the seconds in which the whole animation would be gone; what was still to go
  ///     when the curve began takes its share. > 0.
  public func retime(whole: Double, curve: TimingCurve) {
    precondition(whole.isFinite && whole > 0, "a duration must be finite and > 0, not \(whole)")
    control { $0.retime(at: clock.seconds, whole: whole, curve: curve) }
  }

  /// Goes on as a hand left it; the spring's target decides which end it goes to.
  public func settle(_ spring: SettleSpring) {
    let wasReversed = isReversed
    control { $0.settle(at: clock.seconds, spring) }
    if isReversed != wasReversed { stage?.restSlots(of: self) }
  }

  /// Jumps to the end it goes to and ends there.
  public func finish() { end(.finished, at: playhead.target) }

  /// Jumps to its start and ends there.
  public func cancel() {
    guard outcome == nil else { return }
    turn(reversed: true)
    end(.cancelled, at: 0)
  }

  /// Plays another animation from here on, at the same progress.
  ///
  /// - Parameter fade: the seconds in which the new animation takes over from the old one; 0
  ///   takes over at once.
  public func replace(by animation: Animation<Effect>, fade: Double = 0) {
    guard outcome == nil else { return }
    let (old, progress) = (reader, progress)
    playhead = playhead.stretched(to: animation.duration, at: clock.seconds)
    reader = ProgramReader(animation.compiled())
    if fade > 0 {
      var fader = Playhead(duration: 1)
      fader.ease(at: clock.seconds, in: fade, curve: .cssEaseInOut)
      fadings.append(Fading(reader: old, playhead: fader, progress: progress))
    } else {
      fadings = []
    }
    stage?.programChanged(of: self)
  }

  /// What others have taken over and is still on its way goes on as another animation has it.
  func relay(by animation: Animation<Effect>) {
    reader = ProgramReader(animation.compiled())
    fadings = []
  }

  private func end(_ outcome: Outcome, at position: Double) {
    guard self.outcome == nil else { return }
    playhead.seek(to: position)
    // The stage sets the outcome; without one nothing is left to be told.
    self.outcome = outcome
    presentClosures(at: clock.seconds)
    stage?.end(self, outcome)
  }

  private func control(_ change: (inout Playhead) -> Void) {
    guard outcome == nil else { return }
    change(&playhead)
    stage?.presentSlots(of: self)
  }

  /// Presents what functions and `do` ask for, once for each position.
  func presentClosures(at time: Double) {
    guard !program.closures.isEmpty else { return }
    let position = playhead.position(at: time)
    guard position != closuresShownAt else { return }
    closuresShownAt = position
    program.closureEffect(at: position).present()
  }

  /// Drops the fadings that are over, and all before them; returns whether there were any.
  func endFading(at time: Double) -> Bool {
    guard let last = fadings.lastIndex(where: { $0.playhead.hasArrived(at: time) })
    else { return false }
    fadings.removeSubrange(...last)
    return true
  }

  /// Whether its animation moves a slot, or one that fades out does.
  func moves(_ slot: Slot) -> Bool {
    program.track(of: slot) != nil
      || fadings.contains { $0.reader.program.track(of: slot) != nil }
  }

  /// Everything it moves: what its animation moves, and what those that fade out moved.
  var slots: [Slot] { program.slots + fadings.flatMap(\.reader.program.slots) }
}
