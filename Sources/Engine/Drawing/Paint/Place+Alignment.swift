extension Place {
  /// From the coordinates of the layer's box to the device's, with its edges aligned.
  var boxMap: AffineTransform {
    guard let fit = alignment?.fit, !fit.floats else { return map }
    let size = fit.shown.pose.size
    return map.stretching(
      Rect(origin: .zero, size: size), by: mixed(fit.shown, fit.way, Self.boxShifts))
  }

  /// From the coordinates of a layer that is stretched over the box to the device's.
  func contentMap(_ layer: Layer) -> AffineTransform { layer.transform.then(boxMap) }

  /// The ends of such a layer's way: it is aligned there with the box.
  func contentWay(_ viewBox: Rect, _ fit: PixelFit, _ way: PlaceWay) -> PlaceWay {
    func map(_ box: FittedBox, _ map: AffineTransform) -> AffineTransform {
      let size = box.pose.size
      let shifts = fit.floats ? .zero : Self.boxShifts(box, map)
      return AffineTransform.stretching(viewBox, over: size)
        .then(map.stretching(Rect(origin: .zero, size: size), by: shifts))
    }
    return PlaceWay(
      start: map(fit.way?.start ?? fit.shown, way.start),
      end: map(fit.way?.end ?? fit.shown, way.end))
  }

  /// The same for the middle of the box's border, and the border's width; a stroke that is none
  /// stays as it is.
  func border(_ style: StrokeStyle) -> (map: AffineTransform, style: StrokeStyle) {
    guard let fit = alignment?.fit, !fit.floats, fit.shown.pose.borderWidth > 0 else {
      return (map, style)
    }
    let shifts = mixed(fit.shown, fit.way, Self.boxShifts)
    let outline = Rect(origin: .zero, size: fit.shown.pose.size).inset(by: style.width / 2)
    // The middle goes in by half of what the border grows.
    let growth = shifts[4] / 2
    let inwards = Lanes(
      map.a < 0 ? -growth : growth, map.d < 0 ? -growth : growth,
      map.a < 0 ? growth : -growth, map.d < 0 ? growth : -growth, 0, 0, 0, 0)
    let middle = map.stretching(outline, by: shifts + inwards)
    var style = style
    style.width = max(0, (style.width * map.sizeFactor + shifts[4]) / middle.sizeFactor)
    return (middle, style)
  }

  /// By how much a text is moved on the device, so that it is aligned.
  func textShift(_ font: Font, at origin: Point) -> Point {
    let fit = alignment?.fit
    guard fit?.floats != true else { return .zero }
    let size = Size(font.size, font.size)
    let shown = fit?.shown ?? FittedBox(BoxPose(toParent: map, size: size), textOrigin: origin)
    let step = origin - shown.textOrigin
    return Point(lanes: mixed(shown, fit?.way) { Self.textShift($0, step, $1) })
  }

  /// The shifts that align the box at both ends of the way, mixed by the share of the way that is
  /// gone.
  private func mixed(
    _ shown: FittedBox, _ ends: PixelFit.Way?, _ shifts: (FittedBox, AffineTransform) -> Lanes
  ) -> Lanes {
    guard let way else { return shifts(shown, map) }
    let (start, end) = (ends?.start ?? shown, ends?.end ?? shown)
    let (first, last) = (shifts(start, way.start), shifts(end, way.end))
    // Most ways begin and end on pixels.
    guard first != last else { return first }
    let size = shown.pose.size
    let gone = map.distance(of: size, to: way.start, of: start.pose.size)
    let left = map.distance(of: size, to: way.end, of: end.pose.size)
    let share = gone + left > 0 ? gone / (gone + left) : 1
    return lerp(first, last, share)
  }

  /// By how much a box's left, top, right and bottom edge, and the width of its border, are moved
  /// on the device.
  private static func boxShifts(_ box: FittedBox, _ map: AffineTransform) -> Lanes {
    guard map.isUpright else { return .zero }
    let (x, y) = (map.tx, map.ty)
    let (left, right) = edgeShifts(x, x + map.a * box.pose.size.width)
    let (top, bottom) = edgeShifts(y, y + map.d * box.pose.size.height)
    let border = box.pose.borderWidth * map.sizeFactor
    let whole = border > 0 ? max(1, border.nearestEdge) : 0
    return Lanes(left, top, right, bottom, whole - border, 0, 0, 0)
  }

  /// Both go to the nearest edge of pixels; a thin box keeps a pixel.
  private static func edgeShifts(_ first: Double, _ last: Double) -> (Double, Double) {
    let start = first.nearestEdge
    var end = last.nearestEdge
    if start == end, first != last { end += first < last ? 1 : -1 }
    return (start - first, end - last)
  }

  /// The text of a box lies on a corner of pixels, and whole pixels from it a line of the text.
  private static func textShift(
    _ box: FittedBox, _ step: Point, _ map: AffineTransform
  ) -> Lanes {
    guard map.isUprightScale else { return .zero }
    let place = map.apply(to: box.textOrigin)
    let (right, down) = (map.a * step.x, map.d * step.y)
    return Lanes(
      place.x.nearestEdge - place.x + right.nearestEdge - right,
      place.y.nearestEdge - place.y + down.nearestEdge - down, 0, 0, 0, 0, 0, 0)
  }
}

extension Double {
  /// The nearest edge between pixels; the middle counts as nearer to the next one, also where
  /// rounding has made it a little less.
  var nearestEdge: Double { (self + 0.500_001).rounded(.down) }
}

extension AffineTransform {
  /// The map after the edges of an upright rectangle have been moved by distances (left, top,
  /// right, bottom) that are measured along its sides on the device.
  fileprivate func stretching(_ rect: Rect, by shifts: Lanes) -> AffineTransform {
    // Where the rectangle is turned, only what of the distances lies along the device's axes.
    let (alongX, alongY) = (a / (a * a + b * b), d / (c * c + d * d))
    let (left, right) = (shifts[0] * alongX, shifts[2] * alongX)
    let (top, bottom) = (shifts[1] * alongY, shifts[3] * alongY)
    let wider = rect.width > 0 ? 1 + (right - left) / rect.width : 1
    let taller = rect.height > 0 ? 1 + (bottom - top) / rect.height : 1
    return AffineTransform(
      a: wider, b: 0, c: 0, d: taller, tx: left + rect.minX * (1 - wider),
      ty: top + rect.minY * (1 - taller)
    ).then(self)
  }

  /// The distance between a box's corners under this map and another box's under another one: the
  /// sum over three corners, in pixels.
  fileprivate func distance(
    of size: Size, to other: AffineTransform, of otherSize: Size
  ) -> Double {
    func way(_ share: Point) -> Double {
      apply(to: Point(size.width * share.x, size.height * share.y)).distance(
        to: other.apply(to: Point(otherSize.width * share.x, otherSize.height * share.y)))
    }
    return way(.zero) + way(Point(1, 0)) + way(Point(0, 1))
  }

  /// The factor by which lengths grow, in the middle of all directions.
  var sizeFactor: Double { abs(determinant).squareRoot() }

  /// Not turned, to 1e-9 of its factors; it may mirror.
  var isUpright: Bool {
    let slack = 1e-9 * max(abs(a), abs(d))
    return abs(b) <= slack && abs(c) <= slack
  }

  /// Neither turned nor mirrored, and of one scale in both directions (to 1e-9 of it).
  var isUprightScale: Bool {
    let slack = 1e-9 * abs(a)
    return a > 0 && abs(a - d) <= slack && abs(b) <= slack && abs(c) <= slack
  }
}
