import Engine

/// The states of elements.
extension OnboardingScreen {
  /// Leads elements through states.
  func toggle(_ toggle: SlideToggle, by element: SlideElement) {
    let keys = toggle.keys.isEmpty ? [element.key] : toggle.keys
    var states = tree.props.states
    let old = states.named[keys[0]] ?? SlideState.normal
    let new = toggle.state(after: old)
    for key in keys { states.named[key] = new == SlideState.normal ? nil : new }
    guard states != tree.props.states else { return }
    let known = step.all.filter { keys.contains($0.key) }.map(\.states)
    show(states, by: known.compactMap { $0[new] ?? $0[old] }.first?.type)
  }

  /// Shows where the pointer is, and what it or a key has pressed, after an element's mark has changed.
  func settleMarks(after element: SlideElement) {
    let wasPressed = tree.props.states.pressed == element.key
    let states = marked(elements)
    let isPress = wasPressed != (states.pressed == element.key)
    let (pressed, hover) = (element.states[SlideState.pressed], element.states[SlideState.hover])
    if states != tree.props.states {
      show(states, by: ((isPress ? pressed : nil) ?? hover ?? pressed)?.type)
    }
  }

  /// The same, after elements have come or gone under the pointer.
  func settleMarks(of elements: [String: SlideElement]) {
    let states = marked(elements)
    if states != tree.props.states { show(states, by: SlideState.quick) }
  }

  /// Lets presses and scrolling be for the slide that is ahead, which is another one once a change is
  /// turned round, and shows the marks anew.
  func settlePresses() {
    if connectedSlide != step.name { return connectSlide() }
    let states = tree.props.states
    if states.hovered != nil || states.pressed != nil { settleMarks(of: elements) }
  }

  /// The states with the marks that views have by now.
  private func marked(_ elements: [String: SlideElement]) -> SlideStates {
    var states = tree.props.states
    (states.hovered, states.pressed) = (nil, nil)
    root.forEachInPaintOrder { view in
      guard view.look != .plain, let key = view.key, elements[key]?.showsTouch == true else {
        return
      }
      if view.pointerLook != .plain { states.hovered = key }
      if view.look == .pressed { states.pressed = key }
    }
    return states
  }

  /// - Parameter type: that of the motion; nil: they are not seen.
  private func show(_ states: SlideStates, by type: AnimationType?) {
    let typesetter = typesetter
    tree.restyle(in: type?.timing) { props in
      props.states = states
      props.arrange(typesetter)
    }
    connectTaps()
  }
}
