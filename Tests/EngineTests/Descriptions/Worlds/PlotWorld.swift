import EngineTestSupport

@testable import Engine

/// An estate on a stage, with its own time, told instruction after instruction.
struct PlotWorld {
  let stage = Stage()
  let container = View(key: "container")
  let tree: DescriptionTree<Estate>
  private let tracker: ViewTracker
  private let ends = ChangeEnds()
  private var time = 0.0

  init(_ plots: [PlotSketch], manners: PlotManners, tellsEvents: Bool) {
    stage.root.addSubview(container)
    tracker = ViewTracker(container)
    tree = DescriptionTree(
      props: PlotProps(plots: plots, manners: manners), in: container, stage: stage)
    if tellsEvents { tree.onEvent = { _ in } }
  }

  // MARK: What is done to a tree

  mutating func advance(by seconds: Double) {
    time += seconds
    stage.advance(to: .seconds(time))
  }

  private func begin(
    _ plots: [PlotSketch], _ manners: PlotManners, isBack: Bool, byHand: Bool
  ) {
    var props = tree.props
    props.plots = plots
    (props.manners, props.innerManners) = (manners, manners)
    let begun =
      isBack
      ? tree.transition(backTo: props, scrubbed: byHand)
      : tree.transition(to: props, scrubbed: byHand)
    if !byHand { begun.play() }
  }

  private func turn() { tree.transition?.reverse() }

  private func release(_ target: Double, _ velocity: Double) {
    tree.transition?.release(towards: target, velocity: velocity)
  }

  private func resume() { tree.transition?.play() }

  private func press(_ number: Int) {
    var actions: [() -> Void] = []
    container.forEachInPaintOrder { view in
      if let action = view.action { actions.append(action) }
    }
    if !actions.isEmpty { actions[number % actions.count]() }
  }

  mutating func perform(_ instruction: PlotInstruction) {
    let transition = tree.transition
    switch instruction {
    case .to(let plots, let manners, let byHand):
      begin(plots, manners, isBack: false, byHand: byHand)
    case .back(let plots, let manners, let byHand):
      begin(plots, manners, isBack: true, byHand: byHand)
    case .advance(let seconds): advance(by: seconds)
    case .drag(let progress): transition?.seek(to: progress)
    case .release(let target, let velocity): release(target, velocity)
    case .turn: turn()
    case .pause: transition?.pause()
    case .resume: transition?.play()
    case .end(let committing): transition?.end(committing: committing)
    case .resize(let scale): tree.relayout { $0.scale = scale }
    case .retune(let manners): tree.retune { $0.manners = manners }
    case .update(let tint, let hasGuest):
      tree.update(state: PlotState(tint: tint, hasGuest: hasGuest))
    case .press(let number): press(number)
    }
    ends.wait(for: tree.change)
  }

  /// Lets everything come to its end.
  mutating func rest() {
    resume()
    var rounds = 0
    repeat {
      advance(by: 0.8)
      rounds += 1
    } while rounds < 12 && (tree.transition != nil || stage.isRunning)
    advance(by: 0)
  }

  // MARK: What must hold

  /// At any moment.
  var problems: [String] {
    tracker.look()
    return tree.checkInvariants() + ends.problems(of: tree.change, on: stage)
  }

  /// The problems when everything has come to its end.
  var problemsAtRest: [String] {
    var problems = problems
    if tree.transition != nil { problems.append("a transition lasts") }
    if stage.isRunning { problems.append("the stage runs") }
    if !stage.properties.isEmpty { problems.append("something moves properties") }
    if container.snapshots != tree.settled.elements.snapshots {
      problems.append("shown is not what is described")
    }
    container.forEachInPaintOrder { view in
      if view.presented != view.rest.shown { problems.append("\(view.key ?? "-") isn't at rest") }
    }
    if !tracker.kept.isEmpty { problems.append("kept: \(tracker.kept)") }
    return problems + ends.problemsAtRest
  }

  /// Gives a world all instructions, then lets it come to rest; returns the first problems.
  ///
  /// - Parameter jumps: true if some elements have no motion, so are at once where they are to be.
  static func problems(
    _ instructions: [PlotInstruction], in plots: [PlotSketch], tellsEvents: Bool, jumps: Bool
  ) -> [String] {
    let tracker: ViewTracker
    do {
      var world = PlotWorld(plots, manners: PlotManners(), tellsEvents: tellsEvents)
      tracker = world.tracker
      let problems = world.problems(after: instructions, jumps: jumps)
      if !problems.isEmpty { return problems }
    }
    return tracker.kept.isEmpty ? [] : ["outlive the world: \(tracker.kept)"]
  }

  private mutating func problems(after instructions: [PlotInstruction], jumps: Bool) -> [String] {
    for instruction in instructions {
      let moment = instruction.mayJump || jumps ? nil : TreeMoment(container)
      perform(instruction)
      let problems = (moment?.jumps(in: container, of: instruction.still) ?? []) + problems
      if !problems.isEmpty { return ["at \(instruction)"] + problems }
    }
    let wanted = tree.props
    rest()
    let problems = problemsAtRest
    if tree.props != wanted { return ["the last description did not win"] + problems }
    return problems.isEmpty ? [] : ["at rest"] + problems
  }
}
