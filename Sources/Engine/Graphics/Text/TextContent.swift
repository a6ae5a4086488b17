/// Text with its looks: how a view shows a string inside its frame.
public struct TextContent: Hashable, Sendable {
  /// The place of lines between left and right: `leading` is the side at which a line begins, the
  /// left one of those that are read from left to right, the right one of others.
  public enum Alignment: String, Hashable, Sendable { case leading, center, trailing }

  /// The text.
  public var string: String
  /// The font.
  public var font: Font
  /// The colour of the letters.
  public var color: Color
  /// The place of each line from left to right; the block is always centred from top to bottom.
  public var alignment: Alignment
  /// The smallest factor (0…1] by which the text may shrink so that it fits its frame.
  public var minimumScale: Double
  /// The places at which lines may be broken to fit the frame.
  public var wrapping: TextWrapping
  /// The most lines shown, the last of them ending in "…" if there are more; 0: all.
  public var lineLimit: Int
  /// From one baseline to the next in points, > 0; nil: the font's.
  public var lineHeight: Double?
  /// The direction in which the text is read; nil: each paragraph has that of its first letter.
  public var direction: TextDirection?

  /// A text and the way it is set; see the properties.
  public init(
    _ string: String, font: Font, color: Color, alignment: Alignment = .center,
    minimumScale: Double = 1, wrapping: TextWrapping = .wholeWords, lineLimit: Int = 0,
    lineHeight: Double? = nil, direction: TextDirection? = nil, file: StaticString = #fileID,
    line: UInt = #line
  ) {
    require(
      lineLimit >= 0, "a limit of lines is ≥ 0, not \(lineLimit); 0 is none", file: file, line: line
    )
    require(
      lineHeight.map { $0 > 0 && $0.isFinite } ?? true, "a line's height is finite and > 0",
      file: file, line: line)
    self.string = string
    self.font = font
    self.color = color
    self.alignment = alignment
    self.minimumScale = minimumScale
    self.wrapping = wrapping
    self.lineLimit = lineLimit
    self.lineHeight = lineHeight
    self.direction = direction
  }
}
