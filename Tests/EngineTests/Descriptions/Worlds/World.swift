import Engine

/// A small world, described by text: `x,p(a,b)` is a label x and a panel p with two labels. A dot
/// is a label without a key. A key with an apostrophe is shared: `p(s'),q` to `p(),q(s')`.
///
/// Every element's frame depends on its place among its siblings and on the scale, its colour
/// on the state.
struct World: NodeDescription {
  struct Props: NodeDescriptionProps {
    var key: String?
    var appearance = Appearance()
    var text: String
    var scale = 1.0
    var motions = Motions.mixed
  }

  struct State: NodeDescriptionState {
    var tint = 0.5
    /// Described after what the props say.
    var extra = ""
  }

  /// The motions of the elements.
  enum Motions {
    /// Each key in its own way, the others by fading.
    case mixed
    /// All by fading, in 0.3 s.
    case fades
    /// Not at all.
    case none
    /// All by fading, but not `b`.
    case withoutB
  }

  enum Keys { case a, b, c, d }

  var props: Props

  static func childrenDescriptions(props: Props, state: State) -> [any NodeDescription] {
    let text = [props.text, state.extra].filter { !$0.isEmpty }.joined(separator: ",")
    var rest = Substring(text)
    return Box.read(&rest, scale: props.scale, tint: state.tint).map(\.description)
  }

  static func updateChildrenAnimations(
    container: inout ChildrenAnimations<Keys>,
    currentProps: Props, nextProps: Props, currentState: State, nextState: State
  ) {
    if nextProps.motions == .none { return }
    container.allChildren = Animation(
      type: .linear(duration: 0.3), entryTransformers: [AnimationProps.fade()],
      leaveTransformers: [AnimationProps.fade()])
    if nextProps.motions == .withoutB { container[.b] = .none }
    guard nextProps.motions == .mixed else { return }
    container[.b] = Animation(
      type: .spring(duration: 0.5, damping: 0.4, initialVelocity: 0),
      entryTransformers: [AnimationProps.scale(0)], leaveTransformers: [AnimationProps.scale(0)])
    container[.c] = Animation(
      type: .curve(.cssEaseIn, duration: 0.4),
      entryTransformers: [AnimationProps.fade(), AnimationProps.moveRight(300)],
      leaveTransformers: [AnimationProps.moveLeft(500)]
    ).delayed(by: 0.1)
    container[.d] = Animation(
      type: .linear(duration: 0.4),
      entryTransformers: [AnimationProps.rotate(1), AnimationProps.moveUp(50)],
      leaveTransformers: [AnimationProps.moveDown(70), AnimationProps.scale(0.5)]
    ).time(.cssEaseOut)
  }
}

/// One element of the world.
struct Box: NodeDescriptionProps {
  var key: String?
  var appearance: Appearance
  /// nil: a label.
  var children: [Box]?
  var isShared = false

  var description: any NodeDescription {
    children == nil ? Label(props: self) : Panel(props: self)
  }

  /// Reads a list up to its end or a closing parenthesis.
  static func read(_ text: inout Substring, scale: Double, tint: Double) -> [Box] {
    var boxes: [Box] = []
    while let first = text.first, first != ")" {
      let name = text.prefix { $0 != "," && $0 != "(" && $0 != ")" }
      text = text.dropFirst(name.count)
      var box = Box(
        key: name == "." ? nil : name.filter { $0 != "'" },
        appearance: look(place: Double(boxes.count), scale, tint), isShared: name.contains("'"))
      if text.first == "(" {
        text = text.dropFirst()
        box.children = read(&text, scale: scale, tint: tint)
        text = text.dropFirst()
      }
      boxes.append(box)
      if text.first == "," { text = text.dropFirst() }
    }
    return boxes
  }

  private static func look(place: Double, _ scale: Double, _ tint: Double) -> Appearance {
    Appearance(
      frame: Rect(40 * place * scale, 10 * scale, (30 + 5 * place) * scale, 20 * scale),
      alpha: 1 - place / 16, backgroundColor: Color(white: tint), cornerRadius: 4 * scale)
  }
}

struct Label: NodeDescription {
  var props: Box

  static func apply(props: Box, to view: View) { view.takesInput = false }
}

struct Panel: NodeDescriptionWithChildren {
  var props: Box

  static func childrenDescriptions(props: Box, state: NoState) -> [any NodeDescription] {
    (props.children ?? []).map(\.description)
  }
}
