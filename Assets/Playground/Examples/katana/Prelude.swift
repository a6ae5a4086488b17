// main.swift is of Katana's page on its animations, not one character changed. Here is what it
// speaks of, and the description whose title it moves: a click, Space or Return shows and hides it.
@_exported import Katana

let key = Intro.Keys.title
let type = AnimationType.spring(duration: 0.8, damping: 0.7, initialVelocity: 0)
let entryTransformers = [AnimationProps.moveRight(distance: 300), AnimationProps.fade()]
let leaveTransformers = [AnimationProps.scale(percentage: 0.5), AnimationProps.fade()]
var container = ChildrenAnimations<Intro.Keys>()

extension Animation where Value == ChildTransition {
  /// The page has one label twice.
  init(
    type: AnimationType, entryTransformers: [AnimationPropsTransformer],
    entryTransformers leaveTransformers: [AnimationPropsTransformer]
  ) {
    self.init(
      type: type, entryTransformers: entryTransformers, leaveTransformers: leaveTransformers)
  }
}

struct Intro: NodeDescription {
  struct Props: NodeDescriptionProps {
    var key: String?
    var appearance = Appearance()
    var isShown = false
    var size = CGSize.zero
  }

  enum Keys { case title }

  typealias PropsType = Props
  typealias StateType = NoState

  var props: Props

  static func childrenDescriptions(props: Props) -> [any NodeDescription] {
    guard props.isShown else { return [] }
    let frame = CGRect(
      center: CGPoint(x: props.size.width / 2, y: props.size.height / 2),
      size: CGSize(width: 240, height: 80))
    let words = TextContent("Hello!", font: UIFont(size: 48, weight: .bold), color: .systemIndigo)
    return [ViewDescription.label("title", words, frame)]
  }

  // The head is the page's.
  // swift-format-ignore
  static func updateChildrenAnimations(container: inout ChildrenAnimations<Keys>,
                                       currentProps: PropsType,
                                       nextProps: PropsType,
                                       currentState: StateType,
                                       nextState: StateType) {
    container = written
  }
}

/// What main.swift has written.
private var written: ChildrenAnimations<Intro.Keys> { container }

final class IntroScreen: StageScreen {
  private lazy var tree = DescriptionTree<Intro>(props: Intro.Props(), in: root, stage: stage)

  override func layOut(at time: Instant) {
    root.backgroundColor = .white
    tree.relayout { $0.size = size }
  }

  override var change: (any Change)? { tree.change }
  override func tapped(_ point: Point, at time: Instant) { play() }

  override func begin(reversed: Bool) -> (any Change)? {
    var next = tree.props
    next.isShown.toggle()
    return tree.begin(to: next)
  }
}
