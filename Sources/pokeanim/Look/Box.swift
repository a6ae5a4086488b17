import Engine

/// A rounded rectangle around a layout, or as large as its limits or its room.
struct Box: ComposedLayout {
  let layout: any Layout

  init(
    _ color: Color, radius: Double = 0, border: Color? = nil, shadow: Shadow? = nil,
    id: String? = nil, width: Double? = nil, height: Double? = nil, alignment: Alignment? = nil,
    flexibility: Flexibility? = nil, _ content: (any Layout)? = nil
  ) {
    layout = SizeLayout<View>(
      minWidth: width, maxWidth: width, minHeight: height, maxHeight: height,
      alignment: alignment, flexibility: flexibility, viewReuseId: id, sublayout: content
    ) { view in
      view.paint(color, radius: radius, border: border, shadow: shadow)
    }
  }

  /// A white sheet with a soft shadow, as the squares lie on.
  static func card(_ content: (any Layout)? = nil) -> Box {
    Box(Palette.card, radius: 18, shadow: Palette.ambient(), content)
  }
}

extension View {
  /// Sets what differs: what is set ends what moved it.
  func paint(_ color: Color, radius: Double, border: Color? = nil, shadow: Shadow? = nil) {
    if backgroundColor != color { backgroundColor = color }
    if cornerRadius != radius { cornerRadius = radius }
    if let shadow, self.shadow != shadow { self.shadow = shadow }
    guard let border else { return }
    if borderColor != border { borderColor = border }
    if borderWidth != 1.5 { borderWidth = 1.5 }
  }
}
