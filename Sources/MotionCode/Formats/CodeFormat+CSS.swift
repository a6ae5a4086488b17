import Engine

extension CodeFormat {
  /// A transition, in which a spring is a `linear(…)`; what is read in CSS's words is read for all languages.
  static let css = CodeFormat(
    title: "CSS",
    text: { motion in
      let wait = motion.delay > 0 ? " \(CodeNumber.text(motion.delay))s" : ""
      return "transition: all \(CodeNumber.text(motion.duration))s \(motion.easing)\(wait);"
    }, read: { _ in nil })
}

extension CodedMotion {
  /// The curve as an easing of CSS: what that has no function for becomes lines within a thousandth of
  /// it, or within as little as 200 ends of lines can be.
  var easing: String {
    var (curve, tolerance) = (curve, 0.001)
    switch curve {
    case .linear, .cubicBezier, .steps, .piecewiseLinear: break
    default:
      var lines = curve.linearApproximation(tolerance: tolerance)
      while lines.stops.count > 200 {
        tolerance *= 2
        lines = curve.linearApproximation(tolerance: tolerance)
      }
      curve = .piecewiseLinear(lines)
    }
    return curve.cssText { PlainNumber.text($0, decimals: 4) }
  }
}
