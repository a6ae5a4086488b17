import Testing

@testable import Engine

/// Plays something in each reload, and is told how that ended.
private final class PlayingAnimator: Animator {
  let animation: Animation<Effect>
  var told: [Outcome] = []

  init(_ animation: Animation<Effect>) { self.animation = animation }

  func willUpdate(componentView: ComponentView) {
    componentView.stage?.play(animation).onEnd { self.told.append($0) }
  }

  func insert(componentView: ComponentView, view: View, frame: Rect) {}
  func update(componentView: ComponentView, view: View, frame: Rect) { view.frame = frame }
  func delete(componentView: ComponentView, view: View, completion: @escaping () -> Void) {
    completion()
  }
}

/// The calls are UIComponent's, in its order; the numbers are those of its measurements.
@Suite struct CallOrderTests {
  @Test func shiftComesBeforeUpdateAndBeforeDeleteAndNeverTwice() {
    let animator = WritingAnimator()
    let world = ComponentWorld(size: Size(320, 100), animator: animator)
    world.show(["a", "b", "c"])
    world.view.contentOffsetAfterReload = { _ in Point(0, 10) }
    animator.calls = []
    world.show(["b"])
    #expect(
      animator.calls == [
        "willUpdate", "shift a (0, 10)", "delete a", "shift b (0, 10)", "update b",
      ])
    // A stale offset is never replayed.
    animator.calls = []
    world.view.scroll(to: Point(0, 60))
    #expect(animator.calls == ["willUpdate", "delete b"])
  }

  /// In the next frame at the latest, also of a reload that moves nothing or changes nothing.
  @Test(arguments: [0, 0.5]) func thePlaybackOfEachReloadEndsOnce(duration: Double) {
    let view = View(frame: Rect(0, 0, 10, 10))
    let animator = PlayingAnimator(
      duration > 0 ? .translate(view, to: Point(9, 0), in: duration) : .one)
    let world = ComponentWorld(animator: animator)
    for (round, ids) in [["a"], ["a"], [], []].enumerated() {
      world.show(ids)
      #expect(animator.told.count == round)
      world.advance(by: duration)
      #expect(animator.told == Array(repeating: .finished, count: round + 1))
    }
  }

  /// A view's end comes at once, and once, for whoever asks the base animator.
  @Test func theBaseAnimatorCompletesAtOnce() {
    var ends = 0
    let view = ComponentView(frame: Rect(0, 0, 10, 10))
    BaseAnimator().delete(componentView: view, view: View()) { ends += 1 }
    #expect(ends == 1)
  }

  @Test func duplicateIdsAreNumberedAndReported() {
    let animator = WritingAnimator()
    let world = ComponentWorld(animator: animator)
    world.show(["a", "a", "a1", "a"])
    #expect(world.view.visibleIds == ["a", "a1", "a11", "a2"])
    #expect(world.view.duplicateIds == ["a", "a1", "a"])
    world.show(["a", "a"])
    #expect(world.view.visibleIds == ["a", "a1"])
  }

  @Test func structuralIdsFollowTheIndex() {
    let animator = WritingAnimator()
    let world = ComponentWorld(animator: animator)
    let box = SizeLayout<View>(width: 10, height: 10, config: { _ in })
    world.view.component = StackLayout(axis: .vertical, sublayouts: [box, box, box])
    world.view.reload()
    let first = world.view.items.map(\.view)
    #expect(world.view.visibleIds == ["item-0-View", "item-1-View", "item-2-View"])
    // Without ids the last one leaves, whichever was taken out.
    world.view.component = StackLayout(axis: .vertical, sublayouts: [box, box])
    world.view.reload()
    #expect(isSame(world.view.items.map(\.view), first.dropLast()))
  }

  @Test func aContainersNameBeginsItsChildrensNames() {
    let world = ComponentWorld()
    let box = SizeLayout<View>(width: 10, height: 10, config: { _ in })
    let row = { (name: String) in
      StackLayout(axis: .horizontal, sublayouts: [box, box.id("own-\(name)")]).id(name)
    }
    world.view.component = StackLayout(axis: .vertical, sublayouts: [row("x"), row("y")])
    world.view.reload()
    #expect(world.view.visibleIds == ["x-0-View", "own-x", "y-0-View", "own-y"])
    #expect(world.view.frame(id: "own-y") == Rect(10, 10, 10, 10))
  }

  @Test func aReloadWithinARenderIsDropped() {
    let animator = WritingAnimator()
    let world = ComponentWorld(animator: animator)
    animator.onUpdate = { $0.reload() }
    world.show(["a"])
    #expect(animator.calls.filter { $0 == "willUpdate" }.count == 1)
    #expect(world.view.reloadCount == 1)
  }

  @Test func aRequestFromWithinARenderIsMetInTheNextFrame() {
    let animator = WritingAnimator()
    let world = ComponentWorld(animator: animator)
    animator.onUpdate = { if $0.reloadCount < 2 { $0.setNeedsReload() } }
    world.show(["a"])
    #expect(world.view.isRunning)
    world.advance(by: 0.1)
    world.advance(by: 0.1)
    world.advance(by: 0.1)
    #expect(world.view.reloadCount == 3)
  }

  @Test func manyRequestsAreOneReloadAFrame() {
    let world = ComponentWorld()
    world.view.component = world.card("a")
    world.view.setNeedsReload()
    world.view.component = world.card("b")
    #expect(world.view.reloadCount == 0)
    world.advance(by: 0.1)
    #expect(world.view.reloadCount == 1 && world.view.visibleIds == ["b"])
  }

  @Test func isReloadingIsNeverTrueWhileScrollingAndHasReloadedNotInTheFirstReload() {
    let animator = WritingAnimator()
    let world = ComponentWorld(size: Size(320, 60), animator: animator)
    var flags: [String] = []
    animator.onUpdate = { flags.append("\($0.isReloading) \($0.hasReloaded)") }
    world.show(["a"])
    world.view.scroll(to: Point(0, 5))
    world.show(["a"])
    #expect(flags == ["true false", "false true", "true true"])
  }

  @Test func aNewSizeAsksForAReload() {
    let world = ComponentWorld()
    world.show(["a"])
    world.view.size = Size(200, 200)
    world.advance(by: 0.1)
    #expect(world.view.reloadCount == 2)
  }

  @Test func insetsOfTheVisibleFrameRenderMoreOrLess() {
    let world = ComponentWorld(size: Size(320, 100))
    world.view.visibleFrameInsets = Insets(top: -100, left: 0, bottom: -50, right: 0)
    world.show((0..<10).map { "\($0)" })
    #expect(world.view.visibleIds == ["0", "1", "2"])
    world.view.scroll(to: Point(0, 200))
    #expect(world.view.visibleIds == ["2", "3", "4", "5", "6"])
    world.view.visibleFrameInsets = Insets(30)
    world.advance(by: 0.1)
    #expect(world.view.visibleIds == ["4", "5"])
  }
}

/// Writes down what it is asked, and keeps completions.
final class WritingAnimator: Animator {
  var calls: [String] = []
  var completions: [String: () -> Void] = [:]
  var onUpdate: ((ComponentView) -> Void)?
  var keepsCompletions = false

  func willUpdate(componentView: ComponentView) { calls.append("willUpdate") }

  func insert(componentView: ComponentView, view: View, frame: Rect) {
    calls.append("insert \(view.key ?? "")")
  }

  func delete(componentView: ComponentView, view: View, completion: @escaping () -> Void) {
    calls.append("delete \(view.key ?? "")")
    if keepsCompletions { completions[view.key ?? ""] = completion } else { completion() }
  }

  func update(componentView: ComponentView, view: View, frame: Rect) {
    calls.append("update \(view.key ?? "")")
    view.frame = frame
    onUpdate?(componentView)
  }

  func shift(componentView: ComponentView, delta: Point, view: View) {
    calls.append("shift \(view.key ?? "") (\(Int(delta.x)), \(Int(delta.y)))")
    view.center = view.center + delta
  }
}
