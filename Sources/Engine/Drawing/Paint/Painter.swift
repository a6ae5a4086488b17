/// Paints display lists into bitmaps, with anti-aliased edges.
///
/// The same list gives the same bytes on every run and machine, and any part of it the bytes
/// that the whole has there. Keep one painter and use it for every frame: it owns the scratch
/// memory, and once that has grown no shape allocates any. Shadows that it paints again and again it
/// keeps.
public final class Painter {
  let deltas = ScratchMemory<Int32>(blank: 0)
  let marks = ScratchMemory<UInt64>(blank: 0)
  /// One surface for each depth of layers that are painted apart.
  var layerPixels: [ScratchMemory<UInt32>] = []
  var gradients = GradientCache()
  let gradientPixels = ScratchMemory<UInt32>(blank: 0)
  let textRows = TextRows()
  let shadowRows = ShadowRows()
  var shadows = ShadowCache()

  /// A painter without scratch memory yet.
  public init() {}

  /// Paints a list over what the bitmap shows.
  ///
  /// - Parameters:
  ///   - scale: Pixels per point of the list's coordinates; finite and > 0.
  ///   - clip: The only pixels that may change; nil for all.
  ///   - glyphs: Makes text visible; without it text is left out.
  ///
  /// Shapes with coordinates that are no numbers, or beyond 10¹² pixels, are left out.
  public func paint(
    _ list: DisplayList, into bitmap: Bitmap, scale: Double = 1, clip: PixelRect? = nil,
    glyphs: (any GlyphMasking)?
  ) {
    bitmap.withPixels { paint(list, into: $0, scale: scale, clip: clip, glyphs: glyphs) }
  }

  /// Paints a list over what the pixels show; otherwise like the one for bitmaps.
  ///
  /// Painters of different threads may paint disjoint clips of the same pixels at once, given
  /// `glyphs` that all of them may use, such as a `GlyphTable`.
  package func paint(
    _ list: DisplayList, into pixels: PixelPlane, scale: Double = 1, clip: PixelRect? = nil,
    glyphs: (any GlyphMasking)?
  ) {
    require(scale.isFinite && scale > 0, "the scale must be finite and above 0: \(scale)")
    let whole = pixels.bounds
    let bounds = whole.intersection(clip ?? whole)
    guard !bounds.isEmpty else { return }
    let canvas = Canvas(
      surface: Surface(base: pixels.base, bounds: whole),
      place: Place(bounds: bounds, scale: scale), depth: 0, glyphs: glyphs)
    paint(list.commands, on: canvas)
  }

  func paint(_ commands: [DrawCommand], on canvas: Canvas) {
    for command in commands {
      switch command {
      case .fill(let path, let paint): fill(path, paint, on: canvas)
      case .stroke(let path, let style, let paint): stroke(path, style, paint, on: canvas)
      case .shadow(let shadow): self.shadow(shadow, on: canvas)
      case .text(let line, let origin): text(line, at: origin, on: canvas)
      case .layer(let layer): self.layer(layer, on: canvas)
      }
    }
  }
}

/// The surface that commands are painted on, and their place in the list.
struct Canvas {
  var surface: Surface
  var place: Place
  /// The number of surfaces that lie below this one.
  var depth: Int
  var glyphs: (any GlyphMasking)?

  /// The pixels that may change; they lie on the surface.
  var bounds: PixelRect {
    get { place.bounds }
    set { place.bounds = newValue }
  }
  var map: AffineTransform { place.map }
  var opacity: Double { place.opacity }
}
