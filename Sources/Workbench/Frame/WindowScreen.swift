package import Engine

/// A window's contents: the screen that is shown, in the room that the workbench leaves it, and the
/// parts of the window over it.
package protocol WindowScreen: HostedScreen {
  /// The screen that is shown.
  var content: any Screen { get }
  var workbench: Workbench { get }
  /// Everything in the window beside the screen, from back to front.
  var parts: [any Part] { get }
  /// The window's size, in points.
  var size: Size { get set }
  /// The time of the frame.
  var now: Instant { get set }
  var notice: Notice? { get set }

  /// Gives the screen the room that the parts leave it.
  func fitContent(at time: Instant)
}

extension WindowScreen {
  /// The part of the window that is the screen's.
  package var room: Size {
    Size(size.width, max(1, size.height - workbench.timeline.height(in: size)))
  }
  package var isRunning: Bool { content.isRunning || parts.contains(where: \.isRunning) }

  package func fitContent(at time: Instant) { content.resize(to: room, at: time) }

  package func resize(to size: Size, at time: Instant) {
    self.size = size
    fit(at: time)
  }

  private func fit(at time: Instant) {
    for part in parts { part.resize(to: size, room: room, at: time) }
    fitContent(at: time)
  }

  /// Brings the parts and the screen to a time, and gives them the room that is left by then.
  package func advanceAll(to time: Instant) {
    now = time
    if let notice, notice.end <= time { self.notice = nil }
    let room = room
    for part in parts { part.advance(to: time) }
    content.advance(to: time)
    if self.room != room { fit(at: time) }
  }

  /// Lets the parts follow what has become of the content.
  package func updateParts() {
    if workbench.isOutdated(notice?.text) { notice = nil }
    for part in parts { part.update() }
  }

  // MARK: The workbench

  /// Shows a tool, or puts it away.
  package func turn(_ tool: WorkbenchTool) {
    if let words = workbench.turn(tool, in: size) { say(words, for: 1.5) }
  }

  /// Says something for a while.
  ///
  /// - Parameter untilQuit: true if one more Esc quits meanwhile.
  package func say(_ text: String, for seconds: Double, untilQuit: Bool = false) {
    notice = Notice(
      text: text, end: now.advanced(bySeconds: seconds), lastsUntilQuit: untilQuit)
  }
}
