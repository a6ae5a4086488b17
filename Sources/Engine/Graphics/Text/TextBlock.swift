/// Text broken into lines: what wrapping makes of a string in a width.
public struct TextBlock: Equatable, Sendable {
  /// One line of the text.
  public struct Line: Equatable, Sendable {
    /// The characters of the line. Its direction is that of the first that has one, left to right
    /// if none has.
    public var text: String
    /// The width of the line in points.
    public var width: Double
  }

  /// The lines, from top to bottom.
  public var lines: [Line]
  /// The font of all lines.
  public var font: Font
  /// The measures of that font.
  public var metrics: FontMetrics

  /// The longest line's width and the height of all lines, in points.
  public var size: Size {
    Size(lines.map(\.width).max() ?? 0, metrics.lineHeight * Double(lines.count))
  }

  /// Breaks text so that each line is as full as it can be, and at every line end.
  ///
  /// Between words several spaces count as one, those at a line's ends as none; an empty
  /// paragraph is an empty line. A line holds one character at least.
  ///
  /// - Parameter direction: that of the text; nil: each paragraph has that of its first strong
  ///   character. Lines that would be read in the other one begin with U+200E or U+200F.
  public static func wrapping(
    _ text: String, font: Font, width: Double, by wrapping: TextWrapping = .wholeWords,
    direction: TextDirection? = nil, measuring: any TextMeasuring
  ) -> TextBlock {
    let breaker = LineBreaker(
      font: font, width: width, wrapping: wrapping, direction: direction, measuring: measuring)
    return TextBlock(
      lines: breaker.lines(of: text), font: font, metrics: measuring.metrics(of: font))
  }

  /// The content's text at the first scale of 1, 0.95, 0.95², … down to its minimum at which it
  /// fits `size`; at the minimum if it never does. Lines beyond its limit are left out.
  public static func fitting(
    _ content: TextContent, in size: Size, measuring: any TextMeasuring
  ) -> TextBlock {
    require(
      content.minimumScale > 0 && content.minimumScale <= 1,
      "a minimum scale must be > 0 and ≤ 1, not \(content.minimumScale)")
    var scale = 1.0
    while true {
      let block = content.block(width: size.width, scale: scale, measuring: measuring)
      let needed = block.size
      let fits = needed.width <= size.width && needed.height <= size.height
      if fits || scale <= content.minimumScale {
        return content.limited(block, width: size.width, measuring: measuring)
      }
      scale = max(content.minimumScale, scale * 0.95)
    }
  }
}

extension TextContent {
  /// All lines of the text in a width, at a scale of its font.
  func block(width: Double, scale: Double = 1, measuring: any TextMeasuring) -> TextBlock {
    var font = font
    font.size *= scale
    font.style.language = font.style.language ?? string.easternLanguage
    var block = TextBlock.wrapping(
      string, font: font, width: width, by: wrapping, direction: direction,
      measuring: measuring)
    if let lineHeight { block.metrics.lineHeight = lineHeight * scale }
    return block
  }

  /// The lines within the limit; the last one ends in "…" if there were more.
  fileprivate func limited(
    _ block: TextBlock, width: Double, measuring: any TextMeasuring
  ) -> TextBlock {
    guard lineLimit > 0, block.lines.count > lineLimit else { return block }
    let breaker = LineBreaker(
      font: block.font, width: width, wrapping: .characters, measuring: measuring)
    var limited = block
    limited.lines.removeSubrange(lineLimit...)
    limited.lines[lineLimit - 1] = breaker.shortened(
      limited.lines[lineLimit - 1].text, hasSoftHyphens: string.hasSoftHyphens)
    return limited
  }
}

extension String {
  /// The language that other letters tell of a text with Han characters, which look otherwise in each.
  fileprivate var easternLanguage: String? {
    guard utf8.contains(where: { $0 >= 0xE3 }) else { return nil }
    var hasHan = false
    var language: String?
    for scalar in unicodeScalars {
      switch scalar.value {
      case 0x3400...0x4DBF, 0x4E00...0x9FFF, 0x20000...0x323AF: hasHan = true
      case 0x3041...0x30FF: language = "ja"
      case 0xAC00...0xD7A3: language = language ?? "ko"
      default: break
      }
    }
    return hasHan ? language : nil
  }

  fileprivate var hasSoftHyphens: Bool { unicodeScalars.contains(BreakableText.softHyphen) }
}

extension LineBreaker {
  /// As much of a line as leaves room for "…" behind it, and that.
  fileprivate func shortened(_ text: String, hasSoftHyphens: Bool) -> TextBlock.Line {
    var kept = text[...]
    let direction = text.lineDirection
    if text.unicodeScalars.first == direction.mark { kept.unicodeScalars.removeFirst() }
    if hasSoftHyphens, kept.last == "-" { kept.removeLast() }
    while kept.last == " " || (!kept.isEmpty && !fits(kept + "…")) { kept.removeLast() }
    var line = line(kept + "…")
    line.direct(direction)
    return line
  }
}

extension TextBlock.Line {
  /// Sees to it that the line is read in a direction.
  mutating func direct(_ direction: TextDirection) {
    text = text.directed(direction)
  }
}
