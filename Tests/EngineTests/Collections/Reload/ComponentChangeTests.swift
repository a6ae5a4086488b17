import EngineTestSupport
import Testing

@testable import Engine

/// The controls of a reload's change: while it moves, when it has ended, and when it is closed.
@Suite struct ComponentChangeTests {
  /// In a second `a` and `b` change places, 50 points apart.
  private func exchanging() -> ComponentWorld {
    let world = ComponentWorld(
      animator: TransformAnimator(transform: .identity, timing: .linear(duration: 1)))
    world.show(["a", "b"])
    world.show(["b", "a"])
    return world
  }

  private func y(_ world: ComponentWorld, _ id: String) -> Double? {
    world.onScreen[id]?.frame.y
  }

  @Test func itsSpeedIsThatOfItsMotion() throws {
    let world = exchanging()
    let change = try #require(world.view.lastChange)
    #expect(change.speed == 1 && change.isRunning && !change.isPaused)
    world.advance(by: 0.25)
    #expect(isClose(change.progress, 0.25) && isClose(change.velocity, 1))
    change.speed = 2
    #expect(change.speed == 2 && isClose(change.velocity, 2))
    world.advance(by: 0.25)
    #expect(isClose(change.progress, 0.75) && isClose(y(world, "a") ?? 0, 37.5))
    #expect(change.duration == 1)
  }

  @Test func endedItStandsAtItsEnd() throws {
    let world = exchanging()
    let change = try #require(world.view.lastChange)
    var outcomes: [Outcome] = []
    change.onEnd { outcomes.append($0) }
    #expect(change.intervals.map(\.name).sorted() == ["update a", "update b"])
    #expect(change.intervals.allSatisfy { $0.start == 0 && $0.end == 1 })
    world.advance(by: 1.5)
    #expect(outcomes == [.finished] && change.outcome == .finished)
    #expect(change.progress == 1 && change.velocity == 0 && change.duration == 1)
    #expect(!change.isRunning && !change.isPaused && !change.isReversed)
    change.speed = 3
    #expect(change.speed == 1)
    change.onEnd { outcomes.append($0) }
    #expect(outcomes == [.finished, .finished])
  }

  @Test func endedAndOpenedAgainWithinAFrameItIsFollowedOnce() throws {
    let world = exchanging()
    let change = try #require(world.view.componentChange)
    for _ in 0..<2 {
      change.commit()
      #expect(world.view.changes.isEmpty)
      change.seek(to: 0.5)
      #expect(world.view.changes.count == 1 && world.view.changes[0] === change)
    }
    #expect(world.flaws == [])
  }

  @Test(arguments: [(4.0, Outcome.finished), (-4, .cancelled)])
  func letGoItSettlesAtTheEndItIsThrownTo(_ velocity: Double, _ outcome: Outcome) throws {
    let world = exchanging()
    let change = try #require(world.view.lastChange)
    change.seek(to: 0.5)
    change.release(velocity: velocity)
    #expect(change.outcome == nil && change.isRunning && change.isReversed == (velocity < 0))
    world.advance(by: 3)
    #expect(change.outcome == outcome && world.flaws == [])
    #expect(world.view.visibleIds == (velocity < 0 ? ["a", "b"] : ["b", "a"]))
  }

  @Test(arguments: [(0.4, Outcome.cancelled), (0.6, .finished)])
  func withLessMotionItIsAtOnceWhereItWouldSettle(
    _ progress: Double, _ outcome: Outcome
  ) throws {
    let world = exchanging()
    let change = try #require(world.view.lastChange)
    world.stage.reducesMotion = true
    change.seek(to: progress)
    change.release(velocity: 0)
    #expect(change.outcome == outcome && !change.isRunning)
    #expect(y(world, "a") == (outcome == .finished ? 50 : 0) && world.flaws == [])
  }

  @Test func anOlderOneDoesNothing() throws {
    let world = exchanging()
    let old = try #require(world.view.componentChange)
    world.advance(by: 2)
    world.show(["a", "b"])
    let change = try #require(world.view.componentChange)
    world.advance(by: 0.25)
    #expect(!old.isOpen && change.isOpen)
    let before = world.onScreen
    old.seek(to: 0.5)
    old.isReversed = true
    old.play(reversed: true)
    old.release(velocity: -9)
    old.rollBack()
    #expect(world.onScreen == before && world.view.visibleIds == ["a", "b"])
    #expect(old.outcome == .finished && old.progress == 1 && !old.isReversed)
    #expect(isClose(change.progress, 0.25) && change.isRunning)
  }

  @Test func oneWhoseViewIsGoneDoesNothing() throws {
    var world: ComponentWorld? = exchanging()
    let change = try #require(world?.view.componentChange)
    var outcomes: [Outcome] = []
    change.onEnd { outcomes.append($0) }
    world = nil
    change.seek(to: 0.5)
    change.rollBack()
    change.update()
    #expect(!change.isOpen && change.progress == 0 && outcomes == [])
  }

  /// A paused one that is taken over from goes on to its end, and says so.
  @Test func aHeldOneThatIsClosedGoesOn() throws {
    let world = exchanging()
    let old = try #require(world.view.componentChange)
    var outcomes: [Outcome] = []
    old.onEnd { outcomes.append($0) }
    old.seek(to: 0.5)
    world.show(["b", "a", "c"])
    #expect(!old.isPaused && outcomes == [])
    world.advance(by: 2)
    #expect(outcomes == [.finished] && world.flaws == [])
    #expect(y(world, "a") == 50 && y(world, "c") == 100)
  }

  @Test func whoAsksForTheEndIsToldOnceForEachEnd() throws {
    let world = exchanging()
    let change = try #require(world.view.componentChange)
    var outcomes: [Outcome] = []
    change.onEnd { outcomes.append($0) }
    change.commit()
    change.rollBack()
    #expect(outcomes == [.finished] && change.outcome == .cancelled)
    #expect(world.view.visibleIds == ["a", "b"] && y(world, "a") == 0)
    change.onEnd { outcomes.append($0) }
    #expect(outcomes == [.finished, .cancelled])
    change.commit()
    #expect(change.outcome == .finished && y(world, "a") == 50 && world.flaws == [])
  }

  @Test func takenBackOneAfterTheOtherTheyLeaveTheFirstComponent() throws {
    let world = exchanging()
    try #require(world.view.lastChange).rollBack()
    world.show(["c"])
    try #require(world.view.lastChange).rollBack()
    world.view.reload()
    #expect(world.view.visibleIds == ["a", "b"] && world.flaws == [])
  }

  /// Laid out anew where it changes nothing, one that runs back has come to its beginning.
  @Test func oneThatRunsBackIsCancelledWhereNothingOfItIsSeen() throws {
    let world = exchanging()
    let change = try #require(world.view.componentChange)
    var outcomes: [Outcome] = []
    change.onEnd { outcomes.append($0) }
    world.advance(by: 0.5)
    change.isReversed = true
    let same = AbsoluteLayout([.init(world.card("a"), ComponentWorld.row(2))])
    world.view.relayout(from: same, to: same)
    #expect(outcomes == [.cancelled] && change.outcome == .cancelled && !change.isOpen)
    #expect(world.view.visibleIds == ["a"] && y(world, "a") == 100)
    #expect(world.view.component is AbsoluteLayout && world.flaws == [])
  }
}
