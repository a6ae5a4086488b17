import Testing

@testable import Engine

/// Reuse pools, fixed views, and what is freed.
@Suite struct ReuseTests {
  private func show(_ ids: [String], in world: ComponentWorld, key: String? = "card") {
    world.view.component = AbsoluteLayout(
      ids.enumerated().map { index, id in
        let card = world.card(id)
        return .init(key.map(card.reuseKey) ?? card, ComponentWorld.row(index))
      })
    world.view.reload()
  }

  @Test func aViewThatLeftIsUsedAgainForAnotherComponentOfItsKey() {
    let world = ComponentWorld()
    show(["a", "b"], in: world)
    let view = world.view.view(id: "a")
    show(["b"], in: world)
    show(["b", "c"], in: world)
    #expect(world.view.view(id: "c") === view && world.cards.made == 2)
    #expect(view?.key == "c" && view?.frame == ComponentWorld.row(1))
    #expect(view?.alpha == 1 && view?.phase != .gone)
  }

  @Test func aLeavingViewIsNotInThePoolBeforeItIsGone() {
    let world = ComponentWorld(animator: TransformAnimator(transform: .scale(0), duration: 0.3))
    show(["a"], in: world)
    let view = world.view.view(id: "a")
    show([], in: world)
    world.advance(by: 0.1)
    show(["b"], in: world)
    #expect(world.view.view(id: "b") !== view)
    world.advance(by: 1)
    show(["b", "c"], in: world)
    #expect(world.view.view(id: "c") === view)
    // Wholly there: nothing of its leaving is left.
    world.advance(by: 1)
    #expect(view?.presented == Appearance(frame: ComponentWorld.row(1)))
  }

  @Test func withoutAKeyOrWithAnotherKindNothingIsUsedAgain() {
    let world = ComponentWorld()
    show(["a"], in: world, key: nil)
    show([], in: world, key: nil)
    show(["b"], in: world, key: nil)
    #expect(world.cards.made == 2)
    show([], in: world)
    let box = SizeLayout<View>(width: 9, height: 9, config: { _ in }).id("x").reuseKey("card")
    world.view.component = box
    world.view.reload()
    #expect(!(world.view.view(id: "x") is Card))
  }

  @Test func aViewWaitsFiveSeconds() {
    let world = ComponentWorld()
    show(["a"], in: world)
    show([], in: world)
    show(["b"], in: world)
    show([], in: world)
    world.view.closeLastChange()
    #expect(world.view.reusePool.count == 1 && world.cards.living == 1)
    world.advance(by: 4)
    #expect(world.cards.living == 1)
    world.advance(by: 2)
    #expect(world.view.reusePool.count == 0 && world.cards.living == 0)
  }

  @Test func scrolledOutViewsAreUsedAgainForThoseThatScrollIn() {
    let world = ComponentWorld(size: Size(320, 100))
    show((0..<100).map { "\($0)" }, in: world)
    for y in 0..<400 { world.view.scroll(to: Point(0, Double(y) * 10)) }
    #expect(world.cards.made <= 4)
    #expect(world.flaws == [])
  }

  @Test func aFixedViewIsItsComponentsIdentity() {
    let world = ComponentWorld(animator: TransformAnimator(transform: .scale(0.5), duration: 0.3))
    let (first, second) = (
      View(frame: Rect(0, 0, 30, 20)), View(frame: Rect(0, 0, 30, 20))
    )
    let show = { (views: [View]) in
      world.view.component = StackLayout(
        axis: .vertical, sublayouts: views.map { FixedView($0) })
      world.view.reload()
    }
    show([first, second])
    #expect(world.view.items.map(\.view.frame) == [Rect(145, 0, 30, 20), Rect(145, 20, 30, 20)])
    show([second])
    world.advance(by: 0.1)
    #expect(first.phase == .leaving)
    // The same view comes back; the end of its leaving does not take it away.
    show([second, first])
    world.advance(by: 1)
    #expect(isSame(world.view.contentView.subviews, [second, first]))
    #expect(first.presented.alpha == 1 && first.transform == .identity)
  }

  @Test func aFixedViewInTwoPlacesIsShownOnceAndReported() {
    let world = ComponentWorld()
    let view = View(frame: Rect(0, 0, 30, 20))
    world.view.component = StackLayout(
      axis: .vertical, sublayouts: [FixedView(view).id("x"), FixedView(view).id("y")])
    world.view.reload()
    #expect(world.view.visibleIds == ["x"] && world.view.duplicateIds == ["y"])
  }

  @Test func aFixedViewUnderAnotherIdStaysTheSameView() {
    let world = ComponentWorld(animator: FadeAnimator())
    let view = View(frame: Rect(0, 0, 30, 20))
    for id in ["x", "y", "x"] {
      world.view.component = FixedView(view).id(id)
      world.view.reload()
      #expect(world.view.visibleIds == [id] && world.view.leavingIds == [])
      #expect(isSame(world.view.contentView.subviews, [view]))
      world.advance(by: 0.1)
    }
  }

  @Test func allViewsAreFreedWithTheComponentView() {
    var world: ComponentWorld? = ComponentWorld(animator: FadeAnimator())
    let cards = world?.cards
    world?.show(["a", "b"])
    world?.show(["c"])
    world?.advance(by: 0.1)
    #expect(cards?.living == 3)
    world = nil
    #expect(cards?.living == 0)
  }
}
