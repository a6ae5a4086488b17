import Engine

/// A title in the middle of a filled shape, which takes presses.
struct Button: ComposedLayout {
  let layout: any Layout

  /// - Parameters:
  ///   - radius: of the corners, in points; more than half the height makes it a capsule.
  ///   - id: its view's.
  ///   - action: nil: it takes no presses.
  init(
    _ title: String, size: Double, color: Color, fill: Color, radius: Double = 99,
    insets: Insets = .zero, typesetter: Typesetter, id: String, yieldsToDrag: Bool = false,
    action: (() -> Void)?
  ) {
    layout = ButtonLayout<View>(
      title: title, font: Font(size: size, weight: .semibold), color: color, minimumScale: 0.5,
      contentInsets: insets, typesetter: typesetter, alignment: .fill, viewReuseId: id
    ) { view in
      view.paint(fill, radius: radius)
      view.yieldsToDrag = yieldsToDrag
      view.action = action
    }
  }
}
