import Engine

/// One page of the algebra's screen: what it plays, and what is around it.
protocol AlgebraPage: AnyObject {
  /// The title on its tab.
  var name: String { get }
  var player: PagePlayer { get }
  /// The part of the page that is shown, counted from 0.
  var part: Int { get }
  /// True while letters and digits are written into a line on the page.
  var takesText: Bool { get }
  /// True while an input method makes text for the line: then all keys are the line's.
  var isComposing: Bool { get }
  /// The line's caret in the window; nil: none is edited.
  var caret: Rect? { get }
  /// True if the line asks for the text on the clipboard.
  var wantsClipboardText: Bool { get }
  /// Hands over what is to be put on the clipboard; nil: nothing new.
  func takeClipboardText() -> String?
  /// The time at which the page looks different by itself; nil: it does not.
  func nextPicture(after time: Instant) -> Instant?

  /// Lays the page out; what it plays stays where it is.
  func layOut(_ canvas: AlgebraCanvas)
  /// Brings bars, numbers and whatever else follows the time to where the player stands.
  func follow()
  /// A key or text that the page may have a use for. Returns whether it had one.
  func handle(_ event: InputEvent) -> Bool
}

extension AlgebraPage {
  var part: Int { 0 }
  var takesText: Bool { false }
  var isComposing: Bool { false }
  var caret: Rect? { nil }
  var wantsClipboardText: Bool { false }
  func takeClipboardText() -> String? { nil }
  func nextPicture(after time: Instant) -> Instant? { nil }
  func handle(_ event: InputEvent) -> Bool { false }
}
