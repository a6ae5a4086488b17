import Engine

/// The paint of a fill or a line, as a style gives it.
indirect enum SVGPaint {
  case none
  case color(Color)
  /// The element's `color`.
  case current
  /// The paint of the shape that a marker stands on, or of the `use` that it is drawn by: of its
  /// inside or of its line.
  case context(isFill: Bool)
  /// The element of that number in the document; else another paint.
  case server(Int, fallback: SVGPaint)
}

extension SVGElement {
  /// The paint of a property; nil if it is not there.
  ///
  /// - Parameter ids: the elements of the document.
  func paint(_ name: String, ids: [String: Int]) throws(SVGError) -> SVGPaint? {
    guard let attribute = self[name] else { return nil }
    if let (id, rest) = attribute.reference {
      guard let number = ids[id] else {
        if !rest.isEmpty { return try plainPaint(name, rest) }
        throw invalid(name, "names nothing in the document; give a gradient that id")
      }
      guard !rest.isEmpty else { return .server(number, fallback: .none) }
      return .server(number, fallback: try plainPaint(name, rest))
    }
    return try plainPaint(name, attribute.word)
  }

  private func plainPaint(_ name: String, _ text: String) throws(SVGError) -> SVGPaint {
    switch text.lowercased() {
    case "none": return .none
    case "currentcolor": return .current
    case "context-fill": return .context(isFill: true)
    case "context-stroke": return .context(isFill: false)
    default: return .color(try color(name, text))
    }
  }

  /// The colour of a property, `current` where it says so; nil if it is not there.
  func color(_ name: String, current: Color = .black) throws(SVGError) -> Color? {
    guard let word = self[name]?.word else { return nil }
    return word.lowercased() == "currentcolor" ? current : try color(name, word)
  }

  private func color(_ name: String, _ text: String) throws(SVGError) -> Color {
    // Inkscape writes a colour for printing behind the one for screens.
    let end = text.range(of: " icc-color(")
    if let color = Color(css: String(text[..<(end ?? text.endIndex)])) { return color }
    throw invalid(name, "is no colour; write #rrggbb, rgb(…), a CSS name, none or url(#id)")
  }
}

extension String {
  /// The place at which another text begins in this one.
  fileprivate func range(of text: String) -> String.Index? {
    indices.first { self[$0...].hasPrefix(text) }
  }
}
