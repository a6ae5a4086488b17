/// The colours of a box from one side to another, or from its middle out.
package struct BoxGradient: Hashable, Sendable {
  /// The way of the colours.
  package enum Kind: Hashable, Sendable {
    /// Along an angle in radians, clockwise from upwards, from corner to corner as in CSS.
    case linear(angle: Double)
    /// From the middle to the corners, in ellipses of the box's proportions.
    case radial
  }

  package var kind: Kind
  /// At least one and at most ``mostStops``, in the order of their offsets.
  package var stops: [GradientStop]

  package static let mostStops = 8

  /// A gradient of stops, at least one.
  package init(_ kind: Kind, _ stops: [GradientStop]) {
    (self.kind, self.stops) = (kind, Array(stops.prefix(Self.mostStops)))
  }

  /// As numbers, stops last. Each number counts as far as the first one, its share, says; so
  /// gradients of other kinds and numbers of stops, colours and nothing become each other: the last
  /// stop stands for those that are missing.
  var lanes: [Lanes] {
    let head =
      switch kind {
      case .linear(let angle): Lanes(1, 0, angle, 0, 0, 0, 0, 0)
      case .radial: Lanes(1, 1, 0, 0, 0, 0, 0, 0)
      }
    let last = stops.last.map { Self.lanes($0) } ?? .zero
    let own = stops.map(Self.lanes)
    return [head] + own + Array(repeating: last, count: Self.mostStops - own.count)
  }

  private static func lanes(_ stop: GradientStop) -> Lanes {
    let color = stop.color
    return Lanes(color.red, color.green, color.blue, color.alpha, stop.offset, 0, 0, 0)
  }
}

/// Gradients of a box that become each other, with its colour.
package struct MixedGradient {
  /// 0…1.
  private let share: Double
  /// 0…1; at 0 it is linear.
  package let radialShare: Double
  /// That of the linear one, in radians; 0 without one.
  package let angle: Double
  /// In the order of their offsets, at least one.
  package let stops: [GradientStop]

  /// nil: nothing is seen of any.
  ///
  /// - Parameters:
  ///   - lanes: those of gradients, each number times its share.
  ///   - color: that of the box, which takes the place of gradients as far as it is opaque.
  init?(_ lanes: ArraySlice<Lanes>, over color: Color) {
    guard let head = lanes.first else { return nil }
    share = min(1, head[0])
    guard share > 0 else { return nil }
    radialShare = min(1, max(0, head[1] / head[0]))
    angle = radialShare < 1 ? head[2] / (head[0] - head[1]) : 0
    let rest = min(share, 1 - color.alpha)
    var (stops, offset) = ([GradientStop](), 0.0)
    for stop in lanes.dropFirst() {
      let own = stop / head[0]
      offset = min(1, max(offset, own[4]))
      var mixed = color.lanes + Color(lanes: own).lanes * rest
      if color == .clear {
        mixed = own
        mixed[3] *= share
      }
      let shown = Color(lanes: pointwiseMin(pointwiseMax(mixed, .zero), Lanes(repeating: 1)))
      stops.append(GradientStop(offset, shown))
    }
    while stops.count > 1, stops.last == stops[stops.count - 2] { stops.removeLast() }
    self.stops = stops
  }

  /// It as one paint; nil: it is two.
  func paint(in bounds: Rect) -> Paint? {
    if radialShare <= 0 { return linear(in: bounds) }
    return radialShare >= 1 ? radial(in: bounds) : nil
  }

  func linear(in bounds: Rect) -> Paint {
    let half = Self.halfLine(angle, in: bounds.size)
    return .linearGradient(
      start: bounds.center - half, end: bounds.center + half, stops: stops)
  }

  /// The way from the middle of a box to the last stop of a linear gradient.
  package static func halfLine(_ angle: Double, in size: Size) -> Point {
    let way = Point(Math.sin(angle), -Math.cos(angle))
    return way * ((abs(way.x) * size.width + abs(way.y) * size.height) / 2)
  }

  func radial(in bounds: Rect) -> Paint {
    let root = 0.5.squareRoot()
    return .radialGradient(
      AffineTransform.scale(root * bounds.width, root * bounds.height)
        .then(.translation(bounds.midX, bounds.midY)), stops: stops)
  }
}
