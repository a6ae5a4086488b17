import Testing

@testable import Engine

/// `.animator`, `.animateInsert` and their like: which animator is asked.
@Suite struct ModifierTests {
  /// Returns the calls that the animators of a column of one card got when it came, moved and went.
  private func calls(
    root: String = "root", _ modify: (ModifiedLayout, Log) -> any Layout
  ) -> [String] {
    let log = Log()
    let world = ComponentWorld(animator: NamedAnimator(name: root, log: log))
    world.view.component = modify(world.card("a"), log)
    world.view.reload()
    world.view.component = nil
    world.view.reload()
    return log.lines
  }

  @Test func withoutAModifierTheRootIsAsked() {
    #expect(calls { card, _ in card } == ["root insert", "root update", "root delete"])
  }

  @Test func theNearestAnimatorWins() {
    let got = calls { card, log in
      StackLayout(
        axis: .vertical, sublayouts: [card.animator(NamedAnimator(name: "own", log: log))]
      )
      .animator(NamedAnimator(name: "outer", log: log))
    }
    #expect(got == ["own insert", "own update", "own delete"])
  }

  @Test func aContainersAnimatorHoldsForWhatHasNone() {
    let got = calls { card, log in
      StackLayout(axis: .vertical, sublayouts: [card])
        .animator(NamedAnimator(name: "outer", log: log))
    }
    #expect(got == ["outer insert", "outer update", "outer delete"])
  }

  @Test func nilRemovesTheAnimatorInsideAndAround() {
    let inside = calls { card, log in
      card.animator(NamedAnimator(name: "own", log: log)).animator(nil)
    }
    #expect(inside == ["root insert", "root update", "root delete"])
    let around = calls { card, log in
      StackLayout(axis: .vertical, sublayouts: [card.animator(nil)])
        .animator(NamedAnimator(name: "outer", log: log))
    }
    #expect(around == ["root insert", "root update", "root delete"])
  }

  @Test func oneCallIsReplacedAndTheOthersGoToTheAnimatorInside() {
    let got = calls { card, log in
      card.animator(NamedAnimator(name: "own", log: log))
        .animateDelete { _, _, completion in
          log.lines.append("mine delete")
          completion()
        }
    }
    #expect(got == ["own insert", "own update", "mine delete"])
  }

  @Test func withoutAnAnimatorInsideTheOthersGoToTheRoot() {
    let got = calls { card, log in
      card.animateInsert { _, _, _ in log.lines.append("mine insert") }
    }
    #expect(got == ["mine insert", "root update", "root delete"])
  }

  @Test func anAnimatorOutsideReplacesTheWrapper() {
    let got = calls { card, log in
      card.animateDelete { _, _, completion in completion() }
        .animator(NamedAnimator(name: "own", log: log))
    }
    #expect(got == ["own insert", "own update", "own delete"])
  }

  @Test func wrappersNest() {
    let got = calls { card, log in
      card.animateInsert { _, _, _ in log.lines.append("inner insert") }
        .animateDelete { _, _, completion in
          log.lines.append("outer delete")
          completion()
        }
        .animateInsert { _, _, _ in log.lines.append("outer insert") }
    }
    #expect(got == ["outer insert", "root update", "outer delete"])
  }

  @Test func anUpdateReplacesTheAnimatorsOrComesBeforeIt() {
    let replaced = calls { card, log in
      card.animateUpdate { _, _, _ in log.lines.append("mine update") }
    }
    #expect(replaced == ["root insert", "mine update", "root delete"])
    let passed = calls { card, log in
      card.animateUpdate(passthrough: true) { _, _, _ in log.lines.append("mine update") }
    }
    #expect(passed == ["root insert", "mine update", "root update", "root delete"])
  }

  @Test func withoutPassthroughNobodyElseSetsTheFrame() {
    let world = ComponentWorld()
    let place = { (y: Double) in
      AbsoluteLayout([
        .init(world.card("a").animateUpdate { _, _, _ in }, Rect(0, y, 100, 40))
      ])
    }
    world.view.component = place(0)
    world.view.reload()
    world.view.component = place(100)
    world.view.reload()
    #expect(world.view.view(id: "a")?.frame == Rect(0, 0, 100, 40))
  }

  @Test func shiftAlwaysPassesAWrapper() {
    let log = Log()
    let world = ComponentWorld(animator: NamedAnimator(name: "root", log: log))
    world.view.component = world.card("a").animateUpdate { _, _, _ in }
    world.view.reload()
    world.view.contentOffsetAfterReload = { _ in Point(0, 7) }
    world.view.reload()
    #expect(log.lines == ["root insert", "root shift"])
  }

  @Test func theOldComponentsAnimatorDeletesOrTheCurrentRoot() {
    let log = Log()
    let world = ComponentWorld(animator: NamedAnimator(name: "first", log: log))
    let own = world.card("own").animator(NamedAnimator(name: "own", log: log))
    world.view.component = StackLayout(axis: .vertical, sublayouts: [own, world.card("bare")])
    world.view.reload()
    log.lines = []
    world.view.animator = NamedAnimator(name: "second", log: log)
    world.view.component = nil
    world.view.reload()
    #expect(log.lines == ["own delete", "second delete"])
  }

  @Test func modifiersTakeNoRoomAndMakeNoViewOfTheirOwn() {
    let bare = SizeLayout<View>(width: 30, height: 20, flexibility: .high)
    let modified = bare.id("a").animator(nil).reuseKey("k")
    #expect(modified.flexibility == .high && !modified.needsView)
    #expect(modified.measurement(within: Size(100, 100)).size == Size(30, 20))
    let inStack = StackLayout(
      axis: .vertical, distribution: .leading, sublayouts: [bare, modified, bare])
    let plain = StackLayout(
      axis: .vertical, distribution: .leading, sublayouts: [bare, bare, bare])
    #expect(
      inStack.arrangement(width: 100, height: 100).sublayouts.map(\.frame)
        == plain.arrangement(width: 100, height: 100).sublayouts.map(\.frame))
  }

  @Test func animatorsDoNotCrossAViewBoundary() throws {
    let log = Log()
    let world = ComponentWorld(animator: NamedAnimator(name: "root", log: log))
    world.view.component = StackLayout(
      axis: .vertical, sublayouts: [world.card("a"), world.card("b")]
    ).view().id("box")
    world.view.reload()
    #expect(log.lines == ["root insert", "root update"])
    let inner = try #require(world.view.view(id: "box") as? ComponentView)
    #expect(inner.visibleIds == ["a", "b"] && inner.animator is BaseAnimator)
    #expect(inner.frame == Rect(0, 0, 320, 80))
    world.view.component = world.card("a").view().id("box")
    world.view.reload()
    world.advance(by: 0.1)
    #expect(inner.visibleIds == ["a"] && inner.contentView.subviews.count == 1)
    #expect(world.view.view(id: "box") === inner)
  }

  @Test func viewsInsideAnItemComeAndGoWithIt() throws {
    let world = ComponentWorld(animator: TransformAnimator(transform: .scale(0.5), duration: 0.2))
    let inner = SizeLayout<View>(width: 20, height: 10, alignment: .topLeading, config: { _ in })
    let card = SizeLayout<View>(width: 50, height: 40, sublayout: inner, config: { _ in })
    world.view.component = card.id("card")
    world.view.reload()
    #expect(world.view.visibleIds == ["card"])
    let view = try #require(world.view.view(id: "card"))
    #expect(view.subviews.map(\.frame) == [Rect(0, 0, 20, 10)])
    let held = view.subviews
    world.view.reload()
    #expect(isSame(view.subviews, held))
  }
}

final class Log {
  var lines: [String] = []
}

/// Writes its name beside each call.
struct NamedAnimator: Animator {
  let name: String
  let log: Log

  func insert(componentView: ComponentView, view: View, frame: Rect) {
    log.lines.append("\(name) insert")
  }

  func delete(componentView: ComponentView, view: View, completion: @escaping () -> Void) {
    log.lines.append("\(name) delete")
    completion()
  }

  func update(componentView: ComponentView, view: View, frame: Rect) {
    log.lines.append("\(name) update")
  }

  func shift(componentView: ComponentView, delta: Point, view: View) {
    log.lines.append("\(name) shift")
  }
}
