import EngineTestSupport

@testable import Engine

/// A world that is told instruction after instruction, with everything looked at that must hold.
struct StressRun {
  private var world: WorldStage
  /// Every keyed view on screen by its place in the tree, to see whether it is the same one later.
  private var known: [String: View] = [:]
  /// The appearances that the leaving views leave to, by the views' places in the tree.
  private var leaving: [String: Appearance] = [:]
  /// The views that were leaving when a change brought them back: they keep the props they left
  /// with at one end of their way.
  private var returned: Set<ObjectIdentifier> = []
  private var transitions: [Transition] = []
  private let tracker: ViewTracker

  init(_ list: String) {
    world = WorldStage(list)
    tracker = ViewTracker(world.container)
    look()
  }

  /// Gives a world all instructions, then lets it come to rest; returns the first problems.
  static func problems(_ instructions: [StressInstruction], in list: String) -> [String] {
    let tracker: ViewTracker
    do {
      var run = StressRun(list)
      tracker = run.tracker
      for instruction in instructions {
        let problems = run.perform(instruction)
        if !problems.isEmpty { return ["at \(instruction)"] + problems }
      }
      let problems = run.comeToRest()
      if !problems.isEmpty { return ["at rest"] + problems }
    }
    return tracker.kept.isEmpty ? [] : ["outlive the world: \(tracker.kept)"]
  }

  private mutating func perform(_ instruction: StressInstruction) -> [String] {
    let moment = instruction.mayJump ? nil : TreeMoment(world.container)
    let progress = world.tree.transition?.progress
    let wereLeaving = ids(where: isLeaving)
    instruction.perform(on: &world)
    switch instruction {
    case .to, .back: returned.formUnion(wereLeaving.subtracting(ids(where: isLeaving)))
    default: if world.tree.transition == nil { returned = [] }
    }
    if let transition = world.tree.transition, transition !== transitions.last {
      transitions.append(transition)
    }
    var problems = moment?.jumps(in: world.container, of: instruction.still) ?? []
    if case .resize = instruction, world.tree.transition?.progress != progress {
      problems.append("the progress was \(progress ?? -1)")
    }
    problems += world.container.brokenInvariants + world.container.doubledKeys
    problems += listProblems() + phaseProblems() + sameViewProblems()
    problems += leaveTargetProblems(instruction)
    look()
    return problems
  }

  // MARK: What must hold

  /// Views that stay are those described, and on the way forwards in their order.
  private func listProblems() -> [String] {
    let wanted = world.tree.describedSnapshots.map { "\($0.depth)\($0.key ?? ".")" }
    let shown = staying(in: world.container, depth: 0)
    let isForwards = world.tree.transition.map { !$0.isReversed && $0.origin == .start } ?? true
    let isRight = isForwards ? shown == wanted : shown.sorted() == wanted.sorted()
    return isRight ? [] : ["staying are \(shown), described are \(wanted)"]
  }

  /// The depths and keys of the views that neither leave nor are in one that does.
  private func staying(in view: View, depth: Int) -> [String] {
    view.subviews.filter { $0.phase != .leaving }.flatMap {
      ["\(depth)\($0.key ?? ".")"] + staying(in: $0, depth: depth + 1)
    }
  }

  /// Colours are the newest state's, and what leaves takes no press.
  private func phaseProblems() -> [String] {
    var problems: [String] = []
    let tint = Color(white: world.tree.state.tint)
    world.container.forEachInPaintOrder { view in
      guard view !== world.container else { return }
      let box = view.presentedBox
      if isLeaving(view) {
        let hit = world.stage.root.hitTest(
          Point(box.x + box.width / 2, box.y + box.height / 2))
        if let hit, isLeaving(hit) { problems.append("\(view.key ?? ".") takes a press") }
      } else if !returned.contains(ObjectIdentifier(view)),
        view.presented.backgroundColor != tint
      {
        problems.append("\(view.key ?? ".") is not in the newest colour")
      }
    }
    return problems
  }

  /// True if a view, or one that it is in, leaves.
  private func isLeaving(_ view: View) -> Bool {
    view.phase == .leaving || view.superview.map(isLeaving) ?? false
  }

  /// As long as an element is on screen it is one view, also when it turns round.
  private func sameViewProblems() -> [String] {
    keyed.compactMap { path, view in
      known[path].map { $0 === view } ?? true ? nil : "\(path) is another view"
    }
  }

  /// Views that were leaving and still are keep the place they leave to, unless everything has
  /// moved. Views in one that leaves leave with it, and may yet get a target of their own.
  private func leaveTargetProblems(_ instruction: StressInstruction) -> [String] {
    switch instruction {
    case .to, .back, .advance, .drag, .pause, .resume: break
    default: return []
    }
    return keyed.compactMap { path, view in
      guard view.phase == .leaving, let target = leaving[path], target != view.rest
      else { return nil }
      return "\(path) leaves to \(view.rest.frame), not to \(target.frame)"
    }
  }

  /// All ends, nothing is left, and nothing lives on.
  private mutating func comeToRest() -> [String] {
    let wanted = world.tree.props
    world.rest()
    var problems = world.problemsAtRest
    if world.tree.props != wanted { problems.append("the last description did not win") }
    let lasting = transitions.filter { $0.outcome == nil }.count
    if lasting > 0 { problems.append("\(lasting) of \(transitions.count) transitions last") }
    transitions = []
    known = [:]
    leaving = [:]
    if !tracker.kept.isEmpty { problems.append("not freed: \(tracker.kept)") }
    return problems
  }

  // MARK: Looking

  private mutating func look() {
    known = keyed
    leaving = known.filter { $1.phase == .leaving && $1.superview?.phase != .leaving }
      .mapValues(\.rest)
    tracker.look()
  }

  private func ids(where isMeant: (View) -> Bool) -> Set<ObjectIdentifier> {
    var ids: Set<ObjectIdentifier> = []
    world.container.forEachInPaintOrder { if isMeant($0) { ids.insert(ObjectIdentifier($0)) } }
    return ids
  }

  /// The views with keys by their places in the tree.
  private var keyed: [String: View] {
    var table: [String: View] = [:]
    func add(_ view: View, _ parent: String) {
      guard let key = view.key else { return }
      table[parent + key] = view
      for child in view.subviews { add(child, parent + key + "/") }
    }
    for view in world.container.subviews { add(view, "") }
    return table
  }
}

/// Looks for the shortest sequence that goes wrong, by leaving out and simplifying.
func shrunk(
  _ instructions: [StressInstruction], in list: String
) -> (list: String, instructions: [StressInstruction], problems: [String]) {
  var best = (list, instructions, StressRun.problems(instructions, in: list))
  var goesOn = true
  while goesOn {
    goesOn = false
    for (list, candidate) in simpler(best.1, in: best.0) {
      let problems = StressRun.problems(candidate, in: list)
      guard !problems.isEmpty else { continue }
      best = (list, candidate, problems)
      goesOn = true
      break
    }
  }
  return best
}

private func simpler(
  _ instructions: [StressInstruction], in list: String
) -> [(String, [StressInstruction])] {
  var candidates: [(String, [StressInstruction])] = []
  for index in instructions.indices {
    var shorter = instructions
    shorter.remove(at: index)
    candidates.append((list, shorter))
  }
  candidates += StressInstruction.shorter(list).map { ($0, instructions) }
  for index in instructions.indices {
    for replacement in instructions[index].simpler {
      var simpler = instructions
      simpler[index] = replacement
      candidates.append((list, simpler))
    }
  }
  return candidates
}
