import Engine
import Glibc

/// Drawings and boxes as the shapes of a Lottie layer; what lies in front comes first.
enum LottieShapes {
  /// The place, scale and opacity of a group.
  struct Pose {
    var place: LottieValue = ["a": 0, "k": [0, 0]]
    /// In percent.
    var scale: LottieValue = ["a": 0, "k": [100, 100]]
    /// In percent.
    var opacity: LottieValue = ["a": 0, "k": 100]
    /// In degrees.
    var turn: LottieValue = ["a": 0, "k": 0]
    /// The point that lies in its place.
    var anchor = Point.zero

    fileprivate var value: LottieValue {
      [
        "ty": "tr", "p": place, "a": ["a": 0, "k": .numbers(anchor.x, anchor.y)], "s": scale,
        "r": turn, "o": opacity, "sk": ["a": 0, "k": 0], "sa": ["a": 0, "k": 0],
      ]
    }
  }

  static func group(_ name: String, _ shapes: [LottieValue], _ pose: Pose = Pose()) -> LottieValue {
    ["ty": "gr", "nm": .text(name), "it": .list(shapes + [pose.value])]
  }

  /// The items of a drawing.
  static func items(_ items: [Drawing.Item]) -> [LottieValue] {
    items.reversed().map { item in
      switch item {
      case .fill(let path, let paint):
        return group("fill", outlines(path) + [fill(paint, isEvenOdd: path.isEvenOdd)])
      case .stroke(let path, let style, let paint):
        return group("stroke", outlines(path) + [stroke(paint, style)])
      case .group(let id, let transform, let opacity, let inner):
        // What is slanted is drawn slanted: a group can't be.
        var pose = Pose(transform)
        let inner = pose == nil ? inner.map { $0.mapped(by: transform) } : inner
        pose = pose ?? Pose()
        pose?.opacity = ["a": 0, "k": .number(opacity * 100)]
        return group(id ?? "group", Self.items(inner), pose ?? Pose())
      // A group can't be cut; the export says so.
      case .clipped(_, let inner): return group("cut", Self.items(inner))
      }
    }
  }

  // MARK: Paints

  static func fill(_ color: LottieValue, opacity: LottieValue) -> LottieValue {
    ["ty": "fl", "c": color, "o": opacity, "r": 1]
  }

  private static func fill(_ paint: Paint, isEvenOdd: Bool) -> LottieValue {
    let rule = LottieMember("r", isEvenOdd ? 2 : 1)
    guard let gradient = gradient(paint) else {
      guard case .color(let color) = paint else { return fill([0, 0, 0, 1], opacity: 0) }
      return .object(
        [
          LottieMember("ty", "fl"), LottieMember("c", still(color)),
          LottieMember("o", alpha(color)), rule,
        ])
    }
    return .object([LottieMember("ty", "gf"), rule] + gradient)
  }

  private static func stroke(_ paint: Paint, _ style: StrokeStyle) -> LottieValue {
    let look: [LottieMember] = [
      LottieMember("w", ["a": 0, "k": .number(style.width)]),
      LottieMember("lc", .number(style.cap.number)),
      LottieMember("lj", .number(style.join.number)), LottieMember("ml", .number(style.miterLimit)),
    ]
    switch paint {
    case .color(let color):
      return .object(
        [
          LottieMember("ty", "st"), LottieMember("c", still(color)),
          LottieMember("o", alpha(color)),
        ]
          + look)
    case .linearGradient, .radialGradient:
      return .object([LottieMember("ty", "gs")] + (gradient(paint) ?? []) + look)
    }
  }

  private static func still(_ color: Color) -> LottieValue {
    ["a": 0, "k": .numbers(color.red, color.green, color.blue, 1)]
  }

  private static func alpha(_ color: Color) -> LottieValue {
    ["a": 0, "k": .number(color.alpha * 100)]
  }

  /// The gradient of a paint that is one. A circle that is stretched is round: the export says so.
  private static func gradient(_ paint: Paint) -> [LottieMember]? {
    switch paint {
    case .color: return nil
    case .linearGradient(let start, let end, let stops):
      return gradient(1, start, end, stops)
    case .radialGradient(let circle, let focus, let stops):
      let center = circle.apply(to: .zero)
      let rim = center + Point(abs(circle.determinant).squareRoot(), 0)
      let way = circle.apply(to: focus) - center
      let radius = max(center.distance(to: rim), 1e-9)
      let light = [
        LottieMember("h", ["a": 0, "k": .number(100 * Point.zero.distance(to: way) / radius)]),
        LottieMember("a", ["a": 0, "k": .number(atan2(way.y, way.x) * 180 / .pi)]),
      ]
      return gradient(2, center, rim, stops) + light
    }
  }

  private static func gradient(
    _ kind: Double, _ start: Point, _ end: Point, _ stops: [GradientStop]
  ) -> [LottieMember] {
    var numbers = stops.flatMap { [$0.offset, $0.color.red, $0.color.green, $0.color.blue] }
    if stops.contains(where: { $0.color.alpha < 1 }) {
      numbers += stops.flatMap { [$0.offset, $0.color.alpha] }
    }
    let colors: LottieValue = [
      "p": .number(Double(stops.count)),
      "k": ["a": 0, "k": .list(numbers.map(LottieValue.number))],
    ]
    return [
      LottieMember("t", .number(kind)), LottieMember("o", ["a": 0, "k": 100]),
      LottieMember("g", colors),
      LottieMember("s", ["a": 0, "k": .numbers(start.x, start.y)]),
      LottieMember("e", ["a": 0, "k": .numbers(end.x, end.y)]),
    ]
  }

  private static func outlines(_ path: Path) -> [LottieValue] {
    LottieOutline.outlines(of: path).map { ["ty": "sh", "ks": ["a": 0, "k": $0.value]] }
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
