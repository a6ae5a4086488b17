import EngineTestSupport
import Testing

@testable import Engine

/// A row of steps without keys, of which new ones come after the others have moved.
private struct Steps: NodeDescription {
  typealias Keys = String

  struct Props: NodeDescriptionProps {
    var key: String?
    var appearance = Appearance(frame: Rect(0, 0, 100, 100))
    var count = 1
    var size = 10.0
  }

  let props: Props

  static func childrenDescriptions(props: Props, state: NoState) -> [any NodeDescription] {
    (0..<props.count).map {
      ViewDescription(
        nil, Appearance(frame: Rect(Double($0) * props.size, 0, props.size, props.size)))
    }
  }

  static func updateChildrenAnimations(
    container: inout ChildrenAnimations<String>, currentProps: Props, nextProps: Props,
    currentState: NoState, nextState: NoState
  ) {
    container.allChildren = Animation(
      type: .linear(duration: 0.3), entryTransformers: [AnimationProps.fade()])
    container.choreography = { $0.updates * $0.insertions }
  }
}

/// Each element and each transition tells once how it ended.
@Suite struct TransitionEventTests {
  private final class Log {
    var lines: [String] = []
    func take() -> [String] {
      defer { lines = [] }
      return lines
    }
  }

  private func log(of world: WorldStage) -> Log {
    let log = Log()
    world.tree.onEvent = { event in
      let subject =
        switch event.subject {
        case .element(let path): path.map { $0 ?? "." }.joined(separator: "/")
        case .transition: "all"
        }
      log.lines.append("\(event.transition) \(subject) \(event.outcome)")
    }
    return log
  }

  @Test func inTheOrderOfTheirEnds() {
    var world = WorldStage("x,a,e,p(e)")
    let log = log(of: world)
    world.play(to: "x,b,c,p(e,b)")
    for frame in 1...40 {
      world.advance(by: 1.0 / 60)
      let told = log.take()
      switch frame {
      case 18:
        #expect(
          told == ["x", "a", "e", "p", "p/e"].map { "1 \($0) finished" }, "all take 0.3 s")
      case 30:
        #expect(told == ["b", "c", "p/b", "all"].map { "1 \($0) finished" })
      default: #expect(told == [])
      }
    }
  }

  /// Two elements without keys share a path, but no end.
  @Test func afterARelayoutEachIsStillToldForItself() {
    let (stage, container) = (Stage(), View())
    stage.root.addSubview(container)
    let tree = DescriptionTree<Steps>(props: Steps.Props(), in: container, stage: stage)
    var told: [String] = []
    tree.onEvent = { event in
      if case .element = event.subject { told.append("\(event.outcome)") }
    }
    stage.advance(to: .zero)
    var next = tree.props
    next.count = 2
    tree.animate(to: next)
    stage.advance(to: .seconds(0.35))
    #expect(told == ["finished"], "the one that stays")
    tree.relayout { $0.size = 20 }
    stage.advance(to: .seconds(0.4))
    #expect(told.count == 1)
    stage.advance(to: .seconds(0.7))
    #expect(told == ["finished", "finished"])
  }

  @Test func withoutMotionItIsToldInTheNextFrame() {
    var world = WorldStage("x,a", motions: .none)
    let log = log(of: world)
    world.play(to: "x,b")
    #expect(log.take() == [])
    world.advance(by: 0)
    #expect(log.take() == ["x", "a", "b", "all"].map { "1 \($0) finished" })
    world.advance(by: 0)
    #expect(log.take() == [])
  }

  @Test func whoIsTakenOverIsRetargeted() {
    var world = WorldStage("x,a")
    let log = log(of: world)
    world.play(to: "x,b")
    world.advance(by: 0.35)
    #expect(log.take() == ["x", "a"].map { "1 \($0) finished" })
    world.play(to: "x")
    world.advance(by: 0)
    #expect(log.take() == ["1 b retargeted", "1 all retargeted"])
    world.rest()
    #expect(log.take() == ["x", "b", "a", "all"].map { "2 \($0) finished" })
  }

  @Test func backwardsTheyAreCancelled() {
    var world = WorldStage("x,b")
    let log = log(of: world)
    world.begin(backTo: "x,c").play()
    world.advance(by: 0.45)
    #expect(log.take() == [])
    world.advance(by: 0.1)
    #expect(log.take() == ["x", "c", "b", "all"].map { "1 \($0) cancelled" })
  }

  /// Taken out by an update in the middle: it is told at once, and not again.
  @Test func whoIsTakenOutIsRetargeted() {
    var world = WorldStage("x,a")
    let log = log(of: world)
    world.tree.update(state: World.State(extra: "z"))
    world.play(to: "x,b")
    world.advance(by: 0.1)
    world.tree.update(state: World.State())
    world.advance(by: 0)
    #expect(log.take() == ["1 z retargeted"])
    world.rest()
    #expect(log.take() == ["x", "a", "b", "all"].map { "1 \($0) finished" })
  }

  @Test func aHandThatHoldsEndsNothing() {
    var world = WorldStage("x,a")
    let log = log(of: world)
    let playback = world.begin(to: "x,b").playback
    playback.seek(to: 0.9)
    world.advance(by: 1)
    playback.seek(to: 0.1)
    world.advance(by: 1)
    #expect(log.take() == [])
    world.tree.transition?.end(committing: false)
    world.advance(by: 0)
    #expect(log.take() == ["x", "a", "b", "all"].map { "1 \($0) cancelled" })
  }

  /// A change that is begun by the end of another one is whole.
  @Test func whoIsToldMayBeginAnother() {
    var world = WorldStage("x,a")
    let log = log(of: world)
    let tree = world.tree
    let (told, next) = (tree.onEvent, world.props("x,c"))
    tree.onEvent = { event in
      told?(event)
      if event.transition == 1, event.subject == .transition {
        tree.transition(to: next).play()
      }
    }
    world.play(to: "x,b")
    world.rest()
    #expect(log.take().filter { $0.contains("all") } == ["1 all finished", "2 all finished"])
    #expect(world.keys == ["x", "c"] && world.problemsAtRest == [])
    tree.onEvent = nil
  }
}
