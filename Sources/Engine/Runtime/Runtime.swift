/// Runs a screen frame by frame: the phases of a frame, in order, on one page.
///
/// The window, the export and the tests drive the same runtime; only where the instants and the
/// events come from differs.
public final class Runtime {
  public let screen: any Screen
  private var size: Size
  private let presses: PressTracker

  /// - Parameter size: the screen's first size in points, both sides > 0.
  public init(screen: any Screen, size: Size) {
    self.screen = screen
    self.size = size
    presses = PressTracker { screen.inputTrees }
    screen.resize(to: size, at: .zero)
  }

  /// One frame: what was begun is brought to `time`, then the events of the frame go in order to
  /// views or to the screen, then what they asked for is done, so that it is shown at its
  /// beginning.
  public func frame(at time: Instant, events: [InputEvent]) -> FrameReport {
    screen.advance(to: time)
    for event in coalescingMoves(events) { deliver(event, at: time) }
    presses.update()
    if !events.isEmpty { screen.update(at: time) }
    return report(at: time)
  }

  // MARK: Phases

  private func deliver(_ event: InputEvent, at time: Instant) {
    if case .resize(let newSize) = event {
      guard newSize != size else { return }
      size = newSize
      presses.letGo()
      screen.resize(to: newSize, at: time)
    } else {
      for (event, time) in presses.handle(event, at: time) { screen.handle(event, at: time) }
    }
  }

  private func report(at time: Instant) -> FrameReport {
    let display = screen.display()
    return FrameReport(
      time: time, progress: screen.progress, isRunning: screen.isRunning || presses.isDown,
      display: display)
  }

  /// One scrub value a frame: of moves in a row only the last one counts, and so with hovers.
  private func coalescingMoves(_ events: [InputEvent]) -> [InputEvent] {
    var kept: [InputEvent] = []
    for event in events {
      switch (kept.last, event) {
      case (.move, .move), (.hover, .hover): kept[kept.count - 1] = event
      default: kept.append(event)
      }
    }
    return kept
  }
}
