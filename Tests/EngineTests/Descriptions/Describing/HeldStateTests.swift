import EngineTestSupport
import Testing

@testable import Engine

/// Changes of state while another change is on its way.
@Suite struct HeldStateTests {
  private let stage = Stage()
  private let host = View(frame: Rect(0, 0, 100, 100))
  private let tree: DescriptionTree<Shop>

  init() {
    stage.root.addSubview(host)
    tree = DescriptionTree(props: Shop(), in: host, stage: stage)
  }

  private func view(_ key: String) throws -> View { try #require(host.first(key: key)) }
  private func advance(to second: Double) { stage.advance(to: .seconds(second)) }
  private func press(_ key: String) throws { try view(key).action?() }

  /// The shelf opens, which takes a second, while it is counted: it goes on opening, and back to
  /// being shut.
  @Test func whatIsCountedMeanwhileDisturbsNothing() throws {
    try press("door")
    advance(to: 0)
    advance(to: 0.4)
    #expect(try view("goods").presented.alpha == 0.4 && view("sign").presented.alpha == 0.6)
    try press("bell")
    advance(to: 0.5)
    #expect(try isClose(view("goods").presented.alpha, 0.5))
    #expect(try isClose(view("sign").presented.alpha, 0.5))
    #expect(try view("bell").subviews.count == 1)
    tree.change?.isReversed = true
    advance(to: 2)
    advance(to: 3)
    #expect(host.first(key: "goods") == nil && tree.change == nil)
    #expect(try view("sign").presented.alpha == 1 && view("bell").subviews.count == 1)
    #expect(tree.checkInvariants() == [])
  }

  /// In a hand a change stays where it is held; what is asked for meanwhile is there at once.
  @Test func aHeldChangeStaysInTheHand() throws {
    let change = tree.begin(to: Shop(hasYard: true), scrubbed: true)
    change.seek(to: 0.2)
    try press("door")
    advance(to: 0.1)
    #expect(tree.change === change && change.progress == 0.2 && change.isPaused)
    #expect(try view("goods").presented.alpha == 1 && host.first(key: "sign") == nil)
    advance(to: 5)
    #expect(change.progress == 0.2 && change.outcome == nil)
    change.play(reversed: false)
    advance(to: 6)
    advance(to: 9)
    #expect(tree.change == nil && host.first(key: "yard") != nil)
    #expect(tree.checkInvariants() == [])
  }

  @Test func whatLeavesGetsNoUpdates() throws {
    tree.animate(to: Shop(isShut: true))
    advance(to: 0.4)
    let bell = try view("bell")
    let ring = try #require(bell.action)
    ring()
    advance(to: 0.5)
    #expect(bell.subviews.isEmpty && bell.phase == .leaving)
    tree.animate(to: Shop())
    advance(to: 0.6)
    try press("bell")
    advance(to: 5)
    advance(to: 6)
    #expect(try view("bell").subviews.count == 1 && tree.checkInvariants() == [])
  }

  /// An animation without end is somebody else's: a change that goes over it ends nevertheless.
  @Test func whatNeverEndsIsNotWaitedFor() throws {
    let door = try view("door")
    stage.play(
      linear(from: 1, to: 0.5, in: 0.3).looped.repeatingForever
        .bind(door, with: \.alpha))
    advance(to: 0.1)
    var outcomes: [Outcome] = []
    tree.animate(to: Shop(isShut: true)).onEnd { outcomes.append($0) }
    for step in 1...60 { advance(to: 0.1 + Double(step) / 10) }
    #expect(outcomes == [.finished] && tree.change == nil && host.first(key: "bell") == nil)
  }
}

/// A shop with a bell that counts, and a door that opens it.
private struct Shop: NodeDescription, NodeDescriptionProps {
  struct State: NodeDescriptionState { var isOpen = false }
  typealias Keys = String

  var key: String? { nil }
  var appearance = Appearance()
  var hasYard = false
  var isShut = false

  init(hasYard: Bool = false, isShut: Bool = false) {
    (self.hasYard, self.isShut) = (hasYard, isShut)
  }

  static func childrenDescriptions(
    props: Shop, state: State, handle: StateHandle<State>
  ) -> [any NodeDescription] {
    let box = Appearance(frame: Rect(0, 0, 9, 9))
    let open = Action(handle) { $0.isOpen.toggle() }
    var children: [any NodeDescription] = [
      ViewDescription("door", box, takesInput: true, action: open)
    ]
    if !props.isShut { children.append(Bell()) }
    if props.hasYard { children.append(ViewDescription("yard", box)) }
    children.append(ViewDescription(state.isOpen ? "goods" : "sign", box))
    return children
  }

  static func updateChildrenAnimations(
    container: inout ChildrenAnimations<String>, currentProps: Shop, nextProps: Shop,
    currentState: State, nextState: State
  ) {
    guard currentState != nextState || currentProps != nextProps else { return }
    container.allChildren = Animation(
      type: .curve(.linear, duration: 1), entryTransformers: [AnimationProps.fade()],
      leaveTransformers: [AnimationProps.fade()])
  }
}

/// A part that counts how often it was pressed.
private struct Bell: NodeDescription, NodeDescriptionProps {
  struct State: NodeDescriptionState { var count = 0 }

  var key: String? { "bell" }
  var appearance = Appearance(frame: Rect(0, 0, 9, 9))

  static func childrenDescriptions(props: Bell, state: State) -> [any NodeDescription] {
    (0..<state.count).map { ViewDescription("\($0)", Appearance()) }
  }

  static func apply(props: Bell, state: State, to view: View, update: StateUpdater<State>) {
    view.action = { update { $0.count += 1 } }
  }
}
