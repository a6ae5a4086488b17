import Engine

/// The root's box of coordinates, and how its contents lie in it.
struct SVGFrame {
  /// The part of the drawing's coordinates that fills the frame it is drawn in.
  let shown: Rect
  /// The size that percentages are of.
  let viewport: Size
  /// The pixels of a screen to a unit of the drawing where it has the size that it asks for.
  private(set) var screenScale = 1.0
  /// From the root's coordinates to the drawing's.
  var map = AffineTransform.identity

  /// The frame of a root: its `viewBox`, as wide or as high as `width` and `height` ask for; or
  /// those alone.
  init(root: SVGElement) throws(SVGError) {
    let (width, height) = (try Self.side("width", root), try Self.side("height", root))
    guard let viewBox = try SVGViewBox(root) else {
      guard let width, let height else {
        throw root.error("has no viewBox; add viewBox=\"x y width height\"")
      }
      shown = Rect(0, 0, width, height)
      viewport = shown.size
      return
    }
    let box = viewBox.box
    viewport = box.size
    let ratio = (width ?? box.width) / (height ?? box.height) * box.height / box.width
    defer {
      screenScale = width.map { $0 / shown.width } ?? height.map { $0 / shown.height } ?? 1
    }
    guard width != nil, height != nil, abs(ratio - 1) > 1e-3 else {
      shown = box
      return
    }
    guard viewBox.keepsRatio else {
      map = AffineTransform.translation(-box.minX, -box.minY).then(.scale(ratio, 1))
      shown = Rect(0, 0, box.width * ratio, box.height)
      return
    }
    // All of the box with room around it, or a part of the box.
    let isWider = (ratio > 1) != viewBox.slices
    let size = isWider ? Size(box.width * ratio, box.height) : Size(box.width, box.height / ratio)
    shown = Rect(
      box.minX + (box.width - size.width) * viewBox.align.x,
      box.minY + (box.height - size.height) * viewBox.align.y, size.width, size.height)
  }

  /// A side in user units; nil if it is not there, or a share of what the picture lies in.
  private static func side(_ name: String, _ root: SVGElement) throws(SVGError) -> Double? {
    guard let attribute = root[name], !attribute.word.hasSuffix("%") else { return nil }
    let side = try root.length(name, .horizontal, in: SVGUnits(viewport: .zero))
    guard let side else { return nil }
    guard side > 0 else { throw root.invalid(name, "must be above 0") }
    return side
  }
}
