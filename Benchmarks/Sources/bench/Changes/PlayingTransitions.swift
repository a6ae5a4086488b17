import Engine

/// A list of boxes, which all move.
private struct BoxList: NodeDescription {
  struct Props: NodeDescriptionProps {
    var key: String?
    var appearance = Appearance()
    var boxes: [Int]
  }

  var props: Props

  static func childrenDescriptions(props: Props, state: NoState) -> [any NodeDescription] {
    props.boxes.enumerated().map { index, number in
      BoxView(
        props: BoxView.Props(
          key: "\(number)", appearance: Appearance(frame: Rect(Double(index), 0, 10, 10))))
    }
  }

  static func updateChildrenAnimations(
    container: inout ChildrenAnimations<NoKeys>, currentProps: Props, nextProps: Props,
    currentState: NoState, nextState: NoState
  ) {
    container.allChildren = Animation(
      type: .linear(duration: 100), entryTransformers: [AnimationProps.fade()],
      leaveTransformers: [AnimationProps.fade()])
  }
}

private struct BoxView: NodeDescription {
  struct Props: NodeDescriptionProps {
    var key: String?
    var appearance: Appearance
  }

  var props: Props
}

extension Benchmark {
  private static func tree(of count: Int, _ stage: Stage) -> DescriptionTree<BoxList> {
    let container = View()
    stage.root.addSubview(container)
    let boxes = Array(0..<count)
    return DescriptionTree(props: BoxList.Props(boxes: boxes), in: container, stage: stage)
  }

  /// Of so many boxes 10 % leave, 10 % enter, and the others all change their places.
  private static func next(of count: Int) -> [Int] {
    (count / 10..<count * 11 / 10).reversed()
  }

  /// A change of the children begun and taken back: described, merged, mounted, compiled.
  static func planningTransitions(of count: Int = 1_000) -> Benchmark {
    let stage = Stage()
    let tree = tree(of: count, stage)
    var next = tree.props
    next.boxes = Self.next(of: count)
    return Benchmark(name: "transition, begun and taken back", items: count) {
      let change = tree.begin(to: next)
      defer { change.rollBack() }
      return change.duration
    }
  }

  /// A frame of such a change on its way.
  static func playingTransitions() -> Benchmark {
    let (stage, count) = (Stage(), 1_000)
    let tree = tree(of: count, stage)
    var next = tree.props
    next.boxes = Self.next(of: count)
    let playback = tree.begin(to: next)
    var frame = 0
    return Benchmark(name: "transition, a frame", items: count) {
      frame = (frame + 1) % 5000
      playback.seek(to: Double(frame) / 6000)
      stage.advance(to: .zero)
      return playback.progress
    }
  }
}
