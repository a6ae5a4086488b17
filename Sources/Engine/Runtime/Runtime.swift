/// Runs a screen frame by frame: the phases of a frame, in order, on one page.
///
/// The window, the export and the tests drive the same runtime; only where the instants and the
/// events come from differs.
public final class Runtime {
  /// The screen that it drives.
  public let screen: any Screen
  /// The screen's size in points.
  package private(set) var size: Size
  /// The trees that input is looked for in, topmost first, as the screen laid them out last.
  private(set) var trees: [InputTree] = []
  private let presses = PressTracker()
  private let focus = FocusTracker()
  private var ring = FocusRing()
  /// Called at the end of each of the runtime's phases, by whoever has a clock to time them.
  package var onPhase: ((FramePhase) -> Void)?
  /// Called after each event, with the view that has taken it; nil: it was the screen's.
  package var onDelivery: ((InputEvent, View?) -> Void)?

  /// - Parameter size: the screen's first size in points, both sides > 0.
  public init(screen: any Screen, size: Size) {
    self.screen = screen
    self.size = size
    presses.onReaction = { [unowned self] in layOut() }
    screen.inSurroundings {
      screen.resize(to: size, at: .zero)
      layOut()
    }
  }

  /// One frame: what was begun is brought to `time`, then the events of the frame go in order to
  /// views or to the screen, then what they asked for is done, so that it is shown at its
  /// beginning.
  public func frame(at time: Instant, events: [InputEvent]) -> FrameReport {
    var rest = Self.coalescingMoves(events)[...]
    return frame(at: time) { rest.popFirst() }
  }

  /// A frame whose events depend on what is there.
  ///
  /// - Parameter next: asked for an event once everything is brought to `time`, and again after each
  ///   that was handled; nil: there are no more.
  package func frame(at time: Instant, next: () -> InputEvent?) -> FrameReport {
    screen.inSurroundings { phases(at: time, next: next) }
  }

  private func phases(at time: Instant, next: () -> InputEvent?) -> FrameReport {
    advance(to: time)
    onPhase?(.advance)
    var hasEvents = false
    while let event = next() {
      deliver(event, at: time)
      hasEvents = true
    }
    if hasEvents { update(at: time) }
    onPhase?(.events)
    defer { onPhase?(.display) }
    return report(at: time)
  }

  /// The view that has the keyboard's focus; nil: none has.
  public var focused: View? { focus.view }

  /// True while a view has the keyboard's focus in which arrow keys move something, as long as they
  /// are held.
  public var isAdjusting: Bool {
    screen.isAdjusting || focus.view?.adjust != nil || focus.view?.onKey != nil
  }

  // MARK: Phases

  // A screen within another one has the same: its host calls them one by one.

  /// The first phase of a frame.
  package func advance(to time: Instant) {
    screen.advance(to: time)
    focus.advance(to: time)
    layOut()
  }

  /// Lets the screen lay out its panels: after whatever may have changed them, so that input is looked
  /// for in what is there now.
  private func layOut() {
    screen.layOutPanels()
    trees = screen.inputTrees
    presses.trees = trees
    focus.trees = trees
  }

  /// The second phase: gives an event to a view or to the screen; many in a frame come one after the
  /// other.
  package func deliver(_ event: InputEvent, at time: Instant) {
    if case .resize(let newSize) = event {
      guard newSize != size else { return }
      size = newSize
      presses.letGo()
      screen.resize(to: newSize, at: time)
      layOut()
    } else {
      let taker = deliverToViews(event, at: time)
      onDelivery?(event, taker)
    }
  }

  /// Gives an event to a view or, if none takes it, to the screen.
  ///
  /// - Returns: the view that has taken it.
  private func deliverToViews(_ event: InputEvent, at time: Instant) -> View? {
    let pressed = presses.pressed
    var focused: View?
    for (event, time) in presses.handle(event, at: time) {
      if case .key(let key) = event {
        focused = deliver(key, at: time)
      } else {
        screen.handle(event, at: time)
        layOut()
      }
    }
    if case .press = event { focus.leave(for: presses.pressed) }
    switch event {
    case .press, .move, .release, .cancel: return pressed ?? presses.pressed
    default: return focused
    }
  }

  /// All keys are the line's that is edited; one that leaves it by Tab goes on from there.
  ///
  /// - Returns: the view with the focus that has taken the key, or that the focus has come to.
  private func deliver(_ key: Key, at time: Instant) -> View? {
    defer { layOut() }
    let view = focus.view
    if !screen.takesText, focus.handle(key, at: time) {
      return [.tab, .shiftTab].contains(key) ? focus.view : view
    }
    let wasEdited = screen.takesText
    screen.handle(.key(key), at: time)
    layOut()
    let leaves = wasEdited && !screen.takesText && [.tab, .shiftTab].contains(key)
    if leaves { _ = focus.handle(key, at: time) }
    return nil
  }

  /// Lets go of the screen, which another runtime drives from now on: no view is under this one's
  /// pointer any more, or has its focus.
  package func leaveScreen() {
    presses.leave()
    focus.leave(for: nil)
  }

  /// Takes the keyboard's focus away from the view that has it.
  package func leaveFocus() { focus.leave(for: nil) }

  private func showFocus(at time: Instant) {
    let view = focus.view
    let root = view?.root
    if let view, let tree = trees.first(where: { $0.root === root }) {
      ring.follow(view.activeDescendant ?? view, in: tree, at: time)
    } else {
      ring.hide()
    }
  }

  /// The third phase, of a frame that had events: does what they asked for.
  package func update(at time: Instant) {
    presses.update()
    screen.update(at: time)
    layOut()
  }

  /// The last phase: where pointer and focus are by now, the frame's picture, and whether another
  /// one is needed.
  package func report(at time: Instant) -> FrameReport {
    presses.update()
    focus.update()
    showFocus(at: time)
    var display = screen.display()
    display.append(contentsOf: DisplayList(ring.commands))
    let isRunning =
      screen.isRunning || presses.isDown || focus.isRunning || ring.isGliding
    return FrameReport(
      time: time, progress: screen.progress, isRunning: isRunning, display: display,
      cursor: screen.cursor ?? presses.cursor)
  }

  /// One scrub value a frame: of moves in a row only the last one counts, and so with hovers.
  package static func coalescingMoves(_ events: [InputEvent]) -> [InputEvent] {
    var kept: [InputEvent] = []
    for event in events {
      if kept.last?.isOutdone(by: event) == true { kept.removeLast() }
      kept.append(event)
    }
    return kept
  }
}

extension InputEvent {
  /// True if the next event of a frame makes it needless.
  func isOutdone(by next: InputEvent?) -> Bool {
    switch (self, next) {
    case (.move, .move), (.hover, .hover): true
    default: false
    }
  }
}
