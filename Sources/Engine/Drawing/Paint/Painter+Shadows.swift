extension Painter {
  func shadow(_ shadow: BoxShadow, on canvas: Canvas) {
    let whole = shadow.bounds(at: canvas.place)
    let bounds = whole.intersection(canvas.bounds)
    guard !bounds.isEmpty, let inverse = canvas.map.inverse else { return }
    guard shadow.isSoft(canvas.map) else {
      return fill(
        .roundedRect(shadow.rect, radius: shadow.radius), .color(shadow.color), on: canvas)
    }
    let pen = ShadowPen(shadow.color, opacity: canvas.opacity, on: canvas.surface)
    func box() -> BlurredBox {
      BlurredBox(shadow.rect, radius: shadow.radius, deviation: shadow.blur, memory: shadowRows)
    }
    guard inverse.b == 0, inverse.c == 0 else {
      let hidden = shadow.hidden
      return TurnedShadow(box(), inverse, hidden: hidden, in: bounds, pen, shadowRows).paint()
    }
    let hidden = shadow.hiddenPixels(canvas.map)
    let key = ShadowKey(
      rect: shadow.rect, radius: shadow.radius, blur: shadow.blur, inverse: inverse,
      strength: pen.strength, bounds: whole)
    guard let kept = shadows.shadow(key) else {
      return UprightShadow(box(), inverse, hidden: hidden, in: bounds, pen, shadowRows).paint()
    }
    let rows = PixelRect(
      left: whole.left, top: bounds.top, right: whole.right, bottom: bounds.bottom)
    if (rows.top..<rows.bottom).contains(where: { !kept.hasRow($0) }) {
      UprightShadow(box(), inverse, hidden: .empty, in: rows, pen, shadowRows).make(kept)
    }
    kept.paint(in: bounds, hidden: hidden, with: pen)
  }
}

extension BoxShadow {
  /// The pixels that it can touch; none if it cannot be seen or painted. A hard edge is aligned with
  /// the box's.
  func bounds(at place: Place) -> PixelRect {
    let map = isSoft(place.map) ? place.map : place.boxMap
    guard color.alpha > 0, blur >= 0, rect.width > 0, rect.height > 0 else { return .empty }
    // Beside an edge lies at most the share of the blur that a straight one would have there.
    let reach = Gaussian.reach(of: BlurredBox.unseen / min(1, color.alpha))
    return rect.inset(by: -reach * blur).deviceBounds(map)?.pixels() ?? .empty
  }

  /// True if the blur is seen at all.
  func isSoft(_ map: AffineTransform) -> Bool { blur * map.stretch > 0.25 }

  /// The pixels of which nothing will be seen.
  func hiddenPixels(_ map: AffineTransform) -> PixelRect {
    guard let hidden, !hidden.isEmpty, let box = hidden.deviceBounds(map) else { return .empty }
    return PixelRect(inside: box.low, box.high)
  }
}
