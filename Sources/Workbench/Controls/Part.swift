package import Engine

/// A part of a window beside the screen that is shown: a bar, a panel, a pill.
///
/// Whoever owns parts has one list of them, from back to front, and gives each of them each of these
/// calls; a new part of a window is one more entry in that list.
package protocol Part: AnyObject {
  /// True if movement is a short fade, from the next change on.
  var reducesMotion: Bool { get set }
  /// True if frames are needed for it.
  var isRunning: Bool { get }
  /// The trees whose views get presses, topmost first, as they were laid out last.
  var inputTrees: [InputTree] { get }

  /// Takes other sizes, in points.
  ///
  /// - Parameters:
  ///   - window: the whole window.
  ///   - room: what is left of it for the screen, above panels in the window's foot.
  func resize(to window: Size, room: Size, at time: Instant)
  /// Brings what moves to a time; once a frame, before its events.
  func advance(to time: Instant)
  /// Comes, goes or follows the screen, as is wanted by now: after the screen's time has come, and
  /// after the events of a frame.
  func update()
  /// Lays out what is to be seen; called after whatever may have changed it. Nothing else makes or
  /// moves its views.
  func layOut()
  /// Shows it in the colours of another theme.
  func recolour()
  /// Its picture in the window, as it was laid out last.
  func commands(_ builder: DisplayListBuilder) -> [DrawCommand]
}

extension Part {
  package var isRunning: Bool { false }
  package func resize(to window: Size, room: Size, at time: Instant) {}
  package func advance(to time: Instant) {}
  package var inputTrees: [InputTree] { [] }
  package func update() {}
  package func layOut() {}
  package func recolour() {}
  package func commands(_ builder: DisplayListBuilder) -> [DrawCommand] { [] }
}
