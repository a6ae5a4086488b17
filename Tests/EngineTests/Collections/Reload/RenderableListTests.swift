import EngineTestSupport
import Testing

@testable import Engine

/// The words of a component about itself: its name, its kind and its reuse key.
@Suite struct RenderableListTests {
  private struct Plain: WrapperLayout {
    let wrapped: any Layout
  }

  private func reload(_ world: ComponentWorld, _ component: (any Layout)?) {
    world.view.component = component
    world.view.reload()
  }

  private func ids(_ component: any Layout) -> [String] {
    let world = ComponentWorld()
    reload(world, component)
    return world.view.visibleIds
  }

  private let box = SizeLayout<View>(width: 10, height: 10, config: { _ in })

  @Test func theOutermostNameWins() {
    #expect(ids(box.id("inner").id("outer")) == ["outer"])
    #expect(ids(Plain(wrapped: box.id("inner"))) == ["inner"])
    #expect(ids(Plain(wrapped: box.id("inner")).id("outer")) == ["outer"])
    let named = SizeLayout<View>(width: 10, height: 10, viewReuseId: "own")
    #expect(ids(named) == ["own"] && ids(named.id("outer")) == ["outer"])
  }

  @Test func whatHasNoNameIsCalledByItsPlaces() {
    let kids = StackLayout(axis: .horizontal, sublayouts: [box, box])
    #expect(ids(box) == ["item-View"])
    #expect(ids(VStack { kids }) == ["item-0-0-View", "item-0-1-View"])
    #expect(ids(VStack { [box, kids.id("k")] }) == ["item-0-View", "k-0-View", "k-1-View"])
  }

  /// Only a name that was given is the view's.
  @Test func aViewIsNamedAsItsComponent() {
    let world = ComponentWorld()
    reload(world, VStack { [box, box.id("a"), box.id("a")] as [any Layout] })
    #expect(world.view.items.map(\.view.key) == [nil, "a", "a1"])
    #expect(world.view.visibleIds == ["item-0-View", "a", "a1"])
  }

  @Test func theOutermostReuseKeyWins() {
    let world = ComponentWorld()
    reload(world, world.card("a").reuseKey("inner").reuseKey("outer"))
    let view = world.view.view(id: "a")
    reload(world, nil)
    reload(world, world.card("b").reuseKey("inner"))
    #expect(world.view.view(id: "b") !== view && world.cards.made == 2)
    reload(world, world.card("c").reuseKey("outer"))
    #expect(world.view.view(id: "c") === view && world.cards.made == 2)
  }

  @Test func aContainersReuseKeyIsNotItsChildrens() {
    let world = ComponentWorld()
    reload(world, StackLayout(axis: .vertical, sublayouts: [world.card("a")]).reuseKey("k"))
    reload(world, nil)
    world.view.closeLastChange()
    #expect(world.view.reusePool.count == 0)
  }

  @Test func aKindOfItsOwnIsAnotherComponent() {
    let world = ComponentWorld(animator: FadeAnimator())
    reload(world, world.card("a"))
    let card = world.view.view(id: "a")
    reload(world, box.id("a"))
    #expect(world.view.view(id: "a") !== card && !(world.view.view(id: "a") is Card))
    #expect(world.view.visibleIds == ["a"] && world.view.leavingIds == ["a"])
  }

  @Test func framesAddUpThroughContainersWithoutAView() {
    let world = ComponentWorld()
    reload(
      world,
      HStack(spacing: 3, distribution: .leading) {
        SizeLayout<View>(width: 20, height: 10)
        VStack(spacing: 4, distribution: .leading) { [box.id("a"), box.id("b")] as [any Layout] }
          .inset(Insets(top: 5, left: 7))
      })
    #expect(world.view.frame(id: "a") == Rect(30, 5, 10, 10))
    #expect(world.view.frame(id: "b") == Rect(30, 19, 10, 10))
  }

  /// Scrolling makes views and gives them their looks; those that stay keep theirs.
  @Test func onlyAReloadConfiguresWhatStays() {
    let world = ComponentWorld(size: Size(320, 60))
    var looks: [String] = []
    let component = AbsoluteLayout(
      (0..<4).map { index in
        let box = SizeLayout<View>(config: { _ in looks.append("\(index)") })
        return .init(box.id("\(index)"), ComponentWorld.row(index))
      })
    reload(world, component)
    #expect(looks == ["0", "1"])
    world.view.scroll(to: Point(0, 55))
    #expect(looks == ["0", "1", "2"])
    reload(world, component)
    #expect(looks == ["0", "1", "2", "1", "2"])
  }

  // What is out of sight on one side of a reload glides there, or from there, as it is.
  @Test func whatCrossesTheEdgeGlides() throws {
    let world = ComponentWorld(
      size: Size(320, 90),
      animator: TransformAnimator(transform: .scale(0.5), timing: .linear(duration: 1)))
    world.show(["a", "b", "c", "d"])
    world.show(["d", "b", "c", "a"])
    let leaving = try #require(world.view.leaving.first?.view)
    world.advance(by: 0.5)
    let half = Rect(0, 75, 100, 40)
    #expect(world.onScreen["d"] == Appearance(frame: half))
    #expect(leaving.presented == Appearance(frame: half) && world.view.leavingIds == ["a"])
    world.advance(by: 1)
    #expect(leaving.superview == nil && world.view.visibleIds == ["d", "b"])
    #expect(world.onScreen["d"]?.frame == ComponentWorld.row(0) && world.flaws == [])
  }
}
