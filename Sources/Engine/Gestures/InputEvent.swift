/// What a person does, in the screen's own coordinates (points).
public enum InputEvent: Hashable, Sendable {
  /// The button or finger goes down.
  case press(Point)
  /// It moves, pressed or not.
  case move(Point)
  /// It goes up, where it last was.
  case release
  /// It is lost: the window was hidden, minimised or lost the focus.
  case cancel
  /// A key goes down.
  case key(Key)
  /// Text is typed: what the keyboard, or whatever writes for the person, makes of keys.
  case text(String)
  /// The room for the screen has another size.
  case resize(Size)
}
