import Engine

/// A description that comes and goes, by the four steps: Space, Return, a click or the hand.
final class DescriptionScreen<Subject: NodeDescription>: StageScreen {
  private let subject: Subject
  private lazy var tree = DescriptionTree<Doorway<Subject>>(
    props: Doorway(subject: subject, isOpen: true), in: root, stage: stage)

  init(_ subject: Subject, measuring: any TextMeasuring) {
    self.subject = subject
    super.init(measuring: measuring, stage: Stage())
    root.backgroundColor = .white
  }

  override func layOut(at time: Instant) { tree.relayout { $0.size = size } }
  override var change: (any Change)? { tree.change }
  override func tapped(_ point: Point, at time: Instant) { play() }

  override func begin(reversed: Bool) -> (any Change)? {
    var next = tree.props
    next.isOpen.toggle()
    return tree.begin(to: next)
  }
}

/// What a description comes into, and leaves.
private struct Doorway<Subject: NodeDescription>: NodeDescription, NodeDescriptionProps {
  enum Keys { case subject }

  var key: String?
  var appearance = Appearance()
  let subject: Subject
  var isOpen: Bool
  var size = Size(1, 1)

  init(subject: Subject, isOpen: Bool) { (self.subject, self.isOpen) = (subject, isOpen) }

  static func == (a: Self, b: Self) -> Bool {
    a.subject.props == b.subject.props && a.isOpen == b.isOpen && a.size == b.size
  }

  static func childrenDescriptions(props: Self) -> [any NodeDescription] {
    props.isOpen ? [props.subject] : []
  }

  static func updateChildrenAnimations(
    container: inout ChildrenAnimations<Keys>, currentProps: Self, nextProps: Self
  ) {
    container.allChildren = Engine.Animation(
      type: .spring(duration: 0.6, damping: 0.8, initialVelocity: 0),
      entryTransformers: [AnimationProps.scale(0.6), AnimationProps.fade()],
      leaveTransformers: [AnimationProps.scale(0.6), AnimationProps.fade()])
  }
}
