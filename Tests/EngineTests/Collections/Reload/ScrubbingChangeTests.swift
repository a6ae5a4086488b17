import EngineTestSupport
import Testing

@testable import Engine

/// A reload is one animation, to be gone through by hand.
@Suite struct ScrubbingChangeTests {
  private let gliding = TransformAnimator(transform: .scale(0.5), duration: 0.4)

  private func places(_ world: ComponentWorld) -> [String: Rect] {
    var all: [String: Rect] = [:]
    for view in world.view.contentView.subviews {
      all[view.key ?? ""] = view.presented.frame
    }
    return all
  }

  @Test func scrubbingAShuffleBackToTheStartRestoresEveryFrame() throws {
    forAll(seeds: 0..<100) { random in
      let world = ComponentWorld(size: Size(320, 400), animator: gliding)
      let ids = ["a", "b", "c", "d", "e", "f"]
      world.show(ids)
      let before = places(world)
      world.show(ids.shuffled(using: &random) + ["new"])
      let playing = random.double(in: 0...1)
      world.advance(by: playing)
      guard let change = world.view.componentChange else { return }
      for _ in 0..<3 { change.seek(to: random.double(in: 0...1)) }
      change.seek(to: 0)
      #expect(places(world) == before)
      change.seek(to: 1)
      let after = world.view.laidOut.items
      #expect(places(world).count == after.count)
      for item in after { #expect(places(world)[item.key.id] == item.frame) }
    }
  }

  @Test func anEndedChangeCanBeTakenBack() throws {
    let world = ComponentWorld(animator: gliding)
    world.show(["a", "b"])
    world.show(["b", "c"])
    world.advance(by: 1)
    let change = try #require(world.view.componentChange)
    #expect(change.outcome == .finished && change.progress == 1)
    change.seek(to: 0.5)
    #expect(change.isPaused && world.view.stackedIds == ["a", "b", "c"])
    #expect(world.view.leavingIds == ["a"])
    change.isReversed = true
    #expect(world.view.visibleIds == ["a", "b"] && world.view.leavingIds == ["c"])
    change.play()
    world.advance(by: 1)
    #expect(change.outcome == .cancelled && change.progress == 0)
    #expect(world.view.stackedIds == ["a", "b"] && world.flaws == [])
    #expect(world.onScreen["a"] == Appearance(frame: ComponentWorld.row(0)))
    #expect(world.view.frame(id: "a") == ComponentWorld.row(0))
    // And forth again.
    change.isReversed = false
    change.play()
    world.advance(by: 1)
    #expect(world.view.stackedIds == ["b", "c"] && change.outcome == .finished)
  }

  @Test func cancellingRestoresTheTreeAsItWas() throws {
    let world = ComponentWorld(animator: gliding)
    world.show(["a", "b", "c"])
    let before = world.view.items.map(\.view)
    world.show(["c", "x", "a"])
    world.advance(by: 0.1)
    let change = try #require(world.view.componentChange)
    var ended: [Outcome?] = []
    change.onEnd { ended.append($0) }
    change.rollBack()
    #expect(ended == [.cancelled])
    #expect(isSame(world.view.contentView.subviews, before))
    for (index, view) in before.enumerated() {
      #expect(view.rest == Appearance(frame: ComponentWorld.row(index)))
      #expect(view.presented == view.rest && view.phase == .present)
    }
    #expect(world.view.view(id: "x") == nil)
  }

  @Test func aChangeCanBePrintedAndComposed() throws {
    let world = ComponentWorld(animator: gliding)
    world.show(["a", "b"])
    world.show(["b", "c"])
    let change = try #require(world.view.componentChange)
    #expect(Set(change.animation.intervals.map(\.name)) == ["insert c", "update b", "delete a"])
    #expect(change.duration == 0.4)
    let both = change.animation.reversed * change.animation
    #expect(both.duration == 0.8)
  }

  @Test func aLeavingViewGoesAtItsOwnEndButLivesForTheScrubber() throws {
    var animator = gliding
    animator.deleteTiming = .linear(duration: 0.1)
    let world = ComponentWorld(animator: animator)
    world.show(["a", "b"])
    world.show(["b"])
    let change = try #require(world.view.componentChange)
    world.advance(by: 0.05)
    #expect(world.view.leavingIds == ["a"])
    world.advance(by: 0.1)
    #expect(world.view.leavingIds == [] && change.outcome == nil)
    change.seek(to: change.progress - 0.2)
    #expect(world.view.leavingIds == ["a"] && world.view.stackedIds == ["a", "b"])
    #expect(world.cards.living == 2)
    change.play()
    world.advance(by: 1)
    #expect(world.view.stackedIds == ["b"])
  }

  @Test func grabbingNeverJumps() throws {
    let world = ComponentWorld(animator: gliding)
    world.show(["a", "b", "c"])
    world.show(["c", "d", "a"])
    world.advance(by: 0.13)
    let before = places(world)
    world.view.componentChange?.pause()
    world.view.componentChange?.pause()
    #expect(places(world) == before)
    world.advance(by: 1)
    #expect(places(world) == before)
  }

  @Test func changesAtOnceCanBeGoneThroughToo() throws {
    let world = ComponentWorld()
    world.show(["a", "b"])
    let before = places(world)
    world.show(["b", "a", "c"])
    #expect(world.onScreen["a"]?.frame == ComponentWorld.row(1))
    let change = try #require(world.view.componentChange)
    change.seek(to: 0)
    #expect(places(world) == before)
    change.seek(to: 0.001)
    #expect(places(world)["a"] == ComponentWorld.row(1) && places(world)["c"] != nil)
  }

  @Test func aNewReloadTakesOverFromAHeldOne() throws {
    let world = ComponentWorld(animator: gliding)
    world.show(["a", "b"])
    world.show(["b", "a"])
    let old = try #require(world.view.componentChange)
    old.seek(to: 0.5)
    let before = places(world)
    world.show(["a", "b"])
    #expect(!old.isOpen)
    for (id, frame) in places(world) {
      #expect(abs(frame.y - (before[id]?.y ?? 0)) < 1e-9)
    }
    world.advance(by: 1)
    #expect(places(world)["a"] == ComponentWorld.row(0) && world.flaws == [])
  }

  @Test func aReloadThatChangesNothingKeepsTheLastChange() throws {
    let world = ComponentWorld(animator: gliding)
    world.show(["a"])
    world.show(["a", "b"])
    let change = try #require(world.view.componentChange)
    world.advance(by: 0.1)
    world.show(["a", "b"])
    #expect(world.view.componentChange === change && change.isOpen)
    change.seek(to: 0)
    #expect(places(world) == ["a": ComponentWorld.row(0)])
  }
}
