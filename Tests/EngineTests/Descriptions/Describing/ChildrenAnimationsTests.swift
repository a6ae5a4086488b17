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
}
