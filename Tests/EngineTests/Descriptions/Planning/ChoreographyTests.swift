import EngineTestSupport
import Testing

@testable import Engine

/// The parts of a change one after the other, and who goes off the screen when.
@Suite struct ChoreographyTests {
  struct Scene: NodeDescription {
    struct Props: NodeDescriptionProps {
      var key: String?
      var appearance = Appearance()
      var text: String
      var order = Order.together
      var removal = RemovalTime.whenAllEnd
    }

    enum Order: CaseIterable {
      case together, leaveStayEnter, enterLeave, slow, late, lateAfterEntry, twiceBent, hesitating
      case namedLikeRoles, slowLeave
    }

    typealias Keys = String
    var props: Props

    static func childrenDescriptions(props: Props, state: NoState) -> [any NodeDescription] {
      World.childrenDescriptions(props: World.Props(text: props.text), state: World.State())
    }

    static func updateChildrenAnimations(
      container: inout ChildrenAnimations<String>, currentProps: Props, nextProps: Props,
      currentState: NoState, nextState: NoState
    ) {
      container.allChildren = Animation(
        type: .curve(.linear, duration: 0.4), entryTransformers: [AnimationProps.fade()],
        leaveTransformers: [AnimationProps.moveLeft(100)])
      container["q", .leave] = Animation(
        type: .curve(.linear, duration: 0.2), leaveTransformers: [AnimationProps.fade()])
      container.removal = nextProps.removal
      switch nextProps.order {
      case .together: break
      case .leaveStayEnter:
        container.choreography = { $0.removals * $0.updates * $0.insertions }
      case .enterLeave: container.choreography = { ($0.insertions + $0.updates) * $0.removals }
      case .slow: container.choreography = { $0.together.stretched(to: 2) }
      case .late: container.choreography = { $0.together.time(ChoreographyTests.late) }
      case .lateAfterEntry:
        container.choreography = {
          ($0.insertions * $0.removals).time(ChoreographyTests.late) + $0.updates
        }
      case .twiceBent:
        container.choreography = {
          $0.together.time(ChoreographyTests.late).stretched(to: 2).time(.deckEaseOut(3))
        }
      case .hesitating: container.choreography = { $0.together.time(ChoreographyTests.hesitating) }
      case .namedLikeRoles:
        container.choreography = {
          $0.removals.named("update") * ($0.updates * $0.insertions.named("entry")).named("leave")
        }
      case .slowLeave:
        container.choreography = { $0.removals.stretched(to: 2) + $0.updates + $0.insertions }
      }
    }
  }

  /// Far behind an even pace until shortly before its end.
  static let late = TimingCurve.cubicBezier(CubicBezier(1, 0, 1, 0))
  /// Goes to 0.9, back to 0.3, and then to its end.
  static let hesitating = TimingCurve.custom { time in
    time < 0.4 ? time * 2.25 : time < 0.6 ? 0.9 - (time - 0.4) * 3 : 0.3 + (time - 0.6) * 1.75
  }

  struct Play {
    let stage = Stage()
    let container = View(key: "container")
    let tree: DescriptionTree<Scene>
    var time = 0.0

    init(_ text: String, _ order: Scene.Order, _ removal: RemovalTime = .whenAllEnd) {
      stage.root.addSubview(container)
      tree = DescriptionTree(
        props: Scene.Props(text: text, order: order, removal: removal), in: container,
        stage: stage)
    }

    func play(to text: String) -> Transition {
      var props = tree.props
      props.text = text
      let transition = tree.transition(to: props)
      transition.play()
      return transition
    }

    mutating func advance(to time: Double) {
      self.time = time
      stage.advance(to: .seconds(time))
      #expect(tree.checkInvariants() == [])
    }

    func view(_ key: String) -> View { container.first(key: key) ?? View(key: "missing") }
    var keys: [String] { container.subviews.compactMap(\.key) }
  }

  @Test func onePartAfterTheOther() {
    var play = Play("q,x,a", .leaveStayEnter)
    #expect(play.play(to: "a,x,n").playback.duration == 1)
    play.advance(to: 0.1)
    #expect(isClose(play.view("q").presented.alpha, 0.5))
    #expect(play.view("a").presented.frame.x == 80 && play.view("n").presented.alpha == 0)
    play.advance(to: 0.4)
    #expect(isClose(play.view("a").presented.frame.x, 40))
    play.advance(to: 0.8)
    #expect(play.view("a").presented.frame.x == 0)
    #expect(isClose(play.view("n").presented.alpha, (1 - 2.0 / 16) / 2))
    play.advance(to: 1)
    #expect(play.keys == ["a", "x", "n"] && play.tree.transition == nil)
  }

  @Test func thePartsAreValues() {
    let play = Play("q,x,a", .leaveStayEnter)
    let transition = play.play(to: "a,x,n")
    let phases = transition.phases
    #expect(isClose(phases.removals.duration, 0.2) && isClose(phases.updates.duration, 0.4))
    let sequence = phases.removals * phases.updates * phases.insertions
    #expect(isClose(sequence.duration, transition.animation.duration))
    #expect(phases.together.duration == 0.4)
  }

  @Test func anEmptyPartTakesNoTime() {
    let play = Play("x", .leaveStayEnter)
    #expect(play.play(to: "x,n").playback.duration == 0.8)
    let other = Play("", .leaveStayEnter)
    #expect(other.play(to: "n").playback.duration == 0.4)
    let nothing = Play("", .leaveStayEnter)
    #expect(nothing.play(to: "").playback.duration == 0)
  }

  @Test(arguments: Scene.Order.allCases) func everyOrderEndsExactly(_ order: Scene.Order) {
    for removal in [RemovalTime.whenAllEnd, .whenOwnEnds] {
      for isCommitted in [true, false] {
        var play = Play("q,x,a,p(a,q)", order, removal)
        let before = play.container.snapshots
        play.play(to: "a,n,p(q,b)").playback.pause()
        play.tree.transition?.playback.seek(to: 0.55)
        play.advance(to: 0.1)
        play.tree.transition?.end(committing: isCommitted)
        let wanted = isCommitted ? Play("a,n,p(q,b)", order).container.snapshots : before
        #expect(play.container.snapshots == wanted)
        #expect(play.tree.checkInvariants() == [])
      }
    }
  }

  /// The removal of an element when its own motion ends alters no other element's frames.
  @Test func eachGoesWhenItsOwnMotionEnds() {
    var all = Play("q,x,a", .together)
    var own = Play("q,x,a", .together, .whenOwnEnds)
    _ = all.play(to: "x,n")
    _ = own.play(to: "x,n")
    for frame in 1...23 {
      let time = Double(frame) / 60
      all.advance(to: time)
      own.advance(to: time)
      #expect(all.keys == ["q", "x", "a", "n"])
      #expect(own.keys == (time < 0.2 ? ["q", "x", "a", "n"] : ["x", "a", "n"]))
      for key in ["x", "a", "n"] {
        #expect(all.view(key).presented == own.view(key).presented)
      }
    }
    own.advance(to: 0.4)
    #expect(own.keys == ["x", "n"])
  }

  @Test func whoWentComesBackIfTheHandGoesBack() {
    var play = Play("q,x,a", .together, .whenOwnEnds)
    let view = play.view("q")
    let playback = play.play(to: "x").playback
    playback.pause()
    for (progress, isThere) in [(0.4, true), (0.6, false), (0.2, true), (1, false), (0, true)] {
      playback.seek(to: progress)
      play.advance(to: play.time + 0.01)
      #expect(play.keys.contains("q") == isThere)
      #expect((view.superview != nil) == isThere)
    }
    play.tree.transition?.end(committing: false)
    #expect(play.view("q") === view && play.keys == ["q", "x", "a"])
  }

  @Test func inASequenceItsOwnEndIsThatOfItsPart() {
    var play = Play("q,x", .enterLeave, .whenOwnEnds)
    _ = play.play(to: "n")
    play.advance(to: 0.5)
    #expect(play.keys == ["q", "x", "n"])
    #expect(isClose(play.view("q").presented.alpha, 0.5))
    play.advance(to: 0.61)
    #expect(play.keys == ["x", "n"])
    var slow = Play("q,x", .slow, .whenOwnEnds)
    _ = slow.play(to: "")
    slow.advance(to: 0.9)
    #expect(slow.keys == ["q", "x"])
    slow.advance(to: 1.01)
    #expect(slow.keys == ["x"])
  }

  /// The names that a person gives have nothing to do with the roles.
  @Test func namesLikeThoseOfRolesChangeNoEnd() {
    var play = Play("q,x,a", .namedLikeRoles, .whenOwnEnds)
    let transition = play.play(to: "a,n")
    #expect(transition.intervals.map(\.name) == ["update", "leave", "entry"])
    play.advance(to: 0.19)
    #expect(play.keys == ["q", "x", "a", "n"])
    play.advance(to: 0.21)
    #expect(play.keys == ["x", "a", "n"])
    play.advance(to: 0.41)
    #expect(play.keys == ["a", "n"])
  }

  /// One straight way is stretched itself, which leaves no trace of its former duration.
  @Test func aPartOfOneWayEndsWhereItIsStretchedTo() {
    var play = Play("q", .slowLeave, .whenOwnEnds)
    #expect(play.play(to: "").animation.duration == 2)
    play.advance(to: 1.9)
    #expect(play.keys == ["q"])
    play.advance(to: 2.01)
    #expect(play.keys == [])
  }

  /// Whatever bends the time of the parts: an element is there exactly as long as it moves, as a
  /// film of a change in which nobody goes before the end says.
  @Test(arguments: Scene.Order.allCases)
  func itsOwnEndIsWhereItIsPlayed(_ order: Scene.Order) {
    var all = Play("q,x,a", order)
    var own = Play("q,x,a", order, .whenOwnEnds)
    let duration = all.play(to: "a,n").playback.duration
    _ = own.play(to: "a,n")
    let frames = Int(duration * 240)
    var film: [[String: Appearance]] = []
    var isThere: [[String: Bool]] = []
    for frame in 1..<frames {
      let time = Double(frame) / 240
      all.advance(to: time)
      own.advance(to: time)
      film.append(["q": all.view("q").presented, "x": all.view("x").presented])
      isThere.append(["q": own.keys.contains("q"), "x": own.keys.contains("x")])
    }
    for key in ["q", "x"] {
      let end = all.view(key).rest
      let moves = film.lastIndex { frame in
        abs((frame[key]?.alpha ?? 0) - end.alpha) > 1e-6
          || abs((frame[key]?.center.x ?? 0) - end.center.x) > 1e-4
      }
      let goes = isThere.lastIndex { $0[key] ?? false }
      #expect(abs((moves ?? -1) - (goes ?? -1)) <= 1, "\(key) in \(order)")
    }
  }

  @Test func rolesHaveTimingsOfTheirOwn() {
    var container = ChildrenAnimations<String>()
    container["k"] = Animation(type: .linear(duration: 1))
    container["k", .entry] = Animation(
      type: .linear(duration: 2), options: AnimationOptions(delay: 0.5))
    container["k", .update] = .none
    #expect(container.animation(forKey: "k", role: .entry).duration == 2.5)
    #expect(container.animation(forKey: "k", role: .leave).duration == 1)
    #expect(container.animation(forKey: "k", role: .update).duration == 0)
    #expect(container["k"].duration == 1 && container["k", .entry].duration == 2.5)
    container[allChildren: .leave] = Animation(type: .linear(duration: 3))
    #expect(container.animation(forKey: "other", role: .leave).duration == 3)
    #expect(container.animation(forKey: "other", role: .entry).duration == 0)
    container["k"] = .none
    #expect(container.animation(forKey: "k", role: .entry).duration == 0, "the newest wins")
    #expect(container.shouldAnimate)
  }
}
