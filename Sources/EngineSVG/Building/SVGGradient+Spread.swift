import Engine

/// Gradients that begin again: as often as the painted box needs it, up to a limit.
extension SVGGradient {
  /// The most repetitions to each side of the box's middle: beyond, the colours are held.
  private var most: Double { Double(max(1, min(24, 10_000 / stops.count))) }

  /// The axis from `first` to `last` repetitions, and its stops.
  func spreadLinear(_ start: Point, _ end: Point, _ box: Rect) -> Paint {
    let axis = end - start
    let length = axis.x * axis.x + axis.y * axis.y
    let places = box.corners.map { corner in
      ((corner.x - start.x) * axis.x + (corner.y - start.y) * axis.y) / length
    }
    // Lines reach out of the box.
    let first = ((places.min() ?? 0) - 1).rounded(.down)
    let last = ((places.max() ?? 1) + 1).rounded(.up)
    let middle = ((first + last) / 2).rounded()
    let (low, high) = (max(middle - most, first), min(middle + most, last))
    // Beyond, one repetition is no longer told from the next.
    guard low < high, max(-low, high) < 1e15 else {
      return .linearGradient(start: start, end: end, stops: stops)
    }
    return .linearGradient(
      start: start + axis * low, end: start + axis * high,
      stops: repeated(from: Int(low), to: Int(high)))
  }

  func spreadRadial(_ circle: AffineTransform, _ focus: Point, _ box: Rect) -> Paint {
    guard let inverse = circle.inverse else {
      return .radialGradient(circle, focus: focus, stops: stops)
    }
    let reach = box.corners.map { inverse.apply(to: $0).distance(to: focus) }.max() ?? 1
    let share = 1 - Math.hypot(focus.x, focus.y)
    let count = min(most, (reach / share + 1).rounded(.up))
    guard count >= 1, count.isFinite else {
      return .radialGradient(circle, focus: focus, stops: stops)
    }
    // The circles of a gradient grow around its focus.
    let grown = AffineTransform.translation(-focus.x, -focus.y).then(.scale(count, count))
      .then(.translation(focus.x, focus.y))
    return .radialGradient(
      grown.then(circle), focus: focus, stops: repeated(from: 0, to: Int(count)))
  }

  /// The stops of repetitions, all of them between 0 and 1.
  private func repeated(from first: Int, to last: Int) -> [GradientStop] {
    let count = Double(last - first)
    return (first..<last).flatMap { number -> [GradientStop] in
      let isMirrored = spread == .reflect && !number.isMultiple(of: 2)
      let turn =
        isMirrored ? stops.reversed().map { GradientStop(1 - $0.offset, $0.color) } : stops
      guard let begin = turn.first, let end = turn.last else { return [] }
      let whole = [GradientStop(0, begin.color)] + turn + [GradientStop(1, end.color)]
      return whole.map { GradientStop((Double(number - first) + $0.offset) / count, $0.color) }
    }
  }
}

extension Rect {
  fileprivate var corners: [Point] {
    [origin, Point(maxX, minY), Point(minX, maxY), Point(maxX, maxY)]
  }
}
