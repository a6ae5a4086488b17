extension Painter {
  func layer(_ layer: Layer, on canvas: Canvas) {
    guard let inside = canvas.place.inside(layer) else { return }
    var inner = canvas
    inner.place = inside.place
    if inside.isApart {
      paintApart(layer.commands, clip: inside.clip, on: inner)
    } else {
      paint(layer.commands, on: inner)
    }
  }

  /// Paints commands on a surface of their own first, which then goes through the clip and the
  /// opacity as one picture.
  private func paintApart(_ commands: [DrawCommand], clip: Path?, on canvas: Canvas) {
    let bounds = DrawCommand.reach(of: commands, at: canvas.place, glyphs: canvas.glyphs)
    guard !bounds.isEmpty else { return }
    if layerPixels.count == canvas.depth { layerPixels.append(ScratchMemory(blank: 0)) }
    let memory = layerPixels[canvas.depth].reserve(bounds.width * bounds.height)
    let surface = Surface(base: memory, bounds: bounds)
    if commands.first?.hides(bounds, at: canvas.place) != true { surface.clear() }
    var apart = canvas
    apart.surface = surface
    apart.bounds = bounds
    apart.place.opacity = 1
    apart.depth += 1
    paint(commands, on: apart)
    var visible = canvas
    visible.bounds = bounds
    show(surface, clip: clip, on: visible)
  }

  private func show(_ source: Surface, clip: Path?, on canvas: Canvas) {
    let opacity = Pixel.level(canvas.opacity)
    let sink = SurfaceSink(surface: canvas.surface, source: source, opacity: opacity)
    if let clip {
      coverage(of: clip, by: canvas.place.boxMap, on: canvas)?.sweep(into: sink)
      return
    }
    canvas.bounds.sweep(into: sink)
  }
}

extension DrawCommand {
  /// True if nothing shines through the command in a block of pixels.
  fileprivate func hides(_ block: PixelRect, at place: Place) -> Bool {
    guard case .fill(let path, .color(let color)) = self, color.alpha >= 1,
      let rect = path.pixelRect(place.boxMap)
    else { return false }
    return rect.intersection(block) == block
  }
}
