import EngineTestSupport
import Testing

@testable import Engine

/// A component view is laid out anew while a change is on its way.
@Suite struct RelayoutTests {
  private let gliding = TransformAnimator(transform: .scale(0.5), duration: 0.4)

  private static let wide = Size(320, 400)
  private static let narrow = Size(200, 400)

  /// Cards in lines as wide as the view.
  private func flow(_ ids: String, _ world: ComponentWorld) -> any Layout {
    Flow(spacing: 10, children: ids.map { world.card("\($0)") })
  }

  private func show(_ ids: String, _ world: ComponentWorld) {
    world.view.component = flow(ids, world)
    world.view.reload()
  }

  private func relayout(_ world: ComponentWorld, size: Size) {
    world.view.size = size
    world.view.relayout()
  }

  private func changing(_ animator: any Animator, size: Size = wide) -> ComponentWorld {
    let world = ComponentWorld(size: size, animator: animator)
    show("abcdef", world)
    show("fbxad", world)
    return world
  }

  @Test func itIsTheSameChangeInTheNewPlaces() throws {
    for progress in [0, 0.3, 0.7, 1] {
      let (world, other) = (changing(gliding), changing(gliding, size: Self.narrow))
      let change = try #require(world.view.componentChange)
      change.seek(to: progress)
      relayout(world, size: Self.narrow)
      try #require(other.view.componentChange).seek(to: progress)
      #expect(world.view.componentChange === change && change.isPaused)
      #expect(abs(change.progress - progress) < 1e-12)
      #expect(world.onScreen == other.onScreen)
      #expect(world.view.stackedIds == other.view.stackedIds)
      #expect(world.view.leavingIds == other.view.leavingIds)
      for end in [0.0, 1, 0.5] {
        change.seek(to: end)
        try #require(other.view.componentChange).seek(to: end)
        #expect(world.onScreen == other.onScreen)
      }
      #expect(world.flaws == [])
    }
  }

  @Test func itsViewsStayTheSame() throws {
    let world = changing(gliding)
    world.advance(by: 0.1)
    let views = Set(world.view.contentView.subviews.map(ObjectIdentifier.init))
    relayout(world, size: Self.narrow)
    #expect(Set(world.view.contentView.subviews.map(ObjectIdentifier.init)) == views)
    #expect(world.cards.made == 7)
  }

  @Test func itEndsOnceAsItWouldHave() throws {
    for isReversed in [false, true] {
      let world = changing(gliding)
      let change = try #require(world.view.componentChange)
      var outcomes: [Outcome] = []
      change.onEnd { outcomes.append($0) }
      world.advance(by: 0.2)
      change.play(reversed: isReversed)
      relayout(world, size: Self.narrow)
      #expect(outcomes == [] && change.isReversed == isReversed && change.isRunning)
      world.advance(by: 1)
      #expect(outcomes == [isReversed ? .cancelled : .finished])
      #expect(world.view.visibleIds == (isReversed ? "abcdef" : "fbxad").map { "\($0)" })
      #expect(world.flaws == [] && !world.stage.isRunning)
    }
  }

  @Test func anEndedOneStaysAtItsEnd() throws {
    for isReversed in [false, true] {
      let world = changing(gliding)
      let change = try #require(world.view.componentChange)
      change.play(reversed: isReversed)
      world.advance(by: 1)
      let outcome = change.outcome
      relayout(world, size: Self.narrow)
      #expect(change.outcome == outcome && change.progress == (isReversed ? 0 : 1))
      #expect(world.view.visibleIds == (isReversed ? "abcdef" : "fbxad").map { "\($0)" })
      change.play(reversed: !isReversed)
      world.advance(by: 1)
      #expect(change.progress == (isReversed ? 1 : 0) && world.flaws == [])
    }
  }

  /// It puts elsewhere what somebody else is moving, who is told so; also where nothing was ever
  /// reloaded.
  @Test(arguments: [true, false])
  func whoeverMovesWhatItPlacesHasLostIt(isReloaded: Bool) throws {
    let world = ComponentWorld(size: Self.wide)
    world.view.component = flow("abc", world)
    if isReloaded { world.view.reload() } else { world.view.relayout() }
    let card = try #require(world.view.items.last?.view)
    let move = world.stage.animate(withDuration: 1) { card.center.y += 100 }
    world.advance(by: 0.1)
    #expect(move.outcome == nil)
    relayout(world, size: Self.narrow)
    world.advance(by: 0.1)
    #expect(move.outcome == .retargeted && world.flaws == [])
  }

  /// - Parameter next: what is shown on the way from the first cards to the second ones; c and e,
  ///   which are leaving then, may come back.
  @Test(arguments: ["afd", "efac", "abcdef"])
  func thereAndBackIsNothing(_ next: String) throws {
    for time in [0, 0.1, 0.25, 0.35] {
      let (world, other) = (changing(gliding), changing(gliding))
      for world in [world, other] {
        world.advance(by: 0.15)
        show(next, world)
        world.advance(by: time)
      }
      relayout(world, size: Self.narrow)
      relayout(world, size: Self.wide)
      for _ in 0..<50 {
        expectSame(world, other)
        world.advance(by: 1.0 / 60)
        other.advance(by: 1.0 / 60)
      }
      #expect(!world.stage.isRunning && world.flaws == [])
    }
  }

  /// The room that is rendered grows with a change: what came by that was not there before it.
  @Test func whatAWiderRoomBroughtBackGoesOn() throws {
    let world = ComponentWorld(size: Size(320, 100), animator: gliding)
    world.show(["a", "b"])
    world.advance(by: 1)
    world.show(["a", "x", "y", "b"])
    world.advance(by: 0.1)
    world.view.visibleFrameInsets = Insets(-200)
    world.show(["x", "a", "y", "b"])
    world.advance(by: 0.1)
    let before = world.onScreen
    #expect(before["b"]?.center.y != ComponentWorld.row(3).center.y)
    world.view.relayout()
    #expect(world.onScreen == before && world.flaws == [])
    world.advance(by: 1)
    #expect(world.view.visibleIds == ["x", "a", "y", "b"] && world.flaws == [])
  }

  private func expectSame(_ world: ComponentWorld, _ other: ComponentWorld) {
    let (seen, wanted) = (world.onScreen, other.onScreen)
    #expect(seen.keys.sorted() == wanted.keys.sorted())
    for (id, appearance) in seen {
      let distance = appearance.center.distance(to: wanted[id]?.center ?? .zero)
      #expect(distance < 1e-9 && appearance.alpha == wanted[id]?.alpha, "\(id)")
    }
  }

  @Test func withoutAChangeAllIsThereAtOnce() {
    let world = ComponentWorld(size: Self.wide, animator: gliding)
    show("abcdef", world)
    world.advance(by: 1)
    relayout(world, size: Self.narrow)
    let other = ComponentWorld(size: Self.narrow, animator: gliding)
    show("abcdef", other)
    other.advance(by: 1)
    #expect(world.onScreen == other.onScreen && !world.stage.isRunning)
  }

  @Test func anotherComponentIsShownInstead() throws {
    let world = changing(gliding)
    let change = try #require(world.view.componentChange)
    change.seek(to: 0.5)
    world.view.relayout(from: flow("ab", world), to: flow("bc", world))
    #expect(world.view.visibleIds == ["b", "c"] && world.view.leavingIds == ["a"])
    change.rollBack()
    #expect(world.view.visibleIds == ["a", "b"] && world.flaws == [])
  }

  @Test func whoseReturnIsWithdrawnLeavesAsBefore() {
    let world = ComponentWorld(size: Self.wide, animator: gliding)
    show("ab", world)
    world.advance(by: 1)
    for ids in ["b", "ab"] {
      show(ids, world)
      world.advance(by: 0.1)
    }
    #expect(world.view.leavingIds == [])
    world.view.relayout(from: flow("b", world), to: flow("cb", world))
    #expect(world.view.leavingIds == ["a"] && world.flaws == [])
    world.advance(by: 1)
    #expect(world.view.stackedIds == ["c", "b"] && world.flaws == [])
  }

  @Test func nothingToGoThroughIsTold() throws {
    let world = changing(gliding)
    let change = try #require(world.view.componentChange)
    var outcomes: [Outcome] = []
    change.onEnd { outcomes.append($0) }
    world.advance(by: 0.1)
    world.view.relayout(from: flow("ab", world), to: flow("ab", world))
    #expect(outcomes == [.finished] && world.view.componentChange == nil)
    #expect(world.view.visibleIds == ["a", "b"] && world.flaws == [])
  }
}
