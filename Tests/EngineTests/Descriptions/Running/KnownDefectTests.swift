import EngineTestSupport
import Testing

@testable import Engine

/// Defects of the system that the descriptions come from, each by its number in the list of them;
/// none happens here.
@Suite struct KnownDefectTests {
  private func play(_ world: inout WorldStage, _ texts: [String], every seconds: Double) {
    for text in texts {
      world.play(to: text)
      world.advance(by: seconds)
      #expect(world.tree.checkInvariants() == [])
    }
  }

  @Test func k1ASecondUpdateDuringATransitionLeavesNothingBehind() {
    var world = WorldStage("x,a")
    play(&world, ["x,b", "x,c"], every: 0.1)
    world.rest()
    #expect(world.keys == ["x", "c"] && world.problemsAtRest == [])
  }

  @Test func k2ALeaveTransformerIsAppliedOnce() {
    var world = WorldStage("x,c")
    play(&world, ["x", "x,y", "y", "x"], every: 0.05)
    #expect(world.view("c").frame.x == 40 - 500)
    world.rest()
    #expect(world.problemsAtRest == [])
  }

  @Test func k3APlainUpdateIsNotOverwrittenByTheOldEnd() {
    var world = WorldStage("x,a")
    world.play(to: "x,b")
    world.advance(by: 0.1)
    world.tree.update(state: World.State(tint: 0.75, extra: "z"))
    world.rest()
    #expect(world.keys == ["x", "b", "z"] && world.problemsAtRest == [])
    #expect(world.view("b").presented.backgroundColor == Color(white: 0.75))
  }

  @Test func k4AnEndThatBeginsSomethingNewIsNotLost() {
    var world = WorldStage("x,a")
    let (tree, next) = (world.tree, world.props("x,b,c"))
    var rounds = 0
    tree.onEvent = { event in
      guard event.subject == .transition, rounds < 3 else { return }
      rounds += 1
      tree.transition(to: next).play()
    }
    world.play(to: "x,b")
    for _ in 0..<6 { world.rest() }
    tree.onEvent = nil
    #expect(rounds == 3 && world.keys == ["x", "b", "c"] && world.problemsAtRest == [])
  }

  @Test func k5NestedElementsEnterAndLeaveAsTheyAreTold() {
    let world = WorldStage("p(a)")
    world.begin(to: "p(e)")
    #expect(world.view("e").presented.alpha == 0)
    world.tree.transition?.playback.seek(to: 1)
    #expect(world.view("a").presented.alpha == 0 && world.view("e").presented.alpha == 1)
  }

  @Test func k6AnEntryThatIsOnlyNestedHasItsFirstStep() {
    let world = WorldStage("p(q(a))")
    let transition = world.begin(to: "p(q(a,e))")
    #expect(transition.steps.needsFirstStep)
    #expect(world.view("e").presented.alpha == 0 && world.view("e").phase == .entering)
  }

  @Test func k7APanelThatMovesAndGainsAChildDoesNotJump() {
    var with = WorldStage("x,p(a)")
    var without = WorldStage("x,p(a)")
    with.play(to: "p(a,b),x")
    without.play(to: "p(a),x")
    for _ in 0..<20 {
      #expect(with.view("p").presented == without.view("p").presented)
      with.advance(by: 0.02)
      without.advance(by: 0.02)
    }
  }

  @Test func k8TheStepsInTheMiddleAskForNoAnimations() {
    var house = HouseStage(["a": 0])
    house.play(to: ["a": 100, "b": 50])
    for _ in 0..<10 { house.advance(by: 0.05) }
    #expect(house.tree.transition == nil)
    #expect(house.tally.take() == (["a", "b"], ["a"]), "once for the whole change")
  }

  @Test func k9UnkeyedSiblingsGrowAndShrink() {
    var world = WorldStage(".,.", motions: .fades)
    let first = world.container.subviews
    world.play(to: ".,.,.,.")
    #expect(world.phases == [".:p", ".:p", ".:e", ".:e"])
    #expect(world.container.subviews.suffix(2).allSatisfy { $0.presented.alpha == 0 })
    world.rest()
    world.play(to: ".")
    #expect(world.phases == [".:p", ".:l", ".:l", ".:l"])
    world.rest()
    #expect(world.container.subviews.count == 1 && world.container.subviews[0] === first[0])
  }

  @Test(arguments: [0, 0.3, 1, 2]) func k10ScaleKeepsTheCentre(_ factor: Double) {
    let box = Appearance(frame: Rect(10, 20, 100, 60))
    let frame = AnimationProps.scale(factor)(box).frame
    #expect(isClose(frame.center.x, 60) && isClose(frame.center.y, 50))
    #expect(isClose(frame.width, 100 * factor))
  }

  @Test func k11LinearIsNamedAndALineIsToBeHad() {
    let linear = Animation<ChildTransition>(type: .linear(duration: 1))
    let line = Animation<ChildTransition>(type: .curve(.linear, duration: 1))
    #expect(linear.value(0.25)?.progress == TimingCurve.cssEaseInOut.value(at: 0.25))
    #expect(line.value(0.25)?.progress == 0.25)
  }

  @Test func k12AnExplicitNoneBeatsTheDefault() {
    var container = ChildrenAnimations<String>()
    container.allChildren = Animation(type: .linear(duration: 1))
    container["a"] = Animation(type: .linear(duration: 2))
    container["a"] = .none
    #expect(container["a"].duration == 0 && container["b"].duration == 1)
  }

  @Test func k13EveryChangeEnds() {
    var world = WorldStage("x,a", motions: .none)
    var ends = 0
    world.tree.onEvent = { if $0.subject == .transition { ends += 1 } }
    for text in ["x,a", "", "p()", "x"] {
      world.play(to: text)
      world.advance(by: 0)
      world.advance(by: 0)
    }
    #expect(ends == 4 && world.problemsAtRest == [])
    world.tree.onEvent = nil
  }

  @Test func k14WhatIsLeavingTakesNoInput() {
    var house = HouseStage(["a": 0])
    #expect(house.container.hitTest(Point(50, 25)) === house.view("a"))
    house.play(to: ["b": 200])
    house.advance(by: 0.1)
    #expect(house.view("a").phase == .leaving && house.view("a").presented.alpha > 0.5)
    #expect(house.container.hitTest(Point(50, 25)) == nil)
    #expect(house.container.hitTest(Point(250, 25)) === house.view("b"))
  }

  @Test func k15TheInsideOfACompositeDoesNotJump() {
    var house = HouseStage(["a": 0], speaks: false)
    house.play(to: ["a": 100])
    #expect(house.lamps(in: "a")[0].presented.frame.x == 0)
    for frame in 1...24 {
      let before = house.lamps(in: "a")[0].presented.frame.x
      house.advance(by: 1.0 / 60)
      let after = house.lamps(in: "a")[0].presented.frame.x
      #expect(after - before < 0.5, "a frame is a 24th of the way, in frame \(frame)")
    }
    #expect(isClose(house.lamps(in: "a")[0].presented.frame.x, 10))
  }

  /// Identities of elements are compared, not hashed; a key means something within its parent only.
  @Test func k16IdentitiesAreCompared() {
    let list = Element.resolve(
      World.childrenDescriptions(
        props: World.Props(text: "a,a(),p(a),q(a)"), state: World.State()))
    #expect(list[0].identity != list[1].identity)
    #expect(list[2].children[0].identity == list[3].children[0].identity)
    var world = WorldStage("p(a),q()")
    world.play(to: "p(),q(a)")
    #expect(world.keys == ["p", "a", "q", "a"])
    world.rest()
    #expect(world.keys == ["p", "q", "a"] && world.problemsAtRest == [])
  }

  @Test func k17AnOvershootStaysWithinWhatCanBeShown() {
    var world = WorldStage("x,b")
    world.play(to: "x")
    var least = 1.0
    for _ in 0..<30 {
      world.advance(by: 1.0 / 60)
      least = min(least, world.view("b").presented.size.width)
      #expect(world.tree.checkInvariants() == [])
    }
    #expect(least == 0, "the spring went beyond")
  }

  @Test func k18AScaleMayBeATransformToo() {
    let world = WorldStage("x,d")
    world.begin(to: "x")
    world.tree.transition?.playback.seek(to: 0.5)
    #expect(world.view("d").presented.transform == .identity, "the frame is scaled by scale(_:)")
    let text: AnimationPropsTransformer = { props in
      var props = props
      props.transform.scale = Point(0.5, 0.5)
      return props
    }
    let box = Appearance(frame: Rect(0, 0, 10, 10))
    #expect(text(box).size == Size(10, 10))
    #expect(text(box).transform.scale == Point(0.5, 0.5))
  }

  @Test func k20ANewLayoutReachesAllSteps() {
    var world = WorldStage("x,c")
    play(&world, ["x", "b,x"], every: 0.1)
    world.tree.relayout { $0.scale = 2 }
    #expect(world.view("c").rest.frame.x == 80 - 500)
    #expect(world.view("x").rest.frame == Rect(80, 20, 70, 40))
    world.rest()
    #expect(world.problemsAtRest == [])
  }

  /// An update that a view asks for comes by one rule: in the next frame.
  @Test func k21UpdatesComeWithTheFrame() {
    var house = HouseStage(["a": 0], speaks: false)
    house.view("a").action?()
    #expect(house.lamps(in: "a").count == 1)
    house.advance(by: 0)
    #expect(house.lamps(in: "a").count == 2)
    house.view("a").action?()
    #expect(house.lamps(in: "a").count == 2)
    house.advance(by: 0)
    #expect(house.lamps(in: "a").count == 3)
  }

  /// A part that comes anew is never taken for one that has gone.
  @Test func k22NumbersOfPartsAreNotUsedAgain() {
    var house = HouseStage(["a": 0], duration: nil)
    let old = house.view("a").action
    house.play(to: [:])
    house.advance(by: 0)
    house.play(to: ["a": 0])
    house.advance(by: 0)
    old?()
    house.advance(by: 0)
    #expect(house.lamps(in: "a").count == 1)
  }

  @Test func k23AnotherTypeUnderOneKeyIsAnotherElement() {
    var world = WorldStage("a,x", motions: .fades)
    let label = world.view("a")
    world.play(to: "a(b),x")
    #expect(world.phases == ["a:l", "a:e", "b:e", "x:p"])
    world.advance(by: 0.1)
    #expect(label.presented.alpha < 1)
    world.rest()
    #expect(world.view("a") !== label && world.problemsAtRest == [])
  }

  @Test func aKeyLeavesAndReturnsTwentyTimesInASecond() {
    var world = WorldStage("x,c,p(b)")
    let views = [world.view("c"), world.view("b")]
    let tracker = ViewTracker(world.container)
    tracker.look()
    for round in 0..<20 {
      world.play(to: round.isMultiple(of: 2) ? "x,p()" : "c,p(b),x")
      world.advance(by: 0.05)
      tracker.look()
      #expect(world.tree.checkInvariants() == [])
    }
    world.rest()
    #expect(world.view("c") === views[0] && world.view("b") === views[1])
    #expect(world.problemsAtRest == [] && tracker.count == 4)
  }

  /// However long it goes on, nothing piles up.
  @Test func whatHasLeftIsForgottenAlsoWithoutRest() {
    var world = WorldStage("x")
    for round in 0..<60 {
      world.play(to: "x,k\(round)")
      world.advance(by: 0.1)
    }
    #expect(world.tree.history.count <= 6)
    #expect(world.keys.count <= 8)
    #expect(world.tree.checkInvariants() == [])
  }
}
