import Testing

@testable import Engine

/// The four lists of small changes, whole.
@Suite struct FourStepsTests {
  /// `key@x alpha`, with children in parentheses.
  private func text(_ list: [Element]) -> String {
    list.map { element in
      let children = element.children.isEmpty ? "" : "(\(text(element.children)))"
      let mark = element.isLeaving ? "!" : ""
      return
        "\(element.key ?? ".")\(mark)@\(element.props.frame.x) \(element.props.alpha)\(children)"
    }.joined(separator: ", ")
  }

  private func elements(_ text: String) -> [Element] {
    Element.resolve(World.childrenDescriptions(props: World.Props(text: text), state: .init()))
  }

  private func steps(_ old: String, _ new: String) -> FourSteps {
    var container = ChildrenAnimations<World.Keys>()
    World.updateChildrenAnimations(
      container: &container, currentProps: World.Props(text: old),
      nextProps: World.Props(text: new), currentState: .init(), nextState: .init())
    let animations = container
    return FourSteps(from: elements(old), to: elements(new)) {
      animations.animation(forKey: $0.key)
    }
  }

  @Test func oneReplacesOne() {
    let steps = steps("x,c", "x,y")
    #expect(text(steps.initial) == "x@0.0 1.0, c@40.0 0.9375")
    #expect(text(steps.firstIntermediate) == "x@0.0 1.0, y@40.0 0.0, c@40.0 0.9375")
    #expect(text(steps.secondIntermediate) == "x@0.0 1.0, c@-460.0 0.9375, y@40.0 0.9375")
    #expect(text(steps.final) == "x@0.0 1.0, y@40.0 0.9375")
    #expect(steps.needsFirstStep)
  }

  @Test func whatStaysTakesTheOtherListsPlace() {
    let steps = steps("x,y", "y,x")
    #expect(text(steps.firstIntermediate) == "x@0.0 1.0, y@40.0 0.9375")
    #expect(text(steps.secondIntermediate) == "y@0.0 1.0, x@40.0 0.9375")
    #expect(!steps.needsFirstStep)
  }

  @Test func nestedChildrenTakePart() {
    let steps = steps("p(a,b)", "p(b,e)")
    #expect(text(steps.firstIntermediate) == "p@0.0 1.0(a@0.0 1.0, b@40.0 0.9375, e@40.0 0.0)")
    #expect(text(steps.secondIntermediate) == "p@0.0 1.0(a@0.0 0.0, b@0.0 1.0, e@40.0 0.9375)")
  }

  /// The longest motion of those that do the same, however deep they lie.
  @Test func aPartLastsAsLongAsTheLongestMotionInIt() {
    let seconds = ["a": 0.5, "b": 0.3, "x": 0.2, "y": 0.7]
    let steps = FourSteps(from: elements("x,p(a)"), to: elements("y,p(b)")) { element in
      element.key.flatMap { seconds[$0] }.map { Animation(type: .linear(duration: $0)) }
        ?? Animation(type: .none)
    }
    #expect(steps.durations == [[.leave: 0.5, .entry: 0.7]])
  }

  @Test func aSubtreeIsTransformedAtItsRootOnly() {
    let steps = steps("p(a)", "q(b)")
    #expect(text(steps.firstIntermediate) == "q@0.0 0.0(b@0.0 1.0), p@0.0 1.0(a@0.0 1.0)")
    #expect(text(steps.secondIntermediate) == "p@0.0 0.0(a@0.0 1.0), q@0.0 1.0(b@0.0 1.0)")
  }

  @Test func onScreenTheLeavingAreMarked() {
    let steps = steps("x,c", "x,y")
    #expect(text(steps.onScreen(goingBack: false)) == "x@0.0 1.0, c!@-460.0 0.9375, y@40.0 0.9375")
    #expect(text(steps.onScreen(goingBack: true)) == "x@0.0 1.0, c@40.0 0.9375, y!@40.0 0.0")
  }

  /// A leaving element is not sent away a second time.
  @Test func aLeaveTargetIsComputedOnce() {
    let first = steps("x,c", "x")
    let second = FourSteps(from: first.onScreen(goingBack: false), to: elements("x,y")) { _ in
      Animation(
        type: .linear(duration: 1), leaveTransformers: [AnimationProps.moveLeft(1000)])
    }
    #expect(text(second.secondIntermediate) == "x@0.0 1.0, c!@-460.0 0.9375, y@40.0 0.9375")
    #expect(text(second.onScreen(goingBack: true)) == "x@0.0 1.0, c!@-460.0 0.9375, y!@40.0 0.9375")
  }

  @Test func equalsAreToldApartByTheirNumber() {
    let list = elements(".,.,x,x,x(),p(.)")
    let identities = list.map(\.identity)
    #expect(Set(identities).count == 6)
    #expect(identities.map(\.occurrence) == [0, 1, 0, 1, 0, 0])
    #expect(list[5].children[0].identity == identities[0])
    #expect(elements("x,.").map(\.identity) == [identities[2], identities[0]])
  }

  /// As when what was taken over is laid out anew.
  @Test func whatLeavesBeforeAndAfterIsLeftAsItIs() {
    let list = steps("x,c", "x").onScreen(goingBack: false)
    let next = FourSteps(from: list, to: list) { _ in
      Animation(
        type: .linear(duration: 1), entryTransformers: [AnimationProps.scale(0)],
        leaveTransformers: [AnimationProps.moveLeft(1000)])
    }
    let same = "x@0.0 1.0, c!@-460.0 0.9375"
    #expect(text(next.firstIntermediate) == same && text(next.secondIntermediate) == same)
    #expect(next.moves.map(\.motion.duration) == [1, 0])
    #expect(next.moves.map(\.isLeft) == [false, true])
    #expect(next.moves.map(\.role) == [.update, .leave])
    #expect(next.moves.map { $0.phase(goingBack: false) } == [.present, .leaving])
    #expect(next.moves.map { $0.phase(goingBack: true) } == [.present, .leaving])
    #expect(next.durations == [[.update: 1]] && !next.needsFirstStep)
  }
}
