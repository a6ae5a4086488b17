import EngineTestSupport
import Testing

@testable import Engine

/// Several shared elements of one name, and shared ones in shared ones.
@Suite struct SharedTwinTests {
  private func count(_ key: String, in world: WorldStage) -> Int {
    world.keys.filter { $0 == key }.count
  }

  /// One that leaves and is somewhere else as well is not kept for another change.
  @Test func aTwinThatLeavesGoesWithTheNextChange() {
    var shared = WorldStage("s',s',x", motions: .fades)
    var plain = WorldStage("s,s,x", motions: .fades)
    shared.play(to: "s',x")
    plain.play(to: "s,x")
    shared.advance(by: 0.1)
    plain.advance(by: 0.1)
    #expect(count("s", in: shared) == 2 && count("s", in: plain) == 2)
    shared.play(to: "s',x,y")
    plain.play(to: "s,x,y")
    #expect(shared.keys == ["s", "x", "y"])
    #expect(count("s", in: plain) == 2, "told by its number, it goes on")
    shared.rest()
    #expect(shared.keys == ["s", "x", "y"] && shared.problemsAtRest == [])
  }

  @Test func inSomethingThatLeavesTooTheTwinGoes() {
    var world = WorldStage("p(s',s'),x", motions: .fades)
    world.play(to: "x")
    world.advance(by: 0.1)
    #expect(count("s", in: world) == 2)
    world.play(to: "x,y")
    #expect(count("p", in: world) == 1 && count("s", in: world) == 1)
    world.rest()
    #expect(world.keys == ["x", "y"] && world.problemsAtRest == [])
  }

  // What it is in has another parent by now, and is the same there.
  @Test func oneThatLeavesOnItsWayStaysInTheSharedOneThatHoldsIt() {
    var world = WorldStage("p'(a(s'),b()),q()", motions: .fades)
    let (panel, element) = (world.view("p"), world.view("s"))
    world.play(to: "p'(a(),b(s')),q()")
    world.advance(by: 0.1)
    #expect(element.superview === panel)
    let seen = Seen(world.container)
    world.play(to: "q(p'(a(),b()))")
    #expect(seen.jumps(in: world.container) == [])
    #expect(element.superview === panel && element.phase == .leaving)
    world.rest()
    #expect(world.keys == ["q", "p", "a", "b"] && world.problemsAtRest == [])
  }
}
