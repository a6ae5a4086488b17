extension Painter {
  func text(_ line: TextLine, at origin: Point, on canvas: Canvas) {
    let found = TextPlacement(line, at: origin, in: canvas.place, glyphs: canvas.glyphs)
    guard let placement = found else { return }
    show(placement, line.color, on: canvas)
    for picture in placement.mask.pictures {
      show(picture, by: placement.pictureMap, opacity: line.color.alpha, on: canvas)
    }
  }

  private func show(_ placement: TextPlacement, _ color: Color, on canvas: Canvas) {
    let bounds = placement.letterBounds.intersection(canvas.bounds)
    guard !bounds.isEmpty else { return }
    let pixel = Pixel.premultiplied(color, opacity: canvas.opacity)
    var sink = SolidSink(surface: canvas.surface, color: pixel)
    let mask = placement.mask
    switch placement.way {
    case .moved(let x, let y, 0, 0): mask.blend(x: x, y: y, in: bounds, into: &sink)
    case .moved(let x, let y, let right, let down):
      mask.blend(x: x, y: y, right: right, down: down, in: bounds, into: &sink, textRows)
    case .sampled(let map): mask.blend(through: map, in: bounds, into: &sink, textRows)
    case .mixed(let map, let other, let otherMap, let share):
      mask.blend(
        through: map, other, otherMap, share: share, in: bounds, into: &sink, textRows)
    }
  }

  /// Paints a letter that has colours of its own.
  private func show(
    _ picture: GlyphMask.Picture, by map: AffineTransform, opacity: Double, on canvas: Canvas
  ) {
    let (image, frame) = (picture.image, picture.frame)
    let pixels = AffineTransform(
      a: frame.size.width / Double(image.width), b: 0, c: 0,
      d: frame.size.height / Double(image.height), tx: frame.origin.x, ty: frame.origin.y)
    fill(.rect(frame), .image(image, pixels, opacity: opacity), by: map, on: canvas)
  }
}
