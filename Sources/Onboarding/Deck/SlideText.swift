public import Engine

/// Words on a slide.
public struct SlideText: Hashable, Sendable {
  public var string: String
  /// In points of the design; smaller where the words don't fit their box.
  public var size: Double
  public var weight: Font.Weight
  public var color: Color
  public var alignment: TextContent.Alignment
  public var wrapping: TextWrapping
  /// The name of a family of the document's fonts; nil: the program's own.
  public var family: String?
  /// From one baseline to the next, > 0, in points of the design; nil: the font's.
  public var lineHeight: Double?
  /// The room added behind each letter, in points of the design; below 0 they stand closer.
  public var tracking = 0.0
  public var isItalic = false
  public var isUnderlined = false
  public var speech = SlideSpeech()

  public init(
    _ string: String, size: Double = 29, weight: Font.Weight = .semibold,
    color: Color = .black.withAlpha(0.62), alignment: TextContent.Alignment = .center,
    wrapping: TextWrapping = .wholeWords
  ) {
    self.string = string
    self.size = size
    self.weight = weight
    self.color = color
    self.alignment = alignment
    self.wrapping = wrapping
  }

  /// The words in a canvas.
  package func content(in layout: IntroLayout, _ artwork: Artwork) -> TextContent {
    TextContent(
      string, font: font(size: layout.scaled(size), artwork), color: color, alignment: alignment,
      minimumScale: 0.1, wrapping: wrapping,
      lineHeight: lineHeight.map(layout.scaled).flatMap { $0 > 0 ? $0 : nil },
      direction: speech.direction)
  }

  /// The font in a size of the canvas's points.
  func font(size scaled: Double, _ artwork: Artwork) -> Font {
    let style = TextStyle(
      family: family.map { artwork.familyName($0) }, isItalic: isItalic,
      isUnderlined: isUnderlined, tracking: Self.ems(tracking, of: size),
      language: speech.language)
    return Font(size: scaled, weight: weight, style: style)
  }

  /// The room behind letters of a size, in ems.
  private static func ems(_ tracking: Double, of size: Double) -> Double {
    guard size > 0 else { return 0 }
    return min(max(tracking / size, TextStyle.trackings.lowerBound), TextStyle.trackings.upperBound)
  }

  /// The words between two looks; other words are there from half-way on.
  func blended(with other: SlideText, at share: Double) -> SlideText {
    var text = share < 0.5 ? self : other
    text.size = lerp(size, other.size, share)
    text.tracking = lerp(tracking, other.tracking, share)
    text.color = color.interpolated(to: other.color, at: min(1, max(0, share)))
    if let lineHeight, let otherHeight = other.lineHeight {
      text.lineHeight = max(0.01, lerp(lineHeight, otherHeight, share))
    }
    return text
  }
}
