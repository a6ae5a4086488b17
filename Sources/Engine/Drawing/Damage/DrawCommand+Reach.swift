extension DrawCommand {
  /// The pixels that painting the command at a place can touch.
  func reach(at place: Place, glyphs: (any GlyphMasking)?) -> PixelRect {
    let reach: PixelRect =
      switch self {
      case .fill(let path, let paint):
        paint.isVisible ? path.deviceBounds(place.boxMap)?.pixels() ?? .empty : .empty
      case .stroke(let path, let style, let paint):
        paint.isVisible ? place.bounds(ofStroke: path, style) : .empty
      case .shadow(let shadow): shadow.bounds(at: place)
      case .text(let line, let origin):
        TextPlacement(line, at: origin, in: place, glyphs: glyphs)?.bounds ?? .empty
      case .layer(let layer):
        place.inside(layer).map { layer.reach(inside: $0.place, glyphs: glyphs) } ?? .empty
      }
    return reach.intersection(place.bounds)
  }

  /// The block of pixels around all that painting commands at a place can touch.
  static func reach(
    of commands: [DrawCommand], at place: Place, glyphs: (any GlyphMasking)?
  ) -> PixelRect {
    commands.reduce(.empty) { $0.union($1.reach(at: place, glyphs: glyphs)) }
  }
}

extension Layer {
  /// The pixels that the layer can touch, whose commands are at a place.
  fileprivate func reach(inside place: Place, glyphs: (any GlyphMasking)?) -> PixelRect {
    guard let filter = compositing.filter else {
      return DrawCommand.reach(of: commands, at: place, glyphs: glyphs)
    }
    let plan = FilterPlan(filter, at: place)
    return plan.reach(of: commands, at: place, glyphs: glyphs)
  }
}

extension Place {
  fileprivate func bounds(ofStroke path: Path, _ style: StrokeStyle) -> PixelRect {
    let border = border(style)
    return path.strokeBounds(border.style, border.map)
  }
}
