import Testing

@testable import Engine

/// Actions in props, and the ready labels, pictures and buttons.
@Suite struct ActionTests {
  private let stage = Stage()
  private let host = View(frame: Rect(0, 0, 200, 100))

  private func counter(_ steps: [Int] = [1]) -> DescriptionTree<Counter> {
    stage.root.addSubview(host)
    return DescriptionTree<Counter>(props: Counter(steps: steps), in: host, stage: stage)
  }

  private func press(_ key: String, at second: Double) throws {
    let action = try #require(host.first(key: key)?.action)
    action()
    stage.advance(to: Instant(seconds: second))
  }

  private func text(_ key: String) -> String? {
    guard case .text(let text)? = host.first(key: key)?.content else { return nil }
    return text.string
  }

  @Test func aPressOfAButtonChangesTheStateOfWhoDescribesIt() throws {
    let tree = counter()
    #expect(text("count") == "0" && text("add1") == "+1")
    try press("add1", at: 0.1)
    #expect(tree.state.count == 1 && text("count") == "1")
    try press("add1", at: 0.2)
    #expect(tree.state.count == 2 && text("count") == "2")
  }

  @Test func actionsOfOneLineDifferByTheirIds() throws {
    let tree = counter([1, 10, 100])
    try press("add100", at: 0.1)
    try press("add10", at: 0.2)
    try press("add10", at: 0.3)
    #expect(tree.state.count == 120)
  }

  @Test func equalIsThePartThePlaceAndTheId() {
    func action(_ node: Int, _ id: String) -> Action {
      Action(StateHandle<Counter.State>(node: node), id: id) { $0.count += 1 }
    }
    #expect(action(1, "a") == action(1, "a"))
    #expect(action(1, "a").hashValue == action(1, "a").hashValue)
    #expect(action(1, "a") != action(2, "a") && action(1, "a") != action(1, "b"))
    let handle = StateHandle<Counter.State>(node: 1)
    let two = [Action(handle) { $0.count += 1 }, Action(handle) { $0.count -= 1 }]
    #expect(two[0] != two[1], "of one line, but of two places in it")
  }

  @Test func aButtonThatIsAsItWasIsNotAppliedAgain() throws {
    _ = counter()
    let view = try #require(host.first(key: "add1"))
    view.content = .empty
    try press("add1", at: 0.1)
    #expect(view.content == .empty && host.first(key: "add1") === view)
  }

  @Test func onlyWhatHasAnActionIsPressed() throws {
    _ = counter()
    #expect(host.first(key: "count")?.takesInput == false)
    #expect(host.first(key: "count")?.action == nil)
    #expect(host.first(key: "add1")?.takesInput == true)
  }

  @Test func anActionOfTheProgramStaysAndADescribedOneGoesWithItsDescription() throws {
    let tree = counter()
    let count = try #require(host.first(key: "count"))
    let add = try #require(host.first(key: "add1"))
    count.action = {}
    try press("add1", at: 0.1)
    #expect(text("count") == "1" && count.action != nil)
    tree.relayout { $0.isOpen = false }
    #expect(add.action == nil && add.takesInput == false && host.first(key: "add1") === add)
    tree.relayout { $0.isOpen = true }
    try press("add1", at: 0.2)
    #expect(tree.state.count == 2)
  }

  @Test func aViewComesToItsDescriptionWithTheActionThatAProgramGaveIt() {
    let view = View()
    view.action = {}
    let update = StateUpdater(StateHandle<NoState>(node: 0), in: nil)
    let plain = ViewDescription("a", Appearance(frame: Rect(0, 0, 10, 10)))
    ViewDescription.apply(props: plain.props, state: NoState(), to: view, update: update)
    #expect(view.action != nil)
  }

  @Test func aPictureKeepsItsShapeInItsRoom() {
    let drawing = Drawing(viewBox: Rect(0, 0, 20, 10), items: [])
    let room = Rect(10, 10, 40, 40)
    func frame(_ scaling: Image.Scaling) -> Rect {
      ViewDescription.image("a", drawing, room, scaling: scaling).props.frame
    }
    #expect(frame(.fit) == Rect(10, 20, 40, 20))
    #expect(frame(.fill) == Rect(-10, 10, 80, 40))
    #expect(frame(.stretch) == room)
  }
}

/// A number, and buttons that add to it.
private struct Counter: NodeDescription, NodeDescriptionProps {
  struct State: NodeDescriptionState { var count = 0 }

  var key: String?
  var appearance = Appearance()
  var steps: [Int]
  /// False: its buttons are plain views.
  var isOpen = true

  init(steps: [Int]) { self.steps = steps }

  static func childrenDescriptions(
    props: Counter, state: State, handle: StateHandle<State>
  ) -> [any NodeDescription] {
    func words(_ string: String) -> TextContent {
      TextContent(string, font: Font(size: 10), color: .black)
    }
    let buttons = props.steps.enumerated().map { place, step -> ViewDescription in
      let frame = Rect(50 * Double(place), 50, 40, 20)
      guard props.isOpen else { return ViewDescription("add\(step)", Appearance(frame: frame)) }
      return ViewDescription.button(
        "add\(step)", words("+\(step)"), frame, background: .white,
        action: Action(handle, id: "\(step)") { $0.count += step })
    }
    return [ViewDescription.label("count", words("\(state.count)"), Rect(0, 0, 100, 20))] + buttons
  }
}
