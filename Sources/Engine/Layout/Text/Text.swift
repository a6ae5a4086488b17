/// A string: a ``LabelLayout``.
public struct Text: ComposedLayout {
  /// The layout that it stands for.
  public let layout: any Layout

  /// - Parameters:
  ///   - lines: the most lines, ≥ 0; 0: as many as there are.
  ///   - textAlignment: the place of each line in the label.
  ///   - typesetter: the host's; nil: one that takes every character for half an em wide.
  ///   - alignment: the place of the label in its room.
  ///   - config: called with the label's view, which shows the text by then.
  public init(
    _ string: String, font: Font = .label, color: Color = .black, lines: Int = 0,
    lineHeight: Double? = nil, wrapping: TextWrapping = .words,
    textAlignment: TextContent.Alignment = .leading, typesetter: Typesetter? = nil,
    alignment: Alignment = .topLeading, flexibility: Flexibility = .flexible,
    viewReuseId: String? = nil, config: ((View) -> Void)? = nil
  ) {
    layout =
      LabelLayout<View>(
        text: string, font: font, lineHeight: lineHeight, numberOfLines: lines,
        wrapping: wrapping, color: color, textAlignment: textAlignment, typesetter: typesetter,
        alignment: alignment, flexibility: flexibility, viewReuseId: viewReuseId, config: config
      ).layout
  }
}
