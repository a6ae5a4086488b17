import EngineTestSupport
import Testing

@testable import Engine

/// Defects that random sequences have found, each by itself.
@Suite struct SequenceDefectTests {
  private typealias Manners = PlotManners

  private func leaves(_ keys: String...) -> [PlotSketch] {
    keys.map { PlotSketch(key: $0, kind: .leaf) }
  }

  private func world(_ plots: [PlotSketch]) -> PlotWorld {
    PlotWorld(plots, manners: PlotManners(), tellsEvents: false)
  }

  private func view(_ key: String, _ world: PlotWorld) -> View {
    world.container.first(key: key) ?? View(key: "missing")
  }

  /// The properties that an instruction moves on screen, although it is to move nothing.
  private func jumps(_ instruction: PlotInstruction, _ world: inout PlotWorld) -> [String] {
    let moment = TreeMoment(world.container)
    world.perform(instruction)
    return moment.jumps(in: world.container, of: instruction.still)
  }

  // MARK: Views that leave each at its own end

  @Test func whatIsInALeavingElementLeavesWithIt() {
    let panel = PlotSketch(key: "p", kind: .panel, children: leaves("a"))
    var world = world([panel])
    world.perform(.to([], Manners(removal: .whenOwnEnds), byHand: false))
    world.advance(by: 0.1)
    #expect(view("a", world).superview === view("p", world), "it was taken off at once")
    world.advance(by: 0.3)
    #expect(world.container.subviews.isEmpty)
  }

  @Test func whatIsOffTheScreenIsGoneWhenTheChangeIsTurned() {
    var world = world(leaves("a", "b"))
    world.perform(.to(leaves("b"), Manners(order: .oneByOne, removal: .whenOwnEnds), byHand: false))
    world.advance(by: 0.35)
    #expect(world.container.subviews.map(\.key) == ["b"])
    world.perform(.turn)
    #expect(world.problems == [])
    world.advance(by: 0.2)
    #expect(view("a", world).phase == .entering, "it is on its way back")
  }

  @Test func whatIsOffTheScreenComesBackIfAllAreToLeaveTogether() {
    var world = world(leaves("a", "b"))
    let manners = Manners(order: .oneByOne, removal: .whenOwnEnds)
    world.perform(.to(leaves("b"), manners, byHand: false))
    world.advance(by: 0.35)
    #expect(world.container.subviews.map(\.key) == ["b"])
    world.perform(.retune(Manners(order: .oneByOne)))
    #expect(world.container.subviews.map(\.key) == ["a", "b"] && world.problems == [])
  }

  // MARK: Updates on the way

  /// An element that an update brings makes a part of the change longer.
  @Test func anUpdateThatChangesTheTimesOfTheWayMovesNothing() {
    var world = world(leaves("a", "b"))
    world.perform(.to(leaves("c"), Manners(order: .oneByOne), byHand: true))
    world.perform(.drag(0.6))
    #expect(jumps(.update(0.75, hasGuest: true), &world) == [])
    world.rest()
    #expect(world.problemsAtRest == [])
  }

  @Test func anUpdateOfATunedChangeMovesNothing() {
    var world = world(leaves("a", "b"))
    world.perform(.to(leaves("c"), Manners(motion: .springs), byHand: true))
    world.perform(.drag(0.4))
    world.perform(.retune(Manners(motion: .fades)))
    world.advance(by: 1)
    #expect(jumps(.update(0.75, hasGuest: false), &world) == [])
  }

  @Test func aChangeThatIsTunedToTakeNoTimeMovesNothingAtOnce() {
    var world = world(leaves("a"))
    world.perform(.to(leaves("b"), Manners(), byHand: true))
    world.perform(.drag(0.4))
    #expect(jumps(.retune(Manners(motion: .none)), &world) == [])
    world.rest()
    #expect(world.problemsAtRest == [])
  }

  /// On its way as well: it goes over to what does not move.
  @Test func aRunningChangeThatIsTunedToTakeNoTimeGoesOver() {
    var world = world(leaves("a"))
    world.perform(.to(leaves("b"), Manners(motion: .springs), byHand: false))
    world.advance(by: 0.1)
    #expect(jumps(.retune(Manners(motion: .none)), &world) == [])
    world.advance(by: 0.02)
    #expect(world.tree.transition != nil, "it is going over")
    world.rest()
    #expect(world.problemsAtRest == [])
  }

  // MARK: Taking over from what is being tuned

  /// It was ended while it still moved what it had moved before it was tuned, for ever.
  @Test func whatIsTakenOverWhileItIsTunedLeavesNothing() {
    var world = world(leaves("a", "b"))
    world.perform(.to(leaves("b", "c"), Manners(motion: .springs), byHand: false))
    world.advance(by: 0.1)
    world.perform(.retune(Manners(motion: .mixed)))
    world.perform(.to(leaves("c"), Manners(), byHand: false))
    world.rest()
    #expect(world.problemsAtRest == [])
  }

  // MARK: Tuned or laid out so that nothing moves any more

  /// Each was at its end, and was waited for without end.
  private static let lastingChanges: [[PlotInstruction]] = [
    [.to([], Manners(motion: .none), byHand: true), .retune(Manners(motion: .none))],
    [
      .to([], Manners(motion: .springs), byHand: false), .advance(0.1),
      .retune(Manners(motion: .none)), .resize(2),
    ],
    [
      .to([], Manners(motion: .springs), byHand: true), .drag(0.4),
      .retune(Manners(motion: .none)), .advance(0.1), .update(0.75, hasGuest: true), .resize(2),
    ],
  ]

  @Test(arguments: lastingChanges) func aChangeThatMovesNothingAnyMoreEnds(
    _ instructions: [PlotInstruction]
  ) {
    #expect(
      PlotWorld.problems(instructions, in: leaves("a"), tellsEvents: false, jumps: true) == [])
  }

  @Test func aChangeThatMovesNothingAnyMoreStaysInTheHand() {
    var world = world(leaves("a"))
    world.perform(.to(leaves("b"), Manners(motion: .springs), byHand: true))
    world.perform(.drag(0.4))
    world.perform(.retune(Manners(motion: .none)))
    world.perform(.resize(2))
    world.advance(by: 0.3)
    #expect(world.tree.change?.isPaused == true && world.tree.change?.outcome == nil)
    world.perform(.end(false))
    #expect(world.tree.change == nil && world.container.subviews.map(\.key) == ["a"])
  }
}
