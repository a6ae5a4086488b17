import EngineTestSupport
import Testing

@testable import Engine

/// A component view's own questions and answers, on a stage and off it.
@Suite struct ComponentViewTests {
  private func box(_ id: String, config: @escaping (View) -> Void = { _ in }) -> any Layout {
    SizeLayout<View>(width: 20, height: 10, alignment: .topLeading, config: config).id(id)
  }

  private func column(_ ids: [String]) -> any Layout {
    StackLayout(axis: .vertical, distribution: .leading, sublayouts: ids.map { box($0) })
  }

  private func shown(_ ids: [String], size: Size = Size(100, 100)) -> ComponentView {
    let view = ComponentView(frame: Rect(origin: .zero, size: size))
    view.component = column(ids)
    view.reload()
    return view
  }

  @Test func withoutAStageARelayoutIsThereAtOnce() {
    let view = shown(["a", "b"])
    let first = view.view(id: "a")
    view.size = Size(200, 100)
    view.relayout()
    #expect(view.reloadCount == 2 && view.reloadedSize == Size(200, 100))
    #expect(view.visibleIds == ["a", "b"] && view.view(id: "a") === first)
    view.relayout(from: column(["x"]), to: column(["b", "c"]))
    #expect(view.visibleIds == ["b", "c"] && view.leavingIds == [])
    #expect(view.view(id: "c")?.frame == Rect(0, 10, 20, 10) && first?.superview == nil)
    #expect(view.contentView.subviews.map(\.key) == ["b", "c"] && !view.needsReload)
  }

  @Test func whatIsAskedForWithinAReloadIsDropped() {
    for ask in [{ $0.relayout() }, { $0.render() }, { $0.reload() }] as [(ComponentView) -> Void] {
      let animator = WritingAnimator()
      let world = ComponentWorld(animator: animator)
      animator.onUpdate = ask
      world.show(["a", "b"])
      #expect(animator.calls.filter { $0 == "willUpdate" }.count == 1)
      #expect(animator.calls.count == 5 && world.view.reloadCount == 1 && world.flaws == [])
    }
  }

  @Test func theBoundsAreWhereItIsScrolledTo() {
    let view = shown((0..<9).map { "\($0)" }, size: Size(100, 40))
    var told: [Point] = []
    view.onScroll = { told.append($0) }
    #expect(view.bounds == Rect(0, 0, 100, 40) && view.contentSize == Size(100, 90))
    view.bounds = Rect(0, 25, 100, 40)
    #expect(view.contentOffset == Point(0, 25) && view.visibleIds == ["2", "3", "4", "5", "6"])
    #expect(view.contentView.frame == Rect(0, -25, 100, 90) && told == [Point(0, 25)])
    view.contentOffset = Point(0, 30)
    #expect(view.bounds.origin == Point(0, 30) && view.visibleIds == ["3", "4", "5", "6"])
    view.scroll(to: Point(0, 30))
    #expect(told == [Point(0, 25), Point(0, 30)])
  }

  /// An item's frames on both sides of a reload are known while it lasts.
  @Test func framesOnTheOtherSideAreThoseOfTheReload() {
    final class Asking: Animator {
      var seen: [String: [Rect?]] = [:]
      func insert(componentView: ComponentView, view: View, frame: Rect) {
        seen["+" + (view.key ?? "")] = frames(componentView, view)
      }
      func delete(componentView: ComponentView, view: View, completion: @escaping () -> Void) {
        seen["-" + (view.key ?? "")] = frames(componentView, view)
        completion()
      }
      func update(componentView: ComponentView, view: View, frame: Rect) { view.frame = frame }
      func frames(_ host: ComponentView, _ view: View) -> [Rect?] {
        [host.frameBeforeReload(of: view), host.frameAfterReload(of: view)]
      }
    }
    let animator = Asking()
    let world = ComponentWorld(size: Size(320, 90), animator: animator)
    world.show(["a", "b", "c"])
    #expect(animator.seen == ["+a": [nil, row(0)], "+b": [nil, row(1)]])
    animator.seen = [:]
    world.show(["c", "d", "b", "a"])
    #expect(
      animator.seen
        == [
          "-a": [row(0), row(3)], "-b": [row(1), row(2)], "+c": [row(2), row(0)],
          "+d": [nil, row(1)],
        ])
    let view = world.view.items[0].view
    #expect(world.view.frameBeforeReload(of: view) == nil)
    #expect(world.view.frameAfterReload(of: view) == nil)
    // What scrolls in and out is no reload.
    animator.seen = [:]
    world.view.scroll(to: Point(0, 100))
    #expect(
      animator.seen == ["-c": [nil, nil], "-d": [nil, nil], "+b": [nil, nil], "+a": [nil, nil]])
  }

  private func row(_ index: Int) -> Rect { ComponentWorld.row(index) }

  @Test func itemsAreFoundByTheirIdsAndTheirViews() throws {
    let inner = SizeLayout<View>(width: 5, height: 5, config: { _ in })
    let world = ComponentWorld(size: Size(320, 60), animator: FadeAnimator())
    world.view.component = AbsoluteLayout([
      .init(
        SizeLayout<View>(width: 50, height: 40, sublayout: inner, config: { _ in }).id("a"), row(0)),
      .init(world.card("b"), row(1)), .init(world.card("c"), row(2)),
    ])
    world.view.reload()
    let view = try #require(world.view.view(id: "a"))
    let held = try #require(view.subviews.first)
    #expect(world.view.id(of: view) == "a" && world.view.id(of: held) == "a")
    #expect(world.view.id(of: View()) == nil && world.view.id(of: world.view.contentView) == nil)
    #expect(world.view.view(id: "c") == nil && world.view.frame(id: "c") == row(2))
    #expect(world.view.frame(id: "x") == nil && world.view.visibleIds == ["a", "b"])
    world.show(["b"])
    #expect(world.view.id(of: view) == nil && world.view.leavingIds == ["a"])
    #expect(world.view.stackedIds == ["a", "b"])
  }

  @Test func withoutAStageChangesAreThereAtOnce() {
    let view = ComponentView(frame: Rect(0, 0, 10, 10))
    var outcomes: [Outcome] = []
    view.animate(.linear(duration: 5), delay: 3, animations: { view.alpha = 0.5 }) {
      outcomes.append($0)
    }
    #expect(view.alpha == 0.5 && view.presented.alpha == 0.5 && outcomes == [.finished])
  }

  @Test func onAStageChangesTakeTheirTime() {
    let world = ComponentWorld()
    let view = View(frame: Rect(0, 0, 10, 10))
    world.stage.root.addSubview(view)
    var outcomes: [Outcome] = []
    world.view.animate(.linear(duration: 1), delay: 0.5, animations: { view.alpha = 0 }) {
      outcomes.append($0)
    }
    world.advance(by: 1)
    #expect(isClose(view.presented.alpha, 0.5) && outcomes == [])
    world.advance(by: 0.6)
    #expect(view.presented.alpha == 0 && outcomes == [.finished])
  }

  /// Somebody else has taken a view that is on its way out off the tree: it comes back to it.
  @Test func aLeavingViewThatWasTakenOffComesBack() {
    let world = ComponentWorld(animator: FadeAnimator())
    world.show(["a", "b"])
    let view = world.view.view(id: "a")
    world.show(["b"])
    view?.removeFromSuperview()
    world.show(["a", "b"])
    #expect(world.view.view(id: "a") === view && view?.superview === world.view.contentView)
    #expect(world.view.contentView.subviews.map(\.key) == ["a", "b"])
    world.advance(by: 1)
    #expect(world.flaws == [] && view?.presented.alpha == 1)
  }
}
