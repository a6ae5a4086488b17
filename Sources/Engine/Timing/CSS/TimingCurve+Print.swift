extension TimingCurve {
  /// The curve as a CSS easing function.
  ///
  /// Lines, steps and Bézier curves are given exactly; what CSS has no name for (springs, the
  /// families, functions) becomes a `linear(…)` that is within 0.001 of it.
  public var cssText: String { cssText(PlainNumber.exact) }

  /// The same with other texts of numbers.
  package func cssText(_ number: (Double) -> String) -> String {
    switch self {
    case .linear: return "linear"
    case .cubicBezier(let curve):
      let numbers = [curve.x1, curve.y1, curve.x2, curve.y2].map(number)
      return "cubic-bezier(\(numbers.joined(separator: ", ")))"
    case .steps(let steps): return "steps(\(steps.count), jump-\(steps.jump.rawValue))"
    case .piecewiseLinear(let lines): return lines.cssText(number)
    default: return linearApproximation().cssText(number)
    }
  }
}

extension PiecewiseLinear {
  /// The curve as CSS's `linear(…)`.
  public var cssText: String { cssText(PlainNumber.exact) }

  fileprivate func cssText(_ number: (Double) -> String) -> String {
    let texts = stops.map { "\(number($0.value)) \(number($0.position * 100))%" }
    return "linear(\(texts.joined(separator: ", ")))"
  }
}
