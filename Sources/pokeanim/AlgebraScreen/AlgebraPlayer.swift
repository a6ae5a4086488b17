import Engine

/// What a page plays: one animation on a stage of its own, held or moving on its way.
///
/// Two sides of an equation are one animation too, the sum of both: so they can't part by
/// themselves.
final class AlgebraPlayer {
  private(set) var stage: Stage
  private(set) var playback: Playback
  /// Whether it stands where the page put it, and nobody has touched it.
  private(set) var isFresh = true
  private var now = Instant.zero

  init(root: View, animation: Animation<Effect>) {
    stage = Stage(root: root)
    playback = stage.hold(animation)
  }

  var root: View { stage.root }
  var duration: Double { playback.duration }
  /// 0…1; 0 for what takes no time.
  var progress: Double { duration > 0 ? playback.progress : 0 }
  /// Where it stands, in seconds.
  var seconds: Double { progress * duration }
  var isMoving: Bool { playback.isRunning }
  /// Whether it stands still between its ends, because somebody stopped it there.
  var isPaused: Bool { playback.isHeld && !isFresh && progress > 0 && progress < 1 }

  var speed: Double {
    get { stage.speed }
    set { stage.speed = newValue }
  }

  func advance(to time: Instant) {
    now = time
    stage.advance(to: time)
  }

  // MARK: What is played

  /// Plays something else, from its start or held at a time in seconds.
  func show(root: View, animation: Animation<Effect>, at seconds: Double = 0) {
    replace(root, animation)
    isFresh = true
    if seconds > 0, duration > 0 { playback.seek(to: seconds / duration) }
  }

  /// The same animation in a tree that was laid out anew: it stands or goes on where it was.
  func relocate(root: View, animation: Animation<Effect>) {
    let (progress, isReversed, isMoving) = (progress, playback.isReversed, isMoving)
    replace(root, animation)
    playback.seek(to: progress)
    playback.turn(reversed: isReversed)
    if isMoving { playback.resume() }
  }

  private func replace(_ root: View, _ animation: Animation<Effect>) {
    let speed = stage.speed
    stage = Stage(root: root)
    stage.speed = speed
    stage.advance(to: now)
    playback = stage.hold(animation)
  }

  // MARK: Controls

  func perform(_ command: PlaybackCommand) {
    switch command {
    case .next: play(toStart: false)
    case .previous: play(toStart: true)
    case .play: play()
    case .pauseOrResume: if isMoving { pause() } else { resume() }
    case .reverse: reverse()
    case .step(let frames):
      guard duration > 0 else { return }
      seek(to: progress + Double(frames) * PlaybackCommand.frame / duration)
    }
  }

  /// On from where it stands; from the start if it moves already, is at its end, or was put
  /// where it stands by its page.
  private func play() {
    if isPaused { return resume() }
    isFresh = false
    playback.seek(to: 0)
    play(toStart: false)
  }

  private func play(toStart: Bool) {
    isFresh = false
    playback.turn(reversed: toStart)
    playback.resume()
  }

  /// Goes on in the direction it had; from an end to the other one.
  func resume() {
    isFresh = false
    if progress >= 1 {
      play()
    } else {
      play(toStart: playback.isReversed && progress > 0)
    }
  }

  func pause() {
    isFresh = false
    playback.pause()
  }

  /// Turns round what moves or is paused; from an end it goes to the other one.
  private func reverse() {
    if isMoving || isPaused {
      playback.reverse()
    } else {
      play(toStart: progress > 0)
    }
  }

  /// Goes to a progress (cut to 0…1) and stays.
  func seek(to progress: Double) {
    isFresh = false
    playback.seek(to: progress)
  }
}
