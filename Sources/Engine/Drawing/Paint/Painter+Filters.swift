extension Painter {
  /// Paints the filtered picture of commands on a surface that shows nothing yet; the place is that
  /// of the commands.
  func paint(
    _ commands: [DrawCommand], through plan: FilterPlan, on surface: Surface, of canvas: Canvas
  ) {
    let needed = plan.needed(
      for: surface.bounds, of: commands, at: canvas.place, glyphs: canvas.glyphs)
    guard !needed.isEmpty else { return }
    var inner = canvas
    inner.place = plan.inside(canvas.place, needed)
    inner.place.opacity = 1
    let own = plan.parts
    var pictures: [Int: FilterPicture] = [:]
    for (number, command) in commands.enumerated() where own.contains(number) {
      pictures[number] = picture(of: [command], plan, needed, on: inner)
    }
    let rest = commands.enumerated().filter { !own.contains($0.offset) }.map(\.element)
    let source = picture(of: own.isEmpty ? commands : rest, plan, needed, on: inner)
    var run = FilterRun(plan, source, parts: pictures)
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

extension Painter {
  /// The picture that commands paint, cut to a filter's region.
  private func picture(
    of commands: [DrawCommand], _ plan: FilterPlan, _ bounds: PixelRect, on canvas: Canvas
  ) -> FilterPicture {
    var (picture, inner) = (FilterPicture(bounds), canvas)
    picture.pixels.withUnsafeMutableBufferPointer { pixels in
      guard let base = pixels.baseAddress else { return }
      inner.surface = Surface(base: base, bounds: bounds)
      paint(commands, on: inner)
    }
    if let region = plan.region { picture.crop(to: region) }
    return picture
  }
}
