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

  /// Shows where the pointer or a key is on an element.
  func mark(_ element: SlideElement, _ look: PressLook) {
    var states = tree.props.states
    let wasPressed = states.pressed == element.key
    states.mark(element.key, look)
    let isPress = look == .pressed || wasPressed
    let (pressed, hover) = (element.states[SlideState.pressed], element.states[SlideState.hover])
    guard states != tree.props.states, let state = (isPress ? pressed : nil) ?? hover ?? pressed
    else { return }
    show(states, by: state.type)
  }

  /// Shows the marks that views have by now: elements may have come or gone under the pointer.
  func settleMarks(of elements: [String: SlideElement]) {
    var states = tree.props.states
    (states.hovered, states.pressed) = (nil, nil)
    root.forEachInPaintOrder { view in
      guard view.look != .plain, let key = view.key, elements[key]?.showsTouch == true else {
        return
      }
      states.mark(key, view.look)
    }
    if states != tree.props.states { show(states, by: SlideState.quick) }
  }

  /// The same, if any element is marked.
  func settleMarks() {
    let states = tree.props.states
    if states.hovered != nil || states.pressed != nil { settleMarks(of: elements) }
  }

  /// - Parameter type: that of the motion; nil: they are not seen.
  private func show(_ states: SlideStates, by type: AnimationType?) {
    tree.restyle(in: type?.timing) { $0.states = states }
    connectTaps()
  }
}
