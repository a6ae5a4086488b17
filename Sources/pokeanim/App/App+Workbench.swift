import Engine

/// The views that the timeline and the onion skin mark on the screen, and what they ask of it.
extension App {
  /// The trees of the screen that is tuned, where they lie in the window.
  private var shownTrees: [InputTree] { comparison?.tunedTrees ?? screen.inputTrees }

  private var outline: TimelineOutline {
    TimelineOutline(moves: timeline.moves, trees: shownTrees)
  }

  /// The outlines of the views that are picked on the timeline, or that the pointer's bar moves.
  var outlines: [DrawCommand] {
    guard timeline.isShown else { return [] }
    let picked = timeline.view.picked
    let hovered = timeline.hoveredBar?.row.name
    var commands: [DrawCommand] = []
    if let hovered, hovered != picked { commands += outline.commands(of: hovered, isPicked: false) }
    if let picked { commands += outline.commands(of: picked, isPicked: true) }
    return commands
  }

  /// The onion skin of the screen's change, or of what is picked of it.
  var skins: [DrawCommand] {
    guard onion.isShown, let change = change ?? timeline.change else { return [] }
    return onion.commands(
      of: change, picked: timeline.isShown ? timeline.view.picked : nil, in: shownTrees,
      builder)
  }

  /// Picks the element that a hand presses.
  func pick(at point: Point) {
    guard timeline.isShown, let element = outline.element(at: point) else { return }
    timeline.pick(element)
  }

  /// Gives the screen a key, which a line that is edited does not take.
  func press(_ key: Key) {
    if screen.takesText { screen.handle(.key(.escape), at: now) }
    screen.handle(.key(key), at: now)
  }
}
