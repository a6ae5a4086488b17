import EngineTestSupport
import Testing

@testable import Engine

/// One change at a time.
@Suite struct DescriptionTreeTests {
  @Test func atFirstItShowsTheDescription() {
    let world = WorldStage("a,p(b,c)")
    #expect(world.phases == ["a:p", "p:p", "b:p", "c:p"])
    #expect(world.problemsAtRest == [])
    #expect(world.tree.transition == nil && !world.view("a").takesInput)
  }

  @Test func theSecondIntermediateListsOrderHolds() {
    var world = WorldStage("x,a,e")
    world.play(to: "x,b,f")
    let order = ["x:p", "a:l", "e:l", "b:e", "f:e"]
    #expect(world.phases == order)
    world.advance(by: 0.2)
    #expect(world.phases == order)
    world.advance(by: 0.4)
    #expect(world.phases == ["x:p", "b:p", "f:p"])
    #expect(world.problemsAtRest == [])
  }

  @Test func backwardsTheOldOnesEnter() {
    var world = WorldStage("x,b")
    world.begin(backTo: "x,a").play()
    #expect(world.phases == ["x:p", "a:e", "b:l"])
    #expect(world.view("a").presented.alpha == 0)
    world.advance(by: 0.6)
    #expect(world.phases == ["x:p", "a:p"])
    #expect(world.tree.props.text == "x,a")
    #expect(world.problemsAtRest == [])
  }

  @Test func turnedRoundTheComingGoAndTheGoingCome() {
    var world = WorldStage("x,b")
    world.play(to: "x,a")
    #expect(world.phases == ["x:p", "b:l", "a:e"])
    world.advance(by: 0.1)
    world.tree.transition?.isReversed = true
    #expect(world.phases == ["x:p", "b:e", "a:l"])
    world.tree.relayout { $0.scale = 2 }
    #expect(world.phases == ["x:p", "b:e", "a:l"])
    world.tree.transition?.release(velocity: 1)
    #expect(world.phases == ["x:p", "b:l", "a:e"])
  }

  @Test func eachElementMovesInItsOwnWay() {
    var world = WorldStage("a,e")
    world.play(to: "e,b,c")
    world.advance(by: 0.2)
    let share = TimingCurve.cssEaseInOut.value(at: 0.2 / 0.3)
    let spring = SpringCurve(duration: 0.5, damping: 0.4).value(at: 0.4)
    #expect(isClose(world.view("a").presented.alpha, 1 - share))
    #expect(isClose(world.view("e").presented.frame.x, 40 * (1 - share)))
    #expect(isClose(world.view("b").presented.size.width, 35 * spring))
    #expect(isClose(world.view("b").presented.center.x, 57.5))
    let late = TimingCurve.cssEaseIn.value(at: 0.25)
    #expect(isClose(world.view("c").presented.frame.x, 80 + 300 * (1 - late)))
    #expect(world.tree.transition?.animation.duration == 0.5)
  }

  @Test func itEndsWithItsSlowestElement() {
    var world = WorldStage("a")
    world.play(to: "b")
    world.advance(by: 0.49)
    #expect(world.keys == ["a", "b"] && world.tree.transition?.outcome == nil)
    let transition = world.tree.transition
    world.advance(by: 0.01)
    #expect(world.keys == ["b"] && transition?.outcome == .finished)
  }

  @Test func seekingInAnyOrderEqualsSeekingDirectly() {
    let places = [0.0, 0.25, 0.5, 0.8, 1]
    let direct = places.map { place in
      let world = WorldStage("x,a,b,p(a,e)")
      world.begin(to: "b,x,c,p(e,b),d").playback.seek(to: place)
      return world.container.snapshots
    }
    for order in allLists(of: Array(places.indices), upTo: 3) {
      let world = WorldStage("x,a,b,p(a,e)")
      let playback = world.begin(to: "b,x,c,p(e,b),d").playback
      for place in order {
        playback.seek(to: places[place])
        #expect(world.container.snapshots == direct[place])
      }
    }
  }

  @Test(arguments: [false, true]) func anEndShowsExactlyItsList(committing: Bool) {
    var world = WorldStage("x,a,b,p(a,e)")
    let survivors = ["x", "a", "b", "p"].map(world.view)
    let before = world.container.snapshots
    let transition = world.begin(to: "b,x,c,p(e,b)")
    transition.playback.seek(to: 0.6)
    world.tree.transition?.end(committing: committing)
    #expect(transition.outcome == (committing ? .finished : .cancelled))
    #expect(world.tree.props.text == (committing ? "b,x,c,p(e,b)" : "x,a,b,p(a,e)"))
    #expect(world.problemsAtRest == [])
    world.advance(by: 1)
    if !committing {
      #expect(world.container.snapshots == before)
      for view in survivors { #expect(world.view(view.key ?? "") === view) }
    } else {
      #expect(survivors[1].phase == .gone && survivors[1].superview == nil)
    }
  }

  @Test func unkeyedElementsEnterAndLeaveByTheirNumber() {
    var world = WorldStage(".,.", motions: .fades)
    world.play(to: ".,.,.,.")
    #expect(world.phases == [".:p", ".:p", ".:e", ".:e"])
    world.advance(by: 0.3)
    #expect(world.problemsAtRest == [])
    world.play(to: ".")
    #expect(world.phases == [".:p", ".:l", ".:l", ".:l"])
    world.advance(by: 0.3)
    #expect(world.problemsAtRest == [])
  }

  @Test func anotherTypeUnderOneKeyIsAnotherElement() {
    var world = WorldStage("a", motions: .fades)
    let label = world.view("a")
    world.play(to: "a(b)")
    #expect(world.phases == ["a:l", "a:e", "b:e"])
    world.advance(by: 0.1)
    #expect(label.presented.alpha < 1)
    world.advance(by: 0.2)
    #expect(label.phase == .gone && world.keys == ["a", "b"])
    #expect(world.problemsAtRest == [])
  }

  /// A panel that moves and gains a child moves as it would without.
  @Test func ownAndChildrensMotionAreIndependent() {
    var with = WorldStage("x,p(a)")
    var without = WorldStage("x,p(a)")
    with.play(to: "p(a,b),x")
    without.play(to: "p(a),x")
    for _ in 0..<20 {
      #expect(with.view("p").presented == without.view("p").presented)
      #expect(with.view("a").presented == without.view("a").presented)
      with.advance(by: 0.02)
      without.advance(by: 0.02)
    }
    #expect(with.view("b").presented.size.width > 0)
  }

  @Test func withoutMotionItIsThereAtOnce() {
    var world = WorldStage("a,b", motions: .none)
    world.play(to: "b,c")
    #expect(world.view("b").presented == world.view("b").rest)
    #expect(world.view("b").frame.x == 0)
    world.advance(by: 0)
    #expect(world.problemsAtRest == [] && world.keys == ["b", "c"])
  }

  @Test func anExplicitNoneBeatsTheDefault() {
    let world = WorldStage("a,b", motions: .withoutB)
    world.begin(to: "b,a")
    #expect(world.view("b").presented.frame.x == 0)
    #expect(world.view("a").presented.frame.x == 0)
    world.tree.transition?.playback.seek(to: 1)
    #expect(world.view("a").presented.frame.x == 40)
  }

  @Test func reducedMotionFadesShortly() {
    var world = WorldStage("x,b,c")
    world.stage.reducesMotion = true
    world.play(to: "c,x,d")
    let places = world.container.snapshots.map(\.presented.frame)
    world.advance(by: 0.07)
    #expect(world.container.snapshots.map(\.presented.frame) == places)
    #expect(world.view("b").presented.alpha == 0 && world.view("c").presented.alpha == 0)
    world.advance(by: 0.01)
    #expect(world.view("c").presented.frame.x == 0)
    #expect(world.view("d").presented.transform == .identity)
    world.advance(by: 0.07)
    #expect(world.problemsAtRest == [])
    world.tree.transition(to: world.props("b"), scrubbed: true).playback.seek(to: 0.5)
    #expect(world.tree.transition?.playback.duration == 0.5)
  }

  @Test func whatHasLeftIsFreed() {
    var world = WorldStage("x,p(a)")
    weak let panel: View? = world.view("p")
    weak let child: View? = world.view("a")
    weak var transition: Transition?
    weak var playback: Playback?
    world.play(to: "x,b")
    transition = world.tree.transition
    playback = transition?.playback
    world.advance(by: 0.2)
    world.play(to: "x")
    world.rest()
    #expect(world.problemsAtRest == [])
    #expect(panel == nil && child == nil && transition == nil && playback == nil)
  }
}
