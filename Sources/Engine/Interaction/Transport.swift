/// A screen, or a part of one, whose changes a ``Transport`` plays.
public protocol TransportTarget: AnyObject {
  /// The change under way, or one that can be gone through again; nil: there is none.
  var change: (any Change)? { get }
  /// True while a change stands still on its way, because somebody stopped it there.
  var isPaused: Bool { get }
  /// True if the screen goes to, or rests at, the state before its last change.
  var headsBack: Bool { get }
  /// Begins a change on, or back, held at the end where the screen rests.
  /// - Returns: nil if there is nowhere to go.
  func begin(reversed: Bool) -> (any Change)?
  /// Plays on (the next thing) or back (the one before).
  func go(reversed: Bool)
  /// Plays: on if a change is paused, else whatever comes next here.
  func play()
  /// Plays on a change that is paused.
  func resume()
  /// Plays the last change once more, from its start.
  func replay()
  /// Takes the last change back, from rest.
  func takeBack()
}

extension TransportTarget {
  /// True if there is a change, and it stands still.
  public var isPaused: Bool { change?.isPaused ?? false }
  /// True if there is no change, or it goes to its beginning.
  public var headsBack: Bool { change?.isReversed ?? true }
  /// No change.
  public func begin(reversed: Bool) -> (any Change)? { nil }

  /// Plays the change on.
  public func resume() { change?.play() }

  /// Plays the change again from the end at which it began.
  public func replay() { defaultReplay() }

  /// Plays back, or on again what was taken back.
  public func takeBack() { defaultTakeBack() }

  /// Plays the change that leads there, or turns round the one on its way.
  public func go(reversed: Bool) { defaultGo(reversed: reversed) }

  /// Plays, or turns round what is played.
  public func play() { defaultPlay() }
}

/// The defaults by names of their own, for a class whose subclasses override them.
extension TransportTarget {
  func defaultReplay() {
    let isBack = headsBack
    guard let change = change ?? begin(reversed: !isBack) else { return }
    change.seek(to: isBack ? 1 : 0)
    change.isReversed = isBack
    change.play()
  }

  func defaultTakeBack() { go(reversed: !headsBack) }

  func defaultGo(reversed: Bool) {
    (change ?? begin(reversed: reversed))?.play(reversed: reversed)
  }

  func defaultPlay() {
    if isPaused { change?.play() } else { go(reversed: !headsBack) }
  }
}

/// The controls of whatever a screen has on its way: play, pause, reverse, step, loop.
///
/// | command | running | paused | at rest |
/// |---|---|---|---|
/// | next, previous | plays on, back | plays on, back | begins and plays |
/// | play | the target's choice | goes on | the target's choice |
/// | pause or resume | pauses | goes on | as play |
/// | reverse | turns round | turns round, stays paused | takes the last change back |
/// | replay | plays from its start | plays from its start | plays the last change again |
/// | step | pauses, a frame on | a frame on | begins, a frame on |
/// | loop | begins again at its end, and so on, until it is asked for again | | |
public final class Transport {
  /// True if whatever has come to its end begins again.
  public private(set) var loops = false
  private var wasRunning = false
  private var steps = FrameSteps()

  /// A transport that loops nothing.
  public init() {}

  /// Does what a command says, on a target.
  public func perform(_ command: PlaybackCommand, on target: some TransportTarget) {
    switch command {
    case .next: target.go(reversed: false)
    case .previous: target.go(reversed: true)
    case .play: target.play()
    case .pauseOrResume: pauseOrResume(target)
    case .reverse: reverse(target)
    case .replay: target.replay()
    case .loop: loops.toggle()
    case .step(let frames):
      guard let change = target.change ?? target.begin(reversed: frames < 0) else { return }
      steps.step(change, by: frames)
    }
  }

  private func pauseOrResume(_ target: some TransportTarget) {
    guard let change = target.change else { return target.play() }
    if change.isPaused {
      target.resume()
    } else if change.isRunning {
      change.pause()
    } else {
      target.play()
    }
  }

  private func reverse(_ target: some TransportTarget) {
    guard let change = target.change, change.isRunning || target.isPaused else {
      return target.takeBack()
    }
    change.isReversed.toggle()
  }

  /// Begins again what has come to its end, if it is to loop; once a frame, after the stage was
  /// advanced.
  public func follow(_ target: some TransportTarget) {
    let change = target.change
    let isRunning = change?.isRunning ?? false
    defer { wasRunning = isRunning }
    guard loops, wasRunning, !isRunning, change?.isPaused != true else { return }
    if let change {
      change.seek(to: change.isReversed ? 1 : 0)
      change.play()
    } else {
      target.play()
    }
  }
}
