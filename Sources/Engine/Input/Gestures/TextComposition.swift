/// Text that an input method is making of keys: shown where it will be, but not written yet.
public struct TextComposition: Hashable, Sendable {
  /// Empty if nothing is made.
  public let text: String
  /// The characters of the text that the person chooses for, within it; if empty, the caret.
  public let selection: Range<Int>

  /// - Parameter selection: in characters, cut to those of the text; nil: the caret at its end.
  public init(_ text: String, selection: Range<Int>? = nil) {
    let end = text.count
    self.text = text
    self.selection = (selection ?? end..<end).clamped(to: 0..<end)
  }

  /// No text.
  public static let none = TextComposition("")
}
