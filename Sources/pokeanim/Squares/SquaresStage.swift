import Engine

/// The views of a pair and the way between its two layouts: at one end, or held or moving on the
/// way.
///
/// Progress is always from before to after, also on the way back.
final class SquaresStage {
  let stage = Stage()
  let pair: LayoutPair
  /// How they are played: the seconds the whole way takes, and the curve.
  private(set) var pace: (duration: Double, curve: TimingCurve)
  let reducesMotion: Bool
  private(set) var canvas: Size
  private(set) var way: SquaresWay
  private let typesetter: Typesetter
  /// What is on the way; nil at an end.
  private(set) var playback: Playback?
  private var isAfter = false
  private var fade: SquaresFade?

  init(pair: LayoutPair, duration: Double, reducesMotion: Bool, typesetter: Typesetter) {
    self.pair = pair
    self.typesetter = typesetter
    pace = (duration, .cssEaseInOut)
    self.reducesMotion = reducesMotion
    canvas = pair.naturalSize
    way = SquaresWay(
      pair, in: PairCanvas(size: canvas, typesetter: typesetter), direction: pair.direction)
    stage.onWarning = printError
    stage.root.frame = Rect(origin: .zero, size: canvas)
    rest(after: false)
  }

  var progress: Double { playback?.progress ?? (isAfter ? 1 : 0) }
  /// How far along its curve a play is, 0…1; nil if none runs.
  var playedShare: Double? { playback?.curveProgress }
  var isMoving: Bool { stage.isRunning || fade != nil }
  /// Whether a way stands still between its ends.
  var isPaused: Bool { playback?.isHeld ?? false }

  func advance(to time: Instant) {
    stage.advance(to: time)
    if let playback, playback.hasArrived, !playback.isRunning { end(after: !playback.isReversed) }
    advanceFade()
  }

  func resize(to canvas: Size) {
    guard canvas != self.canvas else { return }
    self.canvas = canvas
    stage.root.frame = Rect(origin: .zero, size: canvas)
    endFade()
    layOut(way.direction)
    guard let playback else { return rest(after: isAfter) }
    let animation = way.animation(in: stage.root)
    // A canvas without room for any view keeps the way there was.
    if animation.duration > 0 { playback.replace(by: animation) }
  }

  private func layOut(_ direction: LayoutDirection) {
    way = SquaresWay(
      pair, in: PairCanvas(size: canvas, typesetter: typesetter), direction: direction)
  }

  /// Mirrors the later layout, or mirrors it back; the views go over to where they belong then.
  func mirror() {
    endFade()
    if playback == nil, isAfter { hold() }
    layOut(way.direction == .leftToRight ? .rightToLeft : .leftToRight)
    guard let playback else { return }
    playback.replace(
      by: way.animation(in: stage.root), fade: reducesMotion ? 0 : Self.mirroring)
    if isAfter, playback.isHeld { playback.ease(toStart: false, in: 0, curve: .linear) }
  }

  /// The seconds in which the views go over to a mirrored layout.
  private static let mirroring = 0.5

  // MARK: Ends

  /// Puts the views on the way, held at the end where they are.
  @discardableResult
  func hold() -> Playback {
    if let playback { return playback }
    endFade()
    way.prepare(in: stage.root, showsAfter: isAfter)
    let begun = stage.hold(way.animation(in: stage.root), atEnd: isAfter)
    playback = begun
    return begun
  }

  private func end(after: Bool) {
    playback?.finish()
    playback = nil
    rest(after: after)
  }

  /// Lays the views out at one end.
  private func rest(after: Bool) {
    isAfter = after
    way.rest(in: stage.root, after: after)
  }

  /// Stands still where it is, while another pair is shown.
  func standStill() {
    endFade()
    if let playback, !playback.isHeld { playback.pause() }
  }

  // MARK: Playing

  /// Plays to one end: the whole way takes the duration, the rest of a way its share.
  func play(toStart: Bool) {
    if reducesMotion { return fade(toStart: toStart) }
    let playback = hold()
    let share = toStart ? playback.progress : 1 - playback.progress
    playback.ease(toStart: toStart, in: share * pace.duration, curve: pace.curve)
  }

  /// Plays otherwise from now on; what is on its way goes on from where it is.
  func tune(duration: Double, curve: TimingCurve) {
    pace = (duration, curve)
    playback?.retime(whole: duration, curve: curve)
  }

  func perform(_ command: PlaybackCommand) {
    switch command {
    case .next: play(toStart: false)
    case .previous: play(toStart: true)
    case .play: play(toStart: isPaused ? headsToStart : !headsToStart)
    case .reverse: reverse()
    case .pauseOrResume: pauseOrResume()
    case .step(let frames):
      hold().shift(by: Double(frames) * PlaybackCommand.frame / pace.duration)
    }
  }

  /// Whether they go to the earlier layout, or are there.
  private var headsToStart: Bool { fade?.toStart ?? playback?.isReversed ?? !isAfter }

  private func reverse() {
    if let playback, playback.isHeld {
      playback.reverse()
    } else {
      play(toStart: !headsToStart)
    }
  }

  private func pauseOrResume() {
    guard let playback else { return play(toStart: isAfter) }
    if playback.isHeld { play(toStart: playback.isReversed) } else { playback.pause() }
  }

  /// Lets the views go as a hand left them.
  func settle(_ spring: SettleSpring) {
    guard let playback else { return }
    if reducesMotion { return end(after: spring.commits) }
    playback.settle(spring)
  }

  // MARK: Fading, for people who asked for less motion

  /// Goes out and comes in at an end; what is on its way out only changes where it comes in.
  private func fade(toStart: Bool) {
    if fade?.isOut == true {
      fade?.toStart = toStart
    } else {
      fade = SquaresFade(stage: stage, toStart: toStart)
    }
  }

  private func advanceFade() {
    guard let fade, fade.hasArrived else { return }
    guard fade.isOut else { return self.fade = nil }
    end(after: !fade.toStart)
    self.fade = fade.turned(on: stage)
  }

  /// Ends a fade where it was going.
  private func endFade() {
    guard let fade else { return }
    self.fade = nil
    if fade.isOut { end(after: !fade.toStart) }
    for view in stage.root.subviews { view.alpha = 1 }
  }
}
