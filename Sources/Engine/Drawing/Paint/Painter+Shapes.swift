extension Painter {
  func fill(_ path: Path, _ paint: Paint, on canvas: Canvas) {
    fill(path, paint, by: canvas.place.boxMap, on: canvas)
  }

  func fill(_ path: Path, _ paint: Paint, by map: AffineTransform, on canvas: Canvas) {
    guard paint.isVisible else { return }
    if let block = path.pixelRect(map) {
      sweep(block.intersection(canvas.bounds), paint, by: map, on: canvas)
    } else if let grid = coverage(of: path, by: map, on: canvas) {
      sweep(grid, paint, by: map, on: canvas)
    }
  }

  func stroke(_ path: Path, _ style: StrokeStyle, _ paint: Paint, on canvas: Canvas) {
    let (map, style) = canvas.place.border(style)
    let bounds = path.strokeBounds(style, map).intersection(canvas.bounds)
    guard paint.isVisible, !bounds.isEmpty else { return }
    let grid = CoverageGrid(bounds: bounds, deltas: deltas, marks: marks)
    let tolerance = Path.flatness / map.stretch
    var pen = StrokePen(grid: grid, map: map, style: style, tolerance: tolerance)
    path.flatten(by: .identity, tolerance: tolerance, into: &pen)
    sweep(grid, paint, by: map, on: canvas)
  }

  /// The coverage of a filled path inside the canvas; nil if the box around it has no pixel there,
  /// or cannot be painted.
  func coverage(of path: Path, by map: AffineTransform, on canvas: Canvas) -> CoverageGrid? {
    guard let box = path.deviceBounds(map) else { return nil }
    let bounds = box.pixels().intersection(canvas.bounds)
    guard !bounds.isEmpty else { return nil }
    let grid = CoverageGrid(
      bounds: bounds, deltas: deltas, marks: marks, isEvenOdd: path.isEvenOdd)
    var pen = FillPen(grid)
    path.flatten(by: map, tolerance: Path.flatness, into: &pen)
    return grid
  }

  private func sweep(
    _ shape: some Coverage, _ paint: Paint, by map: AffineTransform, on canvas: Canvas
  ) {
    switch paint {
    case .color(let color):
      let pixel = Pixel.premultiplied(color, opacity: canvas.opacity)
      shape.sweep(into: SolidSink(surface: canvas.surface, color: pixel))
    case .linearGradient(let start, let end, let stops):
      let table = gradients.table(stops)
      guard !shape.bounds.isEmpty,
        let ramp = GradientRamp(start: start, end: end, map: map, isSmooth: table.isSmooth)
      else { return shape.sweep(into: SolidSink(surface: canvas.surface, color: 0)) }
      sweep(shape, ramp, table, on: canvas)
    case .radialGradient(let circle, let focus, let stops):
      guard !shape.bounds.isEmpty, let inverse = circle.then(map).inverse else {
        return shape.sweep(into: SolidSink(surface: canvas.surface, color: 0))
      }
      gradients.table(stops.fromWithin).pixels.withUnsafeBufferPointer { pixels in
        guard let base = pixels.baseAddress else { return }
        shape.sweep(
          into: RadialSink(
            surface: canvas.surface, inverse: inverse, focus: focus, table: base,
            opacity: Pixel.level(canvas.opacity)))
      }
    case .image(let image, let own, let opacity):
      guard !shape.bounds.isEmpty, let inverse = own.then(map).inverse else {
        return shape.sweep(into: SolidSink(surface: canvas.surface, color: 0))
      }
      ImageSink.sweep(
        shape, image, inverse, opacity: Pixel.level(canvas.opacity * opacity), on: canvas.surface)
    }
  }

  private func sweep(
    _ shape: some Coverage, _ ramp: GradientRamp, _ table: GradientTable, on canvas: Canvas
  ) {
    table.pixels.withUnsafeBufferPointer { pixels in
      guard let base = pixels.baseAddress else { return }
      let opacity = Pixel.level(canvas.opacity)
      if let strip = GradientStrip(ramp, base, over: shape.bounds, gradientPixels) {
        shape.sweep(into: StripSink(surface: canvas.surface, strip: strip, opacity: opacity))
      } else {
        shape.sweep(
          into: GradientSink(
            surface: canvas.surface, ramp: ramp, table: base, isOpaque: table.isOpaque,
            opacity: opacity))
      }
    }
  }
}

extension Path {
  /// The pixels that a stroke of the path can touch; none if it cannot be drawn.
  func strokeBounds(_ style: StrokeStyle, _ map: AffineTransform) -> PixelRect {
    guard style.width > 0, let box = deviceBounds(map) else { return .empty }
    let padding = style.width / 2 * style.farthest() * map.stretch
    guard padding <= DeviceBounds.reach else { return .empty }
    return box.pixels(padding: padding)
  }
}

extension Paint {
  /// True if anything painted with it can be seen.
  var isVisible: Bool {
    switch self {
    case .color(let color): color.alpha > 0
    case .linearGradient(_, _, let stops), .radialGradient(_, _, let stops):
      stops.contains { $0.color.alpha > 0 }
    case .image(_, _, let opacity): opacity > 0
    }
  }
}

extension AffineTransform {
  /// The factor by which the map lengthens the direction that it lengthens most.
  var stretch: Double {
    let sum = (a * a + b * b + c * c + d * d) / 2
    let difference = (a * a + b * b - c * c - d * d) / 2
    return (sum + Math.hypot(difference, a * c + b * d)).squareRoot()
  }
}
