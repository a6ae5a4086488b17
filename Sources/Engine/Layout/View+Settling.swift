extension View {
  /// Sets the frame, if the view does not rest there.
  final func place(at frame: Rect) {
    let looks = Appearance(frame: frame)
    bring([.center, .size], to: looks)
  }

  /// Ends what a layout animation does to the view: it is wholly there.
  final func settle() {
    phase = .present
    layoutMark?.ticket = nil
    guard let settled = layoutMark?.settled else { return }
    layoutMark?.settled = nil
    fade(to: settled)
    turn(to: settled)
  }

  /// Sets the properties by which a layout fades, where they differ.
  final func fade(to looks: Appearance) {
    bring([.alpha, .backgroundColor, .borderColor], to: looks)
  }

  /// Sets the scale and the angle, where they differ.
  final func turn(to looks: Appearance) { bring([.scale, .rotation], to: looks) }

  /// Sets those properties that rest, or show, otherwise.
  private final func bring(_ properties: [ViewProperty], to looks: Appearance) {
    let shown = looks.shown
    for property in properties
    where rest[property] != looks[property] || presented[property] != shown[property] {
      change(property, to: looks[property])
    }
  }

  /// The view is off the tree, and no layout's any more; nothing moves it.
  final func leaveLayout() {
    if let host = root.host, host.movesAnything {
      for property in ViewProperty.allCases { host.setMotion(nil, of: slot(property)) }
    }
    removeFromSuperview()
    phase = .gone
    layoutMark = nil
  }
}
