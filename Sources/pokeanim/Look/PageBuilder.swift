import Engine

/// Puts what the pages are made of into a view: cards, words, rounded boxes.
enum PageBuilder {
  /// A white sheet with a soft shadow, as the squares lie on.
  static func addCard(to page: View, _ frame: Rect) -> View {
    let card = addBox(to: page, frame, Palette.card, radius: 18)
    card.shadow = Palette.ambient()
    return card
  }

  @discardableResult
  static func addBox(
    to view: View, _ frame: Rect, _ color: Color, radius: Double, key: String? = nil
  ) -> View {
    let frame = Rect(frame.x, frame.y, max(0, frame.width), max(0, frame.height))
    let box = View(frame: frame, backgroundColor: color, key: key)
    box.cornerRadius = radius
    view.addSubview(box)
    return box
  }

  @discardableResult
  static func addText(
    to view: View, _ string: String, _ frame: Rect, size: Double,
    weight: Font.Weight = .regular, color: Color = Palette.soft,
    alignment: TextContent.Alignment = .leading
  ) -> View {
    let label = View(frame: frame)
    label.content = text(
      string, size: size, weight: weight, color: color, alignment: alignment)
    view.addSubview(label)
    return label
  }

  static func text(
    _ string: String, size: Double, weight: Font.Weight = .regular, color: Color = Palette.soft,
    alignment: TextContent.Alignment = .leading
  ) -> Content {
    .text(
      TextContent(label: string, size: size, weight: weight, color: color, alignment: alignment))
  }

  /// A page's heading: what it is, and below it what it says.
  static func addHeading(to page: View, _ canvas: AlgebraCanvas, _ title: String, _ line: String) {
    let width = canvas.size.width - 2 * canvas.margin
    let top = canvas.isTall ? 44.0 : 50.0
    addText(
      to: page, title, Rect(canvas.margin, top, width, 36), size: 28, weight: .bold,
      color: Palette.ink)
    addText(to: page, line, Rect(canvas.margin, top + 38, width, 40), size: 16)
  }
}
