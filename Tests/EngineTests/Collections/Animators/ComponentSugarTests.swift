import Testing

@testable import Engine

/// Components as an author writes them.
@Suite struct ComponentSugarTests {
  @Test func stacksTextsAndModifiersShowWhatTheySay() throws {
    let world = ComponentWorld(animator: TransformAnimator(transform: .scale(0.5), duration: 0.4))
    let show = { (isAwake: Bool) in
      world.view.component = VStack(spacing: 8) {
        Text("Moss").id("moss").animator(FadeAnimator())
        if isAwake { Text("awake").id("awake") }
        Flow { for index in 0..<3 { world.card("\(index)") } }
      }
      world.view.reload()
    }
    show(false)
    #expect(world.view.visibleIds == ["moss", "0", "1", "2"])
    show(true)
    #expect(world.view.visibleIds == ["moss", "awake", "0", "1", "2"])
    let moss = try #require(world.view.view(id: "moss"))
    let awake = try #require(world.view.view(id: "awake"))
    #expect(awake.frame.y == moss.frame.maxY + 8)
    #expect(awake.presented.alpha == 0 && awake.presented.transform == .scale(0.5))
    #expect(world.view.id(of: awake) == "awake" && world.view.id(of: world.view) == nil)
    world.advance(by: 1)
    #expect(awake.presented.alpha == 1 && world.flaws == [])
    show(false)
    #expect(world.view.id(of: awake) == nil)
    world.advance(by: 1)
    #expect(world.view.view(id: "awake") == nil && awake.superview == nil)
  }
}
