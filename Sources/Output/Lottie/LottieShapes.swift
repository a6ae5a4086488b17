import Engine
import Glibc
import JSONText

/// Drawings and boxes as the shapes of a Lottie layer; what lies in front comes first.
enum LottieShapes {
  /// The place, scale and opacity of a group.
  struct Pose {
    var place = JSONValue.still([0, 0])
    /// In percent.
    var scale = JSONValue.still([100, 100])
    /// In percent.
    var opacity = JSONValue.still(100)
    /// In degrees.
    var turn = JSONValue.still(0)
    /// The point that lies in its place.
    var anchor = Point.zero

    fileprivate var value: JSONValue {
      [
        "ty": "tr", "p": place, "a": .still(.numbers(anchor.x, anchor.y)), "s": scale, "r": turn,
        "o": opacity, "sk": .still(0), "sa": .still(0),
      ]
    }
  }

  static func group(_ name: String, _ shapes: [JSONValue], _ pose: Pose = Pose()) -> JSONValue {
    ["ty": "gr", "nm": .string(name), "it": .array(shapes + [pose.value])]
  }

  /// The items of a drawing.
  ///
  /// - Parameter trim: the part of its lines that is drawn; nil: all of them are.
  static func items(_ items: [Drawing.Item], trim: Trim? = nil) -> [JSONValue] {
    items.reversed().map { item in
      switch item {
      case .fill(let path, let paint):
        return stretched(path, paint)
          ?? group("fill", outlines(path) + [fill(paint, isEvenOdd: path.isEvenOdd)])
      case .stroke(let path, let style, let paint):
        let outlines = outlines(path)
        let part = trim.map { [$0.shape(of: outlines.count)] } ?? []
        return group("stroke", outlines + part + [stroke(paint, style)])
      // Texts are outlines where fonts are known.
      case .text: return group("text", [])
      case .group(let id, let transform, let opacity, let inner):
        var pose = Pose(transform) ?? Pose()
        pose.opacity = .still(.number(opacity * 100))
        return group(id ?? "group", Self.items(Self.inner(inner, in: transform), trim: trim), pose)
      // A group can't be cut, masked, blended nor filtered; the export says so.
      case .clipped(_, let inner), .masked(_, _, let inner), .composited(_, let inner):
        return group("cut", Self.items(inner, trim: trim))
      }
    }
  }

  /// The items of a group as they are drawn: slanted where it slants, since a group can't be.
  static func inner(
    _ items: [Drawing.Item], in transform: AffineTransform
  ) -> [Drawing.Item] {
    Pose(transform) == nil ? items.map { $0.mapped(by: transform) } : items
  }

  /// The part of lines that is drawn.
  struct Trim {
    /// In percent of their lengths.
    let start, end: JSONValue

    /// - Parameter count: the outlines of a line, which are drawn one after the other.
    func shape(of count: Int) -> JSONValue {
      ["ty": "tm", "s": start, "e": end, "o": .still(0), "m": count > 1 ? 2 : 1]
    }
  }

  /// A fill by circles that are stretched: a group that is, of one whose circles are round. nil: it is
  /// another one.
  private static func stretched(_ path: Path, _ paint: Paint) -> JSONValue? {
    guard case .radialGradient(let circle, let focus, let stops) = paint, !circle.keepsCircles
    else { return nil }
    // In units so small that what files round isn't seen.
    let map = AffineTransform.scale(0.01, 0.01).then(circle)
    guard let pose = Pose(map), let back = map.inverse else { return nil }
    let round = Paint.radialGradient(.scale(100, 100), focus: focus, stops: stops)
    let path = path.mapped(by: back)
    return group("fill", outlines(path) + [fill(round, isEvenOdd: path.isEvenOdd)], pose)
  }

  // MARK: Paints

  static func fill(_ color: JSONValue, opacity: JSONValue) -> JSONValue {
    ["ty": "fl", "c": color, "o": opacity, "r": 1]
  }

  private static func fill(_ paint: Paint, isEvenOdd: Bool) -> JSONValue {
    ink(paint, "fl", "gf") + ["r": isEvenOdd ? 2 : 1]
  }

  private static func stroke(_ paint: Paint, _ style: StrokeStyle) -> JSONValue {
    ink(paint, "st", "gs") + [
      "w": .still(.number(style.width)), "lc": .number(style.cap.number),
      "lj": .number(style.join.number), "ml": .number(style.miterLimit),
    ]
  }

  /// A colour or a gradient, as a shape of one of two types. A circle that is stretched is round,
  /// and pixels have one colour: the export says so.
  private static func ink(_ paint: Paint, _ plain: JSONValue, _ shaded: JSONValue) -> JSONValue {
    switch paint {
    case .color(let color):
      return [
        "ty": plain, "c": .still(.numbers(color.red, color.green, color.blue, 1)),
        "o": .still(.number(color.alpha * 100)),
      ]
    case .image(let image, _, let opacity):
      return ink(Paint.color(image.meanColor).faded(by: opacity), plain, shaded)
    case .linearGradient(let start, let end, let stops):
      return ["ty": shaded] + gradient(1, start, end, stops)
    case .radialGradient(let circle, let focus, let stops):
      let center = circle.apply(to: .zero)
      let radius = max(abs(circle.determinant).squareRoot(), 1e-9)
      let way = circle.apply(to: focus) - center
      return ["ty": shaded] + gradient(2, center, center + Point(radius, 0), stops) + [
        "h": .still(.number(100 * Point.zero.distance(to: way) / radius)),
        "a": .still(.number(atan2(way.y, way.x) * 180 / .pi)),
      ]
    }
  }

  private static func gradient(
    _ kind: Double, _ start: Point, _ end: Point, _ stops: [GradientStop]
  ) -> JSONValue {
    var numbers = stops.flatMap { [$0.offset, $0.color.red, $0.color.green, $0.color.blue] }
    if stops.contains(where: { $0.color.alpha < 1 }) {
      numbers += stops.flatMap { [$0.offset, $0.color.alpha] }
    }
    return [
      "t": .number(kind), "o": .still(100),
      "g": ["p": .number(Double(stops.count)), "k": .still(.numbers(numbers))],
      "s": .still(.numbers(start.x, start.y)), "e": .still(.numbers(end.x, end.y)),
    ]
  }

  private static func outlines(_ path: Path) -> [JSONValue] {
    LottieOutline.outlines(of: path).map { ["ty": "sh", "ks": .still($0.value)] }
  }
}

extension StrokeStyle.Cap {
  /// The number that Lottie has for it.
  fileprivate var number: Double {
    switch self {
    case .butt: 1
    case .round: 2
    case .square: 3
    }
  }
}

extension StrokeStyle.Join {
  /// The number that Lottie has for it.
  fileprivate var number: Double {
    switch self {
    case .miter: 1
    case .round: 2
    case .bevel: 3
    }
  }
}
