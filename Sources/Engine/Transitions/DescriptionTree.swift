/// Keeps views as a description says, and moves them when it says something else.
///
/// A change is a ``Transition``. A new one may begin at any moment: it starts from what is on
/// screen, and what it leaves behind comes to its own end.
public final class DescriptionTree<Root: NodeDescription> {
  public private(set) var state: Root.State
  /// The change on its way, or nil at rest.
  public private(set) var transition: Transition?
  /// Whether movement becomes a short fade in the transitions that begin from now on.
  public var reducesMotion = false

  /// What the tree shows at rest, between two transitions.
  private var settled: Root.Props
  private let stage: Stage
  private let forest: NodeForest
  /// The props at the two ends of the transition.
  public private(set) var pair: (old: Root.Props, new: Root.Props)?
  /// Whether a hand began the transition.
  private var isScrubbed = false

  /// Shows a description in a container, whose children belong to the tree from now on.
  public init(props: Root.Props, state: Root.State, in container: View, stage: Stage) {
    settled = props
    self.state = state
    self.stage = stage
    forest = NodeForest(in: container)
    forest.showAtRest(described(props))
  }

  /// What was described last: what the tree shows, or is on its way to.
  public var props: Root.Props {
    guard let transition, let pair else { return settled }
    return transition.isReversed ? pair.old : pair.new
  }

  // MARK: Changes

  /// Begins the change to other props, at its start.
  ///
  /// - Parameters:
  ///   - scrubbed: whether a hand moves it: what is on its way already then fades out with the
  ///     hand's progress.
  @discardableResult
  public func begin(to next: Root.Props, scrubbed: Bool = false) -> Transition {
    begin(from: props, to: next, origin: .start, scrubbed: scrubbed)
  }

  /// Begins the change that led from other props to the present ones, at its end, to be taken
  /// back.
  @discardableResult
  public func begin(backTo previous: Root.Props, scrubbed: Bool = false) -> Transition {
    begin(from: previous, to: props, origin: .end, scrubbed: scrubbed)
  }

  private func begin(
    from old: Root.Props, to new: Root.Props, origin: Transition.Origin, scrubbed: Bool
  ) -> Transition {
    let interrupted = transition
    let onScreen = interrupted?.onScreen ?? described(props)
    let motion = motion(from: old, to: new, scrubbed: scrubbed)
    let steps = FourSteps(
      from: origin == .start ? onScreen : described(old),
      to: origin == .end ? onScreen : described(new), animation: motion.animation)
    let begun = Transition(
      steps: steps, motion: motion, origin: origin, blending: scrubbed, forest: forest,
      stage: stage)
    interrupted?.leaveBehind()
    transition = begun
    pair = (old, new)
    isScrubbed = scrubbed
    return begun
  }

  /// Turns the change round, or back again.
  public func turn(reversed: Bool) {
    transition?.turn(reversed: reversed)
  }

  /// Lets the change go as a hand left it.
  public func settle(_ spring: SettleSpring) {
    transition?.settle(spring)
  }

  /// Ends the change at one of its ends, at once.
  public func end(committing: Bool) {
    if committing { transition?.commit() } else { transition?.rollback() }
    forgetEnded()
  }

  /// Ends what has arrived; to be called in each frame, after the stage was advanced.
  public func advance() {
    transition?.endIfArrived()
    forgetEnded()
  }

  private func forgetEnded() {
    guard let ended = transition?.outcome, let pair else { return }
    settled = ended == .cancelled ? pair.old : pair.new
    transition = nil
    self.pair = nil
    // The transition's lists are in the order that was on screen when it began.
    forest.showAtRest(described(settled))
  }

  // MARK: Updates without a transition

  /// Changes the state; what depends on it is there at once, and what moves goes on.
  public func update(state: Root.State) {
    guard state != self.state else { return }
    self.state = state
    redescribe(keepingLeaving: true)
  }

  /// Lays everything out anew: changes the props at rest and at both ends of a transition, whose
  /// progress stays.
  public func relayout(_ change: (inout Root.Props) -> Void) {
    change(&settled)
    if var ends = pair {
      change(&ends.old)
      change(&ends.new)
      pair = ends
    }
    stage.dropLeftovers()
    redescribe(keepingLeaving: false)
  }

  /// Changes how elements move: the props at rest and at both ends of a transition.
  ///
  /// What is on its way keeps its progress and goes over to its new motion without a jump; what
  /// the props say about the elements themselves must stay.
  public func retune(_ change: (inout Root.Props) -> Void) {
    change(&settled)
    guard var ends = pair else { return }
    change(&ends.old)
    change(&ends.new)
    pair = ends
    transition?.retune(motion(from: ends.old, to: ends.new, scrubbed: isScrubbed))
  }

  private func redescribe(keepingLeaving: Bool) {
    guard let transition, let pair else { return forest.showAtRest(described(props)) }
    let (old, new) = (described(pair.old), described(pair.new))
    let steps = transition.steps
    let motion = motion(from: pair.old, to: pair.new, scrubbed: isScrubbed)
    transition.relayout(
      FourSteps(
        from: keepingLeaving ? steps.initial.refreshed(with: old) : old,
        to: keepingLeaving ? steps.final.refreshed(with: new) : new,
        animation: motion.animation), motion: motion, keepsFading: keepingLeaving)
  }

  // MARK: Describing

  private func described(_ props: Root.Props) -> [Element] {
    Element.resolve(Root.childrenDescriptions(props: props, state: state))
  }

  private func motion(
    from old: Root.Props, to new: Root.Props, scrubbed: Bool
  ) -> TransitionMotion {
    var animations = ChildrenAnimations<Root.Keys>()
    Root.updateChildrenAnimations(
      container: &animations, currentProps: old, nextProps: new, currentState: state,
      nextState: state)
    let described = { (element: Element) in animations.animation(forKey: element.key) }
    return reducesMotion && !scrubbed ? .reduced(described) : .described(described)
  }
}
