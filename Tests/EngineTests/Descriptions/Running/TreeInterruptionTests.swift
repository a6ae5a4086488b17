import EngineTestSupport
import Testing

@testable import Engine

/// Changes that are disturbed.
@Suite struct TreeInterruptionTests {
  @Test func theLeavingKeepTheirFirstTarget() {
    var world = WorldStage("x,c")
    world.play(to: "x")
    world.advance(by: 0.3)
    world.play(to: "x,y")
    world.advance(by: 0.1)
    world.play(to: "y")
    #expect(world.view("c").frame.x == -460)
    world.rest()
    #expect(world.problemsAtRest == [])
  }

  @Test func whatComesBackIsTheSameView() {
    var world = WorldStage("x,c")
    let view = world.view("c")
    world.play(to: "x")
    world.advance(by: 0.3)
    #expect(view.phase == .leaving)
    let moment = TreeMoment(world.container)
    world.play(to: "x,c")
    #expect(moment.jumps(in: world.container) == [])
    #expect(world.view("c") === view && world.keys == ["x", "c"])
    world.rest()
    #expect(world.problemsAtRest == [] && world.view("c") === view)
  }

  /// Taken back to a pair in which a leaving element was still there.
  @Test func whatComesBackBackwardsMovesToo() {
    var world = WorldStage("x,a")
    let view = world.view("a")
    world.play(to: "x")
    world.advance(by: 0.15)
    let moment = TreeMoment(world.container)
    world.begin(backTo: "a,x").play()
    #expect(moment.jumps(in: world.container) == [])
    #expect(view.phase == .entering)
    let fading = view.presented.alpha
    world.advance(by: 0.2)
    #expect(view.presented.alpha > fading && view.presented.alpha < 1)
    world.advance(by: 0.1)
    #expect(world.problemsAtRest == [] && world.view("a") === view)
  }

  /// Motions beside the tree neither hold a change up nor end with it.
  @Test func whatWasLeftBesideTheTreeGoesOn() {
    var world = WorldStage("x,a", motions: .fades)
    let other = View(frame: Rect(0, 0, 10, 10))
    world.stage.root.addSubview(other)
    func go(to x: Double) {
      world.stage.animate(withDuration: 2, curve: .linear, animations: { other.center.x = x })
    }
    go(to: 205)
    world.play(to: "x,b")
    world.advance(by: 0.5)
    go(to: 5)
    world.advance(by: 0.2)
    #expect(world.tree.transition == nil && world.keys == ["x", "b"])
    // The way back, and what is left of the way there.
    #expect(isClose(other.presented.center.x, 205 - 200 * 0.1 - 200 * 0.65))
  }

  @Test func aKeyMayLeaveAndReturnTwentyTimesASecond() {
    var world = WorldStage("x,b")
    let view = world.view("b")
    for round in 0..<20 {
      world.play(to: round.isMultiple(of: 2) ? "x" : "b,x")
      world.advance(by: 0.05)
      #expect(world.keys.filter { $0 == "b" }.count == 1)
    }
    #expect(world.view("b") === view)
    world.rest()
    #expect(world.problemsAtRest == [])
  }

  /// Of many changes in one frame only those are remembered that something is left of.
  @Test(arguments: [false, true]) func whatNobodyHasSeenIsForgotten(isMoving: Bool) {
    var world = WorldStage("x,a")
    if isMoving {
      world.play(to: "x,c")
      world.advance(by: 0.1)
    }
    for round in 0..<60 {
      world.play(to: ["x", "x,b", "b,x", "x,a"][round % 4])
      #expect(world.tree.history.count <= 6)
    }
    world.advance(by: 0.1)
    #expect(world.keys.contains("a"))
    world.rest()
    #expect(world.problemsAtRest == [] && world.keys == ["x", "a"])
  }

  /// Turned back, the list it came from; then on to another: its order is the description's.
  @Test func aTurnedChangeMayBeInterrupted() {
    var world = WorldStage("a,e,x")
    world.play(to: "x,e,a")
    world.advance(by: 0.1)
    world.tree.transition?.isReversed = true
    #expect(world.tree.props.text == "a,e,x")
    world.advance(by: 0.05)
    world.begin(to: "a,e,x,y")
    world.tree.transition?.end(committing: false)
    #expect(world.tree.props.text == "a,e,x")
    #expect(world.problemsAtRest == [])
  }

  @Test func aTransitionLastsUntilWhatItTookOverHasEnded() {
    var world = WorldStage("x,b")
    world.play(to: "x")
    world.advance(by: 0.1)
    world.play(to: "x,a")
    world.advance(by: 0.31)
    #expect(world.tree.transition?.playback.hasArrived == true)
    #expect(world.keys == ["x", "b", "a"])
    world.advance(by: 0.1)
    #expect(world.problemsAtRest == [] && world.keys == ["x", "a"])
  }

  @Test func anEndDropsWhatIsStillOnItsWay() {
    var world = WorldStage("x,b")
    world.play(to: "b,x")
    world.advance(by: 0.1)
    world.begin(to: "x,b,a")
    world.tree.transition?.end(committing: true)
    #expect(world.problemsAtRest == [])
  }

  /// A new layout, an update and a hand in the middle of nested changes: what must hold does.
  @Test func disturbedInEveryWayTheInvariantsHold() {
    var house = HouseStage(["a": 0, "b": 100])
    let tracker = ViewTracker(house.container)
    for round in 0..<24 {
      switch round % 6 {
      case 0: house.play(to: ["a": 100, "c": 0])
      case 1: house.view("a").action?()
      case 2: house.tree.transition?.isReversed = true
      case 3: house.tree.relayout { $0.rooms = $0.rooms.mapValues { $0 * 1.1 } }
      case 4: house.play(to: ["b": 0, "c": 30])
      default: house.tree.transition(to: house.tree.props, scrubbed: true).playback.seek(to: 0.4)
      }
      tracker.look()
      #expect(house.tree.checkInvariants() == [])
      house.advance(by: 0.07)
      #expect(house.tree.checkInvariants() == [])
    }
    house.tree.transition?.isReversed = false
    house.tree.transition?.play()
    for _ in 0..<4 { house.advance(by: 0.5) }
    #expect(house.tree.transition == nil && house.tree.checkInvariants() == [])
    #expect(house.keys == ["b", "c"] && tracker.kept == [])
  }

  @Test func changesThatMoveNothingAreForgotten() {
    var world = WorldStage("x", motions: .none)
    weak let playback = world.begin(to: "x").playback
    world.play(to: "x")
    world.advance(by: 0)
    #expect(playback == nil && world.problemsAtRest == [])
  }

  // MARK: Updates and layouts in flight

  @Test func aPlainUpdateIsThereAtOnceAndStays() {
    var world = WorldStage("x,a")
    world.play(to: "a,b")
    world.advance(by: 0.1)
    let moment = TreeMoment(world.container)
    world.tree.update(state: World.State(tint: 0.9))
    #expect(
      moment.jumps(
        in: world.container, of: [.center, .size, .alpha, .translation, .scale, .rotation]) == [])
    for key in ["a", "b"] {
      #expect(world.view(key).presented.backgroundColor == Color(white: 0.9))
    }
    world.advance(by: 0.1)
    #expect(world.view("a").presented.backgroundColor == Color(white: 0.9))
    world.rest()
    #expect(world.problemsAtRest == [] && world.tree.state.tint == 0.9)
  }

  @Test func anUpdateMayBringAndTakeElements() {
    var world = WorldStage("x,a")
    world.play(to: "x,b")
    world.advance(by: 0.1)
    world.tree.update(state: World.State(extra: "e"))
    #expect(world.view("e").presented.alpha == world.view("e").rest.alpha)
    #expect(Set(world.keys) == ["x", "a", "b", "e"])
    world.advance(by: 0.1)
    world.tree.update(state: World.State())
    #expect(Set(world.keys) == ["x", "a", "b"])
    world.rest()
    #expect(world.problemsAtRest == [])
  }

  @Test func anUpdateKeepsWhatIsLeavingSinceEarlier() {
    var world = WorldStage("x,b,p(a,e)")
    world.play(to: "x,p(e)")
    world.advance(by: 0.1)
    world.play(to: "y,p(e)")
    world.advance(by: 0.05)
    let moment = TreeMoment(world.container)
    let keys = world.keys
    world.tree.update(state: World.State(tint: 0.1))
    #expect(world.keys == keys)
    #expect(
      moment.jumps(
        in: world.container, of: [.center, .size, .alpha, .translation, .scale, .rotation]) == [])
    world.rest()
    #expect(world.problemsAtRest == [])
  }

  @Test func anUpdateThatReordersIsInOrderAfterwards() {
    var world = WorldStage("x,a")
    world.play(to: "x,b")
    world.advance(by: 0.1)
    world.begin(backTo: "x,e")
    world.tree.update(state: World.State(extra: "z"))
    world.tree.transition?.end(committing: true)
    #expect(world.problemsAtRest == [])
    #expect(world.keys == ["x", "b", "z"])
  }

  /// A new layout in flight is the transition made for it, at the same progress.
  @Test(arguments: [0.0, 0.3, 0.5, 1]) func aNewLayoutKeepsTheProgress(progress: Double) {
    let world = WorldStage("x,a,b,p(a,e)")
    let wanted = WorldStage("x,a,b,p(a,e)", scale: 2)
    for other in [world, wanted] {
      other.begin(to: "b,x,c,p(e,b),d").playback.seek(to: progress)
    }
    world.tree.relayout { $0.scale = 2 }
    #expect(world.container.snapshots == wanted.container.snapshots)
    for committing in [true, false] {
      let (one, other) = (WorldStage("x,b"), WorldStage("x,b", scale: 2))
      one.begin(to: "b,c").playback.seek(to: progress)
      one.tree.relayout { $0.scale = 2 }
      other.begin(to: "b,c")
      one.tree.transition?.end(committing: committing)
      other.tree.transition?.end(committing: committing)
      #expect(one.container.snapshots == other.container.snapshots && one.problemsAtRest == [])
    }
  }

  /// Whatever happened before, after a new layout everything is where it would be if that layout
  /// had been there from the beginning; also what leaves and what was taken over.
  @Test(arguments: [true, false]) func aNewLayoutTakesAllThatWasLeftAlong(byHand: Bool) {
    var (one, other) = (WorldStage("x,b,c,p(a,b)"), WorldStage("x,b,c,p(a,b)", scale: 2))
    for step in ["b,x,p(b,a)", "d,b,p(e)", "x,d"] {
      for (index, world) in [one, other].enumerated() {
        var world = world
        if step == "d,b,p(e)" { world.begin(backTo: step).play() }
        if step != "d,b,p(e)" { world.begin(to: step, scrubbed: byHand).play() }
        world.advance(by: 0.08)
        if index == 0 { one = world } else { other = world }
      }
    }
    one.tree.relayout { $0.scale = 2 }
    for _ in 0..<12 {
      expectSame(one.container.snapshots, other.container.snapshots)
      one.advance(by: 0.07)
      other.advance(by: 0.07)
    }
    one.rest()
    #expect(one.problemsAtRest == [])
  }

  private func expectSame(_ some: [ViewSnapshot], _ others: [ViewSnapshot]) {
    #expect(some.map(\.key) == others.map(\.key))
    #expect(some.map(\.phase) == others.map(\.phase))
    for (one, other) in zip(some, others) {
      for property in ViewProperty.allCases {
        let (a, b) = (one.presented[property], other.presented[property])
        let isSame = (0..<Lanes.scalarCount).allSatisfy { abs(a[$0] - b[$0]) < 1e-9 }
        #expect(isSame, "\(property) of \(one)")
      }
    }
  }

  @Test func aNewLayoutAtRestIsThereAtOnce() {
    let world = WorldStage("x,b")
    world.tree.relayout { $0.scale = 3 }
    #expect(world.problemsAtRest == [] && world.view("b").frame.x == 120)
  }

  // MARK: Hands

  @Test(arguments: [false, true]) func aHandTakesOverWithoutAJump(backwards: Bool) {
    var world = WorldStage("x,a")
    world.play(to: "a,b,x")
    world.advance(by: 0.15)
    let moment = TreeMoment(world.container)
    if backwards {
      world.begin(backTo: "c,a", scrubbed: true)
    } else {
      world.begin(to: "c,a", scrubbed: true)
    }
    #expect(moment.jumps(in: world.container) == [])
    let far = backwards ? 0.0 : 1
    world.tree.transition?.playback.seek(to: far)
    #expect(world.view("a").presented.frame.x == 40)
    world.tree.transition?.playback.seek(to: 1 - far)
    #expect(moment.jumps(in: world.container) == [])
    world.tree.transition?.release(towards: far)
    world.rest()
    #expect(world.problemsAtRest == [] && world.tree.props.text == "c,a")
  }

  /// The interrupted motion runs on, and is the start of the one under the hand: s + p·(T − s).
  @Test func underAHandTheOldWayIsTheMovingStart() {
    var world = WorldStage("x,a", motions: .fades)
    world.play(to: "a,x")
    world.advance(by: 0.05)
    let playback = world.begin(to: "a,b,x", scrubbed: true).playback
    for (time, progress) in [
      (0.05, 0.0), (0.1, 0.3), (0.15, 0.3), (0.2, 0.9), (0.25, 0.1), (0.4, 1),
    ] {
      world.advance(by: time - world.time)
      playback.seek(to: progress)
      let start = 40 * TimingCurve.cssEaseInOut.value(at: min(1, time / 0.3))
      let share = TimingCurve.cssEaseInOut.value(at: progress)
      #expect(isClose(world.view("x").presented.frame.x, start + share * (80 - start)))
    }
  }

  @Test func settlingDecidesWhatIsDescribed() {
    for target in [0.0, 1] {
      var world = WorldStage("x,a")
      world.begin(to: "x,b").playback.seek(to: 0.4)
      world.tree.transition?.release(towards: target, velocity: 0.5)
      #expect(world.tree.props.text == (target == 1 ? "x,b" : "x,a"))
      world.rest()
      #expect(world.problemsAtRest == [] && world.keys == (target == 1 ? ["x", "b"] : ["x", "a"]))
    }
  }
}
