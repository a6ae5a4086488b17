public import Engine

/// A screen that asks more of its host than a picture.
///
/// A plain `Screen` is hosted as well; it ends when its window is closed.
public protocol HostedScreen: Screen {
  /// True once the person has asked to leave: looked at after each frame, it ends the host's loop.
  var wantsQuit: Bool { get }
  /// True while the window is to fill the desktop; looked at after each frame.
  var wantsFullScreen: Bool { get }
  /// Hands over what is to be put on the clipboard, asked for after each frame; nil: nothing new.
  func takeClipboardText() -> String?
  /// The time at which the picture changes by itself although nothing runs, as that of a creature
  /// that breathes; asked after each frame, at the frame's time. nil: not before something happens.
  ///
  /// A time up to a frame away keeps the display's pace; a later one lets the host sleep until
  /// then.
  func nextPicture(after time: Instant) -> Instant?
}

extension HostedScreen {
  public var wantsQuit: Bool { false }
  public var wantsFullScreen: Bool { false }
  public func takeClipboardText() -> String? { nil }
  public func nextPicture(after time: Instant) -> Instant? { nil }
}
