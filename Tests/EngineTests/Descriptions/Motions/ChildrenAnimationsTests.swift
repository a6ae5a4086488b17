import Testing

@testable import Engine

@Suite struct ChildrenAnimationsTests {
  @Test func severalKeysReadAsTheirFirst() {
    var container = ChildrenAnimations<World.Keys>()
    container.allChildren = Animation(type: .linear(duration: 3))
    #expect(container[[]].duration == 3)
    container[[.a, .b]] = Animation(type: .linear(duration: 1))
    container[.b] = Animation(type: .linear(duration: 2))
    #expect(container[[.a, .b]].duration == 1)
    #expect(container[[.b, .a]].duration == 2)
    #expect(container[.c].duration == 3)
  }

  private func moving(_ seconds: Double) -> Animation<ChildTransition> {
    Animation(type: .linear(duration: seconds))
  }

  @Test func atFirstNothingMoves() {
    let container = ChildrenAnimations<World.Keys>()
    #expect(!container.shouldAnimate && container.removal == .whenAllEnd)
    #expect(container.allChildren.duration == 0 && container[.a].duration == 0)
    #expect(container[allChildren: .entry].duration == 0 && container[.a, .leave].duration == 0)
    #expect(container.motions.isSilent)
  }

  @Test func aRoleBeatsTheCommonOneAndAChildBeatsTheOthers() {
    var container = ChildrenAnimations<World.Keys>()
    container.allChildren = moving(1)
    container[allChildren: .entry] = moving(2)
    container[.a, .leave] = moving(3)
    container[.b] = moving(4)
    container[.b, .entry] = .none
    func durations(_ key: World.Keys) -> [Double] {
      [ChildRole.entry, .leave, .update].map { container[key, $0].duration }
    }
    #expect(
      durations(.a) == [2, 3, 1] && durations(.b) == [0, 4, 4] && durations(.c) == [2, 1, 1])
    #expect(container[allChildren: .entry].duration == 2)
    #expect(container[allChildren: .leave].duration == 1 && container.allChildren.duration == 1)
    #expect(container.animation(forKey: "a").duration == 1)
    #expect(container.animation(forKey: "b").duration == 4)
    #expect(container.animation(forKey: nil).duration == 1)
    #expect(container.animation(forKey: nil, role: .entry).duration == 2)
    #expect(container.animation(forKey: "a", role: .leave).duration == 3)
  }

  @Test func theCommonOneTakesThePlaceOfAllRoles() {
    var container = ChildrenAnimations<World.Keys>()
    container[allChildren: .entry] = moving(2)
    container[.a, .entry] = moving(3)
    container.allChildren = moving(1)
    container[.a] = moving(4)
    #expect(container[.a, .entry].duration == 4 && container[.b, .entry].duration == 1)
  }

  @Test func anyMotionIsOne() {
    let settings: [(inout ChildrenAnimations<World.Keys>) -> Void] = [
      { $0.allChildren = self.moving(1) }, { $0[allChildren: .leave] = self.moving(1) },
      { $0[.a] = self.moving(1) }, { $0[.a, .update] = self.moving(1) },
    ]
    for setting in settings {
      var container = ChildrenAnimations<World.Keys>()
      container[.b] = .none
      #expect(!container.shouldAnimate)
      setting(&container)
      #expect(container.shouldAnimate && !container.motions.isSilent)
    }
  }

  @Test func partsGoTogetherUnlessTheyAreOrdered() {
    func effect(_ seconds: Double) -> Animation<Effect> {
      moving(seconds).effect(
        on: View().property(.center), from: Point.zero.lanes, to: Point(1, 1).lanes)
    }
    let phases = TransitionPhases(
      removals: effect(1), updates: effect(2), insertions: effect(4))
    var container = ChildrenAnimations<World.Keys>()
    #expect(container.choreography(phases).duration == 4)
    #expect(phases.together.duration == 4)
    container.choreography = { $0.removals * $0.insertions }
    container.removal = .whenOwnEnds
    #expect(container.choreography(phases).duration == 5 && container.removal == .whenOwnEnds)
  }
}
