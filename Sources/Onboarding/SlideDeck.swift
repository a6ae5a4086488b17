import Engine

/// The slides and the way between them: which slide is shown or on its way, and where it stands.
///
/// Only neighbours are ever on the way: a step forwards is the transition of that pair, a step
/// back the same one taken backwards.
final class SlideDeck {
  let stage: Stage
  let tree: DescriptionTree<Intro>
  /// Where the last change that ended stood.
  private var lastProgress = 0.0

  init(stage: Stage, layout: IntroLayout, artwork: Artwork) {
    self.stage = stage
    tree = DescriptionTree(
      props: Intro.Props(step: .creature, layout: layout, artwork: artwork),
      state: Intro.State(), in: stage.root, stage: stage)
  }

  /// The slide that is shown, or on its way.
  var step: IntroStep { tree.props.step }
  var transition: Transition? { tree.transition }
  var progress: Double { transition?.progress ?? lastProgress }

  /// Whether time moves something.
  var isMoving: Bool { stage.isRunning || transition?.playback.hasArrived ?? false }

  /// Whether anything is off its place at rest.
  var isChanging: Bool { transition != nil || stage.isRunning }

  func advance(to time: Instant) {
    stage.advance(to: time)
    let isReversed = transition?.isReversed ?? false
    let wasOnItsWay = transition != nil
    tree.advance()
    if wasOnItsWay, transition == nil { lastProgress = isReversed ? 0 : 1 }
  }

  func resize(to layout: IntroLayout) {
    guard layout != tree.props.layout else { return }
    tree.relayout { $0.layout = layout }
  }

  /// Lets presses on the button, which is one view on all slides, go on to the next slide.
  func connectButton() {
    guard let button = stage.root.first(key: IntroKey.button.rawValue) else { return }
    button.yieldsToDrag = true
    button.action = { [unowned self] in goForwards() }
    button.onLook = { [unowned self] in press(button: $0 == .pressed) }
  }

  func press(button isPressed: Bool) {
    var state = tree.state
    state.isButtonPressed = isPressed
    tree.update(state: state)
  }

  // MARK: Going

  /// Plays on to the next slide.
  func goForwards() {
    if let transition, transition.isReversed {
      tree.turn(reversed: false)
    } else {
      begin(.start)
    }
    transition?.playback.resume()
  }

  /// Plays back to the previous slide.
  func goBackwards() {
    if let transition, !transition.isReversed {
      tree.turn(reversed: true)
    } else {
      begin(.end)
    }
    transition?.playback.resume()
  }

  /// Begins the change to the next slide (at its start) or back to the previous one (at its end),
  /// held where it begins.
  func begin(_ origin: Transition.Origin, scrubbed: Bool = false) {
    var props = tree.props
    switch origin {
    case .start:
      props.step = step.next
      tree.begin(to: props, scrubbed: scrubbed)
    case .end:
      props.step = step.previous
      tree.begin(backTo: props, scrubbed: scrubbed)
    }
  }

  /// Ends the change at one of its ends, at once.
  func end(committing: Bool) {
    guard transition != nil else { return }
    tree.end(committing: committing)
    lastProgress = committing ? 1 : 0
  }

  /// Lets the change go as a hand left it.
  func settle(_ spring: SettleSpring) {
    if tree.reducesMotion { return end(committing: spring.commits) }
    tree.settle(spring)
  }

  // MARK: Commands

  func perform(_ command: PlaybackCommand) {
    switch command {
    case .next, .play: goForwards()
    case .previous: goBackwards()
    case .pauseOrResume: pauseOrResume()
    case .reverse: reverse()
    case .step(let frames): move(by: Double(frames) * PlaybackCommand.frame)
    }
  }

  private func pauseOrResume() {
    guard let playback = transition?.playback else { return goForwards() }
    if playback.isHeld { playback.resume() } else { playback.pause() }
  }

  /// Turns what is on its way; at rest it takes the last change back.
  private func reverse() {
    guard let transition else { return lastProgress == 1 ? goBackwards() : goForwards() }
    tree.turn(reversed: !transition.isReversed)
  }

  /// Moves what is on its way by seconds, and holds it there; at rest it begins a change.
  private func move(by seconds: Double) {
    if transition == nil { begin(seconds > 0 ? .start : .end) }
    guard let playback = transition?.playback, playback.duration > 0 else { return }
    playback.shift(by: seconds / playback.duration)
  }
}
