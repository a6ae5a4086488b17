/// Text that is as large as its lines in the room it is given.
///
/// Lines are broken at spaces, over-long words are cut; the size is rounded up to whole pixels.
/// There is always a view, and it shows the text broken as it was measured. Follows LayoutKit's
/// label; without its infinite width for limited lines in a room without end.
public struct LabelLayout<V: View>: ComposedLayout {
  /// The layout that it stands for.
  public let layout: any Layout

  /// - Parameters:
  ///   - typesetter: the host's; nil: one that takes every character for half an em wide.
  ///   - config: called with the label's view, which shows the text by then.
  public init(
    content: TextContent, typesetter: Typesetter? = nil, alignment: Alignment = .topLeading,
    flexibility: Flexibility = .flexible, viewReuseId: String? = nil, config: ((V) -> Void)? = nil,
    file: StaticString = #fileID, line: UInt = #line
  ) {
    require(
      content.font.size > 0 && content.font.size.isFinite,
      "a label's font is finite and > 0 in size, not \(content.font.size)", file: file, line: line)
    layout = Label(
      content: content, typesetter: typesetter ?? .standIn, alignment: alignment,
      flexibility: flexibility,
      viewReuseId: viewReuseId, config: config)
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
    textAlignment: TextContent.Alignment = .leading, typesetter: Typesetter? = nil,
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

}

/// The layout behind a ``LabelLayout``.
struct Label<V: View>: LeafLayout, ConfiguredLayout {
  let content: TextContent
  var typesetter = Typesetter.standIn
  var alignment = Alignment.topLeading
  var flexibility = Flexibility.flexible
  var viewReuseId: String? = nil
  var config: ((V) -> Void)? = nil

  func size(within maxSize: Size) -> Size { typesetter.size(of: content, within: maxSize) }

  func measuresLike(_ other: any Layout) -> Bool {
    guard let other = other as? Label else { return false }
    return content == other.content && typesetter.isSame(as: other.typesetter)
  }

  var needsView: Bool { true }

  func configure(_ view: View) {
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
  package static var standIn: Typesetter { Typesetter(measuring: MonospacedText.standIn) }
}

extension Typesetter {
  /// The same fonts and the same grid.
  func isSame(as other: Typesetter) -> Bool {
    measuring === other.measuring && screenScale == other.screenScale
  }
}
