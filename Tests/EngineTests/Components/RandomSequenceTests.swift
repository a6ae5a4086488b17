import EngineTestSupport
import Testing

@testable import Engine

/// Random short sequences of everything that can be done to a component view.
@Suite struct RandomSequenceTests {
  private static let ids = ["a", "b", "c", "d", "e", "f"]

  private static var animators: [any Animator] {
    [
      BaseAnimator(), FadeAnimator(), TransformAnimator(transform: .scale(0.5), duration: 0.4),
      TransformAnimator(transform: .translation(50, 0), timing: .easeInOut(duration: 0.2)),
    ]
  }

  @Test func noViewIsLostOrDoubledOrLeftBehind() {
    forAll(seeds: 0..<10_000) { random in
      let world = ComponentWorld(
        size: Size(200, 160), animator: random.element(of: Self.animators))
      world.view.interruption = random.element(of: Interruption.allCases)
      var trace: [String] = []
      for _ in 0..<random.int(in: 2...8) {
        trace.append(step(world, &random))
        #expect(world.flaws == [], "\(trace)")
      }
      expectRest(world, trace)
    }
  }

  private func step(_ world: ComponentWorld, _ random: inout SeededGenerator) -> String {
    switch random.int(in: 0...9) {
    case 0...3:
      let list = Array(
        Self.ids.shuffled(using: &random).prefix(random.int(in: 0...Self.ids.count)))
      world.show(list)
      return "show \(list)"
    case 4:
      let y = Double(random.int(in: -1...6)) * 30
      world.view.scroll(to: Point(0, y))
      return "scroll \(y)"
    case 5, 6:
      let time = random.element(of: [0, 0.05, 0.1, 0.3, 1])
      world.advance(by: time)
      return "advance \(time)"
    case 7:
      let progress = random.element(of: [0, 0.3, 0.9, 1])
      world.view.lastChange?.seek(to: progress)
      return "seek \(progress)"
    case 8:
      let back = Bool.random(using: &random)
      world.view.lastChange?.isReversed = back
      return "turn \(back)"
    default:
      switch random.int(in: 0...2) {
      case 0:
        world.view.lastChange?.play()
        return "resume"
      case 1:
        world.view.lastChange?.rollBack()
        return "cancel"
      default:
        world.view.lastChange?.commit()
        return "finish"
      }
    }
  }

  /// Once nothing runs, the tree is exactly what is shown, every view wholly there.
  private func expectRest(_ world: ComponentWorld, _ trace: [String]) {
    world.view.lastChange?.play()
    for _ in 0..<3 { world.advance(by: 2) }
    #expect(world.flaws == [], "\(trace)")
    #expect(world.view.leaving.isEmpty, "\(trace)")
    #expect(!world.stage.isRunning && !world.view.isRunning, "\(trace)")
    let view = world.view
    #expect(view.contentView.subviews.count == view.items.count, "\(trace)")
    for item in view.items {
      #expect(item.view.presented == item.view.rest.shown, "\(item.key.id) \(trace)")
      #expect(item.view.frame == item.renderable.frame, "\(item.key.id) \(trace)")
      #expect(item.view.alpha == 1 && item.view.transform == .identity, "\(trace)")
    }
    world.view.component = nil
    world.view.reload()
    world.advance(by: 2)
    world.view.closeLastChange()
    world.advance(by: 1)
    #expect(world.cards.living == 0, "views were made and not freed: \(trace)")
  }
}
