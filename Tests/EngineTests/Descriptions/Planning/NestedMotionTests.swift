import EngineTestSupport
import Testing

@testable import Engine

/// Nested descriptions say how their own children move.
@Suite struct NestedMotionTests {
  /// The room goes 100 points in 0.4 s, its lamps 10 points in 0.2 s.
  @Test func eachDescriptionMovesItsOwnChildren() {
    var house = HouseStage(["a": 0])
    house.play(to: ["a": 100])
    house.advance(by: 0.1)
    #expect(isClose(house.view("a").presented.frame.x, 25))
    #expect(isClose(house.lamps(in: "a")[0].presented.frame.x, 5))
    house.advance(by: 0.2)
    #expect(isClose(house.view("a").presented.frame.x, 75))
    #expect(isClose(house.lamps(in: "a")[0].presented.frame.x, 10))
    #expect(house.tree.transition?.playback.duration == 0.4)
  }

  /// Not asked, or without an answer: they go along with their parent.
  @Test func childrenOfASilentOneGoAlong() {
    var house = HouseStage(["a": 0], speaks: false)
    house.play(to: ["a": 100])
    house.advance(by: 0.1)
    #expect(isClose(house.view("a").presented.frame.x, 25))
    #expect(isClose(house.lamps(in: "a")[0].presented.frame.x, 2.5))
  }

  @Test func whoComesOrGoesIsNotAskedAboutItsChildren() {
    var house = HouseStage(["a": 0])
    house.play(to: ["b": 0])
    #expect(house.tally.take().asked == [])
    house.advance(by: 0.1)
    #expect(isClose(house.view("b").presented.alpha, 0.25))
    #expect(house.lamps(in: "b")[0].presented.alpha == 1)
    #expect(house.lamps(in: "a")[0].presented.alpha == 1)
  }

  @Test func nestedMotionsAreInterruptedWithoutAJump() {
    var house = HouseStage(["a": 0, "b": 0])
    house.play(to: ["a": 100])
    house.advance(by: 0.1)
    for rooms in [["a": 300.0], ["a": 0, "b": 50], ["c": 0]] {
      let moment = TreeMoment(house.container)
      house.play(to: rooms)
      #expect(moment.jumps(in: house.container) == [])
      house.advance(by: 0.05)
      #expect(house.tree.checkInvariants() == [])
    }
    house.advance(by: 1)
    house.advance(by: 0)
    #expect(house.keys == ["c"] && house.tree.checkInvariants() == [])
  }
}
