import EngineTestSupport

@testable import Engine

/// An instruction to a component view.
enum ComponentInstruction {
  case show([String])
  case resize(Size)
  case relayout(Size)
  case scroll(Double)
  case advance(Double)
  case seek(Double)
  case turn(Bool)
  case resume, cancel, finish

  private static let ids = ["a", "b", "c", "d", "e", "f"]
  private static let sizes = [Size(200, 160), Size(120, 300), Size(320, 60)]

  static func random(_ random: inout SeededGenerator) -> ComponentInstruction {
    switch random.int(in: 0...12) {
    case 0...3:
      .show(Array(ids.shuffled(using: &random).prefix(random.int(in: 0...ids.count))))
    case 4: .scroll(Double(random.int(in: -1...6)) * 30)
    case 5, 6: .advance(random.element(of: [0, 1 / 60, 0.05, 0.1, 0.3, 1]))
    case 7: .seek(random.element(of: [0, 0.3, 0.9, 1]))
    case 8: .turn(random.chance(0.5))
    case 9: .resume
    case 10: .resize(random.element(of: sizes))
    case 11: .relayout(random.element(of: sizes))
    default: random.chance(0.5) ? .cancel : .finish
    }
  }
}

/// A component view that is told instruction after instruction.
struct ComponentSequence {
  private let world: ComponentWorld
  /// True if something has no motion, and so is at once where it is to be.
  private let jumps: Bool

  private init(_ animator: any Animator, _ interruption: Interruption) {
    world = ComponentWorld(size: Size(200, 160), animator: animator)
    world.view.interruption = interruption
    jumps = !(animator is TransformAnimator) || interruption == .jump
  }

  /// Gives a view all instructions, then lets it come to rest, and go; returns the first problems.
  static func problems(
    _ instructions: [ComponentInstruction], _ animator: any Animator, _ interruption: Interruption
  ) -> [String] {
    let cards: CardCount
    do {
      let sequence = ComponentSequence(animator, interruption)
      cards = sequence.world.cards
      // One of two goes with what it shows.
      let problems = sequence.problems(
        instructions, isEmptied: instructions.count.isMultiple(of: 2))
      if !problems.isEmpty { return problems }
    }
    return cards.living == 0 ? [] : ["\(cards.living) views outlive the world"]
  }

  private func problems(_ instructions: [ComponentInstruction], isEmptied: Bool) -> [String] {
    for instruction in instructions {
      let content = world.view.contentView
      let shown = content.subviews.map(TreeMoment.init)
      perform(instruction)
      var problems = world.flaws
      if !jumps, case .show = instruction { problems += shown.flatMap { $0.jumps(in: content) } }
      if !problems.isEmpty { return ["at \(instruction)"] + problems }
    }
    let problems = comeToRest() + (isEmptied ? empty() : [])
    return problems.isEmpty ? [] : ["at rest"] + problems
  }

  private func perform(_ instruction: ComponentInstruction) {
    let change = world.view.componentChange
    switch instruction {
    case .show(let list): world.show(list)
    case .resize(let size):
      world.view.size = size
      world.view.reload()
    case .relayout(let size):
      world.view.size = size
      world.view.relayout()
    case .scroll(let y): world.view.scroll(to: Point(0, y))
    case .advance(let time): world.advance(by: time)
    case .seek(let progress): change?.seek(to: progress)
    case .turn(let back): change?.isReversed = back
    case .resume: change?.play()
    case .cancel: change?.rollBack()
    case .finish: change?.commit()
    }
  }

  /// Once nothing runs, the tree is exactly what is shown, every view wholly there.
  private func comeToRest() -> [String] {
    let view = world.view
    view.componentChange?.play()
    for _ in 0..<3 { world.advance(by: 2) }
    var problems = world.flaws
    if !view.leaving.isEmpty { problems.append("some still leave") }
    if world.stage.isRunning || view.isRunning { problems.append("something runs") }
    if view.contentView.subviews.count != view.items.count { problems.append("others are there") }
    for item in view.items {
      let isWhole =
        item.view.presented == item.view.rest.shown && item.view.frame == item.renderable.frame
        && item.view.alpha == 1 && item.view.transform == .identity
      if !isWhole { problems.append("\(item.key.id) is not as it is described") }
    }
    return problems
  }

  /// Taken out, all are freed.
  private func empty() -> [String] {
    world.view.component = nil
    world.view.reload()
    world.advance(by: 2)
    world.view.closeLastChange()
    world.advance(by: 1)
    return world.cards.living == 0 ? [] : ["\(world.cards.living) views are kept"]
  }
}
