/// One event of a person's input, in the screen's own coordinates (points).
public enum InputEvent: Hashable, Sendable {
  /// The button or finger goes down.
  case press(Point)
  /// It moves; without a press it means nothing.
  case move(Point)
  /// It goes up, where it last was.
  case release
  /// It is lost: the window was hidden, minimised or lost the focus.
  case cancel
  /// The pointer is there with no button down; nil: it has left the screen.
  case hover(Point?)
  /// A wheel, or two fingers, asks the content at a place to go on by so many points: what is
  /// further down comes into sight if y is positive, what is further right if x is.
  case wheel(at: Point, by: Point)
  /// Two fingers are down around a place, by so many times as far from each other as when the second
  /// one came, > 0: 1 at first. It ends as a press does, with a release or a cancel.
  case pinch(at: Point, by: Double)
  /// A key goes down.
  case key(Key)
  /// A key of the screen's ``Screen/heldKeys`` that went down goes up, or is lost with the focus.
  case keyUp(Key)
  /// Text is typed: what the keyboard, or whatever writes for the person, makes of keys.
  case text(String)
  /// An input method shows the text that it is making; an empty one: it makes none any more.
  case composition(TextComposition)
  /// The room for the screen has another size.
  case resize(Size)
}

extension InputEvent {
  /// The factors of a pinch that are read.
  package static let pinches = 0.001...1_000.0
}
