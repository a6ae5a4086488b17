package import Engine

/// The tools over a screen: the timeline in the window's foot, the outlines of what is picked on it, and
/// the onion skin.
package final class Workbench {
  package let timeline: TimelinePanel
  package let onion = OnionSkin()
  private let subject: WorkbenchSubject

  package init(typesetter: Typesetter, reducesMotion: Bool, subject: WorkbenchSubject) {
    self.subject = subject
    timeline = TimelinePanel(
      typesetter: typesetter, reducesMotion: reducesMotion, program: subject)
  }

  /// Another screen is shown.
  package func forget() {
    timeline.forget()
    onion.forget()
  }

  /// Shows the onion skin, or puts it away.
  package func turnOnion() {
    onion.isShown.toggle()
    if !onion.isShown { onion.forget() }
  }

  /// The picture over a screen with such trees: ghosts, ways and outlines.
  package func commands(
    over trees: [InputTree], _ builder: DisplayListBuilder
  ) -> [DrawCommand] {
    skins(over: trees, builder) + outlines(over: trees)
  }

  private func skins(over trees: [InputTree], _ builder: DisplayListBuilder) -> [DrawCommand] {
    guard onion.isShown, let change = subject.change() ?? timeline.change else { return [] }
    return onion.commands(
      of: change, picked: timeline.isShown ? timeline.view.picked : nil, in: trees,
      colors: subject.colors(), builder)
  }

  private func outlines(over trees: [InputTree]) -> [DrawCommand] {
    guard timeline.isShown else { return [] }
    let outline = outline(in: trees)
    let picked = timeline.view.picked
    let hovered = timeline.hoveredBar?.row.name
    var commands: [DrawCommand] = []
    if let hovered, hovered != picked { commands += outline.commands(of: hovered, isPicked: false) }
    if let picked { commands += outline.commands(of: picked, isPicked: true) }
    return commands
  }

  private func outline(in trees: [InputTree]) -> TimelineOutline {
    TimelineOutline(moves: timeline.moves, trees: trees, colors: subject.colors())
  }

  /// Picks the element that a hand presses on a screen with such trees.
  package func pick(at point: Point, in trees: [InputTree]) {
    guard timeline.isShown, let element = outline(in: trees).element(at: point) else { return }
    timeline.pick(element)
  }
}
