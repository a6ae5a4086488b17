package import Engine

/// A rounded rectangle around a layout, or as large as its limits or its room.
package struct Box: ComposedLayout {
  package let layout: any Layout

  package init(
    _ color: Color, radius: Double = 0, border: Color? = nil, borderWidth: Double = 1.5,
    shadow: Shadow? = nil, id: String? = nil, width: Double? = nil, height: Double? = nil,
    alignment: Alignment? = nil, flexibility: Flexibility? = nil, _ content: (any Layout)? = nil
  ) {
    layout = SizeLayout<View>(
      minWidth: width, maxWidth: width, minHeight: height, maxHeight: height,
      alignment: alignment, flexibility: flexibility, viewReuseId: id, sublayout: content
    ) { view in
      view.paint(
        color, radius: radius, border: border, borderWidth: borderWidth, shadow: shadow)
    }
  }
}

extension View {
  /// Sets what differs: what is set ends what moved it.
  ///
  /// - Parameter border: nil: it is left as it is; a clear one is none.
  package func paint(
    _ color: Color, radius: Double, border: Color? = nil, borderWidth width: Double = 1.5,
    shadow: Shadow? = nil
  ) {
    if backgroundColor != color { backgroundColor = color }
    if cornerRadius != radius { cornerRadius = radius }
    if let shadow, self.shadow != shadow { self.shadow = shadow }
    guard let border else { return }
    if borderColor != border { borderColor = border }
    let width = border.alpha > 0 ? width : 0
    if borderWidth != width { borderWidth = width }
  }
}
