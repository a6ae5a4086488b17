/// Text broken into lines: what wrapping makes of a string in a width.
public struct TextBlock: Equatable, Sendable {
  public struct Line: Equatable, Sendable {
    public var text: String
    /// The width of the line in points.
    public var width: Double
  }

  public var lines: [Line]
  public var font: Font
  public var metrics: FontMetrics

  /// The longest line's width and the height of all lines, in points.
  public var size: Size {
    Size(lines.map(\.width).max() ?? 0, metrics.lineHeight * Double(lines.count))
  }

  /// Breaks text greedily at spaces so that no line is wider than `width`, and at every `\n`.
  ///
  /// A word that is wider than `width` stays whole on a line of its own. Several spaces count as
  /// one, those at a line's ends as none; an empty paragraph is an empty line.
  public static func wrapping(
    _ text: String, font: Font, width: Double, measuring: any TextMeasuring
  ) -> TextBlock {
    var lines: [Line] = []
    for paragraph in text.split(separator: "\n", omittingEmptySubsequences: false) {
      var current = ""
      for word in paragraph.split(separator: " ") {
        let longer = current.isEmpty ? String(word) : current + " " + word
        if current.isEmpty || measuring.width(of: longer, font: font) <= width {
          current = longer
        } else {
          lines.append(Line(text: current, width: measuring.width(of: current, font: font)))
          current = String(word)
        }
      }
      lines.append(Line(text: current, width: measuring.width(of: current, font: font)))
    }
    return TextBlock(lines: lines, font: font, metrics: measuring.metrics(of: font))
  }

  /// The content's text at the first scale of 1, 0.95, 0.95², … down to its minimum at which it
  /// fits `size`; at the minimum if it never does.
  public static func fitting(
    _ content: TextContent, in size: Size, measuring: any TextMeasuring
  ) -> TextBlock {
    precondition(
      content.minimumScale > 0 && content.minimumScale <= 1,
      "a minimum scale must be > 0 and ≤ 1, not \(content.minimumScale)")
    var scale = 1.0
    while true {
      let font = Font(size: content.font.size * scale, weight: content.font.weight)
      let block = wrapping(content.string, font: font, width: size.width, measuring: measuring)
      let needed = block.size
      let fits = needed.width <= size.width && needed.height <= size.height
      if fits || scale <= content.minimumScale { return block }
      scale = max(content.minimumScale, scale * 0.95)
    }
  }
}
