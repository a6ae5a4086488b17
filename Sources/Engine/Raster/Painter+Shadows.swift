extension Painter {
  func shadow(_ shadow: BoxShadow, on canvas: Canvas) {
    let bounds = shadow.bounds(canvas.map).intersection(canvas.bounds)
    guard !bounds.isEmpty, let inverse = canvas.map.inverse else { return }
    guard shadow.isSoft(canvas.map) else {
      return fill(
        .roundedRect(shadow.rect, radius: shadow.radius), .color(shadow.color), on: canvas)
    }
    let box = BlurredBox(
      shadow.rect, radius: shadow.radius, deviation: shadow.blur, memory: shadowSlabs)
    let pen = ShadowPen(shadow.color, opacity: canvas.opacity, on: canvas.surface)
    if inverse.b == 0, inverse.c == 0 {
      upright(box, inverse, hidden: shadow.hiddenPixels(canvas.map), in: bounds, pen)
    } else {
      turned(box, inverse, in: bounds, pen)
    }
  }

  /// Each slab's factor is the same all along a column, and all along a row.
  private func upright(
    _ box: BlurredBox, _ inverse: AffineTransform, hidden: PixelRect, in bounds: PixelRect,
    _ pen: ShadowPen
  ) {
    let width = bounds.width
    let memory = shadowLevels.reserve((box.slabs.count + 1) * width)
    let (levels, columns) = (memory, memory + width)
    for (index, slab) in box.slabs.enumerated() {
      for x in 0..<width {
        let place = inverse.a * (Double(bounds.left &+ x) + 0.5) + inverse.tx
        columns[index &* width &+ x] = Float(box.column(slab, place))
      }
    }
    for y in bounds.top..<bounds.bottom {
      let place = inverse.d * (Double(y) + 0.5) + inverse.ty
      levels.update(repeating: 0, count: width)
      for (index, slab) in box.slabs.enumerated() {
        let factor = Float(box.row(slab, place)) * pen.strength
        if factor > 1e-6 { Self.add(columns + index * width, times: factor, to: levels, width) }
      }
      let isCut = hidden.top <= y && y < hidden.bottom && hidden.left < hidden.right
      let cut = isCut ? max(bounds.left, min(hidden.left, bounds.right)) : bounds.right
      let rest = isCut ? max(cut, min(hidden.right, bounds.right)) : bounds.right
      pen.paint(levels, from: bounds.left, to: cut, y)
      pen.paint(levels + (rest - bounds.left), from: rest, to: bounds.right, y)
    }
  }

  private static func add(
    _ column: UnsafeMutablePointer<Float>, times factor: Float,
    to levels: UnsafeMutablePointer<Float>, _ count: Int
  ) {
    for x in 0..<count { levels[x] += column[x] * factor }
  }

  private func turned(
    _ box: BlurredBox, _ inverse: AffineTransform, in bounds: PixelRect, _ pen: ShadowPen
  ) {
    let levels = shadowLevels.reserve(bounds.width)
    for y in bounds.top..<bounds.bottom {
      for x in bounds.left..<bounds.right {
        let place = inverse.apply(to: Point(Double(x) + 0.5, Double(y) + 0.5))
        levels[x &- bounds.left] = Float(box.coverage(at: place)) * pen.strength
      }
      pen.paint(levels, from: bounds.left, to: bounds.right, y)
    }
  }
}

/// Lays one colour over pixels, in levels much finer than 1/255: soft edges stay free of bands.
private struct ShadowPen {
  /// The opacity of the densest part, 0…1.
  let strength: Float
  private let color: UInt32
  private let surface: Surface

  init(_ color: Color, opacity: Double, on surface: Surface) {
    strength = color.alpha > 0 ? Float(min(1, color.alpha) * opacity) : 0
    self.color = Pixel.premultiplied(color.withAlpha(1))
    self.surface = surface
  }

  /// Paints a part of a row with opacities 0…1.
  func paint(_ levels: UnsafeMutablePointer<Float>, from left: Int, to right: Int, _ y: Int) {
    guard left < right else { return }
    let place = surface.row(y) + (left &- surface.bounds.left)
    for x in 0..<right &- left {
      let level = levels[x]
      let weight = level > 0 ? UInt64(min(level, 1) * 65_536 + 0.5) : 0
      if weight > 0 { place[x] = Pixel.mixed(color, place[x], weight: weight) }
    }
  }
}

extension BoxShadow {
  /// The pixels that it can touch; none if it cannot be seen or painted.
  func bounds(_ map: AffineTransform) -> PixelRect {
    guard color.alpha > 0, blur >= 0, rect.width > 0, rect.height > 0 else { return .empty }
    let reach = rect.inset(by: -BlurredBox.reach * blur)
    return Path.rect(reach).deviceBounds(map)?.pixels() ?? .empty
  }

  /// True if the blur is seen at all.
  func isSoft(_ map: AffineTransform) -> Bool { blur * map.stretch > 0.25 }

  /// The pixels of which nothing will be seen.
  func hiddenPixels(_ map: AffineTransform) -> PixelRect {
    guard let hidden, let box = Path.rect(hidden).deviceBounds(map) else { return .empty }
    return PixelRect(inside: box.low, box.high)
  }
}
