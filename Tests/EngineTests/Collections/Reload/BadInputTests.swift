import EngineTestSupport
import Testing

@testable import Engine

@Suite struct BadInputTests {
  private let animator = TransformAnimator(
    transform: .scale(0.5), cascade: .radial, showsInitialInsertions: true)

  @Test func nothingAndOneItem() {
    let world = ComponentWorld(animator: animator)
    for list in [[], ["a"], [], ["a"], ["a"]] {
      world.show(list)
      #expect(world.flaws == [] && world.view.visibleIds == list)
      world.advance(by: 0.1)
    }
    world.view.component = nil
    world.view.reload()
    world.advance(by: 1)
    #expect(world.view.contentView.subviews.isEmpty && world.view.contentSize == .zero)
  }

  @Test func aViewportOfNoSizeShowsNothing() {
    for size in [Size.zero, Size(0, 100), Size(100, 0), Size(-10, 20)] {
      let world = ComponentWorld(size: size, animator: animator)
      world.show(["a", "b"])
      world.view.scroll(to: Point(0, 20))
      #expect(world.view.visibleIds == [])
      world.view.size = Size(100, 100)
      world.advance(by: 0.1)
      #expect(world.view.visibleIds == ["a", "b"] && world.flaws == [])
    }
  }

  @Test func anItemLargerThanTheViewportIsShownWhereverItIsSeen() {
    let world = ComponentWorld(size: Size(100, 100), animator: animator)
    world.place([("big", Rect(-500, 0, 1_000, 5_000)), ("next", Rect(0, 5_000, 10, 10))])
    for y in stride(from: 0.0, through: 4_900, by: 700) {
      world.view.scroll(to: Point(0, y))
      #expect(world.view.visibleIds == ["big"])
    }
    world.view.scroll(to: Point(0, 4_950))
    #expect(world.view.visibleIds == ["big", "next"])
    world.view.scroll(to: Point(0, 5_000))
    #expect(world.view.visibleIds == ["next"])
    #expect(world.view.contentSize.height == 5_010)
  }

  @Test func manyOfOneIdAreAllShown() {
    let world = ComponentWorld(size: Size(100, 1_000), animator: animator)
    world.show([String](repeating: "same", count: 12))
    #expect(Set(world.view.visibleIds).count == 12 && world.flaws == [])
    world.show([String](repeating: "same", count: 3))
    world.advance(by: 1)
    #expect(world.view.visibleIds == ["same", "same1", "same2"])
  }

  @Test func withoutAStageEverythingIsThereAtOnce() {
    let view = ComponentView(frame: Rect(0, 0, 100, 100))
    view.animator = animator
    let box = { (id: String) in
      SizeLayout<View>(width: 10, height: 10, config: { _ in }).id(id)
    }
    view.component = StackLayout(axis: .vertical, sublayouts: [box("a"), box("b")])
    view.reload()
    view.component = StackLayout(axis: .vertical, sublayouts: [box("b")])
    view.reload()
    #expect(view.contentView.subviews.map(\.key) == ["b"])
    #expect(view.view(id: "b")?.presented.frame == Rect(45, 0, 10, 10) && view.lastChange == nil)
  }
}
