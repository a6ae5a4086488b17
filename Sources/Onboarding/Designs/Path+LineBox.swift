import Engine

extension Path {
  /// The box around a line along the path: that of the path with half of the line, and the tips of the
  /// corners; nil: there is no path.
  func lineBox(_ style: StrokeStyle) -> Rect? {
    let half = style.width / 2
    let box = tightBox?.inset(by: -half * (style.cap == .square ? 1.5 : 1))
    guard let box, style.join == .miter else { return box }
    return corners.compactMap { $0.tip(half, limit: style.miterLimit) }.reduce(box) { box, tip in
      box.union(Rect(origin: tip, size: .zero))
    }
  }

  /// A point of a path, with those that its way comes from and goes to.
  private struct Corner {
    let old: Point
    let point: Point
    let next: Point

    /// The farthest point of a line around it; nil: it is no sharp corner.
    func tip(_ half: Double, limit: Double) -> Point? {
      let (into, out) = (point - old, next - point)
      let lengths = into.distance(to: .zero) * out.distance(to: .zero)
      guard lengths > 0 else { return nil }
      let (first, second) = (
        into * (1 / into.distance(to: .zero)), out * (1 / out.distance(to: .zero))
      )
      // Of half of the angle between both.
      let sine = max(0, (1 + first.x * second.x + first.y * second.y) / 2).squareRoot()
      let (way, size) = (first - second, (first - second).distance(to: .zero))
      guard sine * limit >= 1, size > 1e-9 else { return nil }
      return point + way * (half / sine / size)
    }
  }

  private var corners: [Corner] {
    var corners: [Corner] = []
    var points: [(point: Point, isCorner: Bool)] = []
    func add(_ step: [Point]) {
      for (number, point) in step.enumerated() where points.last?.point != point {
        points.append((point, number == step.count - 1))
      }
    }
    func end() {
      for place in points.indices.dropFirst().dropLast() where points[place].isCorner {
        corners.append(
          Corner(
            old: points[place - 1].point, point: points[place].point, next: points[place + 1].point)
        )
      }
    }
    for step in elements {
      switch step {
      case .move:
        end()
        points = []
        add(step.points)
      case .close:
        if let start = points.first { add([start.point]) }
        // The way goes on to the second point once more.
        let start = points.first
        if points.count > 2 { points.append((points[1].point, false)) }
        end()
        points = start.map { [$0] } ?? []
      case .line, .quad, .cubic: add(step.points)
      }
    }
    end()
    return corners
  }
}
