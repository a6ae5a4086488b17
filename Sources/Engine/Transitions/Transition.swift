/// A change from one list of elements to another, on its way: it can be played, scrubbed, turned
/// round, and ends with exactly one of the two lists on screen.
public final class Transition {
  /// Where a transition begins.
  public enum Origin: Sendable {
    /// At its first list, to be played forwards.
    case start
    /// At its last list, to be played backwards.
    case end
  }

  private let forest: NodeForest
  private let stage: Stage
  public let origin: Origin
  private(set) var steps: FourSteps
  private var motion: TransitionMotion
  /// The one thing that moves it.
  public private(set) var playback: Playback
  /// How it ended: finished with the last list, cancelled with the first, or retargeted.
  public private(set) var outcome: Playback.Outcome?

  init(
    steps: FourSteps, motion: TransitionMotion, origin: Origin, blending: Bool,
    forest: NodeForest, stage: Stage
  ) {
    self.steps = steps
    self.motion = motion
    self.origin = origin
    self.forest = forest
    self.stage = stage
    motion.mount(steps, origin: origin, goingBack: origin == .end, in: forest)
    playback = stage.hold(
      motion.animation(of: steps, in: forest), atEnd: origin == .end, blending: blending)
  }

  /// Everything that moves, as a value.
  public var animation: Animation<Effect> { motion.animation(of: steps, in: forest) }

  /// 0 at the first intermediate step, 1 at the second.
  public var progress: Double { playback.progress }

  /// Whether it is on its way to its first list.
  public var isReversed: Bool { playback.isReversed }

  /// Turns to its first list (true) or its last one (false).
  func turn(reversed: Bool) {
    playback.turn(reversed: reversed)
    motion.showPhases(of: steps, goingBack: isReversed, in: forest)
  }

  /// Goes on as a hand left it.
  func settle(_ spring: SettleSpring) {
    playback.settle(spring)
    motion.showPhases(of: steps, goingBack: isReversed, in: forest)
  }

  /// Ends it if its own way is over, and that of everything it took over.
  func endIfArrived() {
    guard outcome == nil, playback.hasArrived, !stage.hasLeftovers else { return }
    if playback.isReversed { rollback() } else { commit() }
  }

  /// Ends with exactly the last list on screen.
  public func commit() {
    guard outcome == nil else { return }
    playback.turn(reversed: false)
    playback.finish()
    end(.finished, showing: steps.final)
  }

  /// Ends with exactly the first list on screen.
  public func rollback() {
    guard outcome == nil else { return }
    playback.cancel()
    end(.cancelled, showing: steps.initial)
  }

  private func end(_ outcome: Playback.Outcome, showing list: [Element]) {
    self.outcome = outcome
    stage.dropLeftovers()
    forest.showAtRest(list)
  }

  /// What is on screen for others who take over, with what is leaving marked.
  var onScreen: [Element] { steps.onScreen(goingBack: playback.isReversed) }

  /// Ends it because others have taken over; what they did not take runs on by itself.
  func leaveBehind() {
    outcome = .retargeted
    stage.leaveBehind(playback)
  }

  /// Lays all four steps out anew; the progress stays.
  ///
  /// - Parameter keepsFading: whether a motion that is being tuned goes over to the new one, as
  ///   its places are still right.
  func relayout(_ steps: FourSteps, motion: TransitionMotion, keepsFading: Bool) {
    self.steps = steps
    self.motion = motion
    motion.mount(steps, origin: origin, goingBack: isReversed, in: forest)
    playback.replace(
      by: motion.animation(of: steps, in: forest),
      fade: keepsFading && playback.isFading ? Self.retuning : 0)
  }

  /// Moves its elements otherwise from now on; the progress stays, and nothing jumps.
  func retune(_ motion: TransitionMotion) {
    self.motion = motion
    playback.replace(by: motion.animation(of: steps, in: forest), fade: Self.retuning)
  }

  /// The seconds in which elements go over to a new motion.
  private static let retuning = 0.2
}

extension NodeForest {
  /// Shows a list as it is described, without what is leaving.
  func showAtRest(_ list: [Element]) {
    show(list.staying) { element in
      let appearance = element.props.appearance
      return Place(
        start: appearance, rest: appearance, atOnce: ViewProperty.allCases, phase: .present)
    }
  }
}
