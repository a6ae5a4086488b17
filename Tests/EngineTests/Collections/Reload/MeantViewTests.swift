import EngineTestSupport
import Testing

@testable import Engine

/// Components that make no view by themselves, and what modifiers make of them.
@Suite struct MeantViewTests {
  private let plain = SizeLayout<Card>(width: 40, height: 20)

  private func world(_ component: any Layout) -> ComponentWorld {
    let world = ComponentWorld(animator: WritingAnimator())
    world.view.component = component
    world.view.reload()
    return world
  }

  private static let modifiers: [@Sendable (any Layout) -> ModifiedLayout] = [
    { $0.id("a") }, { $0.reuseKey("a") }, { $0.animator(FadeAnimator()) },
    { $0.animateInsert { _, _, _ in } }, { $0.animateDelete { _, _, completion in completion() } },
    { $0.animateUpdate { _, view, frame in view.frame = frame } },
  ]

  @Test(arguments: modifiers.indices) func eachModifierAsksForAView(_ index: Int) throws {
    let modify = Self.modifiers[index]
    for component in [modify(plain), modify(plain.animator(nil))] {
      let views = world(VStack { component }).view.contentView.subviews
      #expect(views.count == 1)
      #expect(views.allSatisfy { $0 is Card && $0.size == Size(40, 20) })
    }
  }

  @Test func withoutOneNothingIsShown() {
    let nothing: [any Layout] = [
      plain, plain.animator(nil), plain.animator(FadeAnimator()).animator(nil),
      VStack {}.id("rows").inset(Insets(top: 5, left: 5)),
    ]
    for component in nothing { #expect(world(VStack { component }).view.visibleIds == []) }
  }

  @Test func itsAnimatorIsCalled() throws {
    let animator = WritingAnimator()
    let world = ComponentWorld(animator: animator)
    world.view.component = plain.id("a")
    world.view.reload()
    #expect(animator.calls == ["willUpdate", "insert a", "update a"])
    world.view.component = nil
    world.view.reload()
    #expect(animator.calls.last == "delete a")
  }

  /// The containers around it only begin its name.
  @Test func theInnermostThingWithoutAViewIsMeant() {
    let inset = plain.id("box").inset(Insets(top: 1, left: 2)).id("around")
    #expect(world(inset).view.visibleIds == ["box"])
    #expect(world(plain.inset(Insets(top: 1, left: 2)).id("around")).view.visibleIds == ["around"])
    let rows = VStack { [plain, plain.id("b"), plain.reuseKey("k")] as [any Layout] }.id("rows")
    #expect(world(rows).view.visibleIds == ["b", "rows-2-Card"])
  }
}
