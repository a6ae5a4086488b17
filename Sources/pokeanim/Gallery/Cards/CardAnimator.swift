import Engine

/// An animator of cards: another one's, and the name on the card keeps its place and size in it.
struct CardAnimator: Animator {
  let base: any Animator
  /// How the name follows a card that grows or shrinks; nil: at once.
  let timing: AnimatorTiming?

  func willUpdate(hostingView: ComponentView) { base.willUpdate(hostingView: hostingView) }

  func insert(hostingView: ComponentView, view: View, frame: Rect) {
    base.insert(hostingView: hostingView, view: view, frame: frame)
  }

  func delete(hostingView: ComponentView, view: View, completion: @escaping () -> Void) {
    base.delete(hostingView: hostingView, view: view, completion: completion)
  }

  func update(hostingView: ComponentView, view: View, frame: Rect) {
    base.update(hostingView: hostingView, view: view, frame: frame)
    guard let label = (view as? CardView)?.label else { return }
    let wanted = CardLabel(width: frame.width)
    guard !wanted.isShown(by: label) else { return }
    if let timing {
      hostingView.animate(timing, animations: { wanted.place(label) })
    } else {
      wanted.place(label)
    }
  }
}

/// Where a card's name lies on the card: always as large in it, so that it grows with it.
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
