extension Painter {
  func text(_ line: TextLine, at origin: Point, on canvas: Canvas) {
    let found = TextPlacement(line, at: origin, in: canvas.place, glyphs: canvas.glyphs)
    guard let placement = found else { return }
    let bounds = placement.bounds.intersection(canvas.bounds)
    guard !bounds.isEmpty else { return }
    let color = Pixel.premultiplied(line.color, opacity: canvas.opacity)
    var sink = SolidSink(surface: canvas.surface, color: color)
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
}
