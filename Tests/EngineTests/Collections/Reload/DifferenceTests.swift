import EngineTestSupport
import Testing

@testable import Engine

/// Deliberate differences from UIComponent; each test is one.
@Suite struct DifferenceTests {
  private let fading = TransformAnimator(transform: .scale(0.5), duration: 0.4)

  @Test func theSameIdWithAnotherKindOfViewIsAnotherComponent() {
    let animator = WritingAnimator()
    let world = ComponentWorld(animator: animator)
    world.view.component = SizeLayout<View>(width: 10, height: 10, config: { _ in }).id("a")
    world.view.reload()
    animator.calls = []
    world.view.component = SizeLayout<Card>(width: 10, height: 10, config: { _ in }).id("a")
    world.view.reload()
    #expect(animator.calls == ["willUpdate", "delete a", "insert a", "update a"])
    #expect(world.view.view(id: "a") is Card)
  }

  @Test func aReturningIdTakesItsLeavingViewBack() {
    let world = ComponentWorld(animator: fading)
    world.show(["a", "b"])
    let view = world.view.view(id: "a")
    world.show(["b"])
    world.advance(by: 0.2)
    let (alpha, scale) = (view?.presented.alpha ?? 0, view?.presented.transform.scale.x ?? 0)
    #expect(0.01 < alpha && alpha < 0.99)
    world.show(["a", "b"])
    #expect(world.view.view(id: "a") === view)
    #expect(abs((view?.presented.alpha ?? 0) - alpha) < 1e-9)
    #expect(abs((view?.presented.transform.scale.x ?? 0) - scale) < 1e-9)
    world.advance(by: 2)
    #expect(view?.presented.alpha == 1 && view?.presented.transform == .identity)
    #expect(world.cards.made == 2)
  }

  @Test func quickTogglingNeverShowsTwoOfOneId() {
    for animator in [fading as any Animator, FadeAnimator(timing: .linear(duration: 0.4))] {
      let world = ComponentWorld(animator: animator)
      world.show(["a", "b"])
      for turn in 0..<40 {
        world.show(turn.isMultiple(of: 2) ? ["b"] : ["a", "b"])
        world.advance(by: 0.05)
        #expect(world.view.contentView.subviews.count <= 2)
        #expect(world.flaws == [])
      }
      world.advance(by: 1)
      #expect(world.cards.made == 2)
      #expect(world.onScreen["a"]?.alpha == 1)
    }
  }

  @Test func aReturningViewGoesOnFromTheScreenWhateverItsAnimatorSets() {
    let world = ComponentWorld(animator: ForgetfulAnimator())
    world.show(["a"])
    world.show([])
    world.advance(by: 0.15)
    world.view.component = world.card("a")
    let view = world.view.leaving[0].view
    let before = view.presented
    world.view.reload()
    #expect(abs(view.presented.alpha - before.alpha) < 1e-9)
    #expect(abs(view.presented.transform.rotation - before.transform.rotation) < 1e-9)
    world.advance(by: 1)
    #expect(view.presented.alpha == 1 && view.presented.transform == .identity)
  }

  @Test func anElementsOwnAlphaIsWhereItEnds() {
    let world = ComponentWorld(animator: fading)
    world.show(["b"])
    let half = world.card("half", alpha: 0.5)
    for _ in 0..<3 {
      world.view.component = half
      world.view.reload()
      world.advance(by: 1)
      #expect(world.view.view(id: "half")?.presented.alpha == 0.5)
      world.show(["b"])
      world.advance(by: 0.2)
    }
  }

  @Test func aLeavingViewTakesNoInput() {
    let world = ComponentWorld(animator: fading)
    world.show(["a"])
    #expect(world.stage.root.hitTest(Point(50, 20)) === world.view.view(id: "a"))
    world.show([])
    world.advance(by: 0.1)
    let hit = world.stage.root.hitTest(Point(50, 20))
    #expect(hit?.key == nil && hit?.phase != .leaving)
  }

  @Test func anItemThatMovesOutOfSightGlidesThere() {
    let world = ComponentWorld(size: Size(320, 100), animator: fading)
    world.show(["a", "b", "c", "d"])
    let view = world.view.view(id: "a")
    world.show(["d", "b", "c", "a"])
    #expect(world.view.leavingIds == ["a"])
    world.advance(by: 0.1)
    let y = view?.presented.center.y ?? 0
    #expect(20 < y && y < 170 && view?.presented.alpha == 1)
    // The one that comes in glides from where it was.
    let other = world.view.view(id: "d")?.presented
    #expect(20 < (other?.center.y ?? 0) && (other?.center.y ?? 0) < 170 && other?.alpha == 1)
    world.advance(by: 1)
    #expect(view?.superview == nil && world.flaws == [])
  }

  @Test func aCompletionThatIsCalledTwiceHarmsNothing() {
    let animator = WritingAnimator()
    animator.keepsCompletions = true
    let world = ComponentWorld(animator: animator)
    world.show(["a", "b"])
    world.show(["b"])
    let complete = animator.completions["a"]
    #expect(world.view.stackedIds == ["a", "b"])
    complete?()
    complete?()
    #expect(world.view.stackedIds == ["b"] && world.flaws == [])
    world.show(["a", "b"])
    complete?()
    #expect(world.view.stackedIds == ["a", "b"] && world.flaws == [])
  }

  @Test func aCompletionAfterTheReturnHarmsNothing() {
    let animator = WritingAnimator()
    animator.keepsCompletions = true
    let world = ComponentWorld(animator: animator)
    world.show(["a", "b"])
    world.show(["b"])
    world.show(["a", "b"])
    animator.completions["a"]?()
    #expect(world.view.visibleIds == ["a", "b"] && world.flaws == [])
    #expect(world.view.view(id: "a")?.superview != nil)
  }

  @Test func aCompletionThatIsNeverCalledEndsWithTheChange() {
    let world = ComponentWorld()
    world.show(["a"])
    world.view.animator = LosingAnimator(duration: 0.3)
    world.show(["a", "b"])
    world.show(["b"])
    #expect(world.view.leavingIds == ["a"])
    world.advance(by: 0.2)
    #expect(world.view.leavingIds == ["a"])
    world.advance(by: 0.2)
    #expect(world.view.leavingIds == [] && world.view.stackedIds == ["b"])
    world.view.animator = LosingAnimator(duration: nil)
    world.show([])
    #expect(world.view.stackedIds == [])
  }
}

/// Written the old way: it knows nothing of views that come back.
private struct ForgetfulAnimator: Animator {
  func insert(componentView: ComponentView, view: View, frame: Rect) {
    view.alpha = 0
    componentView.stage?.animate(
      withDuration: 0.3, animations: { view.alpha = 1 }, completion: nil)
  }

  func delete(componentView: ComponentView, view: View, completion: @escaping () -> Void) {
    componentView.stage?.animate(
      withDuration: 0.3,
      animations: {
        view.alpha = 0
        view.rotation = 1
      }, completion: { _ in completion() })
  }

  func update(componentView: ComponentView, view: View, frame: Rect) {
    BaseAnimator().update(componentView: componentView, view: view, frame: frame)
  }
}

/// Forgets its completions.
private struct LosingAnimator: Animator {
  let duration: Double?

  func insert(componentView: ComponentView, view: View, frame: Rect) {
    BaseAnimator().insert(componentView: componentView, view: view, frame: frame)
  }

  func delete(componentView: ComponentView, view: View, completion: @escaping () -> Void) {
    guard let duration else { return }
    componentView.animate(.linear(duration: duration), animations: { view.alpha = 0 })
  }

  func update(componentView: ComponentView, view: View, frame: Rect) {
    BaseAnimator().update(componentView: componentView, view: view, frame: frame)
  }
}
