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

  /// The views are off the tree, and no layout's any more; nothing moves them.
  ///
  /// Each parent lets go of its children at once: it may have very many.
  static func leaveLayout(_ views: [View]) {
    let leaving = Set(views.map(ObjectIdentifier.init))
    var parents: Set<ObjectIdentifier> = []
    for view in views {
      view.stopMoving()
      guard let parent = view.superview else { continue }
      guard parents.insert(ObjectIdentifier(parent)).inserted else { continue }
      parent.subviews.removeAll { leaving.contains(ObjectIdentifier($0)) }
    }
    for view in views {
      view.superview = nil
      view.phase = .gone
      if let mark = view.layoutMark, mark.isFixed, let settled = mark.settled {
        view.takeBackLooks(settled)
      }
      view.layoutMark = nil
    }
  }

  /// A given view is somebody else's again, who knows nothing of how it faded.
  private final func takeBackLooks(_ settled: Appearance) {
    for property in [ViewProperty.alpha, .backgroundColor, .borderColor, .scale, .rotation] {
      rest[property] = settled[property]
    }
    presented = rest.shown
  }

  private final func stopMoving() {
    guard let stage, stage.movesAnything else { return }
    for name in ViewProperty.allCases where stage.motion(of: property(name)) != nil {
      stage.setMotion(nil, of: property(name))
    }
    settleContent()
  }
}
