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
  private static let count = 1_000

  /// 10 % leave, 10 % enter, the others all change their places.
  private static let (old, new) = (
    Array(0..<count), Array((count / 10..<count * 11 / 10).reversed())
  )

  private static func tree(_ stage: Stage) -> DescriptionTree<BoxList> {
    let container = View()
    stage.root.addSubview(container)
    return DescriptionTree(props: BoxList.Props(boxes: old), in: container, stage: stage)
  }

  /// A change of 1,000 children begun and taken back: described, merged, mounted, compiled.
  static func planningTransitions() -> Benchmark {
    let stage = Stage()
    let tree = tree(stage)
    var next = tree.props
    next.boxes = new
    return Benchmark(name: "transition, begun and taken back", items: count) {
      let duration = tree.begin(to: next).duration
      tree.transition?.rollBack()
      return duration
    }
  }

  /// A frame of such a change on its way.
  static func playingTransitions() -> Benchmark {
    let stage = Stage()
    let tree = tree(stage)
    var next = tree.props
    next.boxes = new
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
