extension Painter {
  func layer(_ layer: Layer, on canvas: Canvas) {
    var inner = canvas
    inner.map = layer.transform.then(canvas.map)
    inner.opacity = layer.opacity > 0 ? canvas.opacity * min(1, layer.opacity) : 0
    guard inner.opacity > 0, inner.map.inverse != nil else { return }
    guard let clip = layer.clip else { return paint(layer, clip: nil, on: inner) }
    if let rect = clip.pixelRect(inner.map) {
      inner.bounds = inner.bounds.intersection(rect)
      paint(layer, clip: nil, on: inner)
    } else if let box = clip.deviceBounds(inner.map) {
      inner.bounds = inner.bounds.intersection(box.pixels())
      paint(layer, clip: clip, on: inner)
    }
  }

  private func paint(_ layer: Layer, clip: Path?, on canvas: Canvas) {
    guard !canvas.bounds.isEmpty else { return }
    if clip == nil && (canvas.opacity == 1 || layer.commands.count == 1) {
      paint(layer.commands, on: canvas)
    } else {
      paintApart(layer.commands, clip: clip, on: canvas)
    }
  }

  /// Paints commands on a surface of their own first, which then goes through the clip and the
  /// opacity as one picture.
  private func paintApart(_ commands: [DrawCommand], clip: Path?, on canvas: Canvas) {
    let bounds = bounds(of: commands, on: canvas)
    guard !bounds.isEmpty else { return }
    if layerPixels.count == canvas.depth { layerPixels.append(ScratchMemory(blank: 0)) }
    let memory = layerPixels[canvas.depth].reserve(bounds.width * bounds.height)
    let surface = Surface(base: memory, bounds: bounds)
    surface.clear()
    var apart = canvas
    apart.surface = surface
    apart.bounds = bounds
    apart.opacity = 1
    apart.depth += 1
    paint(commands, on: apart)
    var visible = canvas
    visible.bounds = bounds
    show(surface, clip: clip, on: visible)
  }

  private func show(_ source: Surface, clip: Path?, on canvas: Canvas) {
    let opacity = Pixel.level(canvas.opacity)
    var sink = SurfaceSink(surface: canvas.surface, source: source, opacity: opacity)
    if let clip {
      coverage(of: clip, on: canvas)?.sweep(into: &sink)
      return
    }
    for y in canvas.bounds.top..<canvas.bounds.bottom {
      sink.beginRow(y)
      sink.span(x: canvas.bounds.left, count: canvas.bounds.width, coverage: 255)
    }
  }

  /// The pixels that commands can touch on a canvas.
  private func bounds(of commands: [DrawCommand], on canvas: Canvas) -> PixelRect {
    commands.reduce(.empty) {
      $0.union(bounds(of: $1, on: canvas).intersection(canvas.bounds))
    }
  }

  private func bounds(of command: DrawCommand, on canvas: Canvas) -> PixelRect {
    switch command {
    case .fill(let path, _): return path.deviceBounds(canvas.map)?.pixels() ?? .empty
    case .stroke(let path, let style, _): return path.strokeBounds(style, canvas.map)
    case .text(let line, let origin):
      return TextPlacement(line, at: origin, on: canvas)?.bounds ?? .empty
    case .layer(let layer):
      var inner = canvas
      inner.map = layer.transform.then(canvas.map)
      guard let clip = layer.clip else { return bounds(of: layer.commands, on: inner) }
      let clipped = clip.deviceBounds(inner.map)?.pixels() ?? .empty
      inner.bounds = inner.bounds.intersection(clipped)
      return bounds(of: layer.commands, on: inner)
    }
  }
}
