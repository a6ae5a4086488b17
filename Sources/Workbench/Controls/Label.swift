package import Engine

/// Text that fills its room and, where that is too small for it, shrinks to half its size.
package struct Label: ComposedLayout {
  package let layout: any Layout

  package init(
    _ string: String, size: Double, _ weight: Font.Weight = .regular,
    _ color: Color, _ alignment: TextContent.Alignment = .leading,
    id: String? = nil
  ) {
    layout = LabelLayout<View>(
      content: TextContent(
        label: string, size: size, weight: weight, color: color, alignment: alignment),
      alignment: .fill, viewReuseId: id)
  }
}

extension TextContent {
  /// Text as labels show it.
  package init(
    label string: String, size: Double, weight: Font.Weight = .regular,
    color: Color, alignment: TextContent.Alignment = .leading
  ) {
    self.init(
      string, font: Font(size: size, weight: weight), color: color, alignment: alignment,
      minimumScale: 0.5)
  }
}
