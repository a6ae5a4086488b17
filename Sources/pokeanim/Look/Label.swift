import Engine

/// Text that fills its room and, where that is too small for it, shrinks to half its size.
struct Label: ComposedLayout {
  let layout: any Layout

  init(
    _ string: String, size: Double, _ weight: Font.Weight = .regular,
    _ color: Color = Palette.soft, _ alignment: TextContent.Alignment = .leading,
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
  init(
    label string: String, size: Double, weight: Font.Weight = .regular,
    color: Color = Palette.soft, alignment: TextContent.Alignment = .leading
  ) {
    self.init(
      string, font: Font(size: size, weight: weight), color: color, alignment: alignment,
      minimumScale: 0.5)
  }
}
