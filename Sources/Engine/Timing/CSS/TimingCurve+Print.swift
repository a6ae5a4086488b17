extension TimingCurve {
  /// The curve as a CSS easing function.
  ///
  /// Lines, steps and Bézier curves are given exactly; what CSS has no name for (springs, the
  /// families, functions) becomes a `linear(…)` that is within 0.001 of it.
  public var cssText: String {
    switch self {
    case .linear: "linear"
    case .cubicBezier(let curve):
      "cubic-bezier(\(Self.list([curve.x1, curve.y1, curve.x2, curve.y2])))"
    case .steps(let steps): "steps(\(steps.count), jump-\(steps.jump.rawValue))"
    case .piecewiseLinear(let lines): lines.cssText
    default: linearApproximation().cssText
    }
  }

  private static func list(_ numbers: [Double]) -> String {
    numbers.map(PlainNumber.exact).joined(separator: ", ")
  }
}

extension PiecewiseLinear {
  /// The curve as CSS's `linear(…)`.
  public var cssText: String {
    let texts = stops.map { stop in
      PlainNumber.exact(stop.value) + " " + PlainNumber.exact(stop.position * 100) + "%"
    }
    return "linear(\(texts.joined(separator: ", ")))"
  }
}
