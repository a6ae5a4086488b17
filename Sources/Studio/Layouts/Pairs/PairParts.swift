import Engine
import Workbench

/// The parts of pairs: boxes and words, each with the id of its view.
extension PairCanvas {
  /// A coloured box around a layout, or as large as its limits say.
  func box(
    _ id: String, _ color: Color, radius: Double = 14, width: Double? = nil,
    height: Double? = nil, border: Color? = nil, alignment: Alignment? = nil,
    flexibility: Flexibility? = nil, _ content: (any Layout)? = nil
  ) -> any Layout {
    Box(
      color, radius: radius, border: border, id: id, width: width, height: height,
      alignment: alignment, flexibility: flexibility, content)
  }

  /// A box that is as large as a layout with a distance around it.
  func pill(
    _ id: String, _ color: Color, radius: Double, insets: Insets, alignment: Alignment,
    _ content: any Layout
  ) -> any Layout {
    InsetLayout<View>(insets: insets, alignment: alignment, viewReuseId: id, sublayout: content) {
      view in view.paint(color, radius: radius)
    }
  }

  func label(
    _ id: String, _ text: String, size: Double, weight: Font.Weight = .regular,
    color: Color = Palette.soft, lines: Int = 0, lineHeight: Double? = nil,
    alignment: Alignment = .topLeading
  ) -> any Layout {
    Text(
      text, font: Font(size: size, weight: weight), color: color, lines: lines,
      lineHeight: lineHeight, typesetter: typesetter, alignment: alignment, viewReuseId: id)
  }

  /// A square with a drawing.
  func icon(
    _ id: String, _ drawing: Drawing, _ color: Color, side: Double, radius: Double,
    alignment: Alignment = .center
  ) -> any Layout {
    SizeLayout<View>(width: side, height: side, alignment: alignment, viewReuseId: id) { view in
      view.paint(color, radius: radius)
      view.content = .drawing(drawing)
    }
  }

  /// A word on a tile of its own.
  func tile(
    _ id: String, _ word: String, font: Font, ink: Color, fill: Color, border: Color, size: Size
  ) -> any Layout {
    SizeLayout<View>(width: size.width, height: size.height, viewReuseId: id) { view in
      view.paint(fill, radius: (size.height * 0.26).rounded(), border: border)
      view.content = .text(TextContent(word, font: font, color: ink, minimumScale: 0.5))
    }
  }

  /// A round picture with a letter.
  func avatar(_ id: String, _ letter: String, _ color: Color, side: Double) -> any Layout {
    box(
      id, Palette.fill(color), radius: side / 2, width: side, height: side,
      label(
        "\(id).letter", letter, size: (side * 0.42).rounded(), weight: .bold, color: .white,
        alignment: .center))
  }
}
