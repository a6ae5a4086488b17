/// A screen that asks more of its host than a picture.
///
/// A plain `Screen` is hosted as well; it ends when its window is closed.
public protocol HostedScreen: Screen {
  /// True once the person has asked to leave: looked at after each frame, it ends the host's loop.
  var wantsQuit: Bool { get }
  /// True if the window may go, whose close button was pressed; false: the screen has something to say
  /// first, as that work would be lost.
  func mayClose() -> Bool
  /// True while the window is to fill the desktop; looked at after each frame.
  var wantsFullScreen: Bool { get }
  /// Hands over what is to be put on the clipboard, asked for after each frame; nil: nothing new.
  func takeClipboardText() -> String?
  /// True if the screen asks for the text on the clipboard; looked at after each frame.
  var wantsClipboardText: Bool { get }
  /// Takes the text it asked for; empty: there is none.
  func take(clipboardText: String)
  /// The caret of the line that is edited, in the screen's points, for what an input method shows
  /// to lie beside it; looked at after each frame. nil: none is edited.
  var caret: Rect? { get }
  /// The factor by which everything is larger than the desktop has it, finite and > 0; looked at
  /// after each frame.
  var zoom: Double { get }
  /// Takes the window's scale, in pixels a point, before a frame in which it is another one: what
  /// is rounded to pixels is to be laid out anew.
  func take(pixelsPerPoint: Double)
  /// True if the screen asks for the picture that the window shows; looked at after each frame.
  var wantsPicture: Bool { get }
  /// Takes the picture it asked for, which is painted over afterwards.
  func take(picture: Bitmap)
  /// The part of the window, in points, in which statistics cover nothing that is pressed; looked at
  /// while they are shown (`Desktop.Options.statistics`). nil: all of it.
  var statisticsRoom: Rect? { get }
  /// Takes the desktop's settings, before a frame: as soon as any is known, which may be after the
  /// first frame, and whenever one has changed. Without a desktop that tells them it is not called.
  func take(settings: DesktopSettings)
  /// Takes a file or a folder that was dropped on the window, by its path, before a frame.
  func take(dropped path: String)
  /// Looks for what ``Desktop/wake()`` was called for, before a frame.
  func takeNews()
  /// The time at which the picture changes by itself although nothing runs, as that of a creature
  /// that breathes; asked after each frame, at the frame's time. nil: not before something happens.
  ///
  /// A time up to a frame away keeps the display's pace; a later one lets the host sleep until
  /// then.
  func nextPicture(after time: Instant) -> Instant?
}

extension HostedScreen {
  /// False, unless implemented.
  public var wantsQuit: Bool { false }
  /// True, unless implemented.
  public func mayClose() -> Bool { true }
  /// False, unless implemented.
  public var wantsFullScreen: Bool { false }
  /// Nothing, unless implemented.
  public func takeClipboardText() -> String? { nil }
  /// False, unless implemented.
  public var wantsClipboardText: Bool { false }
  /// Nothing happens, unless implemented.
  public func take(clipboardText: String) {}
  /// None, unless implemented.
  public var caret: Rect? { nil }
  /// 1, unless implemented.
  public var zoom: Double { 1 }
  /// Nothing happens, unless implemented.
  public func take(pixelsPerPoint: Double) {}
  /// False, unless implemented.
  public var wantsPicture: Bool { false }
  /// Nothing happens, unless implemented.
  public func take(picture: Bitmap) {}
  /// All of the window, unless implemented.
  public var statisticsRoom: Rect? { nil }
  /// Nothing happens, unless implemented.
  public func take(settings: DesktopSettings) {}
  /// Nothing happens, unless implemented.
  public func take(dropped path: String) {}
  /// Nothing happens, unless implemented.
  public func takeNews() {}
  /// None, unless implemented.
  public func nextPicture(after time: Instant) -> Instant? { nil }
}
