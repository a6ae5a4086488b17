package import Engine

/// A title in the middle of a filled shape, which takes presses.
package struct Button: ComposedLayout {
  package let layout: any Layout

  /// - Parameters:
  ///   - radius: of the corners, in points; more than half the height makes it a capsule.
  ///   - id: its view's.
  ///   - look: the mark on it.
  ///   - inks: the colours of its edge, and of what lies over it under a pointer.
  ///   - keepsRingInside: true if there is no room beside it for the ring of the focus.
  ///   - action: nil: it takes no presses.
  package init(
    _ title: String, size: Double, color: Color, fill: Color, radius: Double = 99,
    insets: Insets = .zero, typesetter: Typesetter, id: String, look: PressLook = .plain,
    inks: ControlInks, yieldsToDrag: Bool = false, keepsRingInside: Bool = false,
    action: (() -> Void)?
  ) {
    layout = ButtonLayout<View>(
      title: title, font: Font(size: size, weight: .semibold), color: color, minimumScale: 0.5,
      contentInsets: insets, typesetter: typesetter, alignment: .fill, viewReuseId: id
    ) { view in
      view.paint(
        inks.ground(fill, action == nil ? .plain : look), radius: radius,
        border: fill.alpha > 0 ? inks.rim : .clear)
      view.yieldsToDrag = yieldsToDrag
      view.keepsRingInside = keepsRingInside
      view.action = action
      view.onLook = { [unowned view] look in view.change(to: inks.ground(fill, look), look) }
    }
  }
}

extension View {
  /// Lets a control on a stage give way under a press, and come back; elsewhere it is so at once.
  package func give(to look: PressLook) {
    let scale = look == .pressed ? ChromeTiming.pressedScale : 1
    if self.scale.x != scale { self.scale = Point(scale, scale) }
  }

  /// Lets a button on its own look as it is pressed; in a pane the pane lays it out anew.
  fileprivate func change(to color: Color, _ look: PressLook) {
    let timing = ChromeTiming.timing(to: look, wasPressed: scale.x != 1)
    let change = { [unowned self] in
      backgroundColor = color
      give(to: look)
    }
    guard let stage else { return change() }
    stage.animate(withDuration: timing.duration, curve: timing.curve, animations: change)
  }
}
