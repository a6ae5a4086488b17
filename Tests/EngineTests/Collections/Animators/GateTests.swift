import Testing

@testable import Engine

/// The conditions under which the built-in animators animate, and the delays that they add.
@Suite struct GateTests {
  private func alpha(_ world: ComponentWorld, _ id: String) -> Double? {
    world.view.view(id: id)?.presented.alpha
  }

  @Test func theFirstContentIsThereAtOnceUnlessAskedFor() {
    for shows in [false, true] {
      for animator in [
        TransformAnimator(transform: .scale(0.5), showsInitialInsertions: shows) as any Animator,
        FadeAnimator(showsInitialInsertions: shows),
      ] {
        let world = ComponentWorld(animator: animator)
        world.show(["a"])
        #expect(alpha(world, "a") == (shows ? 0 : 1))
      }
    }
  }

  @Test func anEmptyReloadCountsAsTheFirst() {
    let world = ComponentWorld(animator: FadeAnimator())
    world.view.reload()
    world.show(["a"])
    #expect(alpha(world, "a") == 0)
  }

  @Test func whatScrollsInOrOutIsThereAtOnce() {
    let world = ComponentWorld(size: Size(320, 100), animator: FadeAnimator())
    world.show(["a", "b", "c"])
    world.view.scroll(to: Point(0, 60))
    #expect(alpha(world, "c") == 1 && world.view.stackedIds == ["b", "c"])
  }

  @Test func itemsBeyondTheViewportAreAnimatedOnlyIfAskedFor() {
    for animates in [false, true] {
      let world = ComponentWorld(
        size: Size(320, 40),
        animator: TransformAnimator(transform: .scale(0.5), animatesOutOfBoundsItems: animates))
      world.view.visibleFrameInsets = Insets(-200)
      world.show(["a"])
      world.show(["a", "b"])
      #expect(alpha(world, "b") == (animates ? 0 : 1))
      world.show(["a"])
      #expect(world.view.leavingIds == (animates ? ["b"] : []))
    }
  }

  @Test func cascadesWaitByDistanceAndByDirection() {
    let room = Rect(0, 100, 400, 300)
    let frame = Rect(300, 150, 50, 50)
    let delays = Cascade.allCases.map { $0.delay(of: frame, in: room, speed: 100) }
    let wanted = [
      0, Point(300, 150).distance(to: Point(0, 100)) / 100, 3, 0.5, 0.5, 2,
      Point(325, 175).distance(to: Point(200, 250)) / 100,
    ]
    #expect(delays == wanted)
    #expect(Cascade.top.delay(of: Rect(0, 0, 10, 10), in: room, speed: 100) == 0)
  }

  @Test func onlyInsertionsWaitUnlessAskedFor() throws {
    for all in [false, true] {
      var animator = TransformAnimator(
        transform: .scale(0.5), timing: .linear(duration: 0.1), cascade: .top)
      animator.cascadeSpeed = 100
      animator.cascadesAll = all
      let world = ComponentWorld(animator: animator)
      world.show(["a", "b", "c"])
      world.show(["b", "d", "c", "e"])
      let change = try #require(world.view.componentChange)
      var starts: [String: Double] = [:]
      for interval in change.animation.intervals { starts[interval.name] = interval.start }
      // a lies at the top already, and so does b soon; c stays.
      #expect(starts == ["delete a": 0, "update b": 0, "insert d": 0.5, "insert e": 1.5])
    }
  }

  @Test func timingsAreSetTogetherOrOneByOne() {
    var animator = TransformAnimator(transform: .scale(0.5))
    #expect(animator.timing == .spring(duration: 0.5, damping: 0.9, velocity: 0))
    animator.deleteTiming = .easeIn(duration: 0.2)
    animator.duration = 0.7
    #expect(animator.insertTiming == .spring(duration: 0.7))
    #expect(animator.updateTiming == .spring(duration: 0.7))
    #expect(animator.deleteTiming == .easeIn(duration: 0.7))
    animator.timing = .linear(duration: 1)
    #expect(animator.updateTiming == .linear(duration: 1))
    animator.transform = .identity
    #expect(animator.deleteTransform == .identity)
    #expect(AnimatorTiming.spring(bounce: 0.3) == .spring(damping: 0.7))
    #expect(AnimatorTiming.spring(damping: 7) == .spring(damping: 1))
  }

  @Test func updatesMoveCentreAndSizeOnlyWhereTheyDiffer() throws {
    let world = ComponentWorld(
      animator: TransformAnimator(transform: .identity, timing: .linear(duration: 1)))
    world.place([("a", Rect(0, 0, 100, 40)), ("b", Rect(0, 100, 50, 50))])
    world.place([("a", Rect(0, 0, 200, 80)), ("b", Rect(0, 100, 50, 50))])
    world.advance(by: 0.5)
    #expect(world.onScreen["a"]?.frame == Rect(0, 0, 150, 60))
    let change = try #require(world.view.componentChange)
    #expect(change.animation.intervals.map(\.name) == ["update a"])
  }

  @Test func fadingLeavesPlacesAlone() {
    let world = ComponentWorld(animator: FadeAnimator(timing: .linear(duration: 0.4)))
    world.show(["a", "b"])
    world.show(["b"])
    world.advance(by: 0.1)
    #expect(world.onScreen["b"]?.frame == ComponentWorld.row(0))
    #expect(abs((world.view.leaving.first?.view.presented.alpha ?? 0) - 0.75) < 1e-9)
  }

  @Test func lessMotionFadesAndDoesNotMove() throws {
    let world = ComponentWorld(
      animator: TransformAnimator(transform: .scale(0.3), duration: 1, cascade: .top))
    world.stage.reducesMotion = true
    world.show(["a", "b"])
    world.show(["b", "c"])
    let change = try #require(world.view.componentChange)
    for (seconds, row) in [(0.06, 1), (0.03, 0)] {
      world.advance(by: seconds)
      let shown = world.onScreen
      #expect(shown["b"]?.frame == ComponentWorld.row(row))
      #expect(abs((shown["b"]?.alpha ?? 1)) < 1e-9)
    }
    world.advance(by: 0.06)
    #expect(change.outcome == .finished && world.onScreen["c"]?.transform == .identity)
    #expect(world.onScreen["b"]?.alpha == 1 && world.flaws == [])
  }

  @Test func lessMotionCanBeTakenBack() throws {
    let world = ComponentWorld(animator: TransformAnimator(transform: .scale(0.3), duration: 1))
    world.stage.reducesMotion = true
    world.show(["a", "b"])
    world.show(["b", "c"])
    let change = try #require(world.view.componentChange)
    change.seek(to: 0.5)
    change.seek(to: 0)
    #expect(world.onScreen["b"]?.alpha == 1)
    change.rollBack()
    world.advance(by: 0.1)
    #expect(world.onScreen["a"]?.alpha == 1 && world.onScreen["b"]?.alpha == 1)
    #expect(world.onScreen["b"]?.frame == ComponentWorld.row(1))
    #expect(world.flaws == [])
  }
}
