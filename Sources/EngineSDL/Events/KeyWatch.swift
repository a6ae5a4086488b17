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
    guard let key = key(writing: text), !isRepeated else { return [.text(text)] }
    return [.key(key), .text(text)]
  }

  /// The key that is told by what it writes; nil: another one has written the text.
  private func key(writing text: String) -> Key? {
    let key = Key(rawValue: text)
    if Self.written.contains(key) { return key }
    // A letter of another script is told by its place.
    return down.flatMap { Self.written.contains($0) && $0.hasWritten(text) ? $0 : nil }
  }
}
