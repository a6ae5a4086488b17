/// The way a change ended.
public enum Outcome: String, Hashable, Sendable {
  /// It came to its end.
  case finished
  /// It was taken back to its beginning.
  case cancelled
  /// Other changes took over everything it moved.
  case retargeted
}

/// An animation on screen, under control: played, scrubbed, turned round, let go of, ended.
///
/// A change goes from what was (progress 0) to what is wanted (progress 1). All its controls keep
/// what is on screen where it is; only ``seek(to:)`` moves it, and only as far as it says, and
/// ``commit()`` and ``rollBack()`` jump to an end. After its ``outcome`` is known the controls do
/// nothing (a collection's newest change opens again).
///
/// Changes are an animation that is played (``Playback``), the way from one description to another
/// (``DescriptionTree/change``), from one layout to another (``LayoutAnimation/change``), and a
/// reload (``ComponentView/lastChange``).
public protocol Change: AnyObject {
  /// The length in seconds at a speed of 1; 0 if nothing moves.
  var duration: Double { get }
  /// The place between its beginning (0) and its end (1); 1 for a change that takes no time.
  var progress: Double { get }
  /// The velocity of the progress now, per second of the stage; negative on the way back.
  var velocity: Double { get }
  /// The factor by which it goes faster than the stage's time; finite and > 0. A hand's release
  /// goes on as fast as the hand.
  var speed: Double { get set }
  /// True if it goes to its beginning. Setting it turns the change round; a paused one stays
  /// paused.
  var isReversed: Bool { get set }
  /// True while it stands still until it is played or moved.
  var isPaused: Bool { get }
  /// True while time moves it.
  var isRunning: Bool { get }
  /// The way it ended; nil while it lasts.
  var outcome: Outcome? { get }
  /// Everything that it moves, as a value.
  var animation: Animation<Effect> { get }
  /// Its named parts, in seconds of the whole.
  var intervals: [Interval] { get }
  /// The seconds in which it is played and the curve along which all of it goes; nil, as unless
  /// implemented: evenly, in the duration of its animation.
  var timing: AnimatorTiming? { get }

  /// Goes to a progress (cut to 0…1; not NaN) and stands still there.
  func seek(to progress: Double)
  /// Runs a closure that seeks to see the change elsewhere, then brings it back to its progress,
  /// where it stands still. No marker is crossed by that.
  func peek<Result>(_ look: () -> Result) -> Result
  /// Plays to its end or, reversed, to its beginning, from where it stands.
  func play(reversed: Bool)
  /// Stands still.
  func pause()
  /// Lets it go as a hand left it: it settles at the end to which the hand threw it.
  /// - Parameter velocity: of the progress, a second; finite.
  func release(velocity: Double)
  /// The same, not faster than a pace, unless the hand was.
  func release(velocity: Double, along pace: ReleasePace)
  /// Jumps to its end and ends there.
  func commit()
  /// Jumps to its beginning and ends there.
  func rollBack()
  /// Calls a closure once with the outcome: in the frame in which it ends, when everything of the
  /// frame is in its place, so that it may begin something new; at once if it has ended.
  func onEnd(_ body: @escaping (Outcome) -> Void)
}

extension Change {
  /// None: it goes evenly, in the duration of its animation.
  public var timing: AnimatorTiming? { nil }

  /// Runs the closure, then seeks back.
  public func peek<Result>(_ look: () -> Result) -> Result {
    let progress = progress
    defer { seek(to: progress) }
    return look()
  }

  /// Lets it go, whatever the pace.
  public func release(velocity: Double, along pace: ReleasePace) { release(velocity: velocity) }

  /// Plays on to the end it goes to.
  public func play() { play(reversed: isReversed) }

  /// Turns it round; a paused one stays paused.
  public func reverse() { isReversed.toggle() }

  /// Ends where a release would settle.
  func endReleased(velocity: Double) {
    if SettleSpring(releasing: progress, velocity: velocity).commits {
      commit()
    } else {
      rollBack()
    }
  }

  /// Moves by seconds of the whole, from wherever it is, and stands still there; less than a
  /// microsecond before an end, at that end, since the times of frames are rounded.
  /// What never ends stays as it is.
  public func step(by seconds: Double) {
    guard duration > 0, duration.isFinite else { return }
    let wanted = progress + seconds / duration
    let end = wanted.rounded()
    seek(to: abs(wanted - end) * duration < 1e-6 ? end : wanted)
  }
}
