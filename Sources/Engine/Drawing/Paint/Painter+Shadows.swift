extension Painter {
  func shadow(_ shadow: BoxShadow, on canvas: Canvas) {
    let bounds = shadow.bounds(canvas.map).intersection(canvas.bounds)
    guard !bounds.isEmpty, let inverse = canvas.map.inverse else { return }
    guard shadow.isSoft(canvas.map) else {
      return fill(
        .roundedRect(shadow.rect, radius: shadow.radius), .color(shadow.color), on: canvas)
    }
    let box = BlurredBox(
      shadow.rect, radius: shadow.radius, deviation: shadow.blur, memory: shadowRows.slabs)
    let pen = ShadowPen(shadow.color, opacity: canvas.opacity, on: canvas.surface)
    if inverse.b == 0, inverse.c == 0 {
      let hidden = shadow.hiddenPixels(canvas.map)
      UprightShadow(box, inverse, hidden: hidden, in: bounds, pen, shadowRows).paint()
    } else {
      TurnedShadow(box, inverse, hidden: shadow.hidden, in: bounds, pen, shadowRows).paint()
    }
  }
}

extension BoxShadow {
  /// The pixels that it can touch; none if it cannot be seen or painted.
  func bounds(_ map: AffineTransform) -> PixelRect {
    guard color.alpha > 0, blur >= 0, rect.width > 0, rect.height > 0 else { return .empty }
    let reach = rect.inset(by: -BlurredBox.reach * blur)
    return reach.deviceBounds(map)?.pixels() ?? .empty
  }

  /// True if the blur is seen at all.
  func isSoft(_ map: AffineTransform) -> Bool { blur * map.stretch > 0.25 }

  /// The pixels of which nothing will be seen.
  func hiddenPixels(_ map: AffineTransform) -> PixelRect {
    guard let hidden, !hidden.isEmpty, let box = hidden.deviceBounds(map) else { return .empty }
    return PixelRect(inside: box.low, box.high)
  }
}
