import Engine

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
      case .fill(let path, let paint): return group("fill", outlines(path) + [fill(paint)])
      case .stroke(let path, let style, let paint):
        return group("stroke", outlines(path) + [stroke(paint, style)])
      case .group(let id, let transform, let opacity, let inner):
        // What is slanted is drawn slanted: a group can't be.
        var pose = Pose(transform)
        let inner = pose == nil ? inner.map { $0.mapped(by: transform) } : inner
        pose = pose ?? Pose()
        pose?.opacity = ["a": 0, "k": .number(opacity * 100)]
        return group(id ?? "group", Self.items(inner), pose ?? Pose())
      }
    }
  }

  // MARK: Paints

  static func fill(_ color: LottieValue, opacity: LottieValue) -> LottieValue {
    ["ty": "fl", "c": color, "o": opacity, "r": 1]
  }

  private static func fill(_ paint: Paint) -> LottieValue {
    switch paint {
    case .color(let color): fill(still(color), opacity: alpha(color))
    case .linearGradient(let start, let end, let stops):
      .object([LottieMember("ty", "gf"), LottieMember("r", 1)] + gradient(start, end, stops))
    }
  }

  private static func stroke(_ paint: Paint, _ style: StrokeStyle) -> LottieValue {
    let look: [LottieMember] = [
      LottieMember("w", ["a": 0, "k": .number(style.width)]),
      LottieMember("lc", .number(style.cap.number)),
      LottieMember("lj", .number(style.join.number)), LottieMember("ml", 4),
    ]
    switch paint {
    case .color(let color):
      return .object(
        [
          LottieMember("ty", "st"), LottieMember("c", still(color)),
          LottieMember("o", alpha(color)),
        ]
          + look)
    case .linearGradient(let start, let end, let stops):
      return .object([LottieMember("ty", "gs")] + gradient(start, end, stops) + look)
    }
  }

  private static func still(_ color: Color) -> LottieValue {
    ["a": 0, "k": .numbers(color.red, color.green, color.blue, 1)]
  }

  private static func alpha(_ color: Color) -> LottieValue {
    ["a": 0, "k": .number(color.alpha * 100)]
  }

  private static func gradient(
    _ start: Point, _ end: Point, _ stops: [GradientStop]
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
      LottieMember("t", 1), LottieMember("o", ["a": 0, "k": 100]), LottieMember("g", colors),
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
