import EngineTestSupport

@testable import Engine

/// An instruction to a host about its layouts.
enum LayoutInstruction: CustomStringConvertible {
  /// The manner of going to a layout.
  enum Way: CaseIterable { case played, held, atOnce, waiting }

  case prepare(Forest, LayoutDirection, Way)
  case make(Forest)
  case advance(Double)
  /// The newest way that a hand holds goes there, or on by itself.
  case drag(Double)
  case resume
  /// The oldest or the newest way that lasts ends.
  case commit(oldest: Bool)
  case rollBack

  var description: String {
    switch self {
    case .prepare(let forest, let direction, let way): "\(way) \(direction) to [\(forest)]"
    case .make(let forest): "make [\(forest)]"
    case .advance(let seconds): "advance \(seconds)"
    case .drag(let progress): "drag \(progress)"
    case .resume: "resume"
    case .commit(let oldest): oldest ? "commit the oldest" : "commit the newest"
    case .rollBack: "roll back"
    }
  }

  static func random(
    _ random: inout SeededGenerator, turning: Forest.Turning, isOpaque: Bool
  ) -> LayoutInstruction {
    let forest = Forest.random(&random, turning: turning, isOpaque: isOpaque)
    return switch random.int(in: 0...13) {
    case 0...4: .prepare(forest, random.direction(), random.element(of: Way.allCases))
    case 5: .make(forest)
    case 6...9: .advance(random.element(of: [0, 1 / 60.0, 0.1, 0.25, 0.6, 2]))
    case 10: .drag(random.double(in: 0...1))
    case 11: .resume
    case 12: .commit(oldest: random.chance(0.5))
    default: .rollBack
    }
  }
}

/// A host on a stage that goes from layout to layout.
struct LayoutSequence {
  /// A way that was prepared and has not ended.
  private struct Way {
    let animation: LayoutMove
    let forest: Forest
    let direction: LayoutDirection
    var held: Playback?
    var isApplied: Bool
  }

  private let stage = Stage(root: View(frame: Rect(0, 0, 300, 200)))
  private var time = 0.0
  private var ways: [Way] = []
  /// The layout that is shown without those ways.
  private var base: (forest: Forest, direction: LayoutDirection)
  private let tracker: ViewTracker

  private init(_ forest: Forest) {
    base = (forest, .leftToRight)
    tracker = ViewTracker(stage.root)
    forest.arrangement.makeViews(in: stage.root)
  }

  /// Gives a host all instructions, then lets it come to rest; returns the first problems.
  static func problems(_ instructions: [LayoutInstruction], in forest: Forest) -> [String] {
    let tracker: ViewTracker
    do {
      var sequence = LayoutSequence(forest)
      tracker = sequence.tracker
      for instruction in instructions {
        let problems = sequence.perform(instruction)
        if !problems.isEmpty { return ["at \(instruction)"] + problems }
      }
      let problems = sequence.comeToRest()
      if !problems.isEmpty { return ["at rest"] + problems }
    }
    return tracker.kept.isEmpty ? [] : ["outlive the host: \(tracker.kept)"]
  }

  private mutating func perform(_ instruction: LayoutInstruction) -> [String] {
    let shown = ShownViews(below: stage.root)
    var stays = false
    switch instruction {
    case .prepare(let forest, let direction, let way):
      prepare(forest, direction, way)
      stays = way != .atOnce
    case .make(let forest):
      ways = []
      base = (forest, .leftToRight)
      forest.arrangement.makeViews(in: stage.root)
    case .advance(let seconds): advance(by: seconds)
    case .drag(let progress): ways.last?.held?.seek(to: progress)
    case .resume: ways.last?.held?.play()
    case .commit(let oldest): if !ways.isEmpty { commit(oldest ? 0 : ways.count - 1) }
    case .rollBack: rollBack()
    }
    tracker.look()
    let problems = stage.root.brokenInvariants + stage.root.doubledKeys
    let now = ShownViews(below: stage.root)
    return problems + (stays ? now.moved(since: shown, within: 1e-6, isCut: false) : [])
  }

  private mutating func prepare(
    _ forest: Forest, _ direction: LayoutDirection, _ kind: LayoutInstruction.Way
  ) {
    let animation = forest.arrangement.prepareAnimation(for: stage.root, direction: direction).move
    var held: Playback?
    switch kind {
    case .played: stage.animate(withDuration: 0.4, animations: animation.apply)
    case .held: held = stage.hold(animation.animation(duration: 0.4))
    case .atOnce: animation.apply()
    case .waiting: break
    }
    ways.append(
      Way(
        animation: animation, forest: forest, direction: direction, held: held,
        isApplied: kind != .waiting))
  }

  private mutating func advance(by seconds: Double) {
    time += seconds
    stage.advance(to: .seconds(time))
    forgetCommitted()
  }

  /// Forgets the ways up to the last that has committed, as a played one does by itself.
  private mutating func forgetCommitted() {
    guard let place = ways.lastIndex(where: { $0.animation.outcome == .finished }) else { return }
    base = (ways[place].forest, ways[place].direction)
    ways.removeFirst(place + 1)
  }

  /// Ends a way where it leads; one that waits under another one goes on waiting.
  private mutating func commit(_ place: Int) {
    let way = ways[place]
    guard way.isApplied || place == ways.count - 1 else { return }
    for earlier in ways[...place] { earlier.held?.commit() }
    if !way.isApplied { way.animation.apply() }
    way.animation.commit()
    ways.removeFirst(place + 1)
    base = (way.forest, way.direction)
  }

  private mutating func rollBack() {
    guard let way = ways.popLast() else { return }
    way.animation.rollBack()
  }

  /// All ends, nothing is left, and nothing lives on.
  private mutating func comeToRest() -> [String] {
    for way in ways { way.held?.play() }
    advance(by: 10)
    if !ways.isEmpty { commit(ways.count - 1) }
    advance(by: 10)
    var problems: [String] = []
    if stage.isRunning || !stage.properties.isEmpty { problems.append("something runs") }
    let (end, wanted) = (TreeRow.all(below: stage.root), base.forest.fresh(base.direction))
    if !sameTree(end, wanted) { problems.append("ended at \(end), not at \(wanted)") }
    for (row, fresh) in zip(end, wanted)
    where row.rest.transform != fresh.rest.transform || row.rest.alpha != fresh.rest.alpha {
      problems.append("\(row.key ?? "-") looks otherwise")
    }
    stage.root.forEachInPaintOrder { view in
      if view.presented != view.rest.shown { problems.append("\(view.key ?? "-") isn't at rest") }
    }
    ways = []
    if !tracker.kept.isEmpty { problems.append("kept: \(tracker.kept)") }
    return problems
  }
}
