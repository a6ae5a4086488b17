extension Painter {
  /// Paints the filtered picture of commands on a surface that shows nothing yet; the place is that
  /// of the commands.
  func paint(
    _ commands: [DrawCommand], through plan: FilterPlan, on surface: Surface, of canvas: Canvas
  ) {
    let needed = plan.needed(
      for: surface.bounds, of: commands, at: canvas.place, glyphs: canvas.glyphs)
    guard !needed.isEmpty else { return }
    var source = FilterPicture(needed)
    var inner = canvas
    inner.place = plan.inside(canvas.place, needed)
    inner.place.opacity = 1
    source.pixels.withUnsafeMutableBufferPointer { pixels in
      guard let base = pixels.baseAddress else { return }
      inner.surface = Surface(base: base, bounds: source.bounds)
      paint(commands, on: inner)
    }
    if let region = plan.region { source.crop(to: region) }
    var run = FilterRun(plan, source)
    let picture = run.result()
    for y in surface.bounds.top..<surface.bounds.bottom {
      let row = surface.row(y)
      let start = (y - picture.bounds.top) * picture.bounds.width - picture.bounds.left
      for x in surface.bounds.left..<surface.bounds.right where picture.bounds.contains(x, y) {
        row[x - surface.bounds.left] = picture.pixels[start + x]
      }
    }
  }
}

extension PixelRect {
  fileprivate func contains(_ x: Int, _ y: Int) -> Bool {
    left <= x && x < right && top <= y && y < bottom
  }
}
