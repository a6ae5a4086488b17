internal import Engine

/// A row of boxes by their keys, which come, go and move in some of the ways that there are.
private struct Boxes: NodeDescription, NodeDescriptionProps {
  struct State: NodeDescriptionState { var presses = 0 }
  enum Keys { case a, b, c, d, e }

  var key: String?
  var appearance = Appearance()
  var keys: [Keys] = []
  var manner = 0

  static func childrenDescriptions(
    props: Boxes, state: State, handle: StateHandle<State>
  ) -> [any NodeDescription] {
    props.keys.enumerated().map { place, key in
      ViewDescription(
        "\(key)", Appearance(frame: Rect(Double(place) * 30, Double(state.presses), 20, 20)),
        action: Action(handle) { $0.presses += 1 })
    }
  }

  static func updateChildrenAnimations(
    container: inout ChildrenAnimations<Keys>, currentProps: Boxes, nextProps: Boxes
  ) {
    let entry = [AnimationProps.fade(), AnimationProps.moveLeft(100)]
    switch nextProps.manner {
    case 0: break
    case 1:
      container.allChildren = Animation(type: .linear(duration: 0.3), entryTransformers: entry)
    case 2:
      container.allChildren = Animation(
        type: .spring(duration: 0.5, damping: 0.4, initialVelocity: 0),
        leaveTransformers: [AnimationProps.scale(0), AnimationProps.rotate(2)])
      container.choreography = { $0.removals * $0.updates * $0.insertions }
    default:
      container[.a] = Animation(type: .linear(duration: 1), entryTransformers: entry)
      container[.b] = Animation(type: .curve(.linear, duration: 0.2)).delayed(by: 0.2)
    }
  }
}

private func keys(_ random: inout RandomArguments) -> [Boxes.Keys] {
  Array([.a, .b, .c, .d, .e].shuffled(by: &random).prefix(random.index(below: 6)))
}

/// Descriptions that change at any moment, and end as they were described last.
let descriptionCalls = [
  Operation("DescriptionTree") { random in
    let (stage, host) = (Stage(), View(frame: Rect(0, 0, 300, 40)))
    stage.root.addSubview(host)
    let tree = DescriptionTree<Boxes>(props: Boxes(), in: host, stage: stage)
    var time = 0.0
    for _ in 0..<(1 + random.index(below: 6)) {
      let next = Boxes(keys: keys(&random), manner: random.index(below: 4))
      switch random.index(below: 4) {
      case 0: hand(on: tree.begin(to: next), &random)
      case 1: hand(on: tree.begin(backTo: next), &random)
      case 2: tree.update(state: Boxes.State(presses: random.index(below: 9)))
      default: _ = tree.animate(to: next)
      }
      if random.bool() { host.subviews.first?.action?() }
      time += random.element(of: [0, 0.016, 0.1, 0.7, 5])
      stage.advance(to: Instant(seconds: time))
      if random.bool() { tree.change?.rollBack() }
    }
    tree.change?.play()
    rest(stage, from: time)
    let shown = host.subviews.map { $0.key ?? "" }
    expect(shown == tree.props.keys.map { "\($0)" }, "\(shown) at rest for \(tree.props.keys)")
    expect(host.subviews.allSatisfy { $0.presented == $0.rest }, "a view at rest is on its way")
  }
]
