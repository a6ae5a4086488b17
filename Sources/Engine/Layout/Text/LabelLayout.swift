/// Text that is as large as its lines in the room it is given.
///
/// Lines are broken at spaces, over-long words are cut; the size is rounded up to whole pixels.
/// There is always a view, and it shows the text broken as it was measured. Follows LayoutKit's
/// label; without its infinite width for limited lines in a room without end.
public struct LabelLayout<V: View>: LeafLayout, ConfiguredLayout {
  /// The text with its looks.
  package let content: TextContent
  package let typesetter: Typesetter
  /// The place of its frame in the room that it is given.
  public let alignment: Alignment
  /// The rank among its siblings, per axis.
  public let flexibility: Flexibility
  /// The name by which its view is found again; nil: none.
  public let viewReuseId: String?
  /// The closure that brings its view to its looks; nil: none.
  public let config: ((V) -> Void)?

  /// - Parameters:
  ///   - typesetter: the host's; the stand-in takes every character for half an em wide.
  ///   - config: called with the label's view, which shows the text by then.
  public init(
    content: TextContent, typesetter: Typesetter = .standIn, alignment: Alignment = .topLeading,
    flexibility: Flexibility = .flexible, viewReuseId: String? = nil, config: ((V) -> Void)? = nil,
    file: StaticString = #fileID, line: UInt = #line
  ) {
    require(
      content.font.size > 0 && content.font.size.isFinite,
      "a label's font is finite and > 0 in size, not \(content.font.size)", file: file, line: line)
    self.content = content
    self.typesetter = typesetter
    self.alignment = alignment
    self.flexibility = flexibility
    self.viewReuseId = viewReuseId
    self.config = config
  }

  /// A label of a string.
  ///
  /// - Parameters:
  ///   - lineHeight: from one baseline to the next in points, > 0; nil: the font's.
  ///   - numberOfLines: the most lines, ≥ 0; 0: as many as there are.
  ///   - textAlignment: the place of each line in the label.
  ///   - alignment: the place of the label in its room.
  public init(
    text: String, font: Font = .label, lineHeight: Double? = nil, numberOfLines: Int = 0,
    wrapping: TextWrapping = .words, color: Color = .black,
    textAlignment: TextContent.Alignment = .leading, typesetter: Typesetter = .standIn,
    alignment: Alignment = .topLeading, flexibility: Flexibility = .flexible,
    viewReuseId: String? = nil, config: ((V) -> Void)? = nil
  ) {
    self.init(
      content: TextContent(
        text, font: font, color: color, alignment: textAlignment, wrapping: wrapping,
        lineLimit: numberOfLines, lineHeight: lineHeight),
      typesetter: typesetter, alignment: alignment, flexibility: flexibility,
      viewReuseId: viewReuseId, config: config)
  }

  /// The size of the set text, in points.
  public func size(within maxSize: Size) -> Size { typesetter.size(of: content, within: maxSize) }

  /// True if another layout measures the same everywhere; for the engine alone.
  public func measuresLike(_ other: any Layout) -> Bool {
    guard let other = other as? LabelLayout else { return false }
    return content == other.content && typesetter.isSame(as: other.typesetter)
  }

  /// True if a view stands for it.
  public var needsView: Bool { true }

  /// Brings its view to its looks.
  public func configure(_ view: View) {
    view.content = .text(content)
    if let view = view as? V { config?(view) }
  }
}

extension Font {
  /// The font of a label that names none, as UIKit's.
  public static let label = Font(size: 17)
}

extension Typesetter {
  /// The typesetter that stands in for a host's fonts: half an em a character, one pixel a point.
  public static var standIn: Typesetter { Typesetter(measuring: MonospacedText.standIn) }
}

extension Typesetter {
  /// The same fonts and the same grid.
  func isSame(as other: Typesetter) -> Bool {
    measuring === other.measuring && screenScale == other.screenScale
  }
}
