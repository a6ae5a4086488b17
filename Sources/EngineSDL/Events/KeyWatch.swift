import Engine

/// Watches the keyboard, for what the keys write to fit what they command.
///
/// A key that is held with Ctrl, Alt or Super writes nothing, though X11 says it did. `[ ] , .` are
/// taken as they are written: each layout has them elsewhere.
struct KeyWatch {
  /// The keys by which they are written, wherever they lie.
  private static let written: Set<Key> = [.leftBracket, .rightBracket, .comma, .period]
  /// The key that is down, until any key goes up.
  private var down: Key?
  private var isRepeated = false

  /// True if the key is for the screen, and not told by what it writes.
  mutating func press(_ key: Key, isRepeat: Bool) -> Bool {
    (down, isRepeated) = (key, isRepeat)
    return !Self.written.contains(key)
  }

  mutating func release() { (down, isRepeated) = (nil, false) }

  /// The meaning of a written text to the screen.
  func events(for text: String) -> [InputEvent] {
    if let down, down.isCommand(writing: text) { return [] }
    let key = Key(rawValue: text)
    return Self.written.contains(key) && !isRepeated ? [.key(key), .text(text)] : [.text(text)]
  }
}
