package import Engine

/// A tool that a key shows over the screen, and puts away.
package enum WorkbenchTool: Sendable { case timeline, onionSkin }

/// The tools over a screen: the timeline in the window's foot, the outlines of what is picked on it, and
/// the onion skin.
package final class Workbench: Part {
  package let timeline: TimelinePanel
  package let onion = OnionSkin()
  private let subject: WorkbenchSubject
  /// Nothing of what it shows over the screen moves by itself.
  package var reducesMotion: Bool

  package init(typesetter: Typesetter, reducesMotion: Bool, subject: WorkbenchSubject) {
    self.subject = subject
    self.reducesMotion = reducesMotion
    timeline = TimelinePanel(
      typesetter: typesetter, reducesMotion: reducesMotion, program: subject)
  }

  /// The change that the tools show; nil: nothing has moved yet.
  var last: LastChange? { subject.last() }

  /// Another screen is shown.
  package func forget() {
    timeline.forget()
    onion.forget()
  }

  /// Shows a tool, or puts it away.
  ///
  /// - Returns: the words about it; nil: it speaks for itself.
  func turn(_ tool: WorkbenchTool, in window: Size) -> String? {
    switch tool {
    case .timeline:
      if !timeline.isShown, !TimelinePlaces.fits(window) {
        return "The window is too small for the timeline"
      }
      timeline.toggle()
      return nil
    case .onionSkin:
      onion.isShown.toggle()
      if !onion.isShown { onion.forget() }
      return onionWords
    }
  }

  /// The words for the onion skin that is shown, or put away.
  var onionWords: String {
    if !onion.isShown { return "No onion skin" }
    guard let last = subject.last() else { return Self.nothingYet }
    return onion.isEmpty(for: last.change)
      ? "Onion skin: nothing changes its place" : "Onion skin"
  }

  private static let nothingYet = "Onion skin: nothing has moved here yet"

  /// True for words that nothing has moved, once something has.
  package func isOutdated(_ words: String?) -> Bool {
    words == Self.nothingYet && subject.last() != nil
  }

  /// The picture over the screen: ghosts, paths and outlines.
  package func commands(_ builder: DisplayListBuilder) -> [DrawCommand] {
    let trees = subject.trees()
    return skins(over: trees, builder) + outlines(over: trees)
  }

  private func skins(over trees: [InputTree], _ builder: DisplayListBuilder) -> [DrawCommand] {
    guard onion.isShown, let last = subject.last() else { return [] }
    return onion.commands(
      of: last.change, picked: timeline.isShown ? timeline.view.picked : nil,
      in: trees + [last.copies].compactMap(\.self), stretch: last.stretch,
      isAtRest: last.copies != nil || last.change.outcome != nil,
      colors: subject.colors(), builder)
  }

  private func outlines(over trees: [InputTree]) -> [DrawCommand] {
    guard timeline.isShown else { return [] }
    let outline = outline(in: trees + [subject.last()?.copies].compactMap(\.self))
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

  /// The id of the view that is seen at a point of the screen, or of the nearest one around it that
  /// has one.
  package func key(at point: Point) -> String? {
    for tree in subject.trees() {
      guard let place = tree.place(of: point, in: tree.root) else { continue }
      var view = tree.root.seen(at: place)
      while let some = view, some.key == nil { view = some.superview }
      if let key = view?.key { return key }
    }
    return nil
  }

  /// Takes part in an event on its way to the screen: what is pressed is picked in the timeline, which
  /// follows the pointer, and takes the wheel that turns over it.
  ///
  /// - Returns: true if the event is not for the screen any more.
  package func takes(_ event: InputEvent) -> Bool {
    switch event {
    case .press(let point): pick(at: point)
    case .hover(let point): timeline.hover(point)
    case .wheel(let point, let distance): return timeline.wheel(at: point, by: distance)
    default: break
    }
    return false
  }

  private func pick(at point: Point) {
    guard timeline.isShown, let element = outline(in: subject.trees()).element(at: point) else {
      return
    }
    timeline.pick(element)
  }
}
