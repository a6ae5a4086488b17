import Engine

/// The curves that Compose, motion.dev and easings.net have names for, beside those of CSS.
enum EasingNames {
  /// The curve of a name; nil: it is that of none.
  ///
  /// - Parameter name: in small letters.
  static func curve(named name: String) -> TimingCurve? {
    let plain = name.replacing("-", with: "").replacing("easing", with: "")
    if let points = beziers[plain] { return .cubicBezier(points) }
    if let found = families.first(where: { $0.name == plain }) {
      return lines(along: .penner(found.family, found.side))
    }
    switch plain {
    case "backinout": return lines(along: .custom { mirrored(backIn, $0) })
    case "anticipate": return lines(along: .custom(anticipated))
    default: return nil
    }
  }

  private static func lines(along curve: TimingCurve) -> TimingCurve {
    .piecewiseLinear(
      PiecewiseLinear(
        curve.lines(within: 0.001).stops.map { .init(rounded($0.value), at: rounded($0.position)) })
    )
  }

  private static func rounded(_ value: Double) -> Double { (value * 10_000).rounded() / 10_000 }

  /// Curves that neither CSS nor Bézier's points have: motion.dev's circles, and what swings.
  private static let families: [(name: String, family: PennerFamily, side: EaseSide)] = [
    ("circinout", .circ, .inOut), ("circin", .circ, .in), ("circout", .circ, .out),
    ("easeinoutelastic", .elastic, .inOut), ("easeinelastic", .elastic, .in),
    ("easeoutelastic", .elastic, .out), ("easeinoutbounce", .bounce, .inOut),
    ("easeinbounce", .bounce, .in), ("easeoutbounce", .bounce, .out),
  ]

  private static let backIn = CubicBezier(0.31, 0.01, 0.67, -0.53)

  private static func mirrored(_ curve: CubicBezier, _ place: Double) -> Double {
    place < 0.5 ? curve.value(at: 2 * place) / 2 : 1 - curve.value(at: 2 - 2 * place) / 2
  }

  private static func anticipated(_ place: Double) -> Double {
    place < 0.5
      ? backIn.value(at: 2 * place) / 2
      : (1 + TimingCurve.penner(.expo, .out).value(at: 2 * place - 1)) / 2
  }

  private static let beziers: [String: CubicBezier] = [
    // motion.dev
    "backin": backIn, "backout": CubicBezier(0.33, 1.53, 0.69, 0.99),
    // Compose
    "fastoutslowin": CubicBezier(0.4, 0, 0.2, 1), "linearoutslowin": CubicBezier(0, 0, 0.2, 1),
    "fastoutlinearin": CubicBezier(0.4, 0, 1, 1),
    "easeinsine": CubicBezier(0.12, 0, 0.39, 0), "easeoutsine": CubicBezier(0.61, 1, 0.88, 1),
    "easeinoutsine": CubicBezier(0.37, 0, 0.63, 1), "easeinquad": CubicBezier(0.11, 0, 0.5, 0),
    "easeoutquad": CubicBezier(0.5, 1, 0.89, 1), "easeinoutquad": CubicBezier(0.45, 0, 0.55, 1),
    "easeincubic": CubicBezier(0.32, 0, 0.67, 0), "easeoutcubic": CubicBezier(0.33, 1, 0.68, 1),
    "easeinoutcubic": CubicBezier(0.65, 0, 0.35, 1), "easeinquart": CubicBezier(0.5, 0, 0.75, 0),
    "easeoutquart": CubicBezier(0.25, 1, 0.5, 1), "easeinoutquart": CubicBezier(0.76, 0, 0.24, 1),
    "easeinquint": CubicBezier(0.64, 0, 0.78, 0), "easeoutquint": CubicBezier(0.22, 1, 0.36, 1),
    "easeinoutquint": CubicBezier(0.83, 0, 0.17, 1), "easeinexpo": CubicBezier(0.7, 0, 0.84, 0),
    "easeoutexpo": CubicBezier(0.16, 1, 0.3, 1), "easeinoutexpo": CubicBezier(0.87, 0, 0.13, 1),
    "easeincirc": CubicBezier(0.55, 0, 1, 0.45), "easeoutcirc": CubicBezier(0, 0.55, 0.45, 1),
    "easeinoutcirc": CubicBezier(0.85, 0, 0.15, 1), "easeinback": CubicBezier(0.36, 0, 0.66, -0.56),
    "easeoutback": CubicBezier(0.34, 1.56, 0.64, 1),
    "easeinoutback": CubicBezier(0.68, -0.6, 0.32, 1.6),
  ]
}
