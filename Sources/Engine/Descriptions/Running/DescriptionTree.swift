/// Keeps views as a description says, and moves them when it says something else.
///
/// A new change may begin at any moment: it starts from what is on screen, and what it leaves behind
/// comes to its own end.
public final class DescriptionTree<Root: NodeDescription> {
  /// The change on its way, or nil at rest.
  public var change: (any Change)? { transition }
  package internal(set) var transition: Transition?
  /// Told what has come to its end, in the frame in which it does: of all changes that begin while
  /// it is set.
  public var onEvent: ((TransitionEvent) -> Void)?
  /// The doubtful points in the descriptions so far, each once.
  public internal(set) var problems: [DescriptionProblem] = []
  /// Told of each problem once, when it is found; of those found before as soon as it is set.
  public var onProblem: ((DescriptionProblem) -> Void)? {
    didSet { if let onProblem { problems.forEach(onProblem) } }
  }

  /// The end that the tree shows at rest, between two transitions.
  var settled: DescriptionEnd<Root>
  /// The two ends of the transition.
  var ends: TransitionEnds<DescriptionEnd<Root>>?
  /// The transitions that were taken over and are still on their way, the oldest first.
  var history: [TakenTransition<Root>] = []
  private var events: [TransitionEvent] = []
  /// The transitions whose end was not reported yet.
  private var ended: [Transition] = []
  let stage: Stage
  let forest: NodeForest
  let updates = StateUpdates()
  /// True if a hand began the transition.
  private(set) var isScrubbed = false
  private var transitionCount = 0
  private var reported: Set<DescriptionProblem> = []
  private var nextNode = 1

  /// Shows a description in a container, whose children belong to the tree from now on.
  public init(
    props: Root.Props, state: Root.State = Root.State(), in container: View, stage: Stage
  ) {
    settled = DescriptionEnd(props: props, state: state)
    self.stage = stage
    forest = NodeForest(in: container, updates: updates)
    describe(&settled, known: [])
    forest.showAtRest(settled.elements, on: stage)
    stage.register(self)
  }

  /// The end that the tree shows, or is on its way to.
  var current: DescriptionEnd<Root> {
    guard let transition, let ends else { return settled }
    return transition.isReversed ? ends.old : ends.new
  }

  /// The props of the root that the tree shows, or is on its way to.
  public var props: Root.Props { current.props }
  /// The root's state that belongs to ``props``.
  public var state: Root.State { current.state }
  /// The props at the two ends of the transition.
  public var pair: TransitionEnds<Root.Props>? {
    ends.map { TransitionEnds(old: $0.old.props, new: $0.new.props) }
  }

  // MARK: Changes

  /// Begins the change to other props, at its start.
  ///
  /// - Parameters:
  ///   - scrubbed: true if a hand moves it: what is on its way already then fades out with the
  ///     hand's progress.
  @discardableResult
  public func begin(to next: Root.Props, scrubbed: Bool = false) -> any Change {
    transition(to: next, scrubbed: scrubbed)
  }

  @discardableResult
  package func transition(to next: Root.Props, scrubbed: Bool = false) -> Transition {
    var new = current
    new.props = next
    describe(&new, known: knownLists)
    return begin(from: current, to: new, origin: .start, scrubbed: scrubbed)
  }

  /// Begins the change that led from other props to the present ones, at its end, to be taken
  /// back.
  @discardableResult
  public func begin(backTo previous: Root.Props, scrubbed: Bool = false) -> any Change {
    transition(backTo: previous, scrubbed: scrubbed)
  }

  @discardableResult
  package func transition(backTo previous: Root.Props, scrubbed: Bool) -> Transition {
    var old = current
    old.props = previous
    describe(&old, known: knownLists)
    return begin(from: old, to: current, origin: .end, scrubbed: scrubbed)
  }

  func begin(
    from old: DescriptionEnd<Root>, to new: DescriptionEnd<Root>, origin: Transition.Origin,
    scrubbed: Bool
  ) -> Transition {
    let interrupted = transition
    let described = origin == .start ? new.elements : old.elements
    let onScreen =
      interrupted.map { self.onScreen(of: $0, beside: described) } ?? current.elements
    transitionCount += 1
    let begun = Transition(
      number: transitionCount,
      steps: steps(from: old, to: new, origin: origin, onScreen: onScreen),
      origin: origin, blending: scrubbed, tellsElements: onEvent != nil, forest: forest,
      stage: stage)
    if let interrupted, let ends {
      interrupted.leaveBehind()
      collectEvents(of: interrupted)
      history.append(
        TakenTransition(transition: interrupted, ends: ends, isScrubbed: isScrubbed))
      forgetHistory()
    }
    begun.didEnd = { [weak self] in self?.forgetEnded() }
    transition = begun
    ends = TransitionEnds(old: old, new: new)
    isScrubbed = scrubbed
    return begun
  }

  /// Plays the change to other props from now on.
  @discardableResult
  public func animate(to next: Root.Props) -> any Change {
    let begun = begin(to: next)
    begun.play()
    return begun
  }

  /// Takes back, from now on, the change that led from other props to the present ones.
  @discardableResult
  public func animate(backTo previous: Root.Props) -> any Change {
    let begun = begin(backTo: previous)
    begun.play()
    return begun
  }

  private func forgetEnded() {
    guard let transition, let ends else { return }
    guard let outcome = transition.outcome else { return }
    collectEvents(of: transition)
    settled = outcome == .cancelled ? ends.old : ends.new
    settled.forgetStatesOfGone()
    self.transition = nil
    self.ends = nil
    history = []
    // The transition's lists are in the order that was on screen when it began.
    forest.showAtRest(settled.elements, on: stage)
  }

  private func collectEvents(of transition: Transition) {
    events += transition.takeEvents()
    guard transition.outcome != nil else { return }
    if transition.isAwaited { ended.append(transition) } else { transition.tellEnd() }
  }

  /// Runs when everything is in its place, so that handlers may begin something new.
  private func reportEnds() {
    let (list, transitions) = (events, ended)
    events = []
    ended = []
    for event in list { onEvent?(event) }
    for transition in transitions { transition.tellEnd() }
  }

  // MARK: Describing

  /// The lists that were described, the likeliest first.
  var knownLists: [[Element]] {
    guard let transition, let ends else { return [settled.elements] }
    let lists = [ends.new.elements, ends.old.elements]
    return (transition.isReversed ? lists.reversed() : lists)
      + history.reversed().flatMap { [$0.ends.new.elements, $0.ends.old.elements] }
  }

  /// Describes an end, keeping what is still true.
  func describe(_ end: inout DescriptionEnd<Root>, known: [[Element]]) {
    var describer = Describer()
    describer.states = end.states
    describer.nextNode = nextNode
    end.elements = describer.describeTree(
      Root.childrenDescriptions(
        props: end.props, state: end.state, handle: StateHandle(node: rootNode)),
      known: known)
    end.states = describer.states
    nextNode = describer.nextNode
    for problem in describer.problems {
      guard reported.insert(problem).inserted else { continue }
      problems.append(problem)
      onProblem?(problem)
    }
  }

  /// The four steps between two ends, one of which is what is on screen.
  func steps(
    from old: DescriptionEnd<Root>, to new: DescriptionEnd<Root>, origin: Transition.Origin,
    onScreen: [Element]
  ) -> FourSteps {
    FourSteps(
      from: origin == .start ? onScreen : old.elements,
      to: origin == .end ? onScreen : new.elements, motions: motions(from: old, to: new))
  }

  /// The motions that the root gives its children; it is asked only if its props or its state
  /// differ.
  func motions(
    from old: DescriptionEnd<Root>, to new: DescriptionEnd<Root>
  ) -> ChildMotions {
    guard old.props != new.props || old.state != new.state else { return ChildMotions() }
    var animations = ChildrenAnimations<Root.Keys>()
    Root.updateChildrenAnimations(
      container: &animations, currentProps: old.props, nextProps: new.props,
      currentState: old.state, nextState: new.state)
    return animations.motions
  }
}

/// The number of the root among the parts that have a state.
let rootNode = 0

extension DescriptionTree: StageParticipant {
  func isShown(on stage: Stage) -> Bool { self.stage === stage }

  var isRunning: Bool { !updates.isEmpty || !ended.isEmpty || transition?.mayEnd == true }

  /// Ends what has arrived and makes the changes of state that were asked for.
  func update() {
    transition?.update()
    if let transition { events += transition.takeEvents() }
    updateStates()
    reportEnds()
  }
}
