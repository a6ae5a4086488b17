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

  /// Forgets where the pointer was on what can't be pressed any more.
  func unmark(allBut keys: Set<String>) {
    var states = tree.props.states
    states.unmark(allBut: keys)
    if states != tree.props.states { show(states, by: SlideState.quick) }
  }

  /// - Parameter type: that of the motion; nil: they are not seen.
  private func show(_ states: SlideStates, by type: AnimationType?) {
    tree.restyle(in: type?.timing) { $0.states = states }
    connectTaps()
  }
}
