import EngineTestSupport
import Testing

@testable import Engine

/// The animators that come with the engine: what they are told, and what each call does.
@Suite struct AnimatorTests {
  private let host = ComponentView(frame: Rect(0, 0, 100, 100))

  @Test func aShiftMovesTheViewByTheDistance() {
    let view = View(frame: Rect(0, 0, 100, 40))
    BaseAnimator().shift(componentView: host, delta: Point(3, -4), view: view)
    #expect(view.frame == Rect(3, -4, 100, 40))
  }

  @Test func theBaseAnimatorSetsPlaceAndSize() {
    let view = View(frame: Rect(0, 0, 100, 40))
    view.alpha = 0.5
    BaseAnimator().insert(componentView: host, view: view, frame: Rect(5, 6, 7, 8))
    #expect(view.frame == Rect(0, 0, 100, 40) && view.alpha == 0.5)
    for frame in [Rect(5, 6, 7, 8), Rect(9, 6, 7, 8), Rect(9, 6, 11, 12)] {
      BaseAnimator().update(componentView: host, view: view, frame: frame)
      #expect(view.frame == frame)
    }
  }

  /// A reload that scrolls moves what is there along; from there it glides to its place.
  @Test func whatIsScrolledByAReloadGlidesFromWhereItIsSeen() {
    let world = ComponentWorld(
      animator: TransformAnimator(transform: .identity, timing: .linear(duration: 1)))
    world.show(["a", "b"])
    world.view.contentOffsetAfterReload = { _ in Point(0, 10) }
    world.show(["a", "b"])
    #expect(world.view.contentOffset == Point(0, 10))
    #expect(world.onScreen["a"]?.frame.y == 10 && world.onScreen["b"]?.frame.y == 60)
    world.advance(by: 0.5)
    #expect(world.onScreen["a"]?.frame.y == 5 && world.onScreen["b"]?.frame.y == 55)
    world.advance(by: 1)
    #expect(world.onScreen["a"]?.frame == ComponentWorld.row(0))
  }

  @Test func aTransformAnimatorSpringsAllAtOnce() {
    let plain = TransformAnimator()
    #expect(plain.insertTransform == .identity && plain.deleteTransform == .identity)
    let scaled = TransformAnimator(transform: .scale(0.5))
    #expect(scaled.insertTransform == .scale(0.5) && scaled.deleteTransform == .scale(0.5))
    let short = TransformAnimator(transform: .scale(0.5), duration: 0.3)
    #expect(short.timing == .spring(duration: 0.3) && short.duration == 0.3)
    for animator in [plain, scaled] {
      #expect(animator.timing == .spring() && animator.duration == 0.5)
    }
    for animator in [plain, scaled, short] {
      #expect(animator.updateTiming == animator.timing && animator.deleteTiming == animator.timing)
      #expect(animator.cascade == .together && animator.cascadeSpeed == 3000)
      #expect(!animator.cascadesAll && !animator.showsInitialInsertions)
      #expect(!animator.animatesOutOfBoundsItems)
    }
  }

  @Test func aTransformAnimatorIsWhatItIsTold() {
    let own = TransformAnimator(
      insertTransform: .scale(2), deleteTransform: .scale(3), timing: .linear(duration: 1),
      cascade: .top, cascadeSpeed: 7, showsInitialInsertions: true)
    #expect(own.insertTransform == .scale(2) && own.deleteTransform == .scale(3))
    #expect(own.transform == .scale(2) && own.timing == .linear(duration: 1))
    #expect(own.cascade == .top && own.cascadeSpeed == 7)
    #expect(own.showsInitialInsertions && !own.animatesOutOfBoundsItems)
    let both = TransformAnimator(
      transform: .scale(2), timing: .linear(duration: 1), cascade: .top,
      animatesOutOfBoundsItems: true)
    #expect(both.timing == .linear(duration: 1) && both.cascade == .top)
    #expect(!both.showsInitialInsertions && both.animatesOutOfBoundsItems)
    let cascading = TransformAnimator(transform: .scale(2), duration: 1, cascade: .radial)
    #expect(cascading.cascade == .radial && cascading.transform == .scale(2))
  }

  @Test func theTransformAndTheDurationAreThoseOfInsertionsWhenRead() {
    var animator = TransformAnimator(transform: .scale(0.5))
    animator.deleteTransform = .scale(3)
    animator.insertTiming = .linear(duration: 1)
    #expect(animator.transform == .scale(0.5) && animator.duration == 1)
    #expect(animator.timing == .linear(duration: 1))
    animator.transform = .scale(2)
    #expect(animator.insertTransform == .scale(2) && animator.deleteTransform == .scale(2))
  }

  @Test func aFadeAnimatorEasesAllAtOnce() {
    let plain = FadeAnimator()
    #expect(plain.timing == .easeInOut(duration: 0.3) && plain.cascade == .together)
    #expect(plain.cascadeSpeed == 3000 && !plain.showsInitialInsertions)
    #expect(!plain.animatesOutOfBoundsItems)
    let told = FadeAnimator(
      timing: .linear(duration: 1), cascade: .top, animatesOutOfBoundsItems: true)
    #expect(told.timing == .linear(duration: 1) && told.cascade == .top)
    #expect(!told.showsInitialInsertions && told.animatesOutOfBoundsItems)
  }

  // What comes waits for the wave, and keeps its own opacity; what goes does not wait.
  @Test func fadesFollowTheCascade() throws {
    var animator = FadeAnimator(timing: .linear(duration: 0.5), cascade: .top)
    animator.cascadeSpeed = 100
    let world = ComponentWorld(animator: animator)
    world.show(["a", "b", "c"])
    world.view.component = AbsoluteLayout([
      .init(world.card("a"), ComponentWorld.row(0)),
      .init(world.card("d", alpha: 0.8), ComponentWorld.row(2)),
    ])
    world.view.reload()
    let change = try #require(world.view.componentChange)
    var starts: [String: Double] = [:]
    for interval in change.animation.intervals { starts[interval.name] = interval.start }
    #expect(starts == ["delete b": 0, "delete c": 0, "insert d": 1])
    world.advance(by: 0.25)
    #expect(world.view.leaving.map(\.view.presented.alpha) == [0.5, 0.5])
    #expect(world.onScreen["d"]?.alpha == 0)
    world.advance(by: 1)
    #expect(isClose(world.onScreen["d"]?.alpha ?? 0, 0.4))
    world.advance(by: 1)
    #expect(world.onScreen["d"]?.alpha == 0.8 && world.flaws == [])
  }

  @Test func whatFadesBeyondTheViewportDoesSoOnlyIfAskedFor() {
    for animates in [false, true] {
      let world = ComponentWorld(
        size: Size(320, 40), animator: FadeAnimator(animatesOutOfBoundsItems: animates))
      world.view.visibleFrameInsets = Insets(-200)
      world.show(["a"])
      world.show(["a", "b"])
      #expect(world.onScreen["b"]?.alpha == (animates ? 0 : 1))
      world.show(["a"])
      #expect(world.view.leavingIds == (animates ? ["b"] : []))
    }
  }

  @Test func aWaveThatStandsStillIsRefused() async {
    await #expect(processExitsWith: .failure) { _ = TransformAnimator(cascadeSpeed: 0) }
  }
}
