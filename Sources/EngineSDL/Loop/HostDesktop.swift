package import Engine
package import EngineSystem

/// A desktop as the loop needs it: a clock, events, and a window for its pictures.
///
/// The real one is SDL's; the tests have one in which time, hands and accidents are made up.
package protocol HostDesktop: AnyObject {
  /// The time on a clock that should never jump, in nanoseconds.
  var now: Int64 { get }
  /// Returns at this time; at once if it has passed.
  func sleep(until time: Int64)
  /// Returns when there may be an event, or at this time. Without a time, the only call that may
  /// take for ever.
  func waitForEvent(until time: Int64?)
  /// The next event of those that have come; nil if there is none. Never waits.
  /// Throws if the window is gone for good without having been closed.
  func nextEvent() throws -> HostEvent?

  /// True if anything of the window can be seen.
  var isVisible: Bool { get }
  /// The window's size in points and in pixels.
  var extent: WindowExtent { get }
  /// Points in one of the units that places come in.
  var pointsPerUnit: Double { get }
  /// The pictures that the display shows a second, as it says itself; > 0.
  var refreshRate: Double { get }
  /// The settings that are known by now; an event comes when they are others.
  var settings: DesktopSettings { get }
  /// True if `present` returns only when the display has taken the picture.
  var presentsWait: Bool { get }

  /// The memory for the next picture, of the window's size in pixels.
  func backBuffer(width: Int, height: Int) -> BackBuffer
  /// Shows the picture in the back buffer that was lent last.
  /// - Parameter damage: the parts that differ from the picture shown before; nil: any may.
  /// - Returns: true if it was shown; false if, for the moment, it was not: it is to be painted into
  ///   a new buffer, and presented whole.
  func present(damage: [PixelRect]?) throws -> Bool
  /// Fills the desktop, or goes back to the size before.
  func setFullScreen(_ isWanted: Bool)
  /// Gives the pointer a shape while it is over the window; called with another one only.
  func setCursor(_ cursor: Cursor)
  func setClipboard(_ text: String)
  /// The clipboard's text, empty if it has none; another program may take a moment to hand it over.
  var clipboard: String { get }
  /// Tells input methods the caret's place in the window, in its own units; nil: no line is edited,
  /// and a text that is half made is dropped. Called with another one only.
  func setTextPlace(_ place: Rect?)
}
