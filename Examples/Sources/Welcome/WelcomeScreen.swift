import Engine

/// The pages of an onboarding: each says what it is made of, and the way between follows from that.
struct Welcome: NodeDescription, NodeDescriptionProps {
  var key: String?
  var appearance = Appearance()
  var page = 0
  var size = Size(1, 1)

  /// The children's names. Each page has words of its own: so they come and go.
  enum Keys { case sky, sun, hill, words0, words1, words2 }

  static let pages: [(words: String, sky: Color, sun: Color, place: Point)] = [
    ("Rise with the light", Color(255, 214, 186), Color(255, 122, 89), Point(0.22, 0.5)),
    ("Rest in the shade", Color(176, 222, 240), Color(255, 205, 74), Point(0.5, 0.22)),
    ("Sleep under the moon", Color(38, 42, 84), Color(236, 234, 214), Point(0.78, 0.36)),
  ]

  /// The children of a page, back to front.
  static func childrenDescriptions(props: Welcome) -> [any NodeDescription] {
    let (page, size, side) = (pages[props.page], props.size, props.page == 1 ? 150.0 : 110)
    let middle = Point(size.width * page.place.x, size.height * page.place.y)
    let sun = Rect(center: middle, size: Size(side, side))
    let ground = Rect(0, size.height * 0.62, size.width, size.height * 0.38)
    let text = TextContent(page.words, font: Font(size: 30, weight: .bold), color: .white)
    return [
      ViewDescription(
        "sky", Appearance(frame: Rect(origin: .zero, size: size), backgroundColor: page.sky)),
      ViewDescription(
        "sun", Appearance(frame: sun, backgroundColor: page.sun, cornerRadius: side / 2)),
      ViewDescription("hill", Appearance(frame: ground, backgroundColor: Color(56, 108, 102))),
      ViewDescription.label("words\(props.page)", text, ground),
    ]
  }

  /// Says how the children move: the words come from the right, and go to the left.
  static func updateChildrenAnimations(
    container: inout ChildrenAnimations<Keys>, currentProps: Welcome, nextProps: Welcome
  ) {
    let width = nextProps.size.width
    container.allChildren = Animation(type: .linear(duration: 0.8))
    container[.sun] = Animation(type: .spring(duration: 0.8, damping: 0.6, initialVelocity: 0))
    container[[.words0, .words1, .words2]] = Animation(
      type: .linear(duration: 0.8), entryTransformers: [AnimationProps.moveRight(width)],
      leaveTransformers: [AnimationProps.moveLeft(width)])
  }
}

/// The pages under the hand: a drag to the left brings the next one, one to the right takes it back.
final class WelcomeScreen: StageScreen {
  private lazy var tree = DescriptionTree<Welcome>(props: Welcome(), in: root, stage: stage)

  override func layOut(at time: Instant) { tree.relayout { $0.size = size } }
  override var change: (any Change)? { tree.change }
  override var path: Point { Point(-size.width, 0) }
  override func tapped(_ point: Point, at time: Instant) { go(reversed: false) }

  override func change(towards direction: Double) -> (any Change)? {
    change ?? begin(reversed: direction > 0)
  }

  override func begin(reversed: Bool) -> (any Change)? {
    var next = tree.props
    next.page += reversed ? -1 : 1
    guard Welcome.pages.indices.contains(next.page) else { return nil }
    return reversed ? tree.begin(backTo: next) : tree.begin(to: next)
  }
}
