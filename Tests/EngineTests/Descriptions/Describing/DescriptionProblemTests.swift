import EngineTestSupport
import Testing

@testable import Engine

/// The mistakes that a description may make.
@Suite struct DescriptionProblemTests {
  /// Boxes with names and places, all by one motion.
  struct Heap: NodeDescription {
    struct Props: NodeDescriptionProps {
      var key: String?
      var appearance = Appearance()
      var keys: [String?] = []
      var transformer: Int = 0
      var width = 10.0
    }

    var props: Props

    static func childrenDescriptions(props: Props, state: NoState) -> [any NodeDescription] {
      props.keys.enumerated().map { index, key in
        Lamp(
          props: Lamp.Props(
            key: key, appearance: Appearance(frame: Rect(Double(index), 0, props.width, 10))))
      }
    }

    static func updateChildrenAnimations(
      container: inout ChildrenAnimations<NoKeys>, currentProps: Props, nextProps: Props,
      currentState: NoState, nextState: NoState
    ) {
      guard Heap.transformers.indices.contains(nextProps.transformer) else { return }
      let transformer = Heap.transformers[nextProps.transformer]
      container.allChildren = Animation(
        type: .spring(duration: 0.5, damping: 0.2, initialVelocity: 0),
        entryTransformers: [transformer], leaveTransformers: [transformer])
    }

    static let transformers: [AnimationPropsTransformer] = [
      AnimationProps.fade(), bad { $0.size.width = .nan }, bad { $0.center.x = .infinity },
      bad { $0.size = Size(-.infinity, -5) }, bad { $0.alpha = -.nan },
      bad { $0.transform.rotation = 1e300 }, bad { $0.backgroundColor.red = .nan },
      bad { $0 = Appearance(frame: Rect(.nan, .nan, .nan, .nan), alpha: .infinity) },
      AnimationProps.scale(-1), AnimationProps.scale(.nan),
    ]

    private static func bad(
      _ change: @escaping @Sendable (inout Appearance) -> Void
    ) -> AnimationPropsTransformer {
      { appearance in
        var appearance = appearance
        change(&appearance)
        return appearance
      }
    }
  }

  private func tree(
    _ keys: [String?], _ stage: Stage, transformer: Int = 0
  ) -> DescriptionTree<Heap> {
    let container = View()
    stage.root.addSubview(container)
    return DescriptionTree(
      props: Heap.Props(keys: keys, transformer: transformer), in: container, stage: stage)
  }

  @Test func aKeyThatSeveralHaveIsReportedOnce() {
    let stage = Stage()
    let tree = tree(["a", "b"], stage)
    var told: [String] = []
    tree.onProblem = { told.append($0.description) }
    var next = tree.props
    for keys in [["a", "a", "a", "b"], ["b", "a", "a"], ["a"], ["a", "a"]] {
      next.keys = keys
      tree.transition(to: next).play()
      stage.advance(to: .seconds(0.1))
      #expect(tree.checkInvariants() == [])
    }
    #expect(tree.problems == [.duplicateKey("a", path: [])])
    #expect(told == ["several elements have the key \"a\" at the top; give each its own"])
    tree.transition?.end(committing: true)
    #expect(tree.checkInvariants() == [] && stage.root.subviews[0].subviews.count == 2)
  }

  @Test func whoListensLateIsToldTheSame() {
    let stage = Stage()
    let tree = tree(["a", "a"], stage)
    var told: [DescriptionProblem] = []
    tree.onProblem = { told.append($0) }
    #expect(told == [.duplicateKey("a", path: [])])
  }

  @Test func keylessOnesAreNoProblem() {
    let stage = Stage()
    #expect(tree([nil, nil, nil], stage).problems == [])
  }

  @Test(arguments: Heap.transformers.indices)
  func aTransformerMayReturnAnything(_ transformer: Int) {
    let stage = Stage()
    let tree = tree(["a", "b"], stage, transformer: transformer)
    var next = tree.props
    next.keys = ["b", "c"]
    tree.transition(to: next).play()
    for frame in 0...40 {
      stage.advance(to: .seconds(Double(frame) / 60))
      #expect(tree.checkInvariants() == [])
    }
    #expect(tree.transition == nil)
  }

  @Test(arguments: [Double.nan, -.infinity, .infinity, -3])
  func aDescriptionMayTellNonsense(_ width: Double) {
    let stage = Stage()
    let tree = tree(["a"], stage)
    var next = tree.props
    next.width = width
    tree.transition(to: next).playback.seek(to: 0.5)
    #expect(tree.checkInvariants() == [])
    #expect(tree.problems == [.unusableAppearance("a", path: [])])
    tree.transition?.end(committing: true)
    #expect(tree.checkInvariants() == [])
  }

  /// Nothing takes a time that grows with the square of the number.
  @Test(.onlyWithAllSeeds) func aHundredThousandChildren() {
    let stage = Stage()
    let keys = (0..<100_000).map { "\($0)" as String? }
    let tree = tree([], stage, transformer: -1)
    let tracker = ViewTracker(stage.root.subviews[0])
    var next = tree.props
    next.keys = keys
    tree.transition(to: next)
    tree.transition?.end(committing: true)
    tracker.look()
    #expect(tracker.count == 100_000)
    next.keys = keys.reversed()
    next.keys.removeLast(50_000)
    tree.transition(to: next)
    tree.transition?.end(committing: true)
    tracker.look()
    #expect(tracker.count == 100_000 && tracker.kept == [])
    #expect(stage.root.subviews[0].subviews.count == 50_000)
    #expect(tree.checkInvariants() == [])
  }

  @Test func itSaysWhereItIs() {
    let texts = [
      DescriptionProblem.unusableAppearance("a", path: []),
      .unusableAppearance(nil, path: ["p", "q"]), .duplicateKey("a", path: ["p", "q"]),
    ].map(\.description)
    let numbers = "has numbers that can't be shown; they must be finite, sizes ≥ 0"
    #expect(
      texts == [
        "the appearance of \"a\" at the top \(numbers)",
        "the appearance of an element without a key in p/q \(numbers)",
        "several elements have the key \"a\" in p/q; give each its own",
      ])
  }
}
