import Engine
import Testing

@testable import Onboarding

/// The motions of a slide's elements as the engine has them.
@Suite struct SlideMotionTests {
  /// A third as wide as the design, and half as high: lengths are a third.
  private let layout = IntroLayout(canvas: Size(160, 480))
  private let box = Appearance(frame: Rect(10, 20, 40, 60))

  private func moved(_ move: SlideMove) -> Appearance { move.transformer(in: layout)(box) }

  /// The animations between two slides of a deck.
  private func animations(
    _ deck: Deck, from old: Int = 0, to new: Int = 1,
    _ change: (inout Intro.Props) -> Void = { _ in }
  ) -> ChildrenAnimations<String> {
    var container = ChildrenAnimations<String>()
    let current = Intro.Props(deck: deck, step: deck.slides[old], layout: layout)
    var next = Intro.Props(deck: deck, step: deck.slides[new], layout: layout)
    change(&next)
    Intro.updateChildrenAnimations(
      container: &container, currentProps: current, nextProps: next, currentState: Intro.State(),
      nextState: Intro.State())
    return container
  }

  private func slide(_ name: String, _ elements: [(String, SlideMotion)]) -> Slide {
    Slide(
      name, color: .white,
      elements: elements.map {
        SlideElement($0.0, .shape, place: .title, fluid: $0.1, original: $0.1)
      })
  }

  private let fading = SlideMotion(enter: [.fade], leave: [.fade])

  /// The progress of a motion at a time in seconds.
  private func progress(_ motion: Animation<ChildTransition>, at seconds: Double) -> Double? {
    motion.value(seconds / motion.duration)?.progress
  }

  // MARK: Moves

  @Test func movesAreInPointsOfTheDesign() {
    #expect(moved(.left(30)).frame == Rect(0, 20, 40, 60))
    #expect(moved(.right(30)).frame == Rect(20, 20, 40, 60))
    #expect(moved(.up(30)).frame == Rect(10, 10, 40, 60))
    #expect(moved(.down(30)).frame == Rect(10, 30, 40, 60))
    #expect(moved(.scale(0.5)).frame == Rect(20, 35, 20, 30))
    #expect(moved(.rotate(0.5)).transform == .rotation(0.5))
    #expect(moved(.rotate(0.5)).frame == box.frame)
    #expect(moved(.alpha(0.25)).alpha == 0.25)
    #expect(moved(.fade).alpha == 0 && abs(moved(.vanish).alpha + 0.35) < 1e-12)
  }

  @Test func sidewaysTheyGoAlongWithTheWidthAndUpwardsWithTheSize() {
    let high = IntroLayout(canvas: Size(960, 960))
    #expect(SlideMove.right(30).transformer(in: high)(box).frame.x == 70)
    #expect(SlideMove.down(30).transformer(in: high)(box).frame.y == 50)
  }

  // MARK: Motions

  @Test func anElementWaitsBeforeItMoves() {
    let motion = SlideMotion(
      .curve(.linear, duration: 2), leavingType: .curve(.linear, duration: 4), delay: 1, arc: 0.5,
      enter: [.fade], leave: [.fade, .left(3)])
    var container = ChildrenAnimations<String>()
    motion.describe(SlideElement("a", .shape, place: .title), in: &container, layout)
    for (role, duration, middle) in [
      (ChildRole.entry, 3.0, 2.0), (.update, 3, 2), (.leave, 5, 3),
    ] {
      let own = container["a", role]
      #expect(own.duration == duration)
      #expect(progress(own, at: 0.9) == 0 && progress(own, at: middle) == 0.5)
      let moment = own.value(0)
      #expect(moment?.entryTransformers.count == 1 && moment?.leaveTransformers.count == 2)
    }
  }

  @Test func withoutADelayItIsOfItsType() {
    var container = ChildrenAnimations<String>()
    SlideMotion(enter: [], leave: []).describe(
      SlideElement("a", .shape, place: .title), in: &container, layout)
    for role in [ChildRole.entry, .update, .leave] {
      #expect(container["a", role].type == .linear(duration: 0.5))
    }
  }

  // MARK: Between two slides

  @Test func anElementThatEntersWaitsForThoseBeforeIt() {
    let old = slide("a", [("x", fading), ("gone", fading)])
    let new = slide("b", [("y", fading), ("x", fading), ("z", fading), ("w", fading)])
    let container = animations(Deck([old, new], choreography: .stagger(0.25)))
    #expect(container["y", .entry].duration == 0.5)
    #expect(container["z", .entry].duration == 0.75 && container["w", .entry].duration == 1)
    #expect(progress(container["w", .entry], at: 0.5) == 0)
    for key in ["x", "y", "z", "w", "gone"] {
      #expect(container[key, .update].duration == 0.5 && container[key, .leave].duration == 0.5)
    }
    let together = animations(Deck([old, new]))
    #expect(together["w", .entry].duration == 0.5)
  }

  @Test func anElementThatIsToWaitIsDelayed() {
    let deck = Deck([slide("a", [("x", fading)]), slide("b", [("y", fading)])], loop: .both)
    let container = animations(deck) { $0.delays = ["y": 1.5, "background": 0.25] }
    #expect(container["y"].duration == 2 && container["x"].duration == 0.5)
    #expect(container["background"].duration == 0.75 && container["button"].duration == 0)
    #expect(progress(container["y"], at: 1.5) == 0)
    #expect(abs((progress(container["y"], at: 1.75) ?? 0) - 0.5) < 1e-9)
  }

  @Test func aTunedElementMovesBetweenTheSameLooks() {
    let deck = Deck([slide("a", [("x", fading)]), slide("b", [("y", fading)])])
    let container = animations(deck) {
      $0.tunings = ["y": .curve(.linear, duration: 3)]
      $0.delays = ["y": 1]
    }
    #expect(container["y"].duration == 4 && progress(container["y"], at: 2.5) == 0.5)
    #expect(container["y"].value(0)?.entryTransformers.count == 1)
    #expect(container["x"].type == .linear(duration: 0.5))
  }

  /// An element of several slides moves as the one says that it is on its way to.
  @Test func theSlideOnItsWayHasTheLastWord() {
    func moving(_ seconds: Double) -> SlideMotion {
      SlideMotion(.linear(duration: seconds), enter: [], leave: [])
    }
    let deck = Deck([
      slide("a", [("x", moving(1)), ("o", moving(7))]), slide("b", [("x", moving(2))]),
      slide("c", [("x", moving(3))]),
    ])
    #expect(animations(deck)["x"].duration == 2)
    #expect(animations(deck, from: 1, to: 0)["x"].duration == 1)
    #expect(animations(deck)["o"].duration == 7)
  }

  @Test func theBackgroundHasTheTimeOfItsSet() {
    #expect(MotionSet.fluid.backgroundType == .linear(duration: 0.5))
    #expect(MotionSet.original.backgroundType == .linear(duration: 0.3))
  }

  /// A slide says how its elements move, and that they don't; what other slides say is theirs.
  @Test func noMotionIsAMotion() {
    func slide(_ name: String, _ motion: SlideMotion?) -> Slide {
      Slide(
        name, color: .white,
        elements: [SlideElement("x", .shape, place: .frame(Rect(0, 0, 9, 9)), fluid: motion)])
    }
    let moving = SlideMotion(enter: [.fade], leave: [.fade])
    let deck = Deck([slide("a", moving), slide("b", nil), Slide("c", color: .white, elements: [])])
    func duration(_ old: Int, _ new: Int) -> Double {
      animations(deck, from: old, to: new)["x"].duration
    }
    #expect(duration(2, 1) == 0 && duration(0, 1) == 0 && duration(1, 2) == 0)
    #expect(duration(1, 0) > 0 && duration(2, 0) > 0 && duration(0, 2) > 0)
  }

  /// An element that waits longer before it comes waits as long before it goes, and goes as it did.
  @Test func aDelayKeepsTheWayOut() {
    let out = SlideMotion(
      .linear(duration: 2), leavingType: .linear(duration: 0.25), enter: [.fade], leave: [.fade])
    let deck = Deck([slide("a", [("x", out)]), slide("b", [])])
    let plain = animations(deck)["x", .leave]
    let waiting = animations(deck) { $0.delays = ["x": 0.5] }["x", .leave]
    #expect(plain.duration == 0.25 && waiting.duration == 0.75)
    #expect(animations(deck, from: 1, to: 0) { $0.delays = ["x": 0.5] }["x"].duration == 2.5)
  }
}
