/// What lies between two drawings of the same structure.
extension Drawing {
  /// The drawing a fraction, 0…1, of the way to another one; nil: their structures differ, so that
  /// nothing lies between them.
  ///
  /// Of the same structure are items of the same kinds in the same order, whose outlines have as many
  /// steps in as many pieces: a straight line is a curve where the other outline has one. What can't
  /// lie between two values, as the mode of a mask, a blend mode and the ends of lines, is the same in both.
  public func interpolated(to other: Drawing, at fraction: Double) -> Drawing? {
    guard let items = items.between(other.items, fraction) else { return nil }
    var drawing = Drawing(
      viewBox: viewBox.interpolated(to: other.viewBox, at: fraction), items: items)
    drawing.morphs = morphs && other.morphs
    return drawing
  }
}

extension [Drawing.Item] {
  fileprivate func between(_ others: [Drawing.Item], _ fraction: Double) -> [Drawing.Item]? {
    pairs(with: others) { $0.between($1, fraction) }
  }
}

extension Drawing.Item {
  fileprivate func between(_ other: Drawing.Item, _ fraction: Double) -> Drawing.Item? {
    switch (self, other) {
    case (.fill(let path, let paint), .fill(let end, let last)):
      guard let path = path.between(end, fraction), let paint = paint.between(last, fraction) else {
        return nil
      }
      return .fill(path, paint)
    case (.stroke(let path, let style, let paint), .stroke(let end, let goal, let last)):
      guard let path = path.between(end, fraction), let paint = paint.between(last, fraction),
        let style = style.between(goal, fraction)
      else { return nil }
      return .stroke(path, style, paint)
    case (.text(let text), .text(let end)): return text.between(end, fraction).map { .text($0) }
    case (.group(let id, let map, let opacity, let items), .group(_, let end, let last, let others)):
      return items.between(others, fraction).map {
        .group(
          id: id, transform: map.between(end, fraction),
          opacity: opacity.interpolated(to: last, at: fraction), items: $0)
      }
    case (.clipped(let path, let items), .clipped(let end, let others)):
      guard let path = path.between(end, fraction), let items = items.between(others, fraction)
      else { return nil }
      return .clipped(by: path, items: items)
    case (.masked(let mask, let mode, let items), .masked(let end, let other, let others)):
      guard mode == other, let mask = mask.between(end, fraction),
        let items = items.between(others, fraction)
      else { return nil }
      return .masked(by: mask, mode, items: items)
    case (.composited(let compositing, let items), .composited(let other, let others)):
      guard let compositing = compositing.between(other, fraction) else { return nil }
      return items.between(others, fraction).map { .composited(by: compositing, items: $0) }
    default: return nil
    }
  }
}

extension Path {
  fileprivate func between(_ other: Path, _ fraction: Double) -> Path? {
    guard isEvenOdd == other.isEvenOdd else { return nil }
    var (pen, otherPen) = (Pen(), Pen())
    let steps = elements.pairs(with: other.elements) { step, end -> Element? in
      defer {
        pen.take(step)
        otherPen.take(end)
      }
      return step.between(end, from: pen.place, otherPen.place, fraction)
    }
    guard let steps else { return nil }
    var path = Path(steps)
    path.isEvenOdd = isEvenOdd
    return path
  }

  /// The place from which a step of a path goes on.
  private struct Pen {
    private(set) var place = Point.zero
    private var start = Point.zero

    mutating func take(_ step: Element) {
      switch step {
      case .move(let point): (place, start) = (point, point)
      case .line(let point), .quad(_, let point), .cubic(_, _, let point): place = point
      case .close: place = start
      }
    }
  }
}

extension Path.Element {
  /// - Parameters:
  ///   - start: the place from which this step goes on.
  ///   - otherStart: the place from which the other one does.
  fileprivate func between(
    _ other: Path.Element, from start: Point, _ otherStart: Point, _ fraction: Double
  ) -> Path.Element? {
    func mean(_ point: Point, _ other: Point) -> Point {
      point.interpolated(to: other, at: fraction)
    }
    switch (self, other) {
    case (.close, .close): return .close
    case (.move(let point), .move(let end)): return .move(mean(point, end))
    case (.line(let point), .line(let end)): return .line(mean(point, end))
    case (.quad(let control, let point), .quad(let last, let end)):
      return .quad(control: mean(control, last), to: mean(point, end))
    default:
      guard let curve = curve(from: start), let end = other.curve(from: otherStart) else {
        return nil
      }
      return .cubic(
        control1: mean(curve.0, end.0), control2: mean(curve.1, end.1), to: mean(curve.2, end.2))
    }
  }

  /// The step as a cubic curve; nil: the pen is lifted, or goes back to where it was put down.
  private func curve(from start: Point) -> (Point, Point, Point)? {
    func part(_ point: Point, _ end: Point, _ share: Double) -> Point {
      point.interpolated(to: end, at: share)
    }
    switch self {
    case .move, .close: return nil
    case .line(let end): return (part(start, end, 1.0 / 3), part(start, end, 2.0 / 3), end)
    case .quad(let control, let end):
      return (part(start, control, 2.0 / 3), part(end, control, 2.0 / 3), end)
    case .cubic(let first, let second, let end): return (first, second, end)
    }
  }
}

extension Paint {
  /// A colour is a gradient of one colour.
  func between(_ other: Paint, _ fraction: Double) -> Paint? {
    switch (self, other) {
    case (.color(let color), .color(let end)):
      return .color(color.interpolated(to: end, at: fraction))
    case (.color(let color), _):
      return other.colored(color).flatMap { $0.between(other, fraction) }
    case (_, .color(let color)):
      return colored(color).flatMap { between($0, fraction) }
    case (
      .linearGradient(let start, let end, let stops),
      .linearGradient(let otherStart, let otherEnd, let others)
    ):
      return stops.between(others, fraction).map {
        .linearGradient(
          start: start.interpolated(to: otherStart, at: fraction),
          end: end.interpolated(to: otherEnd, at: fraction), stops: $0)
      }
    case (
      .radialGradient(let map, let focus, let stops), .radialGradient(let end, let last, let others)
    ):
      return stops.between(others, fraction).map {
        .radialGradient(
          map.between(end, fraction), focus: focus.interpolated(to: last, at: fraction), stops: $0)
      }
    case (.image(let image, let map, let opacity), .image(let other, let end, let last)):
      guard image == other else { return nil }
      return .image(
        image, map.between(end, fraction),
        opacity: opacity.interpolated(to: last, at: fraction))
    default: return nil
    }
  }

  /// The same gradient of one colour alone; nil: it is none.
  private func colored(_ color: Color) -> Paint? {
    func colored(_ stops: [GradientStop]) -> [GradientStop] {
      stops.map { GradientStop($0.offset, color) }
    }
    switch self {
    case .linearGradient(let start, let end, let stops):
      return .linearGradient(start: start, end: end, stops: colored(stops))
    case .radialGradient(let map, let focus, let stops):
      return .radialGradient(map, focus: focus, stops: colored(stops))
    case .color, .image: return nil
    }
  }
}

extension [GradientStop] {
  fileprivate func between(_ others: [GradientStop], _ fraction: Double) -> [GradientStop]? {
    pairs(with: others) {
      GradientStop(
        $0.offset.interpolated(to: $1.offset, at: fraction),
        $0.color.interpolated(to: $1.color, at: fraction))
    }
  }
}

extension StrokeStyle {
  func between(_ other: StrokeStyle, _ fraction: Double) -> StrokeStyle? {
    guard cap == other.cap, join == other.join else { return nil }
    var style = self
    style.width = width.interpolated(to: other.width, at: fraction)
    style.miterLimit = miterLimit.interpolated(to: other.miterLimit, at: fraction)
    return style
  }
}

extension AffineTransform {
  /// Number by number: what turns on its way shrinks a little.
  fileprivate func between(_ other: AffineTransform, _ fraction: Double) -> AffineTransform {
    let axes = lerp(numbers, other.numbers, fraction)
    return AffineTransform(
      a: axes[0], b: axes[1], c: axes[2], d: axes[3], tx: axes[4], ty: axes[5])
  }

  private var numbers: Lanes { Lanes(a, b, c, d, tx, ty, 0, 0) }
}
