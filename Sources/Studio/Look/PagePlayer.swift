import Engine

/// The animation that a page plays: on a stage of its own, paused or moving on its way.
///
/// Two sides of an equation are one animation too, the sum of both: so they can't part by
/// themselves.
final class PagePlayer: ScrubTarget, TransportTarget {
  private(set) var stage: Stage
  private(set) var playback: Playback
  private let transport = Transport()
  /// The progress at which the page put it; nil once somebody has touched it.
  private var fresh: Double? = 0
  /// The time of the frame.
  private(set) var now = Instant.zero
  /// The drag for the whole way, in the window's points; > 0.
  var length = 1.0
  /// The way by which the playhead gives beyond an end, in points.
  var give = 0.0
  /// Called with a press that was no drag.
  var onTap: (() -> Void)?

  init(root: View, animation: Animation<Effect>) {
    stage = Stage(root: root)
    playback = stage.hold(animation)
  }

  var root: View { stage.root }
  var duration: Double { playback.duration }
  /// 0…1; 0 for what takes no time.
  var progress: Double { duration > 0 ? playback.progress : 0 }
  /// The time at which it stands, in seconds.
  var seconds: Double { progress * duration }
  var isMoving: Bool { playback.isRunning }
  /// True while it stands where the page put it, and nobody has touched it.
  var isFresh: Bool { fresh == progress && playback.isPaused }
  /// True while it stands still between its ends, because somebody stopped it there.
  var isPaused: Bool { playback.isPaused && !isFresh && progress > 0 && progress < 1 }
  var loops: Bool { transport.loops }

  var speed: Double {
    get { stage.speed }
    set { stage.speed = newValue }
  }

  var reducesMotion: Bool {
    get { stage.reducesMotion }
    set { stage.reducesMotion = newValue }
  }

  func advance(to time: Instant) {
    now = time
    stage.advance(to: time)
    transport.follow(self)
  }

  func update(at time: Instant) { stage.update() }

  // MARK: What is played

  /// Plays something else, from its start or paused at a time in seconds.
  func show(root: View, animation: Animation<Effect>, at seconds: Double = 0) {
    replace(root, animation)
    if seconds > 0, duration > 0 { playback.seek(to: seconds / duration) }
    fresh = progress
  }

  /// Stands at a progress until somebody touches it.
  func pose(at progress: Double) {
    playback.seek(to: progress)
    fresh = self.progress
  }

  /// The same animation in a tree that was laid out anew: it stands or goes on where it was.
  func relocate(root: View, animation: Animation<Effect>) {
    let (progress, isReversed, isMoving) = (progress, playback.isReversed, isMoving)
    replace(root, animation)
    playback.seek(to: progress)
    playback.isReversed = isReversed
    if isMoving { playback.play() }
  }

  private func replace(_ root: View, _ animation: Animation<Effect>) {
    let (speed, reducesMotion) = (speed, reducesMotion)
    stage = Stage(root: root)
    stage.speed = speed
    stage.reducesMotion = reducesMotion
    stage.advance(to: now)
    playback = stage.hold(animation)
    var track: View?
    root.forEachInPaintOrder { if track == nil, $0 is ScrubTrackView { track = $0 } }
    track?.adjust = { [weak self] in self?.adjust($0) }
  }

  // MARK: The change under hand and keys

  var change: (any Change)? { playback }
  var headsBack: Bool { progress == 0 }
  var path: Point { Point(length, 0) }
  var settles: Bool { false }
  func track(at point: Point) -> ScrubTrack? {
    if let slider = root.hitTest(point) as? ScrubTrackView { return slider.track }
    var track: ScrubTrack?
    root.forEachInPaintOrder { view in
      if track == nil { track = (view as? PlayheadView)?.track(at: point) }
    }
    return track
  }
  func tapped(_ point: Point, at time: Instant) {
    // What ran when it was pressed goes on by now.
    if let onTap { onTap() } else if !isMoving { perform(.play) }
  }

  func perform(_ command: PlaybackCommand) { transport.perform(command, on: self) }

  func go(reversed: Bool) {
    fresh = nil
    playback.play(reversed: reversed)
  }

  /// On from where it stands; from the start if it moves already, is at its end, or was put where
  /// it stands by its page.
  func play() {
    if !isPaused { return replay() }
    fresh = nil
    playback.play()
  }

  func replay() {
    seek(to: 0)
    playback.isReversed = false
    playback.play()
  }

  func resume() {
    if progress == (playback.isReversed ? 0 : 1) {
      play()
    } else {
      go(reversed: playback.isReversed)
    }
  }

  func pause() { playback.pause() }

  /// Goes where a key draws the knob and stays, as under a hand: also at an end, if it loops.
  private func adjust(_ step: Adjustment) {
    pause()
    seek(to: step.applied(to: progress))
  }

  /// Goes to a progress (cut to 0…1) and stays.
  func seek(to progress: Double) {
    fresh = nil
    playback.seek(to: progress)
  }
}
