/// The content that a view shows inside its frame, above its background and below its children.
public enum Content: Hashable, Sendable {
  /// Nothing.
  case empty
  /// Text, wrapped and placed inside the frame.
  indirect case text(TextContent)
  /// Vector art, stretched so that its view box fills the frame.
  indirect case drawing(Drawing)
}
