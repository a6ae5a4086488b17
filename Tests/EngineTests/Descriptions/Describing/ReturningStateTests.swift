import EngineTestSupport
import Testing

@testable import Engine

/// A part that was on its way in, was turned round and comes again.
@Suite struct ReturningStateTests {
  private let stage = Stage()
  private let host = View(frame: Rect(0, 0, 100, 100))

  private func tree() -> DescriptionTree<Hall> {
    stage.root.addSubview(host)
    return DescriptionTree(props: Hall(isOpen: false), in: host, stage: stage)
  }

  /// The number that the desk in the wing shows.
  private var count: Int? { host.first(key: "desk")?.subviews.count }

  private func advance(to second: Double) { stage.advance(to: .seconds(second)) }

  /// The wing is described as before, so that nothing in it is described again.
  @Test func itKeepsItsStateAndStillAnswers() throws {
    let tree = tree()
    tree.animate(to: Hall(isOpen: true))
    advance(to: 0.1)
    let desk = try #require(host.first(key: "desk"))
    desk.action?()
    advance(to: 0.15)
    #expect(count == 1)
    tree.transition?.isReversed = true
    advance(to: 0.16)
    #expect(!tree.props.isOpen && count == 1)
    tree.animate(to: Hall(isOpen: true))
    #expect(count == 1 && host.first(key: "desk") === desk)
    desk.action?()
    advance(to: 0.17)
    #expect(count == 2)
    advance(to: 3)
    advance(to: 4)
    #expect(tree.change == nil && count == 2 && tree.checkInvariants() == [])
    desk.action?()
    advance(to: 5)
    #expect(count == 3)
  }
}

/// A hall that has a wing while it is open.
private struct Hall: NodeDescription, NodeDescriptionProps {
  typealias Keys = String

  var key: String?
  var appearance = Appearance()
  var isOpen: Bool

  init(isOpen: Bool) { self.isOpen = isOpen }

  static func childrenDescriptions(props: Hall) -> [any NodeDescription] {
    props.isOpen ? [Wing()] : []
  }

  static func updateChildrenAnimations(
    container: inout ChildrenAnimations<String>, currentProps: Hall, nextProps: Hall
  ) {
    container.allChildren = Animation(type: .curve(.linear, duration: 0.5))
  }
}

/// Something without a state that holds a desk.
private struct Wing: NodeDescription, NodeDescriptionProps {
  var key: String? { "wing" }
  var appearance = Appearance()

  static func childrenDescriptions(props: Wing) -> [any NodeDescription] { [Desk()] }
}

/// A part that counts how often it was pressed.
private struct Desk: NodeDescription, NodeDescriptionProps {
  struct State: NodeDescriptionState { var count = 0 }

  var key: String? { "desk" }
  var appearance = Appearance()

  static func childrenDescriptions(props: Desk, state: State) -> [any NodeDescription] {
    (0..<state.count).map { ViewDescription("\($0)", Appearance()) }
  }

  static func apply(props: Desk, state: State, to view: View, update: StateUpdater<State>) {
    view.action = { update { $0.count += 1 } }
  }
}
