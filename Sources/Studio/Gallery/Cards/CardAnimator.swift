import Engine

/// An animator of cards: another one's, and what is on the card, and its edge, keep their places
/// and sizes in it.
struct CardAnimator: Animator {
  let base: any Animator
  /// The motion by which they follow a card that grows or shrinks; nil: at once.
  let timing: AnimatorTiming?

  func willUpdate(componentView: ComponentView) { base.willUpdate(componentView: componentView) }

  func insert(componentView: ComponentView, view: View, frame: Rect) {
    base.insert(componentView: componentView, view: view, frame: frame)
  }

  func delete(componentView: ComponentView, view: View, completion: @escaping () -> Void) {
    base.delete(componentView: componentView, view: view, completion: completion)
  }

  func update(componentView: ComponentView, view: View, frame: Rect) {
    base.update(componentView: componentView, view: view, frame: frame)
    guard let card = view as? CardView else { return }
    let edge = CardEdge(width: frame.width)
    if !card.isHeld, !edge.isShown(by: card) { change(componentView) { edge.show(on: card) } }
    let box = CardPage.box(onCardOf: frame.width)
    if let page = card.page, !page.lies(in: box) {
      change(componentView) { page.place(in: box) }
    }
    guard let label = card.label else { return }
    let wanted = CardLabel(width: frame.width)
    if !wanted.isShown(by: label) { change(componentView) { wanted.place(label) } }
  }

  private func change(_ host: ComponentView, _ body: () -> Void) {
    if let timing { host.animate(timing, animations: body) } else { body() }
  }
}

/// The edge of a card at rest: how round it is, and how it lies on the page.
struct CardEdge: Equatable {
  let cornerRadius: Double
  let shadow: Shadow
  /// The shadow on the way.
  let lifted: Shadow
  /// The shadow in the hand.
  let held: Shadow

  /// - Parameter width: the card's, in points; a card without details has no shadow.
  init(width: Double) {
    let isDetailed = CardArt.isDetailed(width: width, inCrowd: false)
    let unit = min(1.25, width / 128)
    cornerRadius = CardArt.cornerRadius * width / CardArt.box.width
    // Cards lie close to each other: wider shadows would fill what is between them.
    shadow = isDetailed ? Palette.ambient(unit: unit / 2) : .clear
    lifted = isDetailed ? Palette.lifted(unit: unit / 2) : .clear
    held = isDetailed ? Palette.lifted(unit: unit) : .clear
  }

  func isShown(by card: View) -> Bool {
    card.cornerRadius == cornerRadius && card.shadow == shadow && card.zPosition == 0
  }

  func show(on card: View) {
    card.cornerRadius = cornerRadius
    card.shadow = shadow
    card.zPosition = 0
  }
}

/// The place of a card's name on the card, in proportion to it, so that the name grows with it.
struct CardLabel: Equatable {
  let center: Point
  let scale: Double
  let alpha: Double

  /// A narrower card has no name, in points.
  static let leastWidth = 64.0
  private static let size = Size(92, 24)

  /// - Parameter width: the card's, in points.
  init(width: Double) {
    scale = width / CardArt.box.width
    center = Point(50, 105.5) * scale
    alpha = width < Self.leastWidth ? 0 : 1
  }

  func isShown(by label: View) -> Bool {
    label.center == center && label.scale.x == scale && label.alpha == alpha
  }

  func place(_ label: View) {
    label.center = center
    label.scale = Point(scale, scale)
    label.alpha = alpha
  }

  /// A label for a card's name, at its place.
  func makeView() -> View {
    let label = View(frame: Rect(origin: .zero, size: Self.size))
    label.takesInput = false
    place(label)
    return label
  }
}
