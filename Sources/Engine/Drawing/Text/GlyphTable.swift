/// The masks of all texts of a display list, asked for in advance: any thread may use it.
package final class GlyphTable: GlyphMasking, Sendable {
  fileprivate struct Key: Hashable {
    var text: String
    var font: Font
  }

  private let masks: [Key: GlyphMask]

  /// The masks that painting `list` at `scale` pixels a point asks `glyphs` for, whatever part of
  /// it is painted.
  package init(_ list: DisplayList, scale: Double, glyphs: any GlyphMasking) {
    let recorder = GlyphRecorder(glyphs)
    Self.ask(recorder, for: list.commands, at: Place(bounds: Self.everywhere, scale: scale))
    masks = recorder.masks
  }

  private static let everywhere = PixelRect(
    left: -PixelRect.limit, top: -PixelRect.limit, right: PixelRect.limit, bottom: PixelRect.limit)

  private static func ask(
    _ glyphs: any GlyphMasking, for commands: [DrawCommand], at place: Place
  ) {
    for command in commands {
      switch command {
      case .text(let line, let origin):
        _ = TextPlacement(line, at: origin, in: place, glyphs: glyphs)
      case .layer(let layer):
        // Of what holds text no extent is known.
        if layer.extent == nil, let inside = place.inside(layer) {
          var place = inside.place
          // A filter carries into the clip what lies outside of it.
          if layer.compositing.filter != nil { place.bounds = everywhere }
          ask(glyphs, for: layer.commands, at: place)
          if let mask = layer.mask { ask(glyphs, for: mask.commands, at: inside.place) }
        }
      case .fill, .stroke, .shadow: break
      }
    }
  }

  /// A mask that was asked for; nil for all others.
  package func mask(of text: String, font: Font) -> GlyphMask? {
    masks[Key(text: text, font: font)]
  }
}

/// Remembers every mask that somebody else makes.
private final class GlyphRecorder: GlyphMasking {
  private let source: any GlyphMasking
  private(set) var masks: [GlyphTable.Key: GlyphMask] = [:]

  init(_ source: any GlyphMasking) { self.source = source }

  func mask(of text: String, font: Font) -> GlyphMask? {
    let mask = source.mask(of: text, font: font)
    masks[GlyphTable.Key(text: text, font: font)] = mask
    return mask
  }
}
