import EngineTestSupport
import Testing

@testable import Engine

/// The states of nested descriptions, and what is described again when they change.
@Suite struct NestedStateTests {
  @Test func aStateLastsAsLongAsItsPart() {
    var house = HouseStage(["a": 0, "b": 100], duration: nil)
    house.view("a").action?()
    house.advance(by: 0.3)
    #expect(house.lamps(in: "a").count == 2 && house.lamps(in: "b").count == 1)
    house.play(to: ["a": 50, "c": 0])
    house.advance(by: 0.3)
    #expect(house.lamps(in: "a").count == 2, "it is still matched")
    house.play(to: ["c": 0])
    house.advance(by: 0.3)
    house.play(to: ["a": 0, "c": 0])
    house.advance(by: 0.3)
    #expect(house.lamps(in: "a").count == 1, "it is another one")
    #expect(house.tree.checkInvariants() == [])
  }

  @Test func statesOfWhatHasGoneDoNotPileUp() {
    var house = HouseStage(["a": 0], duration: nil)
    for _ in 0..<5 {
      for rooms in [["b": 0.0], ["a": 0]] {
        house.play(to: rooms)
        house.advance(by: 0.3)
      }
      house.view("a").action?()
      house.advance(by: 0.3)
    }
    #expect(house.lamps(in: "a").count == 2 && house.tree.settled.states.count == 1)
  }

  @Test func whatLeavesAndComesBackKeepsItsState() {
    var house = HouseStage(["a": 0])
    house.view("a").action?()
    house.advance(by: 1)
    house.advance(by: 1)
    house.play(to: ["b": 0])
    house.advance(by: 0.1)
    house.play(to: ["a": 0])
    house.advance(by: 1)
    #expect(house.keys == ["a"] && house.lamps(in: "a").count == 2)
  }

  @Test func manyUpdatesOfOneFrameAreOne() {
    var house = HouseStage(["a": 0, "b": 100])
    let press = house.view("a").action
    for _ in 0..<3 { press?() }
    house.view("b").action?()
    #expect(house.tree.transition == nil && house.lamps(in: "a").count == 1)
    house.advance(by: 0)
    let described = house.tally.take().described
    #expect(described.sorted() == ["a", "b"])
    #expect(house.tree.transition?.number == 1)
    #expect(house.lamps(in: "a").count == 4 && house.lamps(in: "b").count == 2)
    #expect(house.lamps(in: "a").map(\.phase) == [.present, .entering, .entering, .entering])
    house.advance(by: 0.1)
    #expect(isClose(house.lamps(in: "a")[2].presented.alpha, 0.5))
    house.advance(by: 0.1)
    #expect(house.tree.transition == nil && house.tree.checkInvariants() == [])
    #expect(house.lamps(in: "a").allSatisfy { $0.presented.alpha == 1 })
  }

  @Test func anUpdateThatNobodyAnimatesIsThereAtOnce() {
    var house = HouseStage(["a": 0], speaks: false)
    house.view("a").action?()
    house.advance(by: 0)
    #expect(house.tree.transition == nil && house.lamps(in: "a").count == 2)
    house.play(to: ["a": 0, "b": 100])
    house.advance(by: 0.2)
    house.view("a").action?()
    house.advance(by: 0)
    #expect(house.tree.transition?.number == 1, "what was on its way goes on")
    #expect(house.lamps(in: "a").count == 3 && isClose(house.view("b").presented.alpha, 0.5))
    house.advance(by: 0.3)
    #expect(house.lamps(in: "a").count == 3 && house.tree.checkInvariants() == [])
  }

  @Test func aRolledBackUpdateIsUndone() {
    var house = HouseStage(["a": 0])
    house.view("a").action?()
    house.advance(by: 0)
    house.tree.transition?.end(committing: false)
    #expect(house.lamps(in: "a").count == 1 && house.tree.checkInvariants() == [])
    house.view("a").action?()
    house.advance(by: 0)
    house.advance(by: 1)
    #expect(house.lamps(in: "a").count == 2, "the lost update counts no more")
  }

  @Test func whatHasGoneAsksInVain() {
    var house = HouseStage(["a": 0, "b": 0], duration: nil)
    let press = house.view("a").action
    house.play(to: ["b": 0])
    house.advance(by: 0.1)
    press?()
    house.advance(by: 0.1)
    #expect(house.tree.transition == nil && house.keys == ["b"])
  }

  @Test func whatIsEqualIsNotDescribedAgain() {
    var house = HouseStage(["a": 0, "b": 100, "c": 200])
    house.play(to: ["a": 0, "b": 150, "c": 200])
    #expect(house.tally.take() == (["b"], ["b"]))
    house.advance(by: 0.1)
    house.play(to: ["a": 0, "b": 100, "c": 200])
    #expect(house.tally.take().described == [], "it was described before")
    house.advance(by: 1)
    #expect(house.tally.take().described == [])
    house.view("c").action?()
    house.advance(by: 0)
    #expect(house.tally.take().described == ["c"])
  }

  @Test func theRootsStateIsUpdatedInTheSameWay() {
    var world = WorldStage("x,a")
    let updater = StateUpdater<World.State>(StateHandle(node: rootNode), in: world.tree.updates)
    updater { $0.extra = "z" }
    updater { $0.tint = 0.25 }
    world.advance(by: 0)
    #expect(world.tree.state == World.State(tint: 0.25, extra: "z"))
    #expect(world.phases == ["x:p", "a:p", "z:e"], "the world says how its elements move")
    world.rest()
    #expect(world.problemsAtRest == [])
  }
}
