import Engine

/// The gradients of boxes. A style sheet moves their colours; their places move with what they fill.
extension SVGPicture {
  /// A rectangle with a gradient.
  private enum Canvas {
    /// The box; half of the gradient's line in shares of its sides, around the middle. nil: it is radial.
    case box(Point?)
    /// A rectangle that is turned, so that the gradient runs across it, behind the edges of the box.
    case turned(TakeTrack)
    /// The box; the gradient is this in points.
    case still(Paint)
  }

  mutating func append(_ gradient: TakenGradient, of view: TakenView) {
    let canvas = canvas(of: gradient, in: view)
    let gradient = gradient.withStillStops
    let isStill = !gradient.stops.contains { $0.color.moves }
    let fill: String
    if isStill, case .still(let paint) = canvas {
      fill = parts.paints.fill(paint, &parts.names)
    } else {
      fill = append(gradient.stops, canvas, in: view)
    }
    guard case .turned(let angle) = canvas else {
      let ink = [fill] + opacity(of: gradient)
      return appendRect("\(view.id)-box", sides(view.size, radius: view.radius) + ink)
    }
    insideBox(of: view) { picture in
      picture.appendTurned(angle, view, [fill] + picture.opacity(of: gradient))
    }
  }

  private mutating func opacity(of gradient: TakenGradient) -> [String] {
    let alpha = style.add(.share("fill-opacity"), gradient.alpha)
    return alpha.moves || alpha.first[0] < 1
      ? ["fill-opacity=\"\(CSSText.share(alpha.first[0]))\""] : []
  }

  private func canvas(of gradient: TakenGradient, in view: TakenView) -> Canvas {
    let size = view.size
    guard let angle = gradient.angle else {
      if !size.moves { return .still(gradient.paint(in: size)) }
      return .box(nil)
    }
    guard !angle.moves else { return .turned(angle) }
    if !size.moves { return .still(gradient.paint(in: size)) }
    let half = MixedGradient.halfLine(angle.values[0][0], in: Size(1, 1))
    // Along a side it is the same in shares.
    guard min(abs(half.x), abs(half.y)) < 1e-9 else { return .turned(angle) }
    return .box(half)
  }

  /// The rectangle that holds a box and is turned so that the gradient runs across it.
  private mutating func appendTurned(
    _ angle: TakeTrack, _ view: TakenView, _ fill: [String]
  ) {
    let size = view.size
    let values = zip(angle.values, size.values).map { angle, size in
      let size = Size(lanes: size)
      func length(_ angle: Double) -> Double {
        let half = MixedGradient.halfLine(angle, in: size)
        return 2 * (half.x * half.x + half.y * half.y).squareRoot()
      }
      return Size(length(angle[0]), length(angle[0] + .pi / 2)).lanes
    }
    let sides = sides(
      TakeTrack(values: values, breaks: size.breaks + angle.breaks),
      radius: TakeTrack(values: values.map { _ in .zero }))
    func still(_ value: Lanes) -> TakeTrack { TakeTrack(values: values.map { _ in value }) }
    let turn = angle.map { ($0[0] - .pi / 2).lanes }
    let pose = pose(
      still(.zero), turn, still(Lanes(repeating: 1)), still(Lanes(repeating: 1)))
    appendRect("\(view.id)-box", sides + pose + fill)
  }

  // MARK: Definitions

  /// A gradient beside what it fills, since its colours are elements that move.
  ///
  /// - Returns: the attribute of what it fills.
  private mutating func append(
    _ stops: [TakenGradient.Stop], _ canvas: Canvas, in view: TakenView
  ) -> String {
    let id = parts.names.name(for: "\(parts.prefix)\(view.id)-colors")
    let (tag, places) = Self.head(canvas)
    inside(tag, ["id=\"\(id)\""] + places) { picture in
      for stop in stops {
        let ink = picture.ink("stop-color", alpha: "stop-opacity", stop.color)
        let own = picture.end("\(view.id)-stop").map { ["id=\"\($0)\""] } ?? []
        let place = CSSText.number(stop.offset.values[0][0], decimals: 4)
        picture.add("<stop \((own + ["offset=\"\(place)\""] + ink).joined(separator: " "))/>")
      }
    }
    return "fill=\"url(#\(id))\""
  }

  private static func head(_ canvas: Canvas) -> (tag: String, places: [String]) {
    switch canvas {
    case .box(nil):
      ("radialGradient", ["r=\"\(CSSText.number(0.5.squareRoot(), decimals: 5))\""])
    case .box(let half?):
      ("linearGradient", places(Point(0.5, 0.5) - half, Point(0.5, 0.5) + half))
    case .turned: ("linearGradient", places(.zero, Point(1, 0)))
    case .still(let paint): SVGPaints.head(of: paint)
    }
  }

  private static func places(_ start: Point, _ end: Point) -> [String] {
    [("x1", start.x), ("y1", start.y), ("x2", end.x), ("y2", end.y)].map {
      "\($0)=\"\(CSSText.number($1, decimals: 5))\""
    }
  }
}

extension TakenGradient {
  /// It as it is at the first moment, in a box of a size.
  fileprivate func paint(in size: TakeTrack) -> Paint {
    let stops = stops.map {
      GradientStop($0.offset.values[0][0], Color(lanes: $0.color.values[0]))
    }
    let size = Size(lanes: size.values[0])
    guard let angle else {
      let root = 0.5.squareRoot()
      return .radialGradient(.scale(root * size.width, root * size.height), stops: stops)
    }
    let half = MixedGradient.halfLine(angle.values[0][0], in: size)
    return .linearGradient(start: Point.zero - half, end: half, stops: stops)
  }
}
